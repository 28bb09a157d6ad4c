import { LRUCache } from 'lru-cache'

export interface ExpiringCacheOptions {
  /** Sum of the sizes of all values at most; 0 keeps nothing. */
  maxSize: number
  clock: () => number
}

/** Values by name until their time is up, the least recently used out first when room is short. */
export class ExpiringCache<Value extends {}> {
  readonly #clock: () => number
  readonly #entries: LRUCache<string, { value: Value; until: number }> | undefined

  constructor({ maxSize, clock }: ExpiringCacheOptions) {
    this.#clock = clock
    this.#entries = maxSize > 0 ? new LRUCache({ maxSize }) : undefined
  }

  /** Sum of the sizes of what is kept. */
  get size(): number {
    return this.#entries?.calculatedSize ?? 0
  }

  get(name: string): Value | undefined {
    const entry = this.#entries?.get(name)
    if (!entry) return undefined
    if (entry.until > this.#clock()) return entry.value
    this.#entries!.delete(name)
    return undefined
  }

  /** @param until milliseconds since 1970; what is past already is not kept, and forgets what was */
  set(name: string, value: Value, { size, until }: { size: number; until: number }): void {
    if (until > this.#clock()) this.#entries?.set(name, { value, until }, { size })
    else this.#entries?.delete(name)
  }
}
