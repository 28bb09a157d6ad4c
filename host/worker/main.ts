import { rmSync } from 'node:fs'
import { Socket } from 'node:net'
import { pathToFileURL } from 'node:url'
import type { EndpointDescriptor } from '../../sdk-plugin/module.ts'
import type { Endpoint } from '../../sdk-plugin/endpoint.ts'
import { clip, GatewayError, isErrorCode } from '../../sdk-plugin/errors.ts'
import type { FromPlugin, PluginSettings, ServiceRequest, ToPlugin } from '../plugins/protocol.ts'
import { openChannel, type Frame } from '../plugins/wire.ts'
import { CallContext, type Services } from './context.ts'
import { killGroup } from './exec.ts'
import { invoke } from './invoke.ts'
import { describe } from './json.ts'
import { createServices } from './services.ts'
import { tellSources } from './source-maps.ts'

/**
 * A plugin process: loads one compiled plugin and answers calls until the host hangs up. It owns nothing that must
 * survive it; the host may kill it at any moment.
 */

/** What a bundle exports: the plugin's module, and the contract's readers compiled in with it. */
interface Bundle {
  plugin: Record<string, unknown>
  endpointsOf(module: Record<string, unknown>): Endpoint[]
  describe(endpoint: Endpoint): EndpointDescriptor
}

const endpoints = new Map<string, Endpoint>()
const running = new Map<number, () => AbortController>()
const asked = new Map<number, { resolve: (value: string | undefined) => void; reject: (error: Error) => void }>()
const groups = new Set<number>()
const MAX_LINES_A_SECOND = 200
const MAX_MESSAGE = 2000
const logged = { second: 0, lines: 0, dropped: 0 }
let services: Services | undefined
let loading: Promise<void> | undefined
let lastRequest = 0

const socket = new Socket({ fd: 3, readable: true, writable: true })
const channel = openChannel<ToPlugin, FromPlugin>(socket, onFrame, leave)
socket.on('end', leave)

tellSources()
process.on('uncaughtException', fail)
process.on('unhandledRejection', fail)
makeReady(process.argv.slice(2)).catch(() => undefined)

function onFrame({ head, body }: Frame<ToPlugin>): void {
  if (head.type === 'call') void answer(head)
  else if (head.type === 'reply') settle(head, body)
  else if (head.type === 'abort') running.get(head.id)?.().abort()
  else loading = load(head.settings).finally(() => (loading = undefined))
}

/** What plugins use of the platform, before it is known which plugin comes. What fails then fails again for it, in words. */
async function makeReady(modules: readonly string[]): Promise<void> {
  for (const module of modules) {
    const { preload } = (await import(module)) as { preload?: () => Promise<void> }
    await preload?.()
  }
}

async function load(settings: PluginSettings): Promise<void> {
  try {
    process.env.PAINTED_SCENES = settings.painted
    services = createServices(settings, { ask, log, onSpawn, onEnd, clock: Date.now })
    const bundle = (await import(pathToFileURL(settings.bundle).href)) as Bundle
    const list = bundle.endpointsOf(bundle.plugin)
    for (const endpoint of list) endpoints.set(`/${endpoint.category}/${endpoint.name}`, endpoint)
    channel.send({ type: 'ready', endpoints: list.map((endpoint) => bundle.describe(endpoint)) })
  } catch (error) {
    channel.send({ type: 'broken', message: describe(error) })
  }
}

async function answer({ id, ...call }: Extract<ToPlugin, { type: 'call' }>): Promise<void> {
  // The first calls travel with the order to load.
  if (loading) await loading
  const endpoint = endpoints.get(call.path)
  // It did not load, which the host was told.
  if (!endpoint || !services) return
  const shared = services
  let controller: AbortController | undefined
  const abort = () => (controller ??= new AbortController())
  running.set(id, abort)
  const outcome = await invoke(endpoint, call, () => new CallContext(call, shared, abort))
  running.delete(id)
  if (outcome.ok) channel.send({ type: 'done', id, files: outcome.files }, outcome.body)
  else {
    const { status, error, reached, cause } = outcome
    channel.send({ type: 'failed', id, status, error, reached, ...(cause === undefined ? {} : { cause }) })
  }
}

function ask(request: ServiceRequest, value?: string): Promise<string | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<string | undefined>()
  const id = ++lastRequest
  asked.set(id, { resolve, reject })
  channel.send({ type: 'request', id, request }, value === undefined ? undefined : Buffer.from(value))
  return promise
}

function settle({ id, none, error }: Extract<ToPlugin, { type: 'reply' }>, body: Buffer): void {
  const waiter = asked.get(id)
  asked.delete(id)
  if (error) {
    const { code, ...details } = error
    waiter?.reject(new GatewayError(isErrorCode(code) ? code : 'internal', details))
  } else waiter?.resolve(none ? undefined : body.toString('utf8'))
}

/** At most so many lines a second; what is dropped is counted in the next one. */
function log(level: 'debug' | 'info' | 'warn' | 'error', message: string, fields: Record<string, unknown>): void {
  const second = Math.floor(Date.now() / 1000)
  if (second !== logged.second) Object.assign(logged, { second, lines: 0 })
  if (++logged.lines > MAX_LINES_A_SECOND) return void logged.dropped++
  const { dropped } = logged
  logged.dropped = 0
  channel.send({
    type: 'log',
    level,
    message: clip(message, MAX_MESSAGE),
    fields: dropped > 0 ? { ...fields, dropped } : fields,
  })
}

/** The host knows of a program at once: the plugin may block, and be killed, before its turn ends. */
function onSpawn(pid: number): void {
  groups.add(pid)
  channel.send({ type: 'spawned', pid })
  channel.flush()
}

function onEnd(pid: number): void {
  groups.delete(pid)
  channel.send({ type: 'ended', pid })
}

/** Exit code of a process whose plugin threw outside of a call. */
const LATE_THROW = 70

/** A late throw ends this process: what it left half done cannot be known. The host starts a new one. */
function fail(error: unknown): void {
  process.exitCode = LATE_THROW
  log('error', 'the plugin threw outside of a call', { plugin: services?.settings.id, error: describe(error) })
  channel.end()
  setImmediate(leave)
}

function leave(): void {
  for (const pid of groups) killGroup(pid)
  // The host removes it as well, if it still lives.
  if (services) rmSync(services.settings.temp, { recursive: true, force: true })
  process.exit()
}
