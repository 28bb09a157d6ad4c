import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { EndpointDescriptor } from '../../sdk-plugin/module.ts'
import { composeServices } from '../compose.ts'
import { type Config, readConfig } from '../config.ts'
import { FileStore } from '../files/store.ts'
import { answer, type AnswerServices } from '../http/answer.ts'
import type { Reply } from '../http/reply.ts'
import { createKeyAdmin, type KeyAdmin } from '../keys/admin.ts'
import { Generation } from '../plugins/generation.ts'
import { Registry } from '../plugins/registry.ts'
import { settingsOf } from '../plugins/runner.ts'
import { serve } from '../services/serve.ts'
import { ValueCache } from '../services/value-cache.ts'
import { openSqlite } from '../store/sqlite.ts'
import { createServices } from '../worker/services.ts'
import { fakeFetch } from './fake-fetch.ts'
import { LocalRunner } from './local-runner.ts'
import { localUpstreams } from './local-upstreams.ts'
import type { PluginSource } from './plugin-source.ts'
import type { TestHostOptions } from './test-host.ts'

export const ORIGIN = 'https://gateway.test'

export interface MemoryRequest {
  /** Path and query, or a whole address. */
  target: string
  headers: Record<string, string>
  /** The caller's address. */
  ip: string
}

/** A gateway's parts around one plugin: a real store and real files in `data`, no sockets and no processes. */
export class MemoryGateway {
  readonly admin: KeyAdmin
  readonly #source: PluginSource
  readonly #data: string
  readonly #registry = new Registry()
  readonly #services: AnswerServices
  readonly #runner: LocalRunner
  #now: number

  constructor(source: PluginSource, data: string, options: TestHostOptions) {
    this.#now = options.now ?? Date.now()
    const config = configFor(data, options)
    const clock = () => this.#now
    const store = openSqlite(data, { clock })
    const files = new FileStore({ folder: join(data, 'files'), maxBytes: config.files.maxBytes, clock })
    this.#source = source
    this.#data = data
    this.admin = createKeyAdmin(store, { plans: config.plans, clock })
    this.#services = composeServices({
      config,
      store,
      files,
      clock,
      log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
      registry: this.#registry,
      readings: { processes: () => 0, cpuBusy: () => 0, cpuQueued: () => 0 },
      closing: () => false,
    })
    const shared = { values: store.values, cache: new ValueCache(config.cacheBytes, clock), files, clock }
    this.#runner = localRunner(source, config, shared, options)
  }

  /** @returns what the plugin says of itself, once it is served */
  async start(): Promise<EndpointDescriptor[]> {
    const { id, dir } = this.#source.folder
    const endpoints = await this.#runner.describe()
    const state = { state: 'serving' as const, versions: [], pinned: false, breaking: [] }
    this.#registry.swap(
      { id, dir, ...state, endpoints: endpoints.map(({ path }) => path) },
      new Generation({ plugin: id, hash: 'test', endpoints, runner: this.#runner }),
    )
    await this.#services.files.start()
    return endpoints
  }

  answer({ target, headers, ip }: MemoryRequest): Promise<Reply> {
    const { pathname, search } = new URL(target, ORIGIN)
    const lowerCase = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])
    const request = {
      id: 'test',
      method: 'GET',
      httpVersion: 1 as const,
      path: pathname,
      query: search.slice(1),
      headers: Object.fromEntries(lowerCase) as Record<string, string>,
      ip,
      origin: ORIGIN,
      onAbandon: quiet,
    }
    return answer(this.#services, request, () => undefined)
  }

  advance(ms: number): void {
    this.#now += ms
  }

  async close(): Promise<void> {
    const { keys, files, ledger, store } = this.#services
    await this.#runner.close()
    keys.close()
    files.close()
    await ledger.close()
    await store.close()
    await rm(this.#data, { recursive: true, force: true })
  }
}

function configFor(
  data: string,
  { adult = false, secrets = {}, allow = [], nameServers = [], models }: TestHostOptions,
): Config {
  const config = readConfig({ GATEWAY_DATA: data, ...(models ? { GATEWAY_MODELS: models } : {}) })
  return { ...config, adult, secrets, fetch: { allow, ports: [], servers: nameServers } }
}

/** The plugin's own services as its process would have them, with stand-ins for what the test replaces. */
function localRunner(
  { folder, module }: PluginSource,
  config: Config,
  shared: Parameters<typeof serve>[0],
  { web, upstreams }: TestHostOptions,
): LocalRunner {
  const own = createServices(settingsOf(folder, '', config), {
    ask: (request, value) => serve(shared, folder.id, request, value ?? ''),
    log: quiet,
    onSpawn: quiet,
    onEnd: quiet,
    clock: shared.clock,
  })
  return new LocalRunner(module, {
    ...own,
    ...(web ? { fetch: fakeFetch(web) } : {}),
    ...(upstreams ? { upstream: localUpstreams(upstreams, own.cache) } : {}),
  })
}

function quiet(): void {
  // A test asserts on answers; what is logged, and who leaves, is of no use to it.
}
