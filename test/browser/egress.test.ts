import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { findProgram } from '../../scripts/programs.mjs'
import { createTestHost, type TestHost } from '../../sdk-plugin/testing.ts'
import { redirects, startSite, type TestSite } from '../loopback-site.ts'
import { createFolders, type PluginFolders } from '../plugins/folders.ts'

/** Pages reach the public web and what the operator allows, nothing else: the private server must not even be dialled. */

const skip = findProgram('chromium') ? false : 'skipped: no Chromium'

const PLUGIN = `
  import { defineEndpoint, param, z } from '@gateway/sdk-plugin'
  export default defineEndpoint({
    category: 'test', name: 'visit', params: z.object({ url: param.text(), wait: param.flag().default(false) }),
    handle: ({ url, wait }, ctx) => ctx.browser.use({}, async ({ page, visit }) => {
      const seen = await visit(url, { timeoutMs: 8000 })
      if (wait) await page.waitForFunction(() => document.title === 'done', undefined, { timeout: 8000 })
      return { ...seen, text: await page.evaluate(() => document.body?.innerText ?? '') }
    }),
  })`

/** Every way out of a page that we know of; the title says when all have failed. */
const escapes = (place: string) => `<!doctype html><title>trying</title>
<link rel="stylesheet" href="http://${place}/style.css"><link rel="prefetch" href="http://${place}/prefetch">
<link rel="dns-prefetch" href="//${place}"><link rel="preconnect" href="http://${place}">
<style>@import url(http://${place}/import.css); @font-face { font-family: f; src: url(http://${place}/font.woff2) }
  body { font-family: f; background: url(http://${place}/background.png) }</style>
<img src="http://${place}/image.png"><img src="/inside.png"><iframe src="http://${place}/frame"></iframe>
<iframe src="/inside.html"></iframe><object data="http://${place}/object"></object>
<video src="http://${place}/video.mp4" autoplay></video><script src="http://${place}/script.js"></script>
<form action="http://${place}/form" target="sink" method="post"></form><iframe name="sink"></iframe>
<a ping="http://${place}/ping" href="#x" id="pinger">x</a>
<script type="module">
  const place = '${place}', tried = []
  const attempt = (work) => tried.push(Promise.race([
    new Promise((done) => setTimeout(done, 1500)), Promise.resolve().then(work).catch(() => undefined)]))
  for (const url of ['http://' + place + '/fetch', 'https://' + place + '/tls', '/inside.json']) {
    attempt(() => fetch(url)); attempt(() => fetch(url, { mode: 'no-cors', method: 'POST', body: 'x' }))
  }
  for (const scheme of ['ws', 'wss']) attempt(() => new Promise((done) => {
    const socket = new WebSocket(scheme + '://' + place + '/socket'); socket.onerror = socket.onclose = socket.onopen = done }))
  attempt(() => new Promise((done) => { const source = new EventSource('http://' + place + '/events'); source.onerror = done }))
  attempt(() => navigator.sendBeacon('http://' + place + '/beacon', 'x'))
  attempt(() => new Promise((done) => { const request = new XMLHttpRequest()
    request.onloadend = done; request.open('GET', 'http://' + place + '/xhr'); request.send() }))
  attempt(() => new Worker(URL.createObjectURL(new Blob(['fetch("http://' + place + '/worker")']))))
  attempt(() => navigator.serviceWorker.register('/worker.js'))
  attempt(() => { document.forms[0].submit(); document.getElementById('pinger').click(); open('http://' + place + '/popup') })
  attempt(() => new WebTransport('https://' + place + '/transport').ready)
  attempt(async () => { const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:' + place },
    { urls: 'turn:' + place + '?transport=tcp', username: 'u', credential: 'p' }] })
    peer.createDataChannel('x'); await peer.setLocalDescription(await peer.createOffer()) })
  await Promise.all(tried); document.title = 'done'
</script>`

describe('what pages can reach', { skip }, () => {
  let folders: PluginFolders
  let host: TestHost
  let site: TestSite
  let secret: TestSite

  before(async () => {
    secret = await startSite({ '/': 'private', '/image.png': 'private' })
    site = await startSite({
      '/': escapes(secret.place),
      '/inside.png': redirects(`${secret.origin}/redirected.png`),
      '/inside.html': redirects(`${secret.origin}/redirected.html`),
      '/inside.json': redirects(`${secret.origin}/redirected.json`),
      '/away': redirects(`${secret.origin}/`),
      '/later': `<script>location = '${secret.origin}/later'</script>`,
      '/refresh': `<meta http-equiv="refresh" content="0; url=${secret.origin}/refresh">`,
    })
    folders = await createFolders()
    const manifest = { type: 'module', gateway: { capabilities: { browser: true } } }
    await folders.write('visiting', { 'package.json': manifest, 'plugin.ts': PLUGIN })
    await folders.write('undeclared', { 'package.json': { type: 'module' }, 'plugin.ts': PLUGIN })
    host = await createTestHost(folders.path('visiting'), { allow: [site.place] })
  })
  after(async () => {
    await host.close()
    site.close()
    secret.close()
    await folders[Symbol.asyncDispose]()
  })

  const visit = (url: string, more: Record<string, string> = {}) =>
    host.get(`/test/visit?${new URLSearchParams({ url, ...more })}`)

  test('no way out of a page leads to a private address', async () => {
    const { status, body } = await visit(`${site.origin}/`, { wait: 'yes' })
    assert.equal(status, 200, JSON.stringify(body))
    for (const path of ['/', '/inside.png', '/inside.html', '/inside.json']) {
      assert.ok(site.asked.includes(path), `the page asked for ${path}`)
    }
    assert.deepEqual([secret.connections(), secret.asked], [0, []])
  })

  test('neither does a redirect of the page itself, nor a move of its own', async () => {
    const away = await visit(`${site.origin}/away`)
    assert.deepEqual([away.status, away.body.result.error.code], [400, 'redirect_blocked'])
    for (const path of ['/later', '/refresh']) {
      const { body } = await visit(site.origin + path)
      assert.doesNotMatch(JSON.stringify(body), /private"/)
    }
    assert.equal(secret.connections(), 0)
  })

  test('private addresses are named as such before a page is opened', async () => {
    const codes = []
    for (const url of [`${secret.origin}/`, 'http://[::ffff:7f00:1]/', 'http://2130706433/', 'https://10.1.2.3/']) {
      const { status, body } = await visit(url)
      assert.equal(status, 400, url)
      codes.push(body.result.error.code)
    }
    assert.deepEqual(new Set(codes), new Set(['address_blocked']))
  })

  test('the browser is for plugins that declare it', async () => {
    const other = await createTestHost(folders.path('undeclared'))
    const { status, body } = await other.get('/test/visit?url=https://example.com')
    assert.deepEqual([status, body.result.error.code], [500, 'internal'])
    await other.close()
  })
})
