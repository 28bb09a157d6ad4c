const f = (n) => {
  switch (n) {
    case 1:
      return 'one'
    case 2:
      n++
    case 3:
      return n
    default:
      return '?'
  }
}
out(f(1), f(2), f(3), f('1'))
