class P {
  #n = 1
  static #made = 0
  static {
    P.#made = 10
  }
  #bump() {
    return ++this.#n
  }
  bump() {
    P.#made++
    return [this.#bump(), P.#made, #n in this]
  }
}
out(new P().bump(), new P().bump())
