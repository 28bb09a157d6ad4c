import { setImmediate } from 'node:timers/promises'
import { GatewayError, unprocessable } from '@gateway/sdk-plugin'

export const MAX_HASHES = 5_000_000
export const MAX_MS = 10_000

/** How much may be computed for one challenge, counted in hashes (keys, where a key is derived) and in time. */
export class Budget {
  readonly #started = performance.now()
  readonly #difficulty: string
  readonly #signal: AbortSignal
  readonly #maxMs: number
  hashes = 0

  /** @param difficulty in words, for the refusal */
  constructor(difficulty: string, signal: AbortSignal, maxMs = MAX_MS) {
    this.#difficulty = difficulty
    this.#signal = signal
    this.#maxMs = maxMs
  }

  get ms(): number {
    return performance.now() - this.#started
  }

  /**
   * Counts, and lets others have a turn.
   * @throws GatewayError `unprocessable` (too many), `process_timeout` (too long); the signal's reason when it aborts
   */
  async spend(hashes: number): Promise<void> {
    this.hashes += hashes
    await setImmediate()
    this.#signal.throwIfAborted()
    if (this.hashes > MAX_HASHES) throw tooHard(this.#difficulty)
    if (this.ms > this.#maxMs) {
      throw new GatewayError('process_timeout', {
        message: `The challenge was not solved within ${this.#maxMs / 1000} s: ${this.#difficulty}.`,
        difficulty: this.#difficulty,
        hashes: this.hashes,
      })
    }
  }
}

/** 422: more than is computed here. */
export function tooHard(difficulty: string): GatewayError {
  return unprocessable(`The challenge is too hard for this endpoint: ${difficulty}.`, {
    expected: `at most ${MAX_HASHES.toLocaleString('en')} hashes and ${MAX_MS / 1000} s`,
    difficulty,
  })
}
