/** Answers in the encoding that the caller weighs highest, and the same envelope in each. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { type Answer, type GatewayProcess, startGateway } from '../gateway-process.ts'
import { assertEnvelope, assertRefusal, CREATOR } from './envelope.ts'
import { openHttp2 } from './http2-client.ts'

const DECODERS = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
  identity: (bytes: Buffer) => bytes,
}
type Encoding = keyof typeof DECODERS

let gateway: GatewayProcess

before(async () => {
  const plugins = join(import.meta.dirname, 'plugins')
  gateway = await startGateway({ plugins, env: { GATEWAY_CREATOR: CREATOR } })
})
after(() => gateway.close())

const encodingOf = ({ headers }: Answer) => (headers['content-encoding'] ?? 'identity') as Encoding

/** The answer as it was before it was compressed. */
function decoded(answer: Answer): Answer {
  const bytes = DECODERS[encodingOf(answer)](answer.bytes)
  return { ...answer, bytes, body: JSON.parse(bytes.toString()) }
}

function ask(target: string, accept: string | undefined, method = 'GET'): Promise<Answer> {
  return gateway.get(target, { method, headers: accept === undefined ? {} : { 'accept-encoding': accept } })
}

describe('the encoding', () => {
  for (const [accept, expected] of [
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip', 'gzip'],
    ['x-gzip', 'gzip'],
    ['br', 'br'],
    ['zstd', 'zstd'],
    ['GZIP, Deflate', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip;q=1.0, br;q=0.8, zstd;q=0.1', 'gzip'],
    ['zstd;q=0, br;q=0.5, gzip;q=0.4', 'br'],
    ['gzip ; q=0.2 , br ; q=0.3', 'br'],
    ['deflate', 'identity'],
    ['*', 'zstd'],
    ['gzip;q=0.5, *;q=0.1', 'gzip'],
    ['*;q=0.5, zstd;q=0', 'br'],
    ['identity', 'identity'],
    ['gzip;q=0.5, identity', 'identity'],
    ['identity;q=0.5, gzip;q=1.0', 'gzip'],
    ['identity;q=0, gzip', 'gzip'],
    ['gzip;q=0', 'identity'],
    ['gzip;q=none', 'identity'],
    [`${'x, '.repeat(5000)}gzip`, 'identity'],
  ] as const) {
    it(`is ${expected} for ${accept?.slice(0, 60) ?? 'no header'}`, async () => {
      const answer = await ask('/probe/echo', accept)
      assert.equal(encodingOf(answer), expected)
      assert.equal(answer.headers.vary, 'Accept-Encoding')
      assert.equal(Number(answer.headers['content-length']), answer.bytes.length)
      assertEnvelope(decoded(answer), 200)
    })
  }

  for (const accept of ['identity;q=0', '*;q=0', 'deflate, identity;q=0', 'identity;q=0, gzip;q=0, br;q=0, zstd;q=0']) {
    it(`is refused for ${accept}, readably`, async () => {
      const answer = await ask('/probe/echo', accept)
      assertRefusal(answer, 406, 'not_acceptable')
      assert.match(answer.body.result.error.hint, /zstd, br, gzip/)
    })
  }
})

describe('the envelope', () => {
  for (const encoding of ['gzip', 'br', 'zstd'] as const) {
    for (const size of [0, 1, 5000, 8192, 9000, 500_000]) {
      it(`is the same in ${encoding} with ${size} characters of text`, async () => {
        const target = `/probe/long?size=${size}`
        const [plain, packed] = await Promise.all([ask(target, undefined), ask(target, encoding)])
        assert.equal(encodingOf(packed), encoding)
        assert.equal(plain.body.result.text.length, size)
        assert.deepEqual(decoded(packed).bytes, plain.bytes)
        if (size >= 5000)
          assert.ok(packed.bytes.length < plain.bytes.length / 5, `${packed.bytes.length} of ${plain.bytes.length}`)
      })
    }

    it(`is the same in ${encoding} for errors, pages and HEAD`, async () => {
      for (const target of ['/nowhere', '/probe/required', '/healthz']) {
        const [plain, packed] = await Promise.all([ask(target, undefined), ask(target, encoding)])
        assert.equal(packed.status, plain.status)
        assert.equal(encodingOf(packed), encoding)
        assert.deepEqual(decoded(packed).body, plain.body)
        const head = await ask(target, encoding, 'HEAD')
        assert.equal(head.headers['content-encoding'], encoding)
        assert.equal(head.headers['content-length'], packed.headers['content-length'])
        assert.equal(head.bytes.length, 0)
      }
      const page = await ask('/docs', encoding)
      assert.match(DECODERS[encoding](page.bytes).toString(), /^<!doctype html>/i)
    })
  }

  it('is the same from the kept answers of a pure endpoint, in every encoding', async () => {
    const target = '/probe/kept?text=once'
    const first = await ask(target, undefined)
    for (const encoding of ['gzip', 'br', 'zstd', 'identity'] as const) {
      const answer = await ask(target, encoding)
      assert.equal(encodingOf(answer), encoding)
      assert.deepEqual(decoded(answer).bytes, first.bytes)
    }
  })

  it('is compressed over HTTP/2 too', async () => {
    const session = await openHttp2(gateway.port)
    const stream = session.request({ ':path': '/docs', 'accept-encoding': 'br' })
    const chunks = (await stream.toArray()) as Buffer[]
    assert.match(brotliDecompressSync(Buffer.concat(chunks)).toString(), /^<!doctype html>/i)
    session.close()
  })
})

describe('what is not compressed', () => {
  it('is a picture', async () => {
    const { body } = await ask('/probe/file?type=image/png&bytes=5000', undefined)
    const picture = await ask(new URL(body.result.url).pathname, 'gzip, br, zstd')
    assert.equal(picture.headers['content-encoding'], undefined)
    assert.equal(picture.bytes.length, 5000)
  })

  it('is an answer without a body', async () => {
    const answer = await ask('/probe/echo', 'gzip, br, zstd', 'OPTIONS')
    assert.equal(answer.headers['content-encoding'], undefined)
    assert.equal(answer.bytes.length, 0)
  })
})
