import { join } from 'node:path'
import { GatewayError, toGatewayError } from '../../sdk-plugin/errors.ts'
import type { EndpointDescriptor } from '../../sdk-plugin/module.ts'
import type { Resident } from './budget.ts'
import { Calls, failure } from './calls.ts'
import { OutOfTime } from './gate.ts'
import { Groups } from './groups.ts'
import { excessOf, type Launched } from './launch.ts'
import type { Launcher, Start } from './launcher.ts'
import { relayOutput } from './output.ts'
import type { Reaper } from './reaper.ts'
import type { Call, FromPlugin, OnAbandon, Outcome, PluginSettings, ServiceRequest, ToPlugin } from './protocol.ts'
import { LEVELS } from './protocol.ts'
import { removeTemp } from './temp.ts'
import { openChannel, type Channel, type Frame } from './wire.ts'

/** An end that nobody asked for. */
export interface Crash {
  reason: string
  /** It was killed because a handler, or its loading, did not obey its deadline. */
  overran: boolean
}

export interface ProcessOptions extends Omit<Start, 'bundle'> {
  settings: PluginSettings
  /** Answers what the plugin asks of the host: JSON text, or undefined where there is no value. */
  serve(request: ServiceRequest, value: string): Promise<string | undefined>
  reaper: Pick<Reaper, 'add' | 'remove'>
  launcher: Pick<Launcher, 'launch'>
  log(level: (typeof LEVELS)[number], message: string, fields: Record<string, unknown>): void
  /** Called once when the process has ended, with the reason when it was not asked to. */
  onExit(process: PluginProcess, crash: Crash | undefined): void
  /** Called when it has become idle, or takes calls again. */
  onFreed(): void
}

/** How long a plugin may take to load and describe itself: half a second; on a small, busy machine ten times as long. */
const LOAD_MS = 15_000
/** How long a process may take to leave when asked. */
const LEAVE_GRACE_MS = 1000

let count = 0

/**
 * One process of a plugin: calls go in, outcomes come out, and what goes wrong in it stays in it. It holds faults, not
 * malice: a plugin runs as the same user as the host, and what it does on purpose, nothing here prevents.
 */
export class PluginProcess implements Resident {
  lastUsed = Date.now()
  lastHeard = Date.now()
  /** Whether a call has succeeded in it. */
  served = false
  readonly ready: Promise<EndpointDescriptor[]>
  readonly #options: ProcessOptions
  /** Where calls put their temporary folders: removed with the process, which may have no time to do so itself. */
  readonly #temp: string
  readonly #child: Launched['child']
  readonly #channel: Channel<ToPlugin>
  readonly #calls: Calls
  readonly #groups: Groups
  readonly #started = Promise.withResolvers<EndpointDescriptor[]>()
  readonly #loading: NodeJS.Timeout
  #state: 'loading' | 'loaded' | 'leaving' | 'killed' | 'ended' = 'loading'
  #killedFor: string | undefined
  #overran = false

  constructor(options: ProcessOptions) {
    this.#options = options
    this.#temp = join(options.settings.temp, `${process.pid}-${++count}`)
    const { child, socket } = options.launcher.launch({ ...options, bundle: options.settings.bundle })
    this.#child = child
    this.#groups = new Groups(options.reaper)
    if (child.pid !== undefined) this.#groups.add(child.pid)
    const onFault = (error: Error) => this.kill(`its connection failed: ${error.message}`)
    this.#channel = openChannel<FromPlugin, ToPlugin>(socket, (frame) => this.#onFrame(frame), onFault)
    this.#calls = new Calls({
      onOverdue: (id) => this.#abort(id),
      onObstinate: () => this.kill('a handler went on after its deadline', true),
      onFreed: () => this.#options.onFreed(),
    })
    this.ready = this.#started.promise
    // A process that dies before anyone waits for it must not end the host.
    this.ready.catch(() => undefined)
    child.on('error', (error) => this.#onExit(`could not be started: ${error.message}`))
    child.on('exit', (code, signal) => this.#onExit(`ended with ${signal ?? `code ${code}`}`))
    relayOutput(child, (level, message) => options.log(level, message, { plugin: options.settings.id }))
    this.#channel.send({ type: 'init', settings: { ...options.settings, temp: this.#temp } })
    this.#loading = setTimeout(() => this.kill(`did not load within ${LOAD_MS / 1000} s`, true), LOAD_MS)
  }

  get inFlight(): number {
    return this.#calls.size
  }

  /** Whether it takes calls. */
  get usable(): boolean {
    return !this.ending && this.#calls.overdue === 0
  }

  /** Whether it takes no more calls, now or later. */
  get ending(): boolean {
    return this.#state !== 'loading' && this.#state !== 'loaded'
  }

  get idle(): boolean {
    return this.#state === 'loaded' && this.#calls.size === 0
  }

  /** Never rejects. At the deadline the caller is answered at once, and a handler that goes on is killed. */
  call(call: Call, timeoutMs: number, onAbandon?: OnAbandon): Promise<Outcome> {
    const { id, outcome } = this.#calls.begin(timeoutMs)
    this.lastUsed = Date.now()
    this.#channel.send({ type: 'call', id, ...call })
    onAbandon?.(() => this.#abort(id))
    return outcome
  }

  /** Asks it to end. It finishes nothing: call it when nothing is in flight. */
  leave(): void {
    if (this.ending) return
    this.#state = 'leaving'
    clearTimeout(this.#loading)
    this.#channel.end()
    setTimeout(() => this.kill('did not leave when asked'), LEAVE_GRACE_MS).unref()
  }

  kill(reason: string, overran = false): void {
    if (this.#state === 'ended' || this.#state === 'killed' || this.#hasExited()) return
    // Asked to leave, it owes nothing to anybody: killing it is no crash.
    if (this.#state !== 'leaving' || this.#calls.size > 0) this.#killedFor = reason
    this.#state = 'killed'
    this.#overran = overran
    this.#groups.kill()
  }

  /** Kills the process when it holds more than its manifest allows; a second line behind the kernel's limit. */
  checkMemory(): void {
    const excess = this.#child.pid === undefined ? undefined : excessOf(this.#child.pid, this.#options.memoryMb)
    if (excess !== undefined) this.kill(excess)
  }

  /** Its `exit` event is on its way; its number may already be another's. */
  #hasExited(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null
  }

  #abort(id: number): void {
    if (this.#calls.has(id)) this.#channel.send({ type: 'abort', id })
  }

  #onFrame({ head, body }: Frame<FromPlugin>): void {
    this.lastHeard = Date.now()
    switch (head.type) {
      case 'done':
        this.served = true
        return this.#end(head.id, { ok: true, body, files: head.files })
      case 'failed':
        return this.#end(head.id, { ok: false, ...head })
      case 'ready':
        return this.#onReady(head.endpoints)
      case 'broken':
        return this.#onBroken(head.message)
      case 'request':
        return void this.#serve(head.id, head.request, body)
      case 'log':
        return this.#log(head)
      case 'spawned':
        return this.#groups.add(head.pid)
      case 'ended':
        return this.#groups.remove(head.pid)
    }
  }

  #end(id: number, outcome: Outcome): void {
    this.lastUsed = Date.now()
    this.#calls.end(id, outcome)
  }

  #onReady(endpoints: EndpointDescriptor[]): void {
    clearTimeout(this.#loading)
    if (this.#state === 'loading') this.#state = 'loaded'
    this.#started.resolve(endpoints)
    if (this.idle) this.#options.onFreed()
  }

  #onBroken(message: string): void {
    this.#started.reject(new Error(message))
    this.#calls.endAll(failure(new GatewayError('plugin_starting'), message))
    this.leave()
  }

  #log({ level, message, fields }: Extract<FromPlugin, { type: 'log' }>): void {
    this.#options.log(LEVELS.includes(level) ? level : 'info', String(message), { ...fields })
  }

  async #serve(id: number, request: ServiceRequest, body: Buffer): Promise<void> {
    try {
      const value = await this.#options.serve(request, body.toString('utf8'))
      const none = value === undefined
      this.#channel.send({ type: 'reply', id, none }, none ? undefined : Buffer.from(value))
    } catch (thrown) {
      this.#channel.send({ type: 'reply', id, error: toGatewayError(thrown).toJSON() })
    }
  }

  #onExit(how: string): void {
    if (this.#state === 'ended') return
    const asked = this.#state === 'leaving' || (this.#state === 'killed' && this.#killedFor === undefined)
    this.#state = 'ended'
    clearTimeout(this.#loading)
    const why = this.#killedFor === undefined ? how : `${this.#killedFor} (${how})`
    const crash = asked && this.#calls.size === 0 ? undefined : { reason: why, overran: this.#overran }
    this.#groups.end()
    this.#started.reject(new (this.#overran ? OutOfTime : Error)(this.#killedFor ?? `its process ${how} while loading`))
    const error = new GatewayError('plugin_crashed', { hint: 'Try again; if it stays, tell the operator.' })
    this.#calls.endAll(failure(error, why))
    removeTemp(this.#temp, this.#options)
    this.#options.onExit(this, crash)
  }
}
