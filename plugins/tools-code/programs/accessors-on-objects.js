const o = {
  '_v': 1,
  get 'v'() {
    return this._v
  },
  set 'v'(x) {
    this._v = x * 10
  },
  ['com' + 'puted']: 3,
  'with space': 4,
  '5': 6,
}
o.v = 7
out(o.v, o.computed, o['with space'], o[5], Object.keys(o))
