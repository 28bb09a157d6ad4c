import { GatewayError } from '../../../sdk-plugin/errors.ts'

export interface SlotOptions {
  /** How many hold one at the same time. */
  max: number
  /** How many may wait; the next one is refused at once. */
  queue: number
  /** Milliseconds that one waits at most. */
  waitMs: number
}

/** Places for pages: first come, first served. */
export class Slots {
  readonly #options: SlotOptions
  readonly #waiting = new Set<() => void>()
  #held = 0

  constructor(options: SlotOptions) {
    this.#options = options
  }

  get held(): number {
    return this.#held
  }

  /** @throws GatewayError `overloaded` when too many wait, or the wait was too long; the signal's reason */
  async take(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    const { max, queue, waitMs } = this.#options
    if (this.#held < max) return void this.#held++
    if (this.#waiting.size >= queue) throw busy()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    // Off the list before it is refused: a place given to one who has left would be lost.
    const leave = (error: unknown) => {
      this.#waiting.delete(resolve)
      reject(error)
    }
    const timer = setTimeout(() => leave(busy()), waitMs)
    const onAbort = () => leave(signal.reason)
    signal.addEventListener('abort', onAbort, { once: true })
    this.#waiting.add(resolve)
    try {
      // The place is handed over by the one who leaves it.
      await promise
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
    }
  }

  free(): void {
    const [next] = this.#waiting
    if (!next) return void this.#held--
    this.#waiting.delete(next)
    next()
  }
}

function busy(): GatewayError {
  return new GatewayError('overloaded', { message: 'Too many pages are open at the moment.', retryAfter: 5 })
}
