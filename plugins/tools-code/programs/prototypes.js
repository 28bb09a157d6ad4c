function Shape(n) {
  if (!new.target) return new Shape(n)
  this.n = n
}
Shape.prototype.area = function () {
  return this.n ** 2
}
const s = Shape(3)
out(s.area(), Object.getPrototypeOf(s) === Shape.prototype, 'n' in s, s.hasOwnProperty('area'))
