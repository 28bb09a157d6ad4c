const f = (x) => {
  try {
    if (x > 1) throw new RangeError('x' + x)
    return 'ok'
  } catch (e) {
    return e.name + ':' + e.message
  } finally {
    out('finally', x)
  }
}
out(f(1), f(2))
