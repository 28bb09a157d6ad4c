let i = 0
const r = (i++, i++, i)
out(r, void 0, typeof undefinedName, !!'', +'12', -'3', [] + {}, [1] == 1, null == undefined, NaN !== NaN)
