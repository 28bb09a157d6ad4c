/** Things that are made by work that waits, and kept as long as there is room: what was used longest ago goes first. */
export class KeptLater<Thing> {
  readonly #most: number
  readonly #sizeOf: (thing: Thing) => number
  readonly #things = new Map<string, { thing: Promise<Thing>; size: number }>()

  /** @param most Sizes of all that is kept together; what was asked for last stays whatever its size. */
  constructor(most: number, sizeOf: (thing: Thing) => number) {
    this.#most = most
    this.#sizeOf = sizeOf
  }

  /** What has this name, or what `make` makes: once, for all who ask meanwhile. What fails is made again. */
  get(name: string, make: () => Promise<Thing>): Promise<Thing> {
    const kept = this.#things.get(name) ?? this.#begun(name, make())
    this.#things.delete(name)
    this.#things.set(name, kept)
    return kept.thing
  }

  #begun(name: string, thing: Promise<Thing>): { thing: Promise<Thing>; size: number } {
    const kept = { thing, size: 0 }
    thing.then(
      (made) => {
        kept.size = this.#sizeOf(made)
        this.#forgetOldest()
      },
      () => this.#things.delete(name),
    )
    return kept
  }

  #forgetOldest(): void {
    let total = this.#things.values().reduce((sum, { size }) => sum + size, 0)
    for (const [name, { size }] of this.#things) {
      if (total <= this.#most || this.#things.size === 1) break
      total -= size
      this.#things.delete(name)
    }
  }
}
