import type { EndpointDescriptor } from '../../sdk-plugin/module.ts'
import { toGatewayError } from '../../sdk-plugin/errors.ts'
import type { ProcessBudget } from './budget.ts'
import { Lane } from './lane.ts'
import { failure, PluginProcess, type ProcessOptions } from './process.ts'
import type { Call, OnAbandon, Outcome } from './protocol.ts'

/** Runs calls of one version of a plugin. The test host implements it without processes. */
export interface Runner {
  /** Never rejects. */
  call(call: Call, endpoint: EndpointDescriptor, onAbandon?: OnAbandon): Promise<Outcome>
  /** Starts a process if there is none and returns what the plugin says of itself. */
  describe(): Promise<EndpointDescriptor[]>
  /** Ends all processes; what is in flight is lost. */
  dispose(): void
}

export interface PoolOptions {
  /** Processes at most. */
  max: number
  budget: ProcessBudget
  /** The host's lane for computing calls. */
  cpu: Lane
  process: Omit<ProcessOptions, 'onExit'>
  onCrash(reason: string): void
}

/** Calls a process takes before another one is worth starting. */
const CROWDED = 32
/** A process that has calls but was silent for this long may be blocked: new calls go elsewhere if they can. */
const SILENT_MS = 250
/** A computing call waits at most this long for its turn. */
const TURN_MS = 20_000

/** The processes of one version of a plugin: started when first needed, and when those that run are at work. */
export class Pool implements Runner {
  readonly #options: PoolOptions
  readonly #processes = new Set<PluginProcess>()
  /** Computing calls that the plugin's own processes can take at the same time. */
  readonly #own: Lane
  readonly #computing = new Set<PluginProcess>()

  constructor(options: PoolOptions) {
    this.#options = options
    this.#own = new Lane({ slots: options.max, queue: Number.MAX_SAFE_INTEGER })
  }

  async call(call: Call, { lane, timeoutMs }: EndpointDescriptor, onAbandon?: OnAbandon): Promise<Outcome> {
    try {
      if (lane === 'io' || call.validateOnly) return await (await this.#forWaiting()).call(call, timeoutMs, onAbandon)
      return await this.#own.run(() => this.#options.cpu.run(() => this.#compute(call, timeoutMs, onAbandon), TURN_MS), TURN_MS)
    } catch (thrown) {
      return failure(toGatewayError(thrown, 'plugin_starting'), (thrown as Error).message)
    }
  }

  async describe(): Promise<EndpointDescriptor[]> {
    return (await this.#forWaiting()).ready
  }

  dispose(): void {
    for (const process of this.#processes) {
      if (process.inFlight === 0) process.leave()
      else process.kill('the plugin was replaced and its calls did not end in time')
    }
  }

  async #compute(call: Call, timeoutMs: number, onAbandon?: OnAbandon): Promise<Outcome> {
    const idle = this.#usable().find((process) => !this.#computing.has(process))
    if (idle) this.#computing.add(idle)
    const process = idle ?? (await this.#start((started) => this.#computing.add(started)))
    try {
      return await process.call(call, timeoutMs, onAbandon)
    } finally {
      this.#computing.delete(process)
    }
  }

  /** The least busy process, or a new one when all are crowded or silent and there may be more. */
  async #forWaiting(): Promise<PluginProcess> {
    const usable = this.#usable()
    const best = usable.toSorted((a, b) => a.inFlight - b.inFlight)[0]
    if (best && (usable.length >= this.#options.max || !isBusy(best))) return best
    return this.#start()
  }

  #usable(): PluginProcess[] {
    return [...this.#processes].filter((process) => process.usable)
  }

  /** `claim` runs before anybody else can see the new process. */
  #start(claim?: (process: PluginProcess) => void): Promise<PluginProcess> {
    const { budget, process: options, onCrash } = this.#options
    return budget.start(() => {
      const onExit = (process: PluginProcess, crash: string | undefined) => {
        this.#processes.delete(process)
        budget.ended(process)
        if (crash !== undefined) onCrash(crash)
      }
      const process = new PluginProcess({ ...options, onExit })
      this.#processes.add(process)
      claim?.(process)
      return process
    })
  }
}

function isBusy(process: PluginProcess): boolean {
  if (process.inFlight === 0) return false
  return process.inFlight >= CROWDED || Date.now() - process.lastHeard > SILENT_MS
}
