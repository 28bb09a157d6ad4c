const compose =
  (...fs) =>
  (x) =>
    fs.reduceRight((y, f) => f(y), x)
const curry = (f) => (a) => (b) => f(a, b)
out(
  compose(
    (x) => x + 1,
    (x) => x * 2,
  )(5),
  [1, 2, 3].map(curry(Math.pow)(2)),
  [[1, [2]], 3].flat(Infinity),
)
