const o = Object.freeze(Object.defineProperty({}, 'hidden', { value: 1, enumerable: false }))
o.more = 2
out(Object.keys(o), o.hidden, o.more, Object.isFrozen(o))
