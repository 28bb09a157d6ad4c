import type { EndpointDescriptor } from '../../sdk-plugin/module.ts'
import { GatewayError, toGatewayError } from '../../sdk-plugin/errors.ts'
import { killGroup } from '../worker/exec.ts'
import { launch, residentMb, type Launched, type LaunchOptions } from './launch.ts'
import { relayOutput } from './output.ts'
import type { Call, FromPlugin, OnAbandon, Outcome, PluginSettings, ServiceRequest, ToPlugin } from './protocol.ts'
import { openChannel, type Channel, type Frame } from './wire.ts'

export interface ProcessOptions extends LaunchOptions {
  settings: PluginSettings
  /** Answers what the plugin asks of the host: JSON text, or undefined where there is no value. */
  serve(request: ServiceRequest, value: string): Promise<string | undefined>
  log(level: 'debug' | 'info' | 'warn' | 'error', message: string, fields: Record<string, unknown>): void
  /** Called once when the process has ended, with the reason when it was not asked to. */
  onExit(process: PluginProcess, crash: string | undefined): void
}

interface Running {
  resolve(outcome: Outcome): void
  deadline: NodeJS.Timeout
}

/** How long a handler may take to obey its aborted signal before its process is killed. */
const ABORT_GRACE_MS = 700
/** How long a process may take to leave when asked. */
const LEAVE_GRACE_MS = 1000
/** Memory a bare plugin process has anyway; the manifest's limit counts from here. */
const BASE_MB = 128

/** One process of a plugin: calls go in, outcomes come out, and nothing it does can hurt the host. */
export class PluginProcess {
  lastUsed = Date.now()
  lastHeard = Date.now()
  readonly ready: Promise<EndpointDescriptor[]>
  readonly #options: ProcessOptions
  readonly #child: Launched['child']
  readonly #channel: Channel<ToPlugin>
  readonly #running = new Map<number, Running>()
  readonly #groups = new Set<number>()
  readonly #started = Promise.withResolvers<EndpointDescriptor[]>()
  #nextId = 1
  #leaving = false
  #deathReason: string | undefined

  constructor(options: ProcessOptions) {
    this.#options = options
    const { child, socket } = launch(options)
    this.#child = child
    this.#channel = openChannel<FromPlugin, ToPlugin>(socket, (frame) => this.#onFrame(frame), () => this.kill('connection lost'))
    this.ready = this.#started.promise
    // A process that dies before anyone waits for it must not end the host.
    this.ready.catch(() => undefined)
    child.on('error', (error) => this.#onExit(`could not be started: ${error.message}`))
    child.on('exit', (code, signal) => this.#onExit(`ended with ${signal ?? `code ${code}`}`))
    relayOutput(child, (level, message) => options.log(level, message, { plugin: options.settings.id }))
    this.#channel.send({ type: 'init', settings: options.settings })
  }

  get inFlight(): number {
    return this.#running.size
  }

  get usable(): boolean {
    return !this.#leaving && this.#deathReason === undefined
  }

  /** Never rejects. At the deadline the caller is answered at once, and a handler that goes on is killed. */
  call(call: Call, timeoutMs: number, onAbandon?: OnAbandon): Promise<Outcome> {
    const { promise, resolve } = Promise.withResolvers<Outcome>()
    const id = this.#nextId++
    this.lastUsed = Date.now()
    const deadline = setTimeout(() => this.#overdue(id, timeoutMs), timeoutMs)
    this.#running.set(id, { resolve, deadline })
    this.#channel.send({ type: 'call', id, ...call })
    onAbandon?.(() => this.#abort(id))
    return promise
  }

  /** Lets it finish nothing: call it when nothing is in flight. Resolves when the process is gone. */
  leave(): void {
    if (this.#leaving) return
    this.#leaving = true
    this.#channel.end()
    setTimeout(() => this.kill('did not leave when asked'), LEAVE_GRACE_MS).unref()
  }

  kill(reason: string): void {
    if (this.#deathReason !== undefined || this.#child.exitCode !== null || this.#child.signalCode !== null) return
    this.#deathReason = reason
    killGroup(this.#child.pid)
    for (const pid of this.#groups) killGroup(pid)
  }

  /** Kills the process when it holds more than its manifest allows; a second line behind the kernel's limit. */
  checkMemory(): void {
    const used = this.#child.pid === undefined ? undefined : residentMb(this.#child.pid)
    const limit = this.#options.memoryMb + BASE_MB
    if (used !== undefined && used > limit) this.kill(`used ${Math.round(used)} MB, more than its ${limit} MB`)
  }

  #abort(id: number): void {
    if (this.#running.has(id)) this.#channel.send({ type: 'abort', id })
  }

  #overdue(id: number, timeoutMs: number): void {
    const running = this.#running.get(id)
    if (!running) return
    running.resolve(failure(new GatewayError('plugin_timeout', { message: `The endpoint did not finish within ${timeoutMs / 1000} s.` })))
    this.#abort(id)
    const stillThere = () => this.#running.has(id) && this.kill('a handler went on after its deadline')
    running.deadline = setTimeout(stillThere, ABORT_GRACE_MS)
  }

  #onFrame({ head, body }: Frame<FromPlugin>): void {
    this.lastHeard = Date.now()
    switch (head.type) {
      case 'done': return this.#finish(head.id, { ok: true, body, files: head.files })
      case 'failed': return this.#finish(head.id, { ok: false, ...head })
      case 'ready': return this.#started.resolve(head.endpoints)
      case 'broken': return this.#onBroken(head.message)
      case 'request': return void this.#serve(head.id, head.request, body)
      case 'log': return this.#options.log(head.level, head.message, head.fields)
      case 'spawned': return void this.#groups.add(head.pid)
      case 'ended': return void this.#groups.delete(head.pid)
    }
  }

  #onBroken(message: string): void {
    this.#started.reject(new Error(message))
    for (const id of this.#running.keys()) this.#finish(id, failure(new GatewayError('plugin_starting'), message))
    this.leave()
  }

  #finish(id: number, outcome: Outcome): void {
    const running = this.#running.get(id)
    if (!running) return
    this.#running.delete(id)
    clearTimeout(running.deadline)
    this.lastUsed = Date.now()
    running.resolve(outcome)
  }

  async #serve(id: number, request: ServiceRequest, body: Buffer): Promise<void> {
    try {
      const value = await this.#options.serve(request, body.toString('utf8'))
      this.#channel.send({ type: 'reply', id, none: value === undefined }, value === undefined ? undefined : Buffer.from(value))
    } catch (thrown) {
      const { code, message } = toGatewayError(thrown)
      this.#channel.send({ type: 'reply', id, error: { code, message } })
    }
  }

  #onExit(how: string): void {
    const crash = this.#leaving && this.#running.size === 0 ? undefined : (this.#deathReason ?? how)
    for (const pid of this.#groups) killGroup(pid)
    this.#started.reject(new Error(`the plugin's process ${how} while it was loading`))
    const error = new GatewayError('plugin_crashed', { hint: 'Try again; if it stays, tell the operator.' })
    for (const id of this.#running.keys()) this.#finish(id, failure(error, crash))
    this.#options.onExit(this, crash)
  }
}

/** The outcome of a call that reached a handler but got no answer from it. */
export function failure(error: GatewayError, cause?: string): Outcome {
  return { ok: false, status: error.status, error: error.toJSON(), reached: true, ...(cause === undefined ? {} : { cause }) }
}
