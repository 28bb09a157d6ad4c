import { GatewayError } from '../../sdk-plugin/errors.ts'
import type { PluginProcess } from './process.ts'

/** How long a call waits for a process when as many live as may. */
const WAIT_MS = 10_000
const CHECK_MS = 250

/**
 * All plugin processes of the host: at most `max` at once, the longest idle gives way to a new one, and each ends after
 * `idleMs` without a call.
 */
export class ProcessBudget {
  readonly #max: number
  readonly #idleMs: number
  readonly #live = new Set<PluginProcess>()
  readonly #waiting: (() => void)[] = []
  #timer: NodeJS.Timeout | undefined

  constructor({ max, idleMs }: { max: number; idleMs: number }) {
    this.#max = max
    this.#idleMs = idleMs
  }

  get size(): number {
    return this.#live.size
  }

  /** Makes room, then starts a process. @throws GatewayError `overloaded` when none becomes free in time. */
  async start(create: () => PluginProcess): Promise<PluginProcess> {
    if (this.#live.size >= this.#max && !this.#evict()) await this.#room()
    const process = create()
    this.#live.add(process)
    this.#timer ??= setInterval(() => this.#check(), CHECK_MS).unref()
    return process
  }

  /** To be called when a process has ended. */
  ended(process: PluginProcess): void {
    this.#live.delete(process)
    if (this.#live.size === 0) {
      clearInterval(this.#timer)
      this.#timer = undefined
    }
    this.#waiting.shift()?.()
  }

  /** Ends the process that has been idle longest; false when all are at work. */
  #evict(): boolean {
    const idle = [...this.#live].filter((process) => process.inFlight === 0)
    const oldest = idle.toSorted((a, b) => a.lastUsed - b.lastUsed)[0]
    if (!oldest) return false
    this.#live.delete(oldest)
    oldest.leave()
    return true
  }

  async #room(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const timer = setTimeout(() => {
      this.#waiting.splice(this.#waiting.indexOf(resolve), 1)
      reject(new GatewayError('overloaded', { retryAfter: 5 }))
    }, WAIT_MS)
    this.#waiting.push(resolve)
    await promise.finally(() => clearTimeout(timer))
  }

  #check(): void {
    const now = Date.now()
    for (const process of this.#live) {
      process.checkMemory()
      if (process.inFlight === 0 && now - process.lastUsed > this.#idleMs) process.leave()
    }
    if (this.#waiting.length > 0 && this.#evict()) this.#waiting.shift()?.()
  }
}
