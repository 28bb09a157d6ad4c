import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../services/log.ts'
import type { Generation } from './generation.ts'
import type { Lane } from './lane.ts'
import type { Outcome } from './protocol.ts'
import type { Records } from './records.ts'
import type { Registry } from './registry.ts'

export interface WarmUpOptions {
  registry: Registry
  records: Pick<Records, 'isWarm' | 'markWarm'>
  /** The host's lane for computing calls: while it is in use, nothing begins. */
  cpu: Pick<Lane, 'restMs'>
  /** How long nobody must have computed. */
  restMs: number
  log: Pick<Log, 'info' | 'warn'>
}

/** How often it looks for versions that have come since. */
const LOOK_MS = 1000

/**
 * Lets endpoints do beforehand what their first callers would wait for: one at a time, while the machine rests, each
 * version of a plugin once. See decision 0014.
 */
export class WarmUps {
  readonly #options: WarmUpOptions
  readonly #closing = new AbortController()
  /** Versions that need not be looked at again. */
  readonly #done = new WeakSet<Generation>()

  constructor(options: WarmUpOptions) {
    this.#options = options
  }

  start(): void {
    void this.#run().catch((error: unknown) => {
      if (!this.#closing.signal.aborted) this.#options.log.warn('warming up has ended', { error: String(error) })
    })
  }

  /** Does not wait for what is being made: its process ends with the plugins. */
  close(): void {
    this.#closing.abort()
  }

  async #run(): Promise<never> {
    for (;;) {
      await this.#pause(LOOK_MS)
      const { registry } = this.#options
      for (const { id } of registry.statuses) {
        const generation = registry.generation(id)
        if (generation && !this.#done.has(generation)) await this.#warmUp(generation)
      }
    }
  }

  async #warmUp(generation: Generation): Promise<void> {
    const { records, log } = this.#options
    const { plugin, hash, runner } = generation
    const endpoints = generation.endpoints.filter(({ warmsUp, offline }) => warmsUp && offline === undefined)
    if (endpoints.length === 0 || (await records.isWarm(plugin, hash))) return void this.#done.add(generation)
    const start = performance.now()
    try {
      for (const endpoint of endpoints) {
        await this.#rest()
        const outcome = await runner.warmUp(endpoint)
        this.#closing.signal.throwIfAborted()
        // Replaced meanwhile, or no room: from the start at the next look, where what is done already takes no time.
        if (this.#options.registry.generation(plugin) !== generation || !outcome) return
        if (!outcome.ok) log.warn('an endpoint does not warm up', { path: endpoint.path, reason: reasonOf(outcome) })
      }
    } finally {
      runner.cool()
    }
    this.#done.add(generation)
    await records.markWarm(plugin, hash)
    const seconds = Math.round((performance.now() - start) / 1000)
    log.info('a plugin is warm', { plugin, endpoints: endpoints.length, seconds })
  }

  /** Resolves when nobody has computed for long enough. @throws AbortError when it is closed */
  async #rest(): Promise<void> {
    const { cpu, restMs } = this.#options
    for (let left = restMs - cpu.restMs; left > 0; left = restMs - cpu.restMs) await this.#pause(left)
  }

  #pause(ms: number): Promise<void> {
    return pause(ms, undefined, { ref: false, signal: this.#closing.signal })
  }
}

function reasonOf({ cause, error }: Extract<Outcome, { ok: false }>): string {
  return cause ?? `${error.code}: ${error.message}`
}
