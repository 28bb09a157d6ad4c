import { GatewayError } from '../../sdk-plugin/errors.ts'
import type { Outcome } from './protocol.ts'

interface Running {
  resolve(outcome: Outcome): void
  timer: NodeJS.Timeout
  overdue: boolean
}

export interface CallsOptions {
  /** The deadline of a call has passed: it has been answered, but its handler goes on. */
  onOverdue(id: number): void
  /** The handler has gone on for long after its deadline. */
  onObstinate(): void
  /** No call is left, or none that is overdue. */
  onFreed(): void
}

/** How long a handler may take to obey its aborted signal before its process is killed. */
const ABORT_GRACE_MS = 700

/** The calls in flight in one process, each with its deadline. */
export class Calls {
  readonly #options: CallsOptions
  readonly #running = new Map<number, Running>()
  #nextId = 1
  #overdue = 0

  constructor(options: CallsOptions) {
    this.#options = options
  }

  get size(): number {
    return this.#running.size
  }

  /** How many go on after their deadline: as long as there is one, the process may be blocked. */
  get overdue(): number {
    return this.#overdue
  }

  /** The outcome never rejects; at the deadline it is a 504. */
  begin(timeoutMs: number): { id: number; outcome: Promise<Outcome> } {
    const { promise, resolve } = Promise.withResolvers<Outcome>()
    const id = this.#nextId++
    const timer = setTimeout(() => this.#expire(id, timeoutMs), timeoutMs)
    this.#running.set(id, { resolve, timer, overdue: false })
    return { id, outcome: promise }
  }

  has(id: number): boolean {
    return this.#running.has(id)
  }

  /** An outcome that comes after the deadline only says that the handler has ended. */
  end(id: number, outcome: Outcome): void {
    const running = this.#running.get(id)
    if (!running) return
    this.#running.delete(id)
    clearTimeout(running.timer)
    if (running.overdue) this.#overdue--
    running.resolve(outcome)
    const obeyed = running.overdue && this.#overdue === 0
    if (this.#running.size === 0 || obeyed) this.#options.onFreed()
  }

  endAll(outcome: Outcome): void {
    for (const id of this.#running.keys()) this.end(id, outcome)
  }

  #expire(id: number, timeoutMs: number): void {
    const running = this.#running.get(id)!
    const message = `The endpoint did not finish within ${timeoutMs / 1000} s.`
    running.resolve(failure(new GatewayError('plugin_timeout', { message })))
    running.overdue = true
    running.timer = setTimeout(() => this.#options.onObstinate(), ABORT_GRACE_MS)
    this.#overdue++
    this.#options.onOverdue(id)
  }
}

/** The outcome of a call that reached a handler but got no answer from it. */
export function failure(error: GatewayError, cause?: string): Outcome {
  const { status } = error
  return { ok: false, status, error: error.toJSON(), reached: true, ...(cause === undefined ? {} : { cause }) }
}
