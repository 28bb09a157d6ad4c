import { setImmediate } from 'node:timers/promises'
import { GatewayError } from '@gateway/sdk-plugin'

/** Kept for storing and answering after the last step. */
const RESERVE_MS = 2000

/** Watches that long work ends in time, and says so early when it will not. */
export class Pace {
  readonly #started = performance.now()
  readonly #signal: AbortSignal
  readonly #limitMs: number
  #workFrom = this.#started

  /** @param limitMs the endpoint's own time limit */
  constructor(signal: AbortSignal, limitMs: number) {
    this.#signal = signal
    this.#limitMs = limitMs
  }

  /** Lets other things happen; throws when the call has ended. */
  async pause(): Promise<void> {
    await setImmediate()
    this.#signal.throwIfAborted()
  }

  /** What `progress` counts begins now. */
  begin(): void {
    this.#workFrom = performance.now()
  }

  /**
   * @param done 0 … 1 of the work that began with `begin`
   * @param afterMs what comes after it, as far as known
   * @throws `process_timeout` when the rest would not end in time
   */
  progress(done: number, afterMs = 0): void {
    const now = performance.now()
    // The first of it runs slower than the rest, as everything does that has just been loaded.
    if (done < 1 && now - this.#workFrom < this.#limitMs / 12) return
    const needed = now - this.#started + ((now - this.#workFrom) * (1 - done)) / done + afterMs + RESERVE_MS
    if (needed <= this.#limitMs) return
    throw new GatewayError('process_timeout', {
      message: `This sound would take about ${Math.ceil(needed / 1000)} s to work on.`,
      expected: `at most ${this.#limitMs / 1000} s of work`,
      hint: 'Send a shorter part of it.',
    })
  }
}
