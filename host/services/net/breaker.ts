export interface BreakerOptions {
  /** Failures in a row that open the circuit. Default 5. */
  failures?: number
  /** Milliseconds until one request may try an open circuit. Default 30,000. */
  restMs?: number
  /** Milliseconds on any steady clock. */
  clock?: () => number
}

/** How a request that was let through has ended. `unknown`: its caller left before there was an answer. */
export type Outcome = 'success' | 'failure' | 'unknown'

/**
 * A circuit breaker. Closed, it lets everything through. After too many failures in a row it opens and lets nothing
 * through for a while, then a single trial: its success closes the circuit, its failure opens it again.
 */
export class Breaker {
  readonly #limit: number
  readonly #restMs: number
  readonly #clock: () => number
  #failures = 0
  #opensAt = 0
  #trying = false

  constructor({ failures = 5, restMs = 30_000, clock = () => performance.now() }: BreakerOptions = {}) {
    this.#limit = failures
    this.#restMs = restMs
    this.#clock = clock
  }

  /** Milliseconds to wait before asking again, 0 to go ahead now. Whoever gets 0 must `report` how it ended. */
  enter(): number {
    if (this.#failures < this.#limit) return 0
    const wait = this.#opensAt - this.#clock()
    if (wait > 0) return wait
    if (this.#trying) return this.#restMs
    this.#trying = true
    return 0
  }

  report(outcome: Outcome): void {
    this.#trying = false
    if (outcome === 'success') this.#failures = 0
    if (outcome !== 'failure') return
    this.#failures++
    this.#opensAt = this.#clock() + this.#restMs
  }
}
