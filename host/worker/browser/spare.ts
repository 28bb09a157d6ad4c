/** One thing made ahead of the call that will want it: a page takes a tenth of a second to open. */
export class Spare<Thing> {
  readonly #drop: (thing: Thing) => void
  #ready: { key: string; made: Promise<Thing> } | undefined

  /** `drop` gets rid of what nobody took. */
  constructor(drop: (thing: Thing) => void) {
    this.#drop = drop
  }

  /** The one made for `key`, which then belongs to the caller. */
  take(key: string): Promise<Thing> | undefined {
    if (this.#ready?.key !== key) return undefined
    const { made } = this.#ready
    this.#ready = undefined
    return made
  }

  /** Makes one for `key`, unless there is one already; one for another key gives way. */
  prepare(key: string, make: () => Promise<Thing>): void {
    if (this.#ready?.key === key) return
    this.clear()
    const made = make()
    const ready = { key, made }
    this.#ready = ready
    made.catch(() => {
      if (this.#ready === ready) this.#ready = undefined
    })
  }

  clear(): void {
    const ready = this.#ready
    this.#ready = undefined
    // What was never made needs no dropping.
    ready?.made.then(this.#drop, () => undefined)
  }
}
