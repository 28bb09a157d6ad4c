const s = Symbol('tag')
const o = {
  [s]: 1,
  get [Symbol.toStringTag]() {
    return 'Mine'
  },
}
out(o[s], String(o), s.description, Symbol.for('k') === Symbol.for('k'))
