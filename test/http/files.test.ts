/** Files that endpoints make: addresses nobody can guess, in whole and in part, until they expire. */
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent } from 'node:https'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { createTestHost } from '../../sdk-plugin/testing.ts'
import { newFileName, pathOfFile } from '../../host/files/names.ts'
import { FileStore } from '../../host/files/store.ts'
import { type Answer, type GatewayProcess, type GetOptions, startGateway } from '../gateway-process.ts'
import { linkPlugins, type PluginFolders } from '../plugins/folders.ts'
import { assertCommonHeaders, assertEnvelope, assertRefusal, CREATOR } from './envelope.ts'
import { openHttp2, request } from './http2-client.ts'
import { exchange } from './wire.ts'

const PLUGINS = join(import.meta.dirname, 'plugins')
const NAME = /^\/files\/[0-9a-z]{7}[0-9A-Za-z]{26}\.[a-z0-9]+$/

let own: PluginFolders
let gateway: GatewayProcess

before(async () => {
  own = await linkPlugins('tools-codes')
  const env = { GATEWAY_CREATOR: CREATOR, GATEWAY_FILE_MB: '10', GATEWAY_PLUGINS: `${PLUGINS}:${own.root}` }
  gateway = await startGateway({ env })
})
after(async () => {
  await gateway.close()
  await own[Symbol.asyncDispose]()
})

async function store(bytes: number, type = 'image/png', on = gateway): Promise<string> {
  const { body } = await on.get(`/probe/file?bytes=${bytes}&type=${encodeURIComponent(type)}`)
  assert.equal(body.status, 200, JSON.stringify(body))
  return new URL(body.result.url).pathname
}

/** Without a key. */
const fetchFile = (path: string, options: GetOptions = {}, on = gateway): Promise<Answer> =>
  on.get(path, { key: null, ...options })

const pattern = (from: number, to: number) =>
  Buffer.from(Array.from({ length: to - from }, (_, index) => (from + index) % 251))

describe('a stored file', () => {
  it('has an address nobody can guess, and needs no key', async () => {
    const paths = await Promise.all(Array.from({ length: 50 }, () => store(10)))
    for (const path of paths) assert.match(path, NAME)
    assert.equal(new Set(paths.map((path) => path.slice(14, 40))).size, paths.length)
    const answer = await fetchFile(paths[0]!)
    assert.equal(answer.status, 200)
    assert.deepEqual(answer.bytes, pattern(0, 10))
  })

  it('is told with its type, size and end, at the address that the caller used', async () => {
    const { body } = await gateway.get('/probe/file?bytes=300', { headers: { host: 'gateway.example:1234' } })
    const { url, type, bytes, expiresAt } = body.result
    assert.match(url, /^https:\/\/gateway\.example:1234\/files\//)
    assert.deepEqual([type, bytes], ['image/png', 300])
    const seconds = (Date.parse(expiresAt) - Date.now()) / 1000
    assert.ok(seconds > 3500 && seconds <= 3600)
  })

  it('cannot run script in this origin, and is kept by browsers only while it lives', async () => {
    const { headers } = await fetchFile(await store(10, 'image/svg+xml'))
    assertCommonHeaders(headers)
    assert.equal(headers['content-type'], 'image/svg+xml')
    assert.match(headers['content-security-policy'] as string, /^default-src 'none'.*; sandbox$/)
    assert.match(headers['cache-control']!, /^private, max-age=3[56]\d\d, immutable$/)
    assert.match(headers['content-disposition']!, /^inline; filename="[0-9A-Za-z]+\.svg"$/)
    assert.equal(headers['cross-origin-resource-policy'], 'cross-origin')
  })

  it('is the same over HTTP/2', async () => {
    const session = await openHttp2(gateway.port)
    const answer = await request(session, { ':path': await store(5, 'text/plain') })
    assert.equal(answer.status, 200)
    assert.equal(answer.text, '\0\x01\x02\x03\x04')
    session.close()
  })

  it('may be empty', async () => {
    const path = await store(0)
    const answer = await fetchFile(path)
    assert.deepEqual([answer.status, answer.headers['content-length'], answer.bytes.length], [200, '0', 0])
    assertRefusal(await fetchFile(path, { headers: { range: 'bytes=0-' } }), 416, 'range_not_satisfiable')
  })

  it('is a picture when it is a picture', async () => {
    const { body } = await gateway.get('/tools/createqr?query=hello')
    const answer = await fetchFile(new URL(body.result.url).pathname)
    assert.equal(answer.headers['content-type'], 'image/png')
    assert.equal(answer.bytes.toString('latin1', 1, 4), 'PNG')
    assert.equal(answer.bytes.length, body.result.bytes)
  })
})

describe('a part of a file', () => {
  for (const [range, from, to] of [
    ['bytes=0-9', 0, 10],
    ['bytes=0-0', 0, 1],
    ['bytes=990-', 990, 1000],
    ['bytes=-5', 995, 1000],
    ['bytes=-5000', 0, 1000],
    ['bytes=500-99999', 500, 1000],
    ['bytes=999-999', 999, 1000],
  ] as const) {
    it(`206 for ${range}`, async () => {
      const path = await store(1000)
      const answer = await fetchFile(path, { headers: { range } })
      assert.equal(answer.status, 206)
      assert.equal(answer.headers['content-range'], `bytes ${from}-${to - 1}/1000`)
      assert.deepEqual(answer.bytes, pattern(from, to))
      const head = await fetchFile(path, { headers: { range }, method: 'HEAD' })
      assert.deepEqual([head.status, head.headers['content-length'], head.bytes.length], [206, String(to - from), 0])
    })
  }

  for (const range of ['bytes=1000-', 'bytes=1000-2000', 'bytes=-0', 'bytes=9-3', 'bytes=99999999999999999999-']) {
    it(`416 for ${range}`, async () => {
      const answer = await fetchFile(await store(1000), { headers: { range } })
      assertRefusal(answer, 416, 'range_not_satisfiable')
      assert.equal(answer.headers['content-range'], 'bytes */1000')
    })
  }

  for (const range of ['bytes=0-1,5-6', 'items=0-5', 'bytes', 'bytes=-', 'bytes=a-b', '']) {
    it(`the whole for ${JSON.stringify(range)}`, async () => {
      const answer = await fetchFile(await store(1000), { headers: { range } })
      assert.deepEqual([answer.status, answer.bytes.length], [200, 1000])
      assert.equal(answer.headers['accept-ranges'], 'bytes')
    })
  }

  it('HEAD has the headers of GET', async () => {
    const path = await store(1000)
    const [got, head] = [await fetchFile(path), await fetchFile(path, { method: 'HEAD' })]
    const steady = ({ headers: { 'date': _date, 'x-request-id': _id, 'cache-control': _age, ...rest } }: Answer) => rest
    assert.deepEqual(steady(head), steady(got))
    assert.equal(head.bytes.length, 0)
  })

  it('304 for whoever has it', async () => {
    const path = await store(1000)
    const { etag } = (await fetchFile(path)).headers
    const answer = await fetchFile(path, { headers: { 'if-none-match': etag! } })
    assert.deepEqual([answer.status, answer.bytes.length, answer.headers.etag], [304, 0, etag])
    assert.equal((await fetchFile(path, { headers: { 'if-none-match': '"another"' } })).status, 200)
  })
})

describe('an address of no file', () => {
  it('is 404, whatever way it takes out of the folder', async () => {
    const real = await store(10)
    const name = real.slice('/files/'.length)
    const ways = [
      '',
      '.',
      '..',
      '../keys.sqlite',
      '../tls/key.pem',
      '../../../../../../etc/passwd',
      '/etc/passwd',
      `./${name}`,
      '%2e%2e/tls/key.pem',
      '..%2ftls%2fkey.pem',
      '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
      '..%252ftls',
      '..%c0%af..%c0%afetc',
      '....//tls',
      '..\\tls\\key.pem',
      '%5c..%5ctls',
      `x/../${name}`,
      `${name}/`,
      `${name}/..`,
      `${name}%00`,
      `${name}%00.png`,
      `${name}.png`,
      name.replace('.png', ''),
      name.replace('.png', '.svg'),
      name.replace('.png', '.part'),
      `${name}.part`,
      name.toUpperCase(),
      `%${name.charCodeAt(0).toString(16)}${name.slice(1)}`,
      name.slice(31, 33),
      `${name.slice(31, 33).toLowerCase()}/${name}`,
      'a'.repeat(5000),
    ]
    for (const way of ways) {
      const answer = await exchange(gateway.port, `GET /files/${way} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
      assertRefusal(answer, 404, 'file_not_found')
    }
    assert.equal((await fetchFile(real)).status, 200)
  })

  it('is 404 among the samples of plugins too', async () => {
    assert.equal((await fetchFile('/samples/tools-codes/qr.png')).status, 200)
    for (const way of [
      '',
      'tools-codes',
      'tools-codes/',
      'tools-codes/..',
      'tools-codes/../plugin.ts',
      'tools-codes/..%2fplugin.ts',
      '../tools-codes/qr.png',
      'tools-codes/%2e%2e/package.json',
      'tools-codes/qr.png%00',
      'tools-codes/.env',
      'tools-codes//qr.png',
      'nowhere/qr.png',
      '__proto__/qr.png',
    ]) {
      const answer = await exchange(
        gateway.port,
        `GET /samples/${way} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      )
      assertRefusal(answer, 404, 'file_not_found')
    }
  })
})

describe('what Accept asks for', () => {
  const BROWSER_IMG = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
  const BROWSER_PAGE =
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8'

  for (const [accept, expected] of [
    ['image/png', 303],
    ['image/*', 303],
    ['IMAGE/PNG', 303],
    [BROWSER_IMG, 303],
    ['application/json;q=0.5, image/png', 303],
    ['image/*;q=0.9, application/json;q=0.8', 303],
    ['*/*', 200],
    ['application/json', 200],
    ['application/json, image/png', 200],
    ['application/json, image/png;q=0.5', 200],
    ['image/png;q=0', 200],
    ['image/png;q=0, */*', 200],
    ['image/webp', 200],
    ['audio/*', 200],
    [BROWSER_PAGE, 200],
    ['', 200],
    [';;;,,,q=', 200],
  ] as const) {
    it(`${expected} for ${accept || 'nothing'}`, async () => {
      const answer = await gateway.get('/probe/file?bytes=100', { headers: { accept } })
      assertEnvelope(answer, expected)
      assert.equal(answer.headers.location, expected === 303 ? answer.body.result.url : undefined)
      assert.equal(answer.headers.vary, 'Accept, Accept-Encoding')
    })
  }

  it('has no say in errors, and in answers without a file', async () => {
    assertRefusal(await gateway.get('/probe/file?bytes=x', { headers: { accept: 'image/png' } }), 400, 'param_invalid')
    const answer = await gateway.get('/probe/echo', { headers: { accept: 'image/png' } })
    assertEnvelope(answer, 200)
    assert.equal(answer.headers.vary, 'Accept-Encoding')
  })

  it('leads an <img> to the picture without a key', async () => {
    const { key } = await gateway.createKey()
    const { headers } = await gateway.get(`/probe/file?bytes=100&apikey=${key}`, {
      key: null,
      headers: { accept: BROWSER_IMG },
    })
    const picture = await fetchFile(new URL(headers.location!).pathname)
    assert.deepEqual(picture.bytes, pattern(0, 100))
    assert.ok(!headers.location!.includes(key))
  })
})

describe('the end of a file', () => {
  it('comes when it expires', async () => {
    const host = await createTestHost(join(PLUGINS, 'probe'))
    const { body } = await host.get('/probe/file?bytes=10')
    const path = new URL(body.result.url).pathname
    assert.equal((await host.get(path, { key: null })).status, 200)
    host.advance(Date.parse(body.result.expiresAt) - Date.now() + 2000)
    assert.equal((await host.get(path, { key: null })).body.result.error.code, 'file_not_found')
    // The clock of those that are made is the same.
    const later = new URL((await host.get('/probe/file?bytes=10')).body.result.url).pathname
    assert.equal((await host.get(later, { key: null })).status, 200)
    await host.close()
  })

  it('removes it and gives its room back', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gateway-files-'))
    let now = Date.parse('2025-03-01T12:00:00Z')
    const files = new FileStore({ folder, maxBytes: 1000, clock: () => now })
    const name = newFileName('image/png', now + 60_000)
    files.reserve(900)
    await mkdir(dirname(pathOfFile(folder, name)))
    await writeFile(pathOfFile(folder, name), Buffer.alloc(900))
    await files.sweep()
    assert.equal((await files.open(name))?.bytes, 900)
    assert.throws(() => files.reserve(200), { code: 'storage_full' })
    now += 60_000
    assert.equal(await files.open(name), undefined)
    await files.sweep()
    assert.ok(!existsSync(pathOfFile(folder, name)))
    files.reserve(1000)
    await rm(folder, { recursive: true })
  })

  it('does not give room away while it is being looked for', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gateway-files-'))
    const files = new FileStore({ folder, maxBytes: 1000, clock: Date.now })
    const sweep = files.sweep()
    files.reserve(900)
    await sweep
    assert.throws(() => files.reserve(200), { code: 'storage_full' })
    await rm(folder, { recursive: true })
  })
})

describe('storage', () => {
  it('that is full is 503, is not charged, and goes on serving what it has', async () => {
    const own = await startGateway({ plugins: PLUGINS, env: { GATEWAY_CREATOR: CREATOR, GATEWAY_FILE_MB: '10' } })
    const first = await store(9_000_000, 'video/mp4', own)
    const { key } = await own.createKey('--limit', '5')
    const refused = await own.get('/probe/file?bytes=2000000', { key })
    assertRefusal(refused, 503, 'storage_full')
    assert.equal(refused.headers['retry-after'], '60')
    assert.equal((await own.get('/apikey-status', { key })).body.result.used, 0)
    assert.equal((await own.get('/probe/file?bytes=1000', { key })).status, 200)
    const kept = await fetchFile(first, {}, own)
    assert.equal(kept.bytes.length, 9_000_000)
    assert.ok(kept.bytes.equals(pattern(0, 9_000_000)))
    await own.close()
  })

  it('keeps whatever was acknowledged through kill -9', async () => {
    const data = await mkdtemp(join(tmpdir(), 'gateway-files-'))
    const host = await startGateway({ data, plugins: PLUGINS })
    const acknowledged = await storeUntilItDies(host, 40)
    const again = await startGateway({ data, plugins: PLUGINS })
    assert.ok(acknowledged.length >= 40)
    for (const path of acknowledged)
      assert.ok((await fetchFile(path, {}, again)).bytes.equals(pattern(0, 20_000)), path)
    await again.close()
    await rm(data, { recursive: true, maxRetries: 5 })
  })

  /** Six callers store files until `kill` are acknowledged; then the gateway is killed. */
  async function storeUntilItDies(host: GatewayProcess, kill: number): Promise<string[]> {
    const agent = new Agent({ keepAlive: true })
    const paths: string[] = []
    const caller = async () => {
      for (;;) {
        const answer = await host.get('/probe/file?bytes=20000', { agent }).catch(() => undefined)
        if (!answer) return
        paths.push(new URL(answer.body.result.url).pathname)
        if (paths.length === kill) host.signal('SIGKILL')
      }
    }
    await Promise.all(Array.from({ length: 6 }, caller))
    await host.ended
    return paths
  }
})
