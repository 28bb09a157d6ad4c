const m = new Map([
  ['a', 1],
  ['b', 2],
])
const s = new Set([1, 2, 2, 3])
out(
  [...m],
  [...s].map((x) => m.size * x),
  new WeakMap().has({}),
  Object.groupBy([1, 2, 3], (n) => (n % 2 ? 'odd' : 'even')),
)
