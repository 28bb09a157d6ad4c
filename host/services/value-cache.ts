/** Longest value kept; longer ones are let go without a word, as a cache may. */
const MAX_VALUE = 1024 * 1024

/** `ctx.cache`: JSON texts by name, least recently used out first, bounded by characters. */
export class ValueCache {
  readonly #max: number
  readonly #clock: () => number
  readonly #entries = new Map<string, { value: string; until: number }>()
  #size = 0

  constructor(max: number, clock: () => number) {
    this.#max = max
    this.#clock = clock
  }

  get(name: string): string | undefined {
    const entry = this.#entries.get(name)
    if (!entry) return undefined
    this.#delete(name)
    if (entry.until <= this.#clock()) return undefined
    this.#put(name, entry)
    return entry.value
  }

  set(name: string, value: string, seconds: number): void {
    this.#delete(name)
    if (value.length > MAX_VALUE || !(seconds > 0)) return
    this.#put(name, { value, until: this.#clock() + seconds * 1000 })
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#max) return
      this.#delete(oldest)
    }
  }

  #put(name: string, entry: { value: string; until: number }): void {
    this.#entries.set(name, entry)
    this.#size += name.length + entry.value.length
  }

  #delete(name: string): void {
    const entry = this.#entries.get(name)
    if (!entry) return
    this.#entries.delete(name)
    this.#size -= name.length + entry.value.length
  }
}
