class Oops extends Error {
  constructor(m, o) {
    super(m, o)
    this.name = 'Oops'
    this.extra = 1
  }
}
try {
  throw new Oops('m', { cause: 'c' })
} catch (e) {
  out(e instanceof Oops, e instanceof Error, String(e), e.cause, e.extra)
}
