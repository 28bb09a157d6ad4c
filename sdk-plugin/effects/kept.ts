import { within } from './kernels/memory.ts'

/** Things that are made once and kept as long as there is room: what was used longest ago goes first. */
export class Kept<Thing> {
  #most: number
  readonly #sizeOf: (thing: Thing) => number
  readonly #things = new Map<string, Thing>()
  #size = 0

  /**
   * @param most Sizes of all that is kept together; the last one made stays whatever its size.
   * @param sizeOf Default 1: `most` counts things.
   */
  constructor(most: number, sizeOf: (thing: Thing) => number = () => 1) {
    this.#most = most
    this.#sizeOf = sizeOf
  }

  /** Keeps this much at least from now on. */
  widen(most: number): void {
    this.#most = Math.max(this.#most, most)
  }

  /** What has this name, if it is kept. */
  find(name: string): Thing | undefined {
    return this.#things.get(name)
  }

  /** What has this name, or what `make` makes; its planes are arrays of their own, as they outlive the step. */
  get(name: string, make: () => Thing): Thing {
    let thing = this.#things.get(name)
    if (thing === undefined) {
      thing = within(undefined, make)
      this.#size += this.#sizeOf(thing)
    }
    this.#things.delete(name)
    this.#things.set(name, thing)
    for (const [old, each] of this.#things) {
      if (this.#size <= this.#most || this.#things.size === 1) break
      this.#size -= this.#sizeOf(each)
      this.#things.delete(old)
    }
    return thing
  }
}
