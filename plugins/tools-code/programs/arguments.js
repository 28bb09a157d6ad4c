function f(a, b = a + 1, ...rest) {
  return [a, b, rest, arguments.length, f.length]
}
out(f(1), f(1, 2, 3, 4))
