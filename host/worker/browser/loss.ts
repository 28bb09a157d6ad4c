import { setTimeout as pause } from 'node:timers/promises'
import { GatewayError } from '../../../sdk-plugin/errors.ts'
import { browserGone, crashed, tooSlow } from './failure.ts'

const REASON_MS = 50

/** Why the work on a page cannot go on: the call has ended, the tab has crashed, the browser is gone. */
export class Loss {
  #reason: GatewayError | undefined
  readonly #ended = Promise.withResolvers<never>()
  readonly #signal: AbortSignal
  readonly #onAbort = () => this.tell(tooSlow(this.#signal.reason))

  constructor(signal: AbortSignal) {
    this.#signal = signal
    this.#ended.promise.catch(() => undefined)
    signal.addEventListener('abort', this.#onAbort, { once: true })
    if (signal.aborted) this.#onAbort()
  }

  /** The first reason counts. */
  tell(reason: GatewayError): void {
    this.#reason ??= reason
    this.#ended.reject(this.#reason)
  }

  /** `work`, or the reason as soon as there is one. */
  async race<T>(work: Promise<T>): Promise<T> {
    // It fails as well when the page goes, and nobody waits for it any more.
    work.catch(() => undefined)
    try {
      return await Promise.race([work, this.#ended.promise])
    } catch (error) {
      // The work may fail before the reason is known: of a crash its own error comes first.
      await Promise.race([this.#ended.promise.catch(() => undefined), pause(REASON_MS)])
      throw this.#reasonOf(error)
    }
  }

  dispose(): void {
    this.#signal.removeEventListener('abort', this.#onAbort)
  }

  /** What the caller is told: why the page went says more than what the work met as it did. */
  #reasonOf(error: unknown): unknown {
    if (this.#reason) return this.#reason
    if (error instanceof GatewayError || !(error instanceof Error)) return error
    if (error.name === 'TimeoutError') return tooSlow(error)
    if (/\bcrashed\b/i.test(error.message)) return crashed()
    return /has been closed|Connection closed|has ended/i.test(error.message) ? browserGone(error) : error
  }
}
