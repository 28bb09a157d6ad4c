import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { createTestHost } from '@gateway/sdk-plugin/testing'
import sharp from 'sharp'
import { redirects, sends, startSite } from '../../test/loopback-site.ts'

const BLUE = 'rgb(0,0,255)'
const page = (body: string, head = '') => `<!doctype html><title>A page</title>${head}<body style="margin:0">${body}`
const square = await sharp({ create: { width: 40, height: 40, channels: 3, background: BLUE } })
  .png()
  .toBuffer()

const lazy = `<div style="height:5000px"></div>
  <img loading="lazy" src="/square.png?lazy" width="40" height="40" style="display:block">
  <img id="own" width="40" height="40" style="display:block">
  <script>new IntersectionObserver((entries, self) => entries.forEach(({ isIntersecting }) => {
    if (isIntersecting) { own.src = '/square.png?own'; self.disconnect() } })).observe(own)</script>`

const consent = (buttons: string) => `<div id="cookie-banner" style="position:fixed;inset:0;background:#f00">
  <p>We value cookies.</p>${buttons}</div><div style="background:${BLUE};height:3000px"></div>
  <script>for (const [id, word] of [['no', 'rejected'], ['yes', 'accepted']]) document.getElementById(id)?.addEventListener('click', () => {
    document.getElementById('cookie-banner').remove(); document.title = word })</script>`

const site = await startSite({
  '/': page(`<div style="height:900px;background:${BLUE}"></div>`),
  '/square.png': sends('image/png', square),
  '/lazy': page(lazy),
  '/reject': page(consent('<button id="yes">Accept all</button><button id="no">Reject all</button>')),
  '/accept': page(consent('<a href="#" id="yes">Got it</a><a href="/policy">Learn more</a>')),
  '/tall': page(`<div style="height:12000px;background:${BLUE}"></div>`),
  '/huge': page(`<div style="height:100000000px;background:${BLUE}"></div>`),
  '/endless': page(`<div style="height:2000px"></div><script>addEventListener('scroll', () =>
    document.body.insertAdjacentHTML('beforeend', '<div style="height:2000px"></div>'))</script>`),
  '/dark': page('', `<style>@media (prefers-color-scheme: dark) { html { background: ${BLUE} } }</style>`),
  '/alerts': page('<script>setInterval(() => alert("again"), 1)</script>calm'),
  '/popups': page('<script>for (let i = 0; i < 20; i++) open("/", "w" + i)</script>calm'),
  '/moved': redirects('/'),
  '/round': redirects('/round'),
  '/file': sends('application/octet-stream', 'x', { 'content-disposition': 'attachment; filename=x.bin' }),
  '/attached': sends('text/html', '<h1>x</h1>', { 'content-disposition': 'attachment' }),
  '/paper.pdf': sends('application/pdf', '%PDF-1.4'),
  '/to-file': redirects('file:///etc/passwd'),
  '/nothing': (_, response) => void response.writeHead(500).end(),
  '/reset': (_, response) => void response.destroy(),
  '/streaming': (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).write(page('begun')),
})
const host = await createTestHost(import.meta.dirname, { allow: [site.place] })
after(async () => {
  await host.close()
  site.close()
})

type Query = Record<string, string>

const call = (name: string, path: string, more: Query = {}) =>
  host.get(`/tools/${name}?${new URLSearchParams({ url: site.origin + path, ...more })}`)

async function shot(name: string, path: string, more: Query = {}) {
  const { status, body } = await call(name, path, more)
  assert.equal(status, 200, JSON.stringify(body))
  const { bytes } = await host.file(body.result.url)
  return { result: body.result, bytes, pixel: (x: number, y: number) => pixelAt(bytes, x, y) }
}

async function pixelAt(bytes: Buffer, left: number, top: number): Promise<string> {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return `rgb(${[...data].join()})`
}

describe('screenshots', () => {
  test('the examples hold', async () => {
    assert.ok((await host.examples()) >= 9)
  })

  const devices: [name: string, width: number, height: number, scale: number][] = [
    ['ssweb', 1280, 900, 1],
    ['ssphone', 1170, 2532, 3],
    ['sstab', 1640, 2360, 2],
    ['sspc', 1920, 1080, 1],
  ]
  for (const [name, width, height, scale] of devices) {
    test(`${name}: ${width} × ${height}, as it says`, async () => {
      const { result, bytes, pixel } = await shot(name, '/')
      const info = await sharp(bytes).metadata()
      assert.deepEqual([info.format, info.width, info.height], ['png', width, height])
      assert.partialDeepStrictEqual(result, { width, height, scale, title: 'A page', status: 200, clipped: null })
      assert.equal(result.finalUrl, `${site.origin}/`)
      assert.equal(await pixel(5, 5), BLUE)
    })
  }

  test('formats, and what page asks for dark colours', async () => {
    for (const format of ['jpeg', 'webp']) {
      const { bytes, result } = await shot('sspc', '/dark', { format, dark: 'yes' })
      assert.deepEqual([(await sharp(bytes).metadata()).format, result.type], [format, `image/${format}`])
      const [red = 0, , blue = 0] = (await pixelAt(bytes, 9, 9)).match(/\d+/g)!.map(Number)
      assert.ok(blue > 240 && red < 15)
    }
    assert.equal(await (await shot('sspc', '/dark')).pixel(9, 9), 'rgb(255,255,255)')
  })

  test('pictures that load when they are seen are there', async () => {
    const { result, pixel } = await shot('ssweb', '/lazy')
    assert.equal(result.height, 5080)
    assert.deepEqual([await pixel(20, 5020), await pixel(20, 5060)], [BLUE, BLUE])
  })

  test('a cookie dialog is refused where it can be, else accepted, and gone from the picture', async () => {
    for (const [path, consent] of [
      ['/reject', 'rejected'],
      ['/accept', 'accepted'],
    ] as const) {
      const { result, pixel } = await shot('sspc', path)
      assert.deepEqual([result.consent, result.title], [consent, consent])
      assert.equal(await pixel(900, 500), BLUE)
    }
  })

  test('a tall page is made smaller, a huge one is cut as well, and both say so', async () => {
    const tall = await shot('ssweb', '/tall')
    assert.partialDeepStrictEqual(tall.result, { width: 873, height: 8192, scale: 0.683, clipped: null })
    assert.equal(await tall.pixel(400, 8100), BLUE)
    const huge = await shot('ssweb', '/huge')
    assert.partialDeepStrictEqual(huge.result, { width: 640, height: 8192, scale: 0.5 })
    assert.partialDeepStrictEqual(huge.result.clipped, { shownWidth: 1280, shownHeight: 16_384 })
    assert.ok(huge.result.clipped.pageHeight > 1e7)
    const endless = await shot('ssweb', '/endless')
    assert.ok(endless.result.height <= 8192)
  })

  test('dialogs and windows that a page opens stop nobody', async () => {
    for (const path of ['/alerts', '/popups']) assert.equal((await shot('sspc', path)).result.status, 200)
  })

  test('a 404 page is a picture of it, and a redirect names where it led', async () => {
    assert.partialDeepStrictEqual((await shot('sspc', '/missing')).result, { status: 404, title: 'Not here' })
    assert.equal((await shot('sspc', '/moved')).result.finalUrl, `${site.origin}/`)
  })

  const refused: [path: string, status: number, code: string][] = [
    ['/file', 422, 'content_rejected'],
    ['/attached', 422, 'content_rejected'],
    ['/paper.pdf', 422, 'content_rejected'],
    ['/square.png?', 200, ''],
    ['/round', 400, 'too_many_redirects'],
    ['/to-file', 400, 'redirect_blocked'],
    ['/nothing', 502, 'upstream_error'],
    ['/reset', 502, 'upstream_error'],
  ]
  for (const [path, status, code] of refused) {
    test(`${path}: ${status} ${code}`, async () => {
      const answer = await call('sspc', path)
      assert.deepEqual(
        [answer.status, answer.body.result.error?.code ?? ''],
        [status, code],
        JSON.stringify(answer.body),
      )
    })
  }

  test('addresses of other schemes and places are a 400', async () => {
    const codes: string[] = []
    for (const url of [
      'data:text/html,hello',
      'file:///etc/passwd',
      'javascript:alert(1)',
      'chrome://settings',
      'view-source:http://example.com',
      'http://169.254.169.254/latest/meta-data',
      'http://localhost:8443/',
      'http://[::1]/',
      'http://user:pass@example.com/',
      'nonsense',
      '',
    ]) {
      const { status, body } = await host.get(`/tools/ssweb?${new URLSearchParams({ url })}`)
      assert.equal(status, 400, url)
      codes.push(body.result.error.code)
    }
    assert.deepEqual(codes, [
      ...Array.from({ length: 5 }, () => 'url_not_allowed'),
      'address_blocked',
      'url_not_allowed',
      'address_blocked',
      'url_not_allowed',
      'url_invalid',
      'url_invalid',
    ])
  })
})
