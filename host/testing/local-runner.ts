import { endpointsOf, describe, type EndpointDescriptor } from '../../sdk-plugin/module.ts'
import type { Endpoint } from '../../sdk-plugin/endpoint.ts'
import type { Call, OnAbandon, Outcome } from '../plugins/protocol.ts'
import { type Runner, warmUpCall } from '../plugins/pool.ts'
import { CallContext, type Services } from '../worker/context.ts'
import { invoke } from '../worker/invoke.ts'

/** Runs a plugin in this process, by the same code that runs it in a process of its own. */
export class LocalRunner implements Runner {
  readonly #endpoints: Map<string, Endpoint>
  readonly #services: Services

  constructor(module: Record<string, unknown>, services: Services) {
    this.#endpoints = new Map(
      endpointsOf(module).map((endpoint) => [`/${endpoint.category}/${endpoint.name}`, endpoint]),
    )
    this.#services = services
  }

  async describe(): Promise<EndpointDescriptor[]> {
    return [...this.#endpoints.values()].map(describe)
  }

  call(call: Call, { path }: EndpointDescriptor, onAbandon?: OnAbandon): Promise<Outcome> {
    const controller = new AbortController()
    onAbandon?.(() => controller.abort())
    return invoke(this.#endpoints.get(path)!, call, () => new CallContext(call, this.#services, () => controller))
  }

  warmUp(endpoint: EndpointDescriptor): Promise<Outcome> {
    return this.call(warmUpCall(endpoint.path), endpoint)
  }

  cool(): void {}

  dispose(): void {
    this.#endpoints.clear()
  }

  /** Also ends what calls have started. */
  async close(): Promise<void> {
    this.dispose()
    await this.#services.close()
  }
}
