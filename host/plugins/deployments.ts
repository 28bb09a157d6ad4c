import type { Log } from '../services/log.ts'
import { breakingChanges } from './candidate.ts'
import type { PluginFolder } from './discover.ts'
import type { Generation } from './generation.ts'
import type { Runner } from './pool.ts'
import { Quarantine } from './quarantine.ts'
import type { PluginState, PluginStatus, Registry } from './registry.ts'

/** What is in service, and what is said of it: in the registry for callers, in the log for the operator. */
export class Deployments {
  readonly #registry: Registry
  readonly #log: Pick<Log, 'info' | 'warn'>
  readonly #quarantine = new Quarantine()

  constructor(registry: Registry, log: Pick<Log, 'info' | 'warn'>) {
    this.#registry = registry
    this.#log = log
  }

  /** Puts a version in service. @returns what callers of the version before would miss, in words */
  swap({ id, dir }: PluginFolder, generation: Generation, kept: { versions: string[]; pinned: boolean }): string[] {
    const { hash, endpoints } = generation
    const breaking = breakingChanges(this.#registry.generation(id)?.endpoints ?? [], endpoints)
    this.#quarantine.forget(id)
    const since = new Date().toISOString()
    const paths = endpoints.map(({ path }) => path)
    this.#registry.swap(
      { id, dir, state: stateOf(generation), hash, ...kept, endpoints: paths, since, breaking },
      generation,
    )
    const missing = breaking.length > 0 ? { breaking } : {}
    this.#log.info('a plugin serves', { plugin: id, hash, endpoints: paths.length, ...missing })
    return breaking
  }

  /** A broken change was taken back: what serves is what stands in the folder. */
  keep(id: string): void {
    const status = this.#registry.status(id)
    const generation = this.#registry.generation(id)
    if (status?.state !== 'stale' || !generation) return
    const { reason: _reason, ...rest } = status
    this.#registry.report({ ...rest, state: stateOf(generation) })
  }

  /** Keeps the last good version and says why the new one does not serve. */
  refuse({ id, dir }: PluginFolder, reason: string): void {
    const former = this.#registry.status(id)
    const state = this.#registry.generation(id) && former?.state !== 'quarantined' ? 'stale' : 'quarantined'
    const unknown = { id, versions: [], pinned: false, endpoints: [], breaking: [] }
    this.#registry.report({ ...unknown, ...former, dir, state, reason })
    const what =
      state === 'stale' ? 'a change is broken: the version before goes on serving' : 'a plugin does not serve'
    this.#log.warn(what, { plugin: id, reason })
  }

  remove(id: string): void {
    if (this.#registry.status(id)) this.#log.info('a plugin was removed', { plugin: id })
    this.#quarantine.forget(id)
    this.#registry.remove(id)
  }

  /** A process of `runner`, a version of the plugin, has ended unasked. */
  crashed(id: string, runner: Runner, reason: string): void {
    this.#log.warn('a plugin process crashed', { plugin: id, reason })
    const status = this.#registry.status(id)
    // A candidate that crashes is refused, and takes nothing from the version that serves.
    if (!status || this.#registry.generation(id)?.runner !== runner) return
    const why = this.#quarantine.crashed(id, reason)
    if (why !== undefined && status.state !== 'quarantined') this.#switchOff(status, why)
  }

  #switchOff(status: PluginStatus, reason: string): void {
    this.#registry.report({ ...status, state: 'quarantined', reason })
    this.#log.warn('a plugin is quarantined until it changes', { plugin: status.id, reason })
  }
}

function stateOf({ endpoints }: Generation): PluginState {
  return endpoints.every(({ offline }) => offline !== undefined) ? 'offline' : 'serving'
}
