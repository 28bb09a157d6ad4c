/** A map of at most `capacity` entries that forgets the one unused for longest. */
export class LruMap<Key, Value> {
  readonly #capacity: number
  /** A Map keeps the order of insertion: the first entry is the one to forget. */
  readonly #entries = new Map<Key, Value>()

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  get size(): number {
    return this.#entries.size
  }

  get(key: Key): Value | undefined {
    const value = this.#entries.get(key)
    if (value !== undefined) this.#moveToEnd(key, value)
    return value
  }

  set(key: Key, value: Value): void {
    this.#moveToEnd(key, value)
    if (this.#entries.size <= this.#capacity) return
    for (const oldest of this.#entries.keys()) {
      this.#entries.delete(oldest)
      return
    }
  }

  clear(): void {
    this.#entries.clear()
  }

  #moveToEnd(key: Key, value: Value): void {
    this.#entries.delete(key)
    this.#entries.set(key, value)
  }
}
