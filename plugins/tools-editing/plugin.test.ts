import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { createTestHost } from '@gateway/sdk-plugin/testing'
import sharp from 'sharp'
import { HOSTILE_PICTURES } from '../../test/hostile-pictures.ts'

/** What stands at every address while a test runs. */
let page = new Response()

const host = await createTestHost(import.meta.dirname, { web: () => page })
const gallery = await createTestHost(import.meta.dirname)
after(async () => {
  await host.close()
  await gallery.close()
})

const NAMES = ['photoeditor', 'photoeditorv2', 'photoeditorv3', 'promptimage', 'imgeditor', 'rc']

let photo: Buffer

before(async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">' +
    '<rect width="120" height="80" fill="#d5281f"/><rect width="60" height="80" fill="#2f6fd0"/></svg>'
  photo = await sharp(Buffer.from(svg)).png().toBuffer()
})

describe('tools-editing', () => {
  it('does what its examples say', async () => assert.equal(await gallery.examples(), 15))

  it('photoeditor returns the picture, what ran, and what was not understood', async () => {
    const { operations, ignored, engine, width, height, url, type } = await call('photoeditor', {
      prompt: 'rotate left, slightly warmer and unicorns, crop to a square',
    })
    assert.deepEqual(operations, [
      { name: 'rotate', degrees: -90 },
      { name: 'temperature', amount: 15.8 },
      { name: 'crop', ratio: '1:1' },
    ])
    assert.deepEqual([ignored, engine, width, height, type], [['unicorns'], 'builtin', 80, 80, 'image/jpeg'])
    const { bytes } = await host.file(url)
    assert.deepEqual([(await sharp(bytes).metadata()).width, (await sharp(bytes).metadata()).height], [80, 80])
  })

  it('photoeditor says what it left out, and why', async () => {
    const told = await call('photoeditor', { prompt: "don't flip, hide the face" })
    assert.deepEqual([told.excluded, told.notes], [['flip'], ['No face was found.']])
  })

  it('makes PNG of what has transparency', async () => {
    assert.equal((await call('photoeditor', { prompt: 'circle' })).type, 'image/png')
  })

  it('imgeditor adds a strip with before and after', async () => {
    const { strip, operations } = await call('imgeditor', { prompt: 'invert' })
    assert.equal(operations[0].name, 'invert')
    const { data, info } = await sharp((await host.file(strip.url)).bytes)
      .raw()
      .toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3),
    ]
    const near = (one: number[], other: number[]) => one.every((value, c) => Math.abs(value - other[c]!) < 24)
    const middle = Math.round(info.height / 2)
    assert.ok(near(at(120, middle), [0x2f, 0x6f, 0xd0]), `before: ${at(120, middle).join()}`)
    const [red, green, blue] = at(Math.round(info.width / 2) + 120, middle)
    assert.ok(near([red!, green!, blue!], [0xd0, 0x90, 0x2f]), `after: ${red} ${green} ${blue}`)
  })

  it('promptimage wants a style and gives it the whole picture', async () => {
    const { style, operations } = await call('promptimage', { prompt: 'a pencil sketch of the left half' })
    assert.deepEqual([style, 'region' in operations[0]], ['pencil', false])
    const refused = await ask('promptimage', { prompt: 'rotate left' })
    assert.equal(refused.status, 422)
    assert.ok(refused.body.result.error.examples.length > 3)
  })

  it('rc leaves the face alone when it recolours what somebody wears', async () => {
    const query = gallery.query({ url: '{samples}/portrait.jpg', prompt: 'make the sweater green' })
    const { body } = await gallery.get(`/tools/rc?${query}`)
    const before = await sharp(join(import.meta.dirname, 'samples/portrait.jpg'))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const after = await sharp((await gallery.file(body.result.url)).bytes)
      .raw()
      .toBuffer()
    const { width, height, channels } = before.info
    const change = (x: number, y: number) => {
      const at = (Math.round(y * height) * width + Math.round(x * width)) * channels
      return [0, 1, 2].map((channel) => after[at + channel]! - before.data[at + channel]!)
    }
    const [red, green] = change(0.5, 0.92) as [number, number]
    assert.ok(green - red > 60, `the sweater changes by ${red} ${green}`)
    for (const x of [0.36, 0.4, 0.6, 0.64]) {
      assert.ok(Math.hypot(...change(x, 0.48)) < 16, `the cheek changes by ${change(x, 0.48).join(' ')}`)
    }
  })

  it('rc recolours, and wants a colour', async () => {
    const { url, operations } = await call('rc', { prompt: 'red to green' })
    assert.equal(operations[0].name, 'recolour')
    const { data } = await sharp((await host.file(url)).bytes)
      .extract({ left: 100, top: 40, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    assert.ok(data[1]! > data[0]! + 40, `green: ${data.toString('hex')}`)
    assert.equal((await ask('rc', { prompt: 'rotate left' })).status, 422)
  })

  it('photoeditorv3 makes the resolution that is asked for', async () => {
    for (const [resolution, width, height] of [
      ['1k', 1024, 683],
      ['300x300', 300, 200],
      ['60×400', 60, 40],
    ] as const) {
      const result = await call('photoeditorv3', { prompt: 'invert', resolution })
      assert.deepEqual([result.width, result.height, result.resolution], [width, height, resolution])
    }
    for (const resolution of ['9k', '0x10', '9000x10', '8000x8000', '10', 'x', '1x2x3', '-1x5', '1e3x4']) {
      assert.equal((await ask('photoeditorv3', { prompt: 'invert', resolution })).status, 400, resolution)
    }
  })

  it('answers 422 with examples when nothing is understood', async () => {
    for (const name of NAMES) {
      const { status, body } = await ask(name, { prompt: 'lorem ipsum xyzzy' })
      assert.equal(status, 422, name)
      assert.ok(body.result.error.examples.length > 3, name)
      assert.deepEqual(body.result.error.ignored, ['lorem', 'ipsum', 'xyzzy'], name)
    }
    assert.equal((await ask('photoeditor', { prompt: "don't crop" })).status, 422)
  })

  it('answers 400 without a picture or a prompt, and for what is no address', async () => {
    for (const name of NAMES) {
      assert.equal((await host.get(`/tools/${name}?prompt=blur`)).status, 400, name)
      assert.equal((await host.get(`/tools/${name}?url=https://example.com/a.png`)).status, 400, name)
      assert.equal((await host.get(`/tools/${name}?prompt=blur&url=file:///etc/passwd`)).status, 400, name)
      assert.equal((await ask(name, { prompt: 'x'.repeat(2001) })).status, 400, name)
      assert.equal((await ask(name, { prompt: '   ' })).status, 400, name)
    }
  })

  it('refuses more operations than it runs at once', async () => {
    const { status, body } = await ask('photoeditor', { prompt: 'invert, '.repeat(30) })
    assert.deepEqual([status, body.result.error.code], [413, 'too_many_items'])
  })

  for (const { id, type, make, codes } of HOSTILE_PICTURES) {
    it(`survives ${id}`, { timeout: 25_000 }, async () => {
      page = new Response(Uint8Array.from(await make()), { headers: { 'content-type': type } })
      const { status, body } = await host.get('/tools/photoeditor?prompt=sepia&url=https://example.com/picture')
      assert.ok(
        codes.includes(status === 200 ? 'ok' : body.result.error.code),
        `${status} ${JSON.stringify(body.result)}`,
      )
    })
  }
})

/** An image-edit service of the test's own, in the manner of OpenAI's. */
describe('a provider', () => {
  let reply: (
    form: FormData,
    request: IncomingMessage,
  ) => [status: number, body: unknown, headers?: Record<string, string>]
  let seen: { form: FormData; path: string; authorization: string }
  const server = createServer((request, response) => {
    void (async () => {
      const chunks = await request.toArray()
      const body = new Response(Buffer.concat(chunks), {
        headers: { 'content-type': request.headers['content-type'] ?? '' },
      })
      const form = request.method === 'POST' ? await body.formData() : new FormData()
      if (request.method === 'POST')
        seen = { form, path: request.url ?? '', authorization: request.headers.authorization ?? '' }
      const [status, content, headers = {}] =
        request.method === 'POST' ? reply(form, request) : [200, made, { 'content-type': 'image/png' }]
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(Buffer.isBuffer(content) ? content : JSON.stringify(content))
    })()
  })
  let made: Buffer
  let address: string
  let configured: Awaited<ReturnType<typeof createTestHost>>

  before(async () => {
    made = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#1fa866' } })
      .png()
      .toBuffer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    address = `127.0.0.1:${(server.address() as AddressInfo).port}`
    configured = await createTestHost(import.meta.dirname, {
      allow: [address],
      secrets: { IMAGE_EDIT_KEY: 'sk-test-secret' },
      upstreams: { 'image-edit': async (request) => forward(request, address) },
    })
  })
  after(async () => {
    await configured.close()
    server.close()
  })

  const edit = (name: string, extra: Record<string, string> = {}) => {
    const query = new URLSearchParams({
      url: `http://${address}/photo.png`,
      prompt: 'add a hat',
      model: 'gpt-image-1',
      ...extra,
    })
    return configured.get(`/tools/${name}?${query}`)
  }

  it('gets image, prompt and model, and its answer is stored', async () => {
    reply = () => [200, { created: 1, data: [{ b64_json: made.toString('base64') }] }]
    const { status, body } = await edit('photoeditorv2')
    assert.equal(status, 200, JSON.stringify(body))
    assert.partialDeepStrictEqual(body.result, { model: 'gpt-image-1', engine: 'provider', width: 64, height: 48 })
    assert.equal(seen.path, '/images/edits')
    assert.equal(seen.authorization, 'Bearer sk-test-secret')
    assert.deepEqual(
      [seen.form.get('prompt'), seen.form.get('model'), seen.form.get('n')],
      ['add a hat', 'gpt-image-1', '1'],
    )
    const image = seen.form.get('image') as File
    assert.equal(image.type, 'image/png')
    assert.equal((await sharp(Buffer.from(await image.arrayBuffer())).metadata()).width, 64)
  })

  it('may answer with an address', async () => {
    reply = () => [200, { data: [{ url: `http://${address}/made.png` }] }]
    const { status, body } = await edit('photoeditorv3', { resolution: '32x32' })
    assert.equal(status, 200, JSON.stringify(body))
    assert.deepEqual([body.result.width, body.result.height], [32, 24])
  })

  it('has its failures told apart', async () => {
    const cases: [status: number, content: unknown, wanted: number, code: string][] = [
      [400, { error: { message: 'Your prompt was rejected.' } }, 422, 'unprocessable'],
      [404, { error: { message: 'No such model.' } }, 422, 'unprocessable'],
      [401, { error: { message: 'Bad key sk-test-secret' } }, 503, 'not_configured'],
      [403, {}, 503, 'not_configured'],
      [429, { error: {} }, 503, 'overloaded'],
      [418, 'teapot', 502, 'upstream_error'],
      [500, {}, 502, 'upstream_error'],
      [503, {}, 502, 'upstream_error'],
      [200, { data: [] }, 502, 'upstream_error'],
      [200, { data: [{}] }, 502, 'upstream_error'],
      [200, Buffer.from('no JSON'), 502, 'upstream_error'],
    ]
    for (const [status, content, wanted, code] of cases) {
      reply = () => [status, content, { 'retry-after': '7' }]
      const answer = await edit('photoeditorv2')
      assert.deepEqual([answer.status, answer.body.result.error.code], [wanted, code], `${status}`)
      assert.ok(!JSON.stringify(answer.body).includes('sk-test-secret'))
      if (status === 400) assert.equal(answer.body.result.error.reason, 'Your prompt was rejected.')
      if (status === 429) assert.equal(answer.body.result.error.retryAfter, 7)
    }
  })

  it('that is not configured is a 503 that names both settings', async () => {
    const { status, body } = await ask('photoeditorv2', { prompt: 'add a hat', model: 'gpt-image-1' })
    assert.deepEqual([status, body.result.error.code], [503, 'not_configured'])
    assert.match(body.result.error.hint, /GATEWAY_UPSTREAM_IMAGE_EDIT.*GATEWAY_SECRET_IMAGE_EDIT_KEY/)
  })
})

/** The fake upstream hands every request on to the server over a real socket. */
async function forward(request: Request, address: string): Promise<Response> {
  const { pathname } = new URL(request.url)
  const body = await request.arrayBuffer()
  return fetch(`http://${address}${pathname}`, { method: request.method, headers: request.headers, body })
}

function ask(name: string, query: Record<string, string>) {
  page = new Response(Uint8Array.from(photo), { headers: { 'content-type': 'image/png' } })
  return host.get(`/tools/${name}?${new URLSearchParams({ url: 'https://example.com/photo.png', ...query })}`)
}

async function call(name: string, query: Record<string, string>) {
  const { status, body } = await ask(name, query)
  assert.equal(status, 200, JSON.stringify(body))
  return body.result
}
