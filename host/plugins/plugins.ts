import { join, resolve } from 'node:path'
import { breakingChanges, type Candidate, prepare, restore, type Workshop } from './candidate.ts'
import { discover, inspectFolder, type PluginFolder } from './discover.ts'
import { buildPlatform } from './platform.ts'
import type { Registry, PluginStatus } from './registry.ts'
import { watchPlugins } from './watch.ts'

export interface PluginsOptions {
  roots: readonly string[]
  /** Refuse folders that their group may write to. */
  strict: boolean
  watch: 'events' | 'polling' | 'off'
  registry: Registry
  /** All but the platform, which is built here. */
  workshop: Omit<Workshop, 'platform'>
  /** Where the platform is compiled to. */
  platformFolder: string
  log: { info(message: string, fields?: object): void; warn(message: string, fields?: object): void }
}

const CRASHES = 3
const CRASH_WINDOW_MS = 5 * 60_000
const SHARED = resolve(import.meta.dirname, '../../sdk-plugin')

/** The life of all plugins: found, loaded, swapped, rolled back, quarantined, removed. */
export class Plugins {
  readonly #options: PluginsOptions
  readonly #folders = new Map<string, PluginFolder>()
  /** One change of a plugin at a time. */
  readonly #queues = new Map<string, Promise<unknown>>()
  readonly #crashes = new Map<string, number[]>()
  #workshop!: Workshop
  #stopWatching: (() => Promise<void>) | undefined

  constructor(options: PluginsOptions) {
    this.#options = options
  }

  /** Loads what is there and begins to watch. Resolves when everything serves that can. */
  async start(): Promise<void> {
    const { workshop, roots, strict, platformFolder, watch } = this.#options
    const [platform, folders] = await Promise.all([buildPlatform(platformFolder), discover(roots, strict)])
    this.#workshop = { ...workshop, platform }
    for (const folder of folders) this.#folders.set(folder.id, folder)
    // Prepared side by side, put in service one after the other: which of two rivals gets a path is no matter of chance.
    const prepared = folders.map((folder) => settled(prepare(folder, this.#workshop, { running: undefined, force: false })))
    for (const [index, folder] of folders.entries()) await this.#conclude(folder, await prepared[index]!)
    if (watch !== 'off') this.#stopWatching = await this.#watch(watch === 'polling')
  }

  /** Compiles and loads the plugin anew and ends its quarantine. @throws Error with the compile report when it fails. */
  async reload(id: string): Promise<PluginStatus> {
    const folder = this.#folders.get(id)
    if (!folder) throw new Error(`there is no plugin "${id}". There are: ${[...this.#folders.keys()].join(', ') || 'none'}`)
    const status = await this.#change(id, async () => this.#load(folder.root, id, true))
    if (status === undefined) throw new Error(`the folder of "${id}" is gone`)
    if (status.state !== 'serving' && status.state !== 'offline') throw new Error(status.reason)
    return status
  }

  /** Puts an earlier version in service until the source changes. @param hash default: the one before */
  async rollback(id: string, hash?: string): Promise<PluginStatus> {
    const folder = this.#folders.get(id)
    if (!folder) throw new Error(`there is no plugin "${id}"`)
    return this.#change(id, async () => {
      const { records } = this.#workshop
      const { versions } = await records.plugin(id)
      const running = this.#options.registry.generation(id)?.hash
      const target = hash ?? versions[versions.indexOf(running ?? '') + 1]
      const record = target === undefined ? undefined : await records.version(id, target)
      if (!record) throw new Error(`"${id}" has no version ${hash ?? 'before this one'}. It has: ${versions.join(', ') || 'none'}`)
      await records.pin(id, record.hash)
      this.#put(folder, restore(folder, this.#workshop, record), versions, true)
      return this.#options.registry.status(id)!
    })
  }

  /** A process of the plugin has ended unasked. */
  crashed(id: string, reason: string): void {
    const { registry, log } = this.#options
    const recent = [...(this.#crashes.get(id) ?? []), Date.now()].filter((at) => at > Date.now() - CRASH_WINDOW_MS)
    this.#crashes.set(id, recent)
    log.warn('a plugin process crashed', { plugin: id, reason })
    const status = registry.status(id)
    if (recent.length < CRASHES || !status || status.state === 'quarantined') return
    const why = `crashed ${recent.length} times within five minutes, last: ${reason}`
    registry.report({ ...status, state: 'quarantined', reason: why })
    log.warn('a plugin is quarantined until it changes', { plugin: id, reason: why })
  }

  async close(): Promise<void> {
    await this.#stopWatching?.()
    await Promise.allSettled(this.#queues.values())
    for (const { id } of this.#options.registry.statuses) this.#options.registry.generation(id)?.runner.dispose()
  }

  async #watch(polling: boolean): Promise<() => Promise<void>> {
    const { roots, log } = this.#options
    return watchPlugins({
      roots,
      shared: [SHARED],
      polling,
      onPlugin: (root, id) => void this.#change(id, () => this.#load(root, id, false)),
      onShared: () => void this.#reloadShared(),
      onError: (error) => log.warn('watching the plugin folders failed', { error: String(error) }),
    })
  }

  /** The SDK has changed: every plugin that uses what changed gets a new bundle, the others stay as they are. */
  async #reloadShared(): Promise<void> {
    const { log, platformFolder } = this.#options
    try {
      this.#workshop = { ...this.#workshop, platform: await buildPlatform(platformFolder) }
    } catch (error) {
      return log.warn('the SDK does not compile: plugins stay as they are', { reason: (error as Error).message })
    }
    for (const [id, { root }] of this.#folders) void this.#change(id, () => this.#load(root, id, false))
  }

  /** Runs changes of one plugin in order. */
  #change<T>(id: string, act: () => Promise<T>): Promise<T> {
    const turn = (this.#queues.get(id) ?? Promise.resolve()).then(act)
    this.#queues.set(id, turn.catch(() => undefined))
    return turn
  }

  async #load(root: string, id: string, force: boolean): Promise<PluginStatus | undefined> {
    const { registry, strict, log } = this.#options
    const folder = await inspectFolder(join(root, id), strict)
    if (!folder) {
      // A plugin of the same name may live in another root.
      if ((this.#folders.get(id)?.root ?? root) !== root) return undefined
      if (this.#folders.delete(id)) log.info('a plugin was removed', { plugin: id })
      registry.remove(id)
      return undefined
    }
    this.#folders.set(id, folder)
    const running = registry.generation(id)?.hash
    await this.#conclude(folder, await settled(prepare(folder, this.#workshop, { running, force })))
    return registry.status(id)
  }

  async #conclude(folder: PluginFolder, prepared: Candidate | 'unchanged' | Error): Promise<void> {
    const { registry } = this.#options
    if (prepared instanceof Error) return this.#refuse(folder, prepared.message)
    if (prepared === 'unchanged') {
      const status = registry.status(folder.id)
      // The broken change was taken back: what serves is what stands in the folder.
      if (status?.state === 'stale') registry.report(healthy(status))
      return
    }
    const { generation, record, fresh } = prepared
    const collisions = registry.collisions(folder.id, generation.endpoints)
    if (collisions.length > 0) {
      generation.runner.dispose()
      return this.#refuse(folder, collisions.join('; '))
    }
    const { records } = this.#workshop
    if (fresh) await records.saveVersion(folder.id, record)
    const { pinned, versions } = await records.plugin(folder.id)
    const kept = fresh || pinned === undefined ? await records.promote(folder.id, record.hash) : versions
    this.#put(folder, prepared, kept, !fresh && pinned !== undefined)
  }

  #put({ id, dir }: PluginFolder, { generation }: Candidate, versions: string[], pinned: boolean): void {
    const { registry, log } = this.#options
    const { hash, endpoints } = generation
    const breaking = breakingChanges(registry.generation(id)?.endpoints ?? [], endpoints)
    const offline = endpoints.every((endpoint) => endpoint.offline !== undefined)
    this.#crashes.delete(id)
    const since = new Date().toISOString()
    const paths = endpoints.map(({ path }) => path)
    const state = offline ? 'offline' : 'serving'
    registry.swap({ id, dir, state, hash, versions, pinned, endpoints: paths, since, breaking }, generation)
    log.info('a plugin serves', { plugin: id, hash, endpoints: paths.length, ...(breaking.length > 0 ? { breaking } : {}) })
  }

  /** Keeps the last good version and says why the new one does not serve. */
  #refuse({ id, dir }: PluginFolder, reason: string): void {
    const { registry, log } = this.#options
    const former = registry.status(id) ?? { id, dir, versions: [], pinned: false, endpoints: [], breaking: [] }
    const state = registry.generation(id) && registry.status(id)?.state !== 'quarantined' ? 'stale' : 'quarantined'
    registry.report({ ...former, dir, state, reason })
    log.warn(state === 'stale' ? 'a change is broken: the version before goes on serving' : 'a plugin does not serve', { plugin: id, reason })
  }
}

function healthy(status: PluginStatus): PluginStatus {
  const { reason: _reason, ...rest } = status
  return { ...rest, state: 'serving' }
}

function settled<T>(promise: Promise<T>): Promise<T | Error> {
  return promise.catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
}
