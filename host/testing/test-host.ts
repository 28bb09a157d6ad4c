import assert from 'node:assert/strict'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { EndpointDescriptor } from '../../sdk-plugin/module.ts'
import { failings } from '../examples.ts'
import { withSamples } from '../files/samples.ts'
import type { CreateKeyOptions } from '../keys/admin.ts'
import type { FakeService } from './fake-fetch.ts'
import { MemoryGateway, ORIGIN } from './memory-gateway.ts'
import { loadPlugin } from './plugin-source.ts'

export interface TestHostOptions {
  /** Stand-ins for the services that `ctx.upstream(name)` reaches. */
  upstreams?: Record<string, FakeService>
  /** Stands in for every address that `ctx.fetch` reaches; without it the guarded fetch is the real one. */
  web?: FakeService
  /** As `GATEWAY_FETCH_ALLOW`: loopback servers of the test, `host:port` each. */
  allow?: string[]
  /** As `GATEWAY_DNS_SERVERS`: a name server of the test, `127.0.0.1:port`. */
  nameServers?: string[]
  /** As `GATEWAY_SECRET_*`, without the prefix. */
  secrets?: Record<string, string>
  /** Milliseconds since 1970 at the start. Default: now. It moves only by `advance`. */
  now?: number
  adult?: boolean
  /** As `GATEWAY_MODELS`: a folder of the test with ONNX files. Default: there are none. */
  models?: string
}

export interface TestAnswer {
  status: number
  headers: Record<string, string>
  /** The envelope. */
  // eslint-disable-next-line typescript/no-explicit-any -- a test reads fields it then asserts
  body: any
}

export interface TestGetOptions {
  headers?: Record<string, string>
  /** Default: a key for everything; null sends none. */
  key?: string | null
  /** The caller's address. Default `127.0.0.1`. */
  ip?: string
}

export interface TestHost {
  get(target: string, options?: TestGetOptions): Promise<TestAnswer>
  /** Runs every example of the plugin and asserts what it expects. @returns how many there are */
  examples(): Promise<number>
  /** Parameters of an example as a query: `{samples}` becomes the address of the plugin's samples. */
  query(params: Record<string, string>): URLSearchParams
  /** A key of its own, e.g. with a small limit or few scopes. */
  createKey(options?: Partial<CreateKeyOptions>): Promise<string>
  /** The bytes of a stored file, by the address an answer gave. */
  file(url: string): Promise<{ type: string; bytes: Buffer }>
  /** Moves the clock of quota, caches and expiry. */
  advance(ms: number): void
  close(): Promise<void>
}

const LOOPBACK = '127.0.0.1'

/**
 * A gateway in memory around one plugin: the real pipeline from the query to the envelope, with a real store and real
 * files in a temporary folder, without sockets and without processes.
 * @param plugin the plugin's folder (compiled as the host compiles it), or its module, or its default export
 */
export async function createTestHost(plugin: string | object, options: TestHostOptions = {}): Promise<TestHost> {
  const data = await mkdtemp(join(tmpdir(), 'gateway-test-'))
  const source = await loadPlugin(plugin, data)
  const gateway = new MemoryGateway(source, data, options)
  const endpoints = await gateway.start()
  const createKey: TestHost['createKey'] = async (key = {}) =>
    (await gateway.admin.create({ name: 'test', limit: null, scopes: ['*', 'adult'], ...key })).key
  const fullKey = await createKey()
  const get: TestHost['get'] = async (target, { headers = {}, key = fullKey, ip = LOOPBACK } = {}) => {
    const reply = await gateway.answer({ target, headers: { ...headers, ...(key ? { 'x-api-key': key } : {}) }, ip })
    const text = typeof reply.body === 'string' || Buffer.isBuffer(reply.body) ? reply.body.toString() : ''
    return { status: reply.status, headers: reply.headers, body: text.startsWith('{') ? JSON.parse(text) : text }
  }
  return {
    get,
    createKey,
    file: (url) => readFile(gateway, url),
    advance: (ms) => gateway.advance(ms),
    query: (params) => new URLSearchParams(withSamples(params, ORIGIN, source.folder.id)),
    examples: () => runExamples(endpoints, source.folder.id, get),
    close: () => gateway.close(),
  }
}

async function runExamples(
  endpoints: readonly EndpointDescriptor[],
  id: string,
  get: TestHost['get'],
): Promise<number> {
  const calls = endpoints.flatMap(({ path, examples }) =>
    examples.map((example) => {
      const query = new URLSearchParams(withSamples(example.params, ORIGIN, id))
      return { target: `${path}?${query}`, example }
    }),
  )
  for (const { target, example } of calls) {
    assert.deepEqual(failings(await get(target), example), [], `the example ${target}`)
  }
  return calls.length
}

async function readFile(gateway: MemoryGateway, url: string): Promise<{ type: string; bytes: Buffer }> {
  const { status, headers, body } = await gateway.answer({ target: url, headers: {}, ip: LOOPBACK })
  assert.equal(status, 200, `no file at ${url}`)
  return { type: headers['content-type']!, bytes: Buffer.concat(await (body as Readable).toArray()) }
}
