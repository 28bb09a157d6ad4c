/**
 * A time limit joined with the signals of others who may stop waiting. `signal.reason` tells which it was: the error
 * given for the time limit, or the reason of the signal that aborted.
 */
export class Deadline {
  readonly signal: AbortSignal
  readonly #controller = new AbortController()
  readonly #timer: NodeJS.Timeout
  readonly #others: readonly AbortSignal[]

  /** `signals` may hold gaps, so that optional ones can be passed as they are. */
  constructor(ms: number, timeout: () => Error, signals: readonly (AbortSignal | undefined)[] = []) {
    this.signal = this.#controller.signal
    this.#others = signals.filter((signal) => signal !== undefined)
    // An exchange alone keeps no process alive: its sockets do.
    this.#timer = setTimeout(() => this.abort(timeout()), Math.max(0, ms)).unref()
    for (const other of this.#others) {
      if (other.aborted) this.#controller.abort(other.reason)
      else other.addEventListener('abort', this.#forward, { once: true })
    }
  }

  /** What `work` brings, or the reason as soon as time is up, for work that cannot be stopped. */
  async race<T>(work: Promise<T>): Promise<T> {
    this.signal.throwIfAborted()
    let stop: (() => void) | undefined
    const stopped = new Promise<never>((_, reject) => {
      stop = () => reject(this.signal.reason)
      this.signal.addEventListener('abort', stop, { once: true })
    })
    try {
      return await Promise.race([work, stopped])
    } finally {
      this.signal.removeEventListener('abort', stop!)
    }
  }

  /** Gives up early. */
  abort(reason: Error): void {
    this.clear()
    this.#controller.abort(reason)
  }

  /** Ends the limit; long-lived signals then hold nothing of this exchange. */
  clear(): void {
    clearTimeout(this.#timer)
    for (const other of this.#others) other.removeEventListener('abort', this.#forward)
  }

  readonly #forward = (event: Event): void => this.#controller.abort((event.target as AbortSignal).reason)
}
