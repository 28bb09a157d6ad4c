import type { EndpointDescriptor } from '../../sdk-plugin/module.ts'
import { GatewayError, toGatewayError } from '../../sdk-plugin/errors.ts'
import type { ProcessBudget } from './budget.ts'
import type { Lane, Share } from './lane.ts'
import { failure } from './calls.ts'
import { type Crash, PluginProcess, type ProcessOptions } from './process.ts'
import type { Call, OnAbandon, Outcome } from './protocol.ts'

/** Runs calls of one version of a plugin. The test host implements it without processes. */
export interface Runner {
  /** Never rejects. */
  call(call: Call, endpoint: EndpointDescriptor, onAbandon?: OnAbandon): Promise<Outcome>
  /** Starts a process if there is none and returns what the plugin says of itself. */
  describe(): Promise<EndpointDescriptor[]>
  /**
   * What an endpoint does beforehand, in a process in the background that takes no calls. Undefined when there is no room
   * for one. It stays until `cool`.
   */
  warmUp(endpoint: EndpointDescriptor): Promise<Outcome | undefined>
  cool(): void
  /** Ends all processes; what is in flight is lost. */
  dispose(): void
}

export interface PoolOptions {
  /** Processes at most. */
  max: number
  budget: ProcessBudget
  /** The host's lane for computing calls. */
  cpu: Lane
  process: Omit<ProcessOptions, 'onExit' | 'onFreed'>
  onCrash(reason: string): void
  /** A process was killed for a call that did not end, of a version that has answered others. */
  onOverrun(reason: string): void
}

/** Calls that wait for others a process takes before another one is worth starting. */
const CROWDED = 256
/** A process that has calls but was silent for this long may be blocked: new calls go elsewhere if they can. */
const SILENT_MS = 250
/** A computing call waits at most this long for its turn. */
const TURN_MS = 20_000

/** How long an endpoint may warm up: on a busy machine its process gets next to nothing. */
const WARM_UP_MS = 600_000

/** Its caller went away while it waited for its turn: nobody will read the answer. */
const ABANDONED = failure(new GatewayError('overloaded'), 'the caller has gone')

/** The processes of one version of a plugin: started when first needed, and when those that run are at work. */
export class Pool implements Runner {
  readonly #options: PoolOptions
  readonly #processes = new Set<PluginProcess>()
  /** Computing calls that the plugin's own processes can take at the same time. */
  readonly #share: Share
  readonly #computing = new Set<PluginProcess>()
  /** Warms up, and takes no calls. */
  #background: PluginProcess | undefined
  /** Whether a call of this version has succeeded in a process that has ended. */
  #served = false
  #disposed = false

  constructor(options: PoolOptions) {
    this.#options = options
    this.#share = { slots: options.max, busy: 0 }
  }

  async call(call: Call, { lane, timeoutMs }: EndpointDescriptor, onAbandon?: OnAbandon): Promise<Outcome> {
    const run = (process: PluginProcess) => process.call(call, timeoutMs, onAbandon)
    try {
      if (lane === 'io' || call.validateOnly) return await this.#use(() => this.#forWaiting(), run)
      let abandoned = false
      onAbandon?.(() => (abandoned = true))
      const compute = async () => (abandoned ? ABANDONED : this.#compute(run))
      return await this.#options.cpu.run(compute, { waitMs: TURN_MS, share: this.#share })
    } catch (thrown) {
      return failure(toGatewayError(thrown, 'plugin_starting'), (thrown as Error).message)
    }
  }

  describe(): Promise<EndpointDescriptor[]> {
    return this.#use(
      () => this.#forWaiting(),
      (process) => process.ready,
    )
  }

  async warmUp({ path }: EndpointDescriptor): Promise<Outcome | undefined> {
    if (!this.#disposed && !this.#background?.usable) this.#background = this.#startInBackground()
    return this.#background?.call(warmUpCall(path), WARM_UP_MS)
  }

  cool(): void {
    this.#background?.leave()
    this.#background = undefined
  }

  dispose(): void {
    this.#disposed = true
    this.#background?.kill('the plugin was replaced')
    this.#background = undefined
    for (const process of this.#processes) {
      if (process.inFlight === 0) process.leave()
      else process.kill('the plugin was replaced and its calls did not end in time')
    }
  }

  /** `act` begins in the same turn in which its process is found: an idle one may be sent away in the next. */
  async #use<T>(find: () => PluginProcess | undefined, act: (process: PluginProcess) => Promise<T>): Promise<T> {
    const now = find()
    if (now) return act(now)
    const later = await this.#options.budget.wait(() => {
      const process = find()
      return process && { result: act(process) }
    })
    return later.result
  }

  #compute(run: (process: PluginProcess) => Promise<Outcome>): Promise<Outcome> {
    const alone = async (process: PluginProcess) => {
      this.#computing.add(process)
      try {
        return await run(process)
      } finally {
        this.#computing.delete(process)
      }
    }
    return this.#use(() => this.#forComputing(), alone)
  }

  /**
   * The first process that is not at work to the full, so that calls gather in few processes, their frames travel
   * together and the others may rest; else a new one; else the least busy.
   */
  #forWaiting(): PluginProcess | undefined {
    for (const process of this.#processes) {
      if (process.usable && !this.#computing.has(process) && !isBusy(process)) return process
    }
    const usable = this.#usable().toSorted((a, b) => a.inFlight - b.inFlight)
    return this.#start() ?? usable[0]
  }

  #forComputing(): PluginProcess | undefined {
    return this.#usable().find((process) => !this.#computing.has(process)) ?? this.#start()
  }

  #usable(): PluginProcess[] {
    return [...this.#processes].filter((process) => process.usable)
  }

  /**
   * Undefined when as many live as may. One whose call outlives its deadline is among them: in less than a second the
   * call has ended or the process is killed, while a new one beside it would double what the plugin holds.
   */
  #start(): PluginProcess | undefined {
    if (this.#disposed)
      throw new GatewayError('plugin_starting', { cause: new Error('this version of the plugin was replaced') })
    const staying = [...this.#processes].filter((process) => !process.ending)
    if (staying.length >= this.#options.max) return undefined
    const { budget, process: options } = this.#options
    const onExit = (process: PluginProcess, crash: Crash | undefined) => {
      this.#processes.delete(process)
      this.#served ||= process.served
      budget.ended(process)
      if (crash) this.#report(crash)
    }
    const process = budget.tryStart(() => new PluginProcess({ ...options, onExit, onFreed: () => budget.freed() }))
    if (process) this.#processes.add(process)
    return process
  }

  /** Its end is nobody's loss: it counts neither as a crash nor against the plugin. */
  #startInBackground(): PluginProcess | undefined {
    const { budget, process: options } = this.#options
    const onExit = (process: PluginProcess) => budget.ended(process)
    const create = () => new PluginProcess({ ...options, background: true, onExit, onFreed: () => budget.freed() })
    return budget.tryStart(create)
  }

  /** A call that never ends says something of its input, when other calls end: three of them switch nothing off. */
  #report({ reason, overran }: Crash): void {
    const { onCrash, onOverrun } = this.#options
    if (overran && (this.#served || [...this.#processes].some(({ served }) => served))) onOverrun(reason)
    else onCrash(reason)
  }
}

/** What an endpoint does beforehand, as a call that nobody has made. */
export function warmUpCall(path: string): Call {
  const caller = { keyId: 'warm-up', ip: '127.0.0.1', scopes: [], userAgent: 'gateway' }
  return { path, params: {}, caller, origin: 'https://localhost', requestId: 'warm-up', warmUp: true }
}

function isBusy(process: PluginProcess): boolean {
  if (process.inFlight === 0) return false
  return process.inFlight >= CROWDED || Date.now() - process.lastHeard > SILENT_MS
}
