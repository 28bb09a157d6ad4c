import type { EndpointDescriptor } from '../../sdk-plugin/module.ts'
import type { Generation } from './generation.ts'

/** `serving` as it should; `stale`: an older version serves, the newest is broken; `quarantined`: nothing serves. */
export type PluginState = 'serving' | 'stale' | 'quarantined' | 'offline'

export interface PluginStatus {
  id: string
  dir: string
  state: PluginState
  /** Why it is stale, quarantined or offline. */
  reason?: string
  /** Version that serves. */
  hash?: string
  /** Versions kept for a rollback, newest first. */
  versions: string[]
  pinned: boolean
  endpoints: string[]
  /** ISO 8601, when the serving version was swapped in. */
  since?: string
  /** What callers of the version before would miss: removed endpoints, new required parameters. */
  breaking: string[]
}

export interface Route {
  endpoint: EndpointDescriptor
  generation: Generation
  status: PluginStatus
}

/** The routes that are served. A swap builds a new table and puts it in place by one assignment. */
export class Registry {
  #routes: ReadonlyMap<string, Route> = new Map()
  readonly #plugins = new Map<string, { status: PluginStatus; generation?: Generation }>()
  readonly #listeners = new Set<() => void>()
  #version = 0

  /** Changes with every swap and every change of a state. */
  get version(): number {
    return this.#version
  }

  find(path: string): Route | undefined {
    return this.#routes.get(path)
  }

  get routes(): ReadonlyMap<string, Route> {
    return this.#routes
  }

  get statuses(): PluginStatus[] {
    return [...this.#plugins.values()].map(({ status }) => status)
  }

  status(id: string): PluginStatus | undefined {
    return this.#plugins.get(id)?.status
  }

  generation(id: string): Generation | undefined {
    return this.#plugins.get(id)?.generation
  }

  /** @returns its disposer */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Puts a version in place of the plugin's former one, or of nothing. */
  swap(status: PluginStatus, generation: Generation): void {
    const former = this.#plugins.get(status.id)?.generation
    this.#plugins.set(status.id, { status, generation })
    this.#rebuild()
    if (former !== generation) former?.retire()
  }

  /** Changes what is said of a plugin; its version goes on serving, or not serving. */
  report(status: PluginStatus): void {
    const generation = this.#plugins.get(status.id)?.generation
    this.#plugins.set(status.id, generation ? { status, generation } : { status })
    this.#rebuild()
  }

  remove(id: string): void {
    const former = this.#plugins.get(id)?.generation
    if (!this.#plugins.delete(id)) return
    this.#rebuild()
    former?.retire()
  }

  /** The paths of `endpoints` that another plugin serves, with its id. */
  collisions(id: string, endpoints: readonly EndpointDescriptor[]): string[] {
    return endpoints.flatMap(({ path }) => {
      const owner = this.#routes.get(path)?.status.id
      return owner === undefined || owner === id ? [] : [`${path} is already served by the plugin ${owner}`]
    })
  }

  #rebuild(): void {
    const routes = new Map<string, Route>()
    for (const { status, generation } of this.#plugins.values()) {
      for (const endpoint of generation?.endpoints ?? [])
        routes.set(endpoint.path, { endpoint, generation: generation!, status })
    }
    this.#routes = routes
    this.#version++
    for (const listener of this.#listeners) listener()
  }
}
