import { ExpiringCache } from './expiring-cache.ts'

/** Longest value kept; longer ones are let go without a word, as a cache may. */
const MAX_VALUE = 1024 * 1024

/** `ctx.cache`: JSON texts by name, bounded by characters. */
export class ValueCache {
  readonly #entries: ExpiringCache<string>
  readonly #clock: () => number

  constructor(maxSize: number, clock: () => number) {
    this.#entries = new ExpiringCache({ maxSize, clock })
    this.#clock = clock
  }

  get(name: string): string | undefined {
    return this.#entries.get(name)
  }

  set(name: string, value: string, seconds: number): void {
    const until = value.length > MAX_VALUE || !(seconds > 0) ? 0 : this.#clock() + seconds * 1000
    this.#entries.set(name, value, { size: name.length + value.length, until })
  }
}
