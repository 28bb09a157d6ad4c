/** Runs what is asked under one name one after the other, in the order in which it was asked. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>()

  async run<T>(name: string, act: () => Promise<T>): Promise<T> {
    const turn = (this.#last.get(name) ?? Promise.resolve()).then(act)
    const settled = turn.catch(() => undefined)
    this.#last.set(name, settled)
    void settled.then(() => {
      if (this.#last.get(name) === settled) this.#last.delete(name)
    })
    return turn
  }

  /** Resolves when what was asked until now is done. */
  async settled(): Promise<void> {
    await Promise.all(this.#last.values())
  }
}
