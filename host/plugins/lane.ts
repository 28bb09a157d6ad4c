import { GatewayError } from '../../sdk-plugin/errors.ts'

/**
 * A bounded number of turns at the same time with a bounded queue behind it, first come first served. The host has one
 * for all computing calls, as wide as the machine has cores, so that a flood of pictures leaves the light endpoints fast.
 */
export class Lane {
  readonly #slots: number
  readonly #maxQueue: number
  readonly #queue: { enter: () => void; leave: (error: GatewayError) => void }[] = []
  #busy = 0

  constructor({ slots, queue }: { slots: number; queue: number }) {
    this.#slots = slots
    this.#maxQueue = queue
  }

  get busy(): number {
    return this.#busy
  }

  get queued(): number {
    return this.#queue.length
  }

  /**
   * Runs `work` when it is its turn.
   * @throws GatewayError `overloaded` when the queue is full, or the turn did not come within `waitMs`.
   */
  async run<T>(work: () => Promise<T>, waitMs: number): Promise<T> {
    if (this.#busy < this.#slots) this.#busy++
    else await this.#turn(waitMs)
    try {
      return await work()
    } finally {
      const next = this.#queue.shift()
      if (next) next.enter()
      else this.#busy--
    }
  }

  async #turn(waitMs: number): Promise<void> {
    if (this.#queue.length >= this.#maxQueue) throw overloaded(this.#queue.length)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const place = { enter: resolve, leave: reject }
    this.#queue.push(place)
    const timer = setTimeout(() => {
      this.#queue.splice(this.#queue.indexOf(place), 1)
      reject(overloaded(this.#queue.length))
    }, waitMs)
    await promise.finally(() => clearTimeout(timer))
  }
}

function overloaded(queued: number): GatewayError {
  return new GatewayError('overloaded', { retryAfter: 2, hint: `${queued} calls are waiting for a processor.` })
}
