import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { manifestSchema } from '../../sdk-plugin/module.ts'
import { composeServices } from '../compose.ts'
import { readConfig } from '../config.ts'
import { mismatches } from '../examples.ts'
import { withSamples } from '../files/samples.ts'
import { FileStore } from '../files/store.ts'
import { answer, type AnswerServices } from '../http/answer.ts'
import { createKeyAdmin, type CreateKeyOptions } from '../keys/admin.ts'
import { bundlePlugin } from '../plugins/bundle.ts'
import { inspectFolder, type PluginFolder } from '../plugins/discover.ts'
import { Generation } from '../plugins/generation.ts'
import { buildPlatform } from '../plugins/platform.ts'
import { Registry } from '../plugins/registry.ts'
import { settingsOf } from '../plugins/runner.ts'
import { serve } from '../services/serve.ts'
import { ValueCache } from '../services/value-cache.ts'
import { openSqlite } from '../store/sqlite.ts'
import { createServices } from '../worker/services.ts'
import { type FakeService, fakeFetch } from './fake-fetch.ts'
import { LocalRunner } from './local-runner.ts'
import { localUpstreams } from './local-upstreams.ts'

export interface TestHostOptions {
  /** Stand-ins for the services that `ctx.upstream(name)` reaches. */
  upstreams?: Record<string, FakeService>
  /** Stands in for every address that `ctx.fetch` reaches; without it the guarded fetch is the real one. */
  web?: FakeService
  /** As `GATEWAY_FETCH_ALLOW`: loopback servers of the test, `host:port` each. */
  allow?: string[]
  /** As `GATEWAY_SECRET_*`, without the prefix. */
  secrets?: Record<string, string>
  /** Milliseconds since 1970 at the start. Default: now. It moves only by `advance`. */
  now?: number
  adult?: boolean
}

export interface TestAnswer {
  status: number
  headers: Record<string, string>
  /** The envelope. */
  // eslint-disable-next-line typescript/no-explicit-any -- a test reads fields it then asserts
  body: any
}

export interface TestHost {
  /** Calls as a caller with a key for everything would; `key: null` sends none. */
  get(target: string, options?: { headers?: Record<string, string>; key?: string | null }): Promise<TestAnswer>
  /** Runs every example of the plugin and asserts what it expects. @returns how many there are */
  examples(): Promise<number>
  /** A key of its own, e.g. with a small limit or few scopes. */
  createKey(options?: Partial<CreateKeyOptions>): Promise<string>
  /** The bytes of a stored file, by the address an answer gave. */
  file(url: string): Promise<{ type: string; bytes: Buffer }>
  /** Moves the clock of quota, caches and expiry. */
  advance(ms: number): void
  close(): Promise<void>
}

const ORIGIN = 'https://gateway.test'

/**
 * A gateway in memory around one plugin: the real pipeline from the query to the envelope, with a real store and real
 * files in a temporary folder, without sockets and without processes.
 * @param plugin the plugin's folder (compiled as the host compiles it), or its module, or its default export
 */
export async function createTestHost(plugin: string | object, options: TestHostOptions = {}): Promise<TestHost> {
  const data = await mkdtemp(join(tmpdir(), 'gateway-test-'))
  let now = options.now ?? Date.now()
  const clock = () => now
  const config = {
    ...readConfig({ GATEWAY_DATA: data }),
    adult: options.adult ?? false,
    secrets: options.secrets ?? {},
  }
  const store = openSqlite(data, { clock })
  const files = new FileStore({ folder: join(data, 'files'), maxBytes: config.files.maxBytes, clock })
  const registry = new Registry()
  const log = { debug: quiet, info: quiet, warn: quiet, error: quiet }
  const readings = { processes: () => 0, cpuBusy: () => 0, cpuQueued: () => 0 }
  const services = composeServices({ config, store, log, clock, registry, files, readings, closing: () => false })
  const admin = createKeyAdmin(store, { plans: config.plans, clock })
  const createKey = async (key: Partial<CreateKeyOptions> = {}) =>
    (await admin.create({ name: 'test', limit: null, scopes: ['*', 'adult'], ...key })).key

  const { folder, module } = await loadPlugin(plugin, data)
  const settings = settingsOf(folder, '', { ...config, fetch: { allow: options.allow ?? [], ports: [] } })
  const shared = { values: store.values, cache: new ValueCache(1e7, clock), files, clock }
  const own = createServices(settings, {
    ask: (request, value) => serve(shared, folder.id, request, value ?? ''),
    log: quiet,
    onSpawn: quiet,
    onEnd: quiet,
  })
  const runner = new LocalRunner(module, {
    ...own,
    ...(options.web ? { fetch: fakeFetch(options.web) } : {}),
    ...(options.upstreams ? { upstream: localUpstreams(options.upstreams, own.cache) } : {}),
  })
  await files.start()
  const endpoints = await runner.describe()
  const status = {
    id: folder.id,
    dir: folder.dir,
    state: 'serving' as const,
    versions: [],
    pinned: false,
    breaking: [],
  }
  registry.swap(
    { ...status, endpoints: endpoints.map(({ path }) => path) },
    new Generation({ plugin: folder.id, hash: 'test', endpoints, runner }),
  )
  const fullKey = await createKey()

  const get: TestHost['get'] = async (target, { headers = {}, key = fullKey } = {}) => {
    const {
      status,
      headers: answered,
      body,
    } = await answer(
      services,
      requestFor(target, { ...headers, ...(key ? { 'x-api-key': key } : {}) }),
      () => undefined,
    )
    const text = typeof body === 'string' || Buffer.isBuffer(body) ? body.toString() : ''
    return { status, headers: answered, body: text.startsWith('{') ? JSON.parse(text) : text }
  }
  return {
    get,
    createKey,
    file: (url) => readFile(services, url),
    advance: (ms) => void (now += ms),
    async examples() {
      const examples = endpoints.flatMap(({ path, examples: list }) =>
        list.map((example) => ({ path, ...example, params: withSamples(example.params, ORIGIN, folder.id) })),
      )
      for (const { path, params, expect = {} } of examples) {
        const { status: code, body } = await get(`${path}?${new URLSearchParams(params)}`)
        const wrong = code === 200 ? mismatches(body, expect) : [`status ${code}: ${JSON.stringify(body.result)}`]
        assert.deepEqual(wrong, [], `the example ${path}?${new URLSearchParams(params)}`)
      }
      return examples.length
    },
    async close() {
      runner.dispose()
      services.keys.close()
      files.close()
      await services.ledger.close()
      await store.close()
      await rm(data, { recursive: true, force: true })
    },
  }
}

async function loadPlugin(
  plugin: string | object,
  data: string,
): Promise<{ folder: PluginFolder; module: Record<string, unknown> }> {
  if (typeof plugin !== 'string') {
    const folder = { id: 'test', root: data, dir: data, entry: '', manifest: manifestSchema.parse({}) }
    const isModule = 'default' in plugin || 'handle' in plugin
    return { folder, module: isModule ? (plugin as Record<string, unknown>) : { default: plugin } }
  }
  const folder = await inspectFolder(resolve(plugin), false)
  if (!folder) throw new Error(`there is no plugin in ${plugin}: expected plugin.ts, plugin.js or the manifest's main`)
  if (folder.problem) throw new Error(folder.problem)
  const platform = await buildPlatform(join(tmpdir(), `gateway-test-platform-${process.getuid?.() ?? 0}`))
  const { code } = await bundlePlugin(folder, platform.modules)
  const path = join(data, `${basename(plugin)}.mjs`)
  await writeFile(path, code)
  const { plugin: module } = (await import(pathToFileURL(path).href)) as { plugin: Record<string, unknown> }
  return { folder, module }
}

function requestFor(target: string, headers: Record<string, string>) {
  const url = new URL(target, ORIGIN)
  return {
    id: 'test',
    method: 'GET',
    httpVersion: 1 as const,
    path: url.pathname,
    query: url.search.slice(1),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
    ip: '127.0.0.1',
    origin: ORIGIN,
    onAbandon: quiet,
  }
}

async function readFile(services: AnswerServices, url: string): Promise<{ type: string; bytes: Buffer }> {
  const { status, headers, body } = await answer(services, requestFor(url, {}), () => undefined)
  assert.equal(status, 200, `no file at ${url}`)
  const chunks = (await (body as NodeJS.ReadableStream & { toArray(): Promise<Buffer[]> }).toArray()) as Buffer[]
  return { type: headers['content-type']!, bytes: Buffer.concat(chunks) }
}

function quiet(): void {
  // A test asserts on answers; what the plugin logs is of no use to it.
}
