const {
  a = 1,
  b: { c, ...more },
  ...others
} = { b: { c: 2, d: 3, e: 4 }, f: 5 }
const [x, , y = 9, ...z] = 'abcde'
out(a, c, more, others, x, y, z)
