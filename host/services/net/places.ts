import type { Deadline } from './deadline.ts'

/** A number of places; who finds none free waits in line. */
export class Places {
  #free: number
  readonly #waiting: (() => void)[] = []

  constructor(count: number) {
    this.#free = count
  }

  /** @throws the deadline's reason when it ends before there is a place */
  async run<T>(deadline: Deadline, work: () => Promise<T>): Promise<T> {
    await this.#take(deadline)
    try {
      return await work()
    } finally {
      this.#pass()
    }
  }

  async #take(deadline: Deadline): Promise<void> {
    if (this.#free > 0) return void this.#free--
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#waiting.push(resolve)
    try {
      await deadline.race(promise)
    } catch (error) {
      const index = this.#waiting.indexOf(resolve)
      // Called in the moment of giving up: the place goes on to the next.
      if (index === -1) this.#pass()
      else this.#waiting.splice(index, 1)
      throw error
    }
  }

  #pass(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#free++
  }
}
