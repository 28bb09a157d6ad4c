import { resolve } from 'node:path'
import { type Candidate, type Now, prepare, restore, type Workshop } from './candidate.ts'
import { Deployments } from './deployments.ts'
import { discover, findFolder, type PluginFolder } from './discover.ts'
import { OutOfTime } from './gate.ts'
import { Lane } from './lane.ts'
import type { Platform } from './platform.ts'
import type { Runner } from './pool.ts'
import type { PluginStatus, Registry } from './registry.ts'
import { Turns } from './turns.ts'
import { watchPlugins } from './watch.ts'

export interface PluginsOptions {
  roots: readonly string[]
  /** Refuse folders that their group may write to. */
  strict: boolean
  watch: 'events' | 'polling' | 'off'
  registry: Registry
  /** All but the platform, which is built here. */
  workshop: Omit<Workshop, 'platform'>
  buildPlatform(): Promise<Platform>
  log: { info(message: string, fields?: object): void; warn(message: string, fields?: object): void }
}

type Prepared = Candidate | 'unchanged' | Error

const SHARED = resolve(import.meta.dirname, '../../sdk-plugin')
/** Each compiles and starts a process: more at a time make none of them faster. */
const LOADS_AT_ONCE = 4
/** Names of turns that are no plugin's. */
const SDK = '/sdk'
const SWAP = '/swap'

/** The life of all plugins: found, loaded, swapped, rolled back, quarantined, removed. */
export class Plugins {
  readonly #options: PluginsOptions
  readonly #deployments: Deployments
  readonly #folders = new Map<string, PluginFolder>()
  /** Plugins refused because another one serves their path. */
  readonly #rivals = new Set<string>()
  readonly #turns = new Turns()
  readonly #loads = new Lane({ slots: LOADS_AT_ONCE, queue: Infinity })
  #workshop!: Workshop
  #stopWatching: (() => Promise<void>) | undefined

  constructor(options: PluginsOptions) {
    this.#options = options
    this.#deployments = new Deployments(options.registry, options.log)
  }

  /** Loads what is there and begins to watch. Resolves when everything serves that can. */
  async start(): Promise<void> {
    const { workshop, roots, strict, watch, buildPlatform } = this.#options
    const [platform, folders] = await Promise.all([buildPlatform(), discover(roots, strict)])
    this.#workshop = { ...workshop, platform }
    for (const folder of folders) this.#folders.set(folder.id, folder)
    // Prepared side by side, put in service one after the other: which of two rivals gets a path is no matter of chance.
    const prepared = folders.map((folder) => this.#prepare(folder, { running: undefined, force: false }))
    for (const [index, folder] of folders.entries()) {
      const candidate = await prepared[index]!
      if (candidate instanceof Error) await this.#serveLast(folder)
      await this.#conclude(folder, candidate)
    }
    if (watch !== 'off') this.#stopWatching = await this.#watch(watch === 'polling')
  }

  /** Compiles and loads the plugin anew and ends its quarantine. @throws Error with the compile report when it fails. */
  async reload(id: string): Promise<PluginStatus> {
    const status = await this.#turns.run(id, () => this.#load(id, true))
    if (status === undefined) throw this.#unknown(id)
    if (status.state !== 'serving' && status.state !== 'offline') throw new Error(status.reason)
    return status
  }

  /** Puts an earlier version in service until the source changes. @param hash default: the one before */
  async rollback(id: string, hash?: string): Promise<PluginStatus> {
    const folder = this.#folders.get(id)
    if (!folder) throw this.#unknown(id)
    return this.#turns.run(id, () => this.#turns.run(SWAP, () => this.#rollBack(folder, hash)))
  }

  crashed(id: string, runner: Runner, reason: string): void {
    this.#deployments.crashed(id, runner, reason)
  }

  async close(): Promise<void> {
    await this.#stopWatching?.()
    await this.#turns.settled()
    const { registry } = this.#options
    for (const { id } of registry.statuses) registry.generation(id)?.runner.dispose()
  }

  #unknown(id: string): Error {
    return new Error(`there is no plugin "${id}". There are: ${[...this.#folders.keys()].join(', ') || 'none'}`)
  }

  async #watch(polling: boolean): Promise<() => Promise<void>> {
    const { roots, log } = this.#options
    return watchPlugins({
      roots,
      shared: [SHARED],
      polling,
      onPlugin: (id) => this.#reconsider(id),
      onShared: () => void this.#turns.run(SDK, () => this.#reloadShared()),
      onError: (error) => log.warn('watching the plugin folders failed', { error: String(error) }),
    })
  }

  #reconsider(id: string): void {
    void this.#turns.run(id, async () => {
      const known = this.#folders.has(id)
      const status = await this.#load(id, false)
      // No plugin, and none before: others may import what lies in it.
      if (!known && !status) for (const other of this.#folders.keys()) this.#reconsider(other)
    })
  }

  /** The SDK has changed: every plugin that uses what changed gets a new bundle, the others stay as they are. */
  async #reloadShared(): Promise<void> {
    const { log, buildPlatform } = this.#options
    try {
      this.#workshop = { ...this.#workshop, platform: await buildPlatform() }
    } catch (error) {
      return log.warn('the SDK does not compile: plugins stay as they are', { reason: (error as Error).message })
    }
    for (const id of this.#folders.keys()) this.#reconsider(id)
  }

  async #load(id: string, force: boolean): Promise<PluginStatus | undefined> {
    const { registry, roots, strict } = this.#options
    const folder = await findFolder(roots, id, strict)
    if (!folder) return this.#remove(id)
    this.#folders.set(id, folder)
    const running = registry.generation(id)?.hash
    await this.#conclude(folder, await this.#prepare(folder, { running, force }))
    return registry.status(id)
  }

  #remove(id: string): undefined {
    this.#folders.delete(id)
    this.#rivals.delete(id)
    this.#deployments.remove(id)
    this.#retryRivals()
  }

  /** Who runs out of time beside the others has a second look, behind all of them. */
  #prepare(folder: PluginFolder, now: Now): Promise<Prepared> {
    const look = () => this.#loads.run(() => prepare(folder, this.#workshop, now)).catch((error: Error) => error)
    return look().then((prepared) => (prepared instanceof OutOfTime ? look() : prepared))
  }

  /** Serves what was prepared, or says why not. One plugin after the other: of two rivals for a path one is first. */
  #conclude(folder: PluginFolder, prepared: Prepared): Promise<void> {
    return this.#turns.run(SWAP, async () => {
      this.#rivals.delete(folder.id)
      if (prepared instanceof Error) return this.#deployments.refuse(folder, prepared.message)
      if (prepared === 'unchanged') return this.#deployments.keep(folder.id)
      try {
        await this.#serve(folder, prepared)
      } catch (error) {
        prepared.generation.runner.dispose()
        this.#deployments.refuse(folder, (error as Error).message)
      }
    })
  }

  async #serve(folder: PluginFolder, candidate: Candidate): Promise<void> {
    const { records } = this.#workshop
    const { record, fresh } = candidate
    await this.#refuseRival(folder.id, candidate)
    if (fresh) await records.saveVersion(folder.id, record)
    const { pinned, versions } = await records.plugin(folder.id)
    const kept = fresh || pinned === undefined ? await records.promote(folder.id, record.hash) : versions
    this.#put(folder, candidate, kept, !fresh && pinned !== undefined)
  }

  async #rollBack(folder: PluginFolder, hash: string | undefined): Promise<PluginStatus> {
    const { id } = folder
    const { records } = this.#workshop
    const { registry } = this.#options
    const { versions } = await records.plugin(id)
    const target = hash ?? versions[versions.indexOf(registry.generation(id)?.hash ?? '') + 1]
    const record = target === undefined ? undefined : await records.version(id, target)
    const has = `It has: ${versions.join(', ') || 'none'}`
    if (!record) throw new Error(`"${id}" has no version ${hash ?? 'before this one'}. ${has}`)
    const candidate = restore(folder, this.#workshop, record)
    await this.#refuseRival(id, candidate)
    await records.pin(id, record.hash)
    this.#put(folder, candidate, versions, record.hash !== versions[0])
    return registry.status(id)!
  }

  /** At a start with a broken source: the last version that worked serves until it is mended. */
  async #serveLast(folder: PluginFolder): Promise<void> {
    const { records } = this.#workshop
    const { versions, pinned } = await records.plugin(folder.id)
    const last = folder.problem === undefined ? (pinned ?? versions[0]) : undefined
    const record = last === undefined ? undefined : await records.version(folder.id, last)
    if (record) await this.#conclude(folder, restore(folder, this.#workshop, record))
  }

  #put(folder: PluginFolder, { generation }: Candidate, versions: string[], pinned: boolean): void {
    const breaking = this.#deployments.swap(folder, generation, { versions, pinned })
    if (breaking.length > 0) this.#retryRivals()
  }

  /** @throws Error that names the paths another plugin serves */
  async #refuseRival(id: string, { generation, fresh }: Candidate): Promise<void> {
    const collisions = this.#options.registry.collisions(id, generation.endpoints)
    if (collisions.length === 0) return
    this.#rivals.add(id)
    if (fresh) await this.#workshop.records.sweep(id)
    throw new Error(collisions.join('; '))
  }

  /** A path may have become free. */
  #retryRivals(): void {
    for (const id of this.#rivals) this.#reconsider(id)
  }
}
