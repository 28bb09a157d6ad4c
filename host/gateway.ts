import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { composeServices } from './compose.ts'
import type { Config } from './config.ts'
import { FileStore } from './files/store.ts'
import { answer, type AnswerServices } from './http/answer.ts'
import { Listener } from './http/listener.ts'
import { checkRequest, drain, hasBody, readRequest } from './http/read.ts'
import type { GatewayRequest } from './http/request.ts'
import { type Response, write } from './http/write.ts'
import { ProcessBudget } from './plugins/budget.ts'
import { Lane } from './plugins/lane.ts'
import { Launcher } from './plugins/launcher.ts'
import { sweepLeftovers } from './plugins/leftovers.ts'
import { buildPlatform } from './plugins/platform.ts'
import { Plugins } from './plugins/plugins.ts'
import { Reaper } from './plugins/reaper.ts'
import { Registry } from './plugins/registry.ts'
import { processRunner, type RunnerParts } from './plugins/runner.ts'
import { Records } from './plugins/records.ts'
import { WarmUps } from './plugins/warm-ups.ts'
import { daysBefore } from './quota/day.ts'
import type { Log } from './services/log.ts'
import { type EgressProxy, startEgressProxy } from './services/net/egress-proxy.ts'
import { createPolicy } from './services/net/policy.ts'
import { ValueCache } from './services/value-cache.ts'
import type { Store } from './store/store.ts'

export interface GatewayParts {
  config: Config
  store: Store
  log: Log
  certificate: { cert: string; key: string }
  clock?: () => number
}

const DAY_MS = 86_400_000
/** Days of usage that are kept; `/apikey-status` shows the last 30. */
const USAGE_DAYS = 400
/** How long answers in flight may take once the gateway is told to stop. */
const DRAIN_MS = 15_000

/** The whole gateway, put together. `start` loads the plugins and listens, `stop` lets every call in flight finish. */
export class Gateway {
  readonly plugins: Plugins
  readonly registry = new Registry()
  readonly #parts: GatewayParts
  readonly #services: AnswerServices
  readonly #listener: Listener
  readonly #files: FileStore
  readonly #warmUps: WarmUps
  readonly #launcher: Launcher
  #egress: EgressProxy | undefined
  #pruning: NodeJS.Timeout | undefined

  constructor(parts: GatewayParts) {
    const { config, store, log, certificate, clock = Date.now } = parts
    const { registry } = this
    const budget = new ProcessBudget(config.processes)
    const cpu = new Lane(config.cpu)
    const files = new FileStore({ folder: join(config.data, 'files'), maxBytes: config.files.maxBytes, clock })
    const bundles = join(config.data, 'cache', 'plugins')
    const records = new Records(bundles)
    const shared = { values: store.values, cache: new ValueCache(config.cacheBytes, clock), files, clock }
    const onCrash: RunnerParts['onCrash'] = (...crash) => this.plugins.crashed(...crash)
    const egressProxy = () => this.#egress?.url
    const reaper = new Reaper()
    const launcher = new Launcher({ reaper, cpu })
    const createRunner = processRunner({ config, budget, cpu, reaper, launcher, shared, log, onCrash, egressProxy })
    this.plugins = new Plugins({
      roots: config.plugins,
      strict: config.production,
      watch: config.watch,
      registry,
      log,
      buildPlatform: () => buildPlatform(join(config.data, 'cache', 'platform'), bundles),
      workshop: { records, createRunner },
    })
    this.#warmUps = new WarmUps({ registry, records, cpu, restMs: config.warmUpMs, log })
    this.#parts = parts
    this.#files = files
    this.#launcher = launcher
    this.#services = composeServices({
      config,
      store,
      log,
      clock,
      registry,
      files,
      closing: () => this.#listener.closing,
      readings: { processes: () => budget.size, cpuBusy: () => cpu.busy, cpuQueued: () => cpu.queued },
    })
    const { envelope } = this.#services
    const onRequest = (message: IncomingMessage, response: Response) => void this.#respond(message, response)
    this.#listener = new Listener({ ...certificate, envelope, log, onRequest })
  }

  /** @returns the port it listens on */
  async start(): Promise<number> {
    const { host, port, data, fetch, warmUpMs } = this.#parts.config
    await sweepLeftovers(data)
    // Before the plugins: the programs they start are told of it. The token keeps others on this machine out.
    this.#egress = await startEgressProxy({ policy: createPolicy(fetch), token: randomBytes(18).toString('base64url') })
    await Promise.all([this.#files.start(), this.plugins.start()])
    await this.#prune()
    this.#pruning = setInterval(() => void this.#prune(), DAY_MS).unref()
    if (warmUpMs > 0) this.#warmUps.start()
    return this.#listener.listen(port, host)
  }

  setCertificate(certificate: { cert: string; key: string }): void {
    this.#listener.setCertificate(certificate)
  }

  async stop(): Promise<void> {
    await this.#listener.close(DRAIN_MS)
    this.#warmUps.close()
    this.#launcher.close()
    await this.plugins.close()
    clearInterval(this.#pruning)
    await this.#egress?.close()
    await this.#services.ledger.close()
    this.#services.keys.close()
    this.#files.close()
    await this.#parts.store.close()
  }

  /** Forgets counts that nobody asks for any more. */
  async #prune(): Promise<void> {
    const { store, log, clock = Date.now } = this.#parts
    try {
      await store.usage.prune(daysBefore(clock(), USAGE_DAYS))
    } catch (error) {
      log.warn('old usage could not be removed', { error: String(error) })
    }
  }

  async #respond(message: IncomingMessage, response: Response): Promise<void> {
    const started = performance.now()
    const { config, log } = this.#parts
    const { envelope, metrics } = this.#services
    const request = readRequest(message, response, config.publicUrl)
    // An error of the connection has no answer; the pipeline hears of it as a caller who went away.
    response.on('error', () => response.destroy())
    const reply = await answer(this.#services, request, () => checkRequest(message))
    const unread = hasBody(message)
    const close = message.httpVersionMajor === 1 && (unread || this.#listener.closing)
    try {
      await write(request, reply, response, { envelope, close, ...(unread ? { drained: drain(message) } : {}) })
    } catch (error) {
      log.error('an answer could not be written', { path: request.path, error: String(error) })
      response.destroy()
    }
    const seconds = (performance.now() - started) / 1000
    metrics.observe(this.#category(request), reply.status, seconds)
    log.debug('answered', {
      requestId: request.id,
      method: request.method,
      path: request.path,
      status: reply.status,
      seconds,
    })
  }

  #category({ path }: GatewayRequest): string {
    return this.registry.find(path)?.endpoint.category ?? 'other'
  }
}
