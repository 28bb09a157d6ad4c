import { GatewayError } from '../../sdk-plugin/errors.ts'

/** What the budget knows of a process. */
export interface Resident {
  /** Loaded, without a call, not leaving. */
  readonly idle: boolean
  /** Milliseconds since 1970. */
  readonly lastUsed: number
  leave(): void
  checkMemory(): void
}

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
  readonly #waitMs: number
  readonly #live = new Set<Resident>()
  /** Settled, and replaced, when something has changed for those who wait. */
  #change = Promise.withResolvers<void>()
  #timer: NodeJS.Timeout | undefined

  constructor({ max, idleMs, waitMs = WAIT_MS }: { max: number; idleMs: number; waitMs?: number }) {
    this.#max = max
    this.#idleMs = idleMs
    this.#waitMs = waitMs
  }

  get size(): number {
    return this.#live.size
  }

  /** Starts a process if there is room, or one that is idle gives way; else undefined. */
  tryStart<Process extends Resident>(create: () => Process): Process | undefined {
    if (this.#live.size >= this.#max && !this.#evict()) return undefined
    const process = create()
    this.#live.add(process)
    this.#timer ??= setInterval(() => this.#check(), CHECK_MS).unref()
    return process
  }

  /**
   * Asks `find` until it has a process, whenever one has ended or become idle.
   * @throws GatewayError `overloaded` when none was found in time
   */
  async wait<Process>(find: () => Process | undefined): Promise<Process> {
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => late.reject(new GatewayError('overloaded', { retryAfter: 5 })), this.#waitMs)
    try {
      for (;;) {
        const process = find()
        if (process !== undefined) return process
        await Promise.race([this.#change.promise, late.promise])
      }
    } finally {
      clearTimeout(timer)
    }
  }

  /** To be called when a process has become idle. */
  freed(): void {
    this.#change.resolve()
    this.#change = Promise.withResolvers()
  }

  /** To be called when a process has ended. */
  ended(process: Resident): void {
    this.#live.delete(process)
    if (this.#live.size === 0) {
      clearInterval(this.#timer)
      this.#timer = undefined
    }
    this.freed()
  }

  /** Ends the process that has been idle longest; false when all are at work. */
  #evict(): boolean {
    const idle = [...this.#live].filter((process) => process.idle)
    const oldest = idle.toSorted((a, b) => a.lastUsed - b.lastUsed)[0]
    if (!oldest) return false
    this.#live.delete(oldest)
    oldest.leave()
    return true
  }

  #check(): void {
    const now = Date.now()
    for (const process of this.#live) {
      process.checkMemory()
      if (process.idle && now - process.lastUsed > this.#idleMs) process.leave()
    }
  }
}
