class Clock {
  #seconds = 0

  tick(by = 1) {
    this.#seconds += by
    return this
  }

  toString() {
    const two = (value) => String(value).padStart(2, '0')
    return `${two(Math.floor(this.#seconds / 60))}:${two(this.#seconds % 60)}`
  }
}

console.log(String(new Clock().tick(65).tick()))
