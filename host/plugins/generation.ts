import type { EndpointDescriptor } from '../../sdk-plugin/module.ts'
import type { Runner } from './pool.ts'

/** How long calls of a replaced version may take to end. */
const DRAIN_LIMIT_MS = 60_000

/**
 * One version of a plugin. Calls enter it when they are routed and leave when they are answered; a retired version is
 * disposed when the last one has left, so no swap fails a call in flight.
 */
export class Generation {
  readonly plugin: string
  readonly hash: string
  readonly endpoints: readonly EndpointDescriptor[]
  readonly runner: Runner
  #users = 0
  #retired = false
  #limit: NodeJS.Timeout | undefined

  constructor({ plugin, hash, endpoints, runner }: Pick<Generation, 'plugin' | 'hash' | 'endpoints' | 'runner'>) {
    this.plugin = plugin
    this.hash = hash
    this.endpoints = endpoints
    this.runner = runner
  }

  enter(): void {
    this.#users++
  }

  leave(): void {
    this.#users--
    if (this.#retired && this.#users === 0) this.#dispose()
  }

  retire(): void {
    this.#retired = true
    this.#limit = setTimeout(() => this.#dispose(), DRAIN_LIMIT_MS).unref()
    if (this.#users === 0) this.#dispose()
  }

  #dispose(): void {
    clearTimeout(this.#limit)
    this.runner.dispose()
  }
}
