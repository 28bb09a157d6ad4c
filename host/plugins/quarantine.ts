const CRASHES = 3
const WINDOW_MS = 5 * 60_000

/** Counts how often the processes of each plugin have crashed of late. */
export class Quarantine {
  readonly #clock: () => number
  readonly #crashes = new Map<string, number[]>()

  constructor(clock: () => number = Date.now) {
    this.#clock = clock
  }

  /** @returns why the plugin is to be switched off, if it is */
  crashed(id: string, reason: string): string | undefined {
    const now = this.#clock()
    const recent = [...(this.#crashes.get(id) ?? []), now].filter((at) => at > now - WINDOW_MS)
    this.#crashes.set(id, recent)
    if (recent.length < CRASHES) return undefined
    return `crashed ${recent.length} times within five minutes, last: ${reason}`
  }

  /** A new version starts with a clean record. */
  forget(id: string): void {
    this.#crashes.delete(id)
  }
}
