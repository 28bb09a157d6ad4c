import { GatewayError } from '../../sdk-plugin/errors.ts'

/** A narrower bound that some of the work has of its own: the computing calls of one plugin. */
export interface Share {
  readonly slots: number
  busy: number
}

interface Place {
  share: Share | undefined
  enter(): void
}

/**
 * A bounded number of turns at the same time with a bounded queue behind it, first come first served. The host has one
 * for all computing calls, as wide as the machine has cores, so that a flood of pictures leaves the light endpoints
 * fast. Work whose share is used up lets those behind it pass.
 */
export class Lane {
  readonly #slots: number
  readonly #maxQueue: number
  readonly #queue: Place[] = []
  #busy = 0
  #lastEnd = performance.now()

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

  /** Whether work that came now would begin at once. */
  get isFree(): boolean {
    return this.#busy < this.#slots
  }

  /** Milliseconds since the last work has ended; 0 while there is any. */
  get restMs(): number {
    return this.#busy > 0 ? 0 : performance.now() - this.#lastEnd
  }

  /**
   * Runs `work` when it is its turn.
   * @param waitMs how long it may wait for it; default: without limit
   * @throws GatewayError `overloaded` when the queue is full, or the turn did not come in time.
   */
  async run<T>(work: () => Promise<T>, { waitMs, share }: { waitMs?: number; share?: Share } = {}): Promise<T> {
    if (this.#busy < this.#slots && hasRoom(share)) this.#take(share)
    else await this.#turn(share, waitMs)
    try {
      return await work()
    } finally {
      this.#busy--
      this.#lastEnd = performance.now()
      if (share) share.busy--
      this.#admit()
    }
  }

  #take(share: Share | undefined): void {
    this.#busy++
    if (share) share.busy++
  }

  /** One turn has become free, so at most one can begin. */
  #admit(): void {
    const index = this.#queue.findIndex(({ share }) => hasRoom(share))
    if (index === -1) return
    const [next] = this.#queue.splice(index, 1)
    this.#take(next!.share)
    next!.enter()
  }

  async #turn(share: Share | undefined, waitMs: number | undefined): Promise<void> {
    if (this.#queue.length >= this.#maxQueue) throw overloaded(this.#queue.length)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const place = { share, enter: resolve }
    this.#queue.push(place)
    const giveUp = () => {
      this.#queue.splice(this.#queue.indexOf(place), 1)
      reject(overloaded(this.#queue.length))
    }
    const timer = waitMs === undefined ? undefined : setTimeout(giveUp, waitMs)
    // Cleared in the very turn in which it is let in: a timer that fires afterwards would take another's place.
    place.enter = () => {
      clearTimeout(timer)
      resolve()
    }
    await promise
  }
}

function hasRoom(share: Share | undefined): boolean {
  return share === undefined || share.busy < share.slots
}

function overloaded(queued: number): GatewayError {
  return new GatewayError('overloaded', { retryAfter: 2, hint: `${queued} calls are waiting for a processor.` })
}
