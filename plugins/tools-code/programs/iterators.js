const range = {
  from: 1,
  to: 4,
  [Symbol.iterator]() {
    let n = this.from
    return { next: () => (n <= this.to ? { value: n++, done: false } : { value: undefined, done: true }) }
  },
}
out(
  [...range],
  Math.max(...range),
  Array.from(range, (x) => x * x),
)
