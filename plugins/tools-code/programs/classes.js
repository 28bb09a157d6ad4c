class A {
  constructor(x) {
    this.x = x
  }
  get double() {
    return this.x * 2
  }
  set double(v) {
    this.x = v / 2
  }
  static of(x) {
    return new this(x)
  }
  toString() {
    return `A(${this.x})`
  }
}
class B extends A {
  get double() {
    return super.double + 1
  }
}
const b = B.of(4)
out(b.double, `${b}`, b instanceof A)
const a = new A(1)
a.double = 10
out(a.x)
