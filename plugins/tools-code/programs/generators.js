function* fib() {
  let [a, b] = [0, 1]
  for (;;) {
    const reset = yield a
    ;[a, b] = reset ? [0, 1] : [b, a + b]
  }
}
const g = fib()
out(g.next().value, g.next().value, g.next().value, g.next().value, g.next(true).value, g.return(9))
function* two() {
  yield* [1, 2]
  return 3
}
out([...two()])
