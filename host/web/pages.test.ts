import assert from 'node:assert/strict'
import { test } from 'node:test'
import { STATUS_CODES } from 'node:http'
import { ERRORS } from '../../sdk-plugin/errors.ts'
import { categoriesOf } from './catalogue.ts'
import { createPages } from './pages.ts'
import { HOSTILE, SAMPLE } from './sample-catalogue.ts'

const origin = 'https://gateway.test:8443'
const pages = createPages(() => SAMPLE)

function get(path: string, headers: Record<string, string> = {}, from = pages) {
  return from.respond({ path, origin, headers })
}

const text = (path: string, from = pages) => String(get(path, {}, from).body)

const HTML_ROUTES = ['/', '/docs', '/docs/tools', '/gallery', '/gallery/tools']
const ROUTES = [...HTML_ROUTES, '/gallery/endpoints.json', '/openapi.json', '/llms.txt']

for (const path of ROUTES) {
  test(`${path} answers with security headers and an ETag, and 304 to who has it`, () => {
    assert.ok(pages.match(path))
    const { status, headers, body } = get(path)
    assert.equal(status, 200)
    assert.ok(body.length > 500)
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.equal(headers['referrer-policy'], 'no-referrer')
    assert.match(headers['content-security-policy']!, /^default-src 'none'; script-src 'self'; style-src 'self';/)
    assert.match(headers.etag!, /^W\/"[0-9a-f]{12}"$/)
    const again = get(path, { 'if-none-match': `"other", ${headers.etag!.slice(2)}` })
    assert.deepEqual([again.status, String(again.body), again.headers.etag], [304, '', headers.etag])
    assert.equal(get(path, { 'if-none-match': 'W/"other"' }).status, 200)
  })
}

test('what is not a page is left to the host', () => {
  const unknown = [
    '/docs/',
    '/docs/nothing',
    '/gallery/nothing',
    '/gallery/tools/createqr',
    '/tools/createqr',
    '/assets/',
    '/assets/../pages.ts',
    '/assets/snippets.d.ts',
    '/assets/tsconfig.json',
    '/assets/nothing.js',
    '/constructor',
    'constructor',
    '__proto__',
  ]
  for (const path of unknown) assert.equal(pages.match(path), false, path)
  assert.throws(() => get('/nothing'), /match\(\) first/)
})

test('every asset that a page names is there, for ever, and without its hash for a while', () => {
  const address = /\/assets\/[0-9a-f]{12}\/[a-z-]+\.[a-z]+/g
  const named = new Set(HTML_ROUTES.flatMap((path) => text(path).match(address) ?? []))
  assert.ok(named.size > 8)
  for (const url of named) {
    assert.match(get(url).headers['cache-control']!, /immutable/)
    assert.equal(get(url.replace(/[0-9a-f]{12}\//, '')).headers['cache-control'], 'no-cache')
    assert.equal(get(url.replace(/[0-9a-f]{12}/, '000000000000')).headers['cache-control'], 'no-cache')
  }
})

test('pages list every endpoint', () => {
  const categories = categoriesOf(SAMPLE)
  assert.equal(categories.flatMap(({ endpoints }) => endpoints).length, SAMPLE.endpoints.length)
  const [docs, gallery, llms] = [text('/docs'), text('/gallery'), text('/llms.txt')]
  for (const { path, category, name } of SAMPLE.endpoints) {
    assert.ok(docs.includes(`<code>${path}</code>`), path)
    assert.ok(gallery.includes(`href="#${category}/${name}"`), path)
    assert.ok(llms.includes(`- \`${path}\`: `), path)
    assert.ok(text(`/docs/${category}`).includes(`id="${name}"`), path)
  }
})

test('the reference tells parameters, limits, errors and examples', () => {
  const page = text('/docs/tools')
  assert.match(page, /whole number, 64 to 2,048 · default <code>512<\/code>/)
  assert.match(page, /<dt>Time limit<\/dt><dd>55 seconds<\/dd>/)
  assert.match(page, /<dt>Cached<\/dt><dd>up to 10 minutes<\/dd>/)
  assert.match(page, /<code>address_blocked<\/code>/)
  const address = `${origin}/tools/createqr?query=https%3A%2F%2Fexample.com`
  assert.ok(page.includes(`curl -H &quot;X-API-Key: $GATEWAY_KEY&quot; &quot;${address}&quot;`))
  const guide = text('/docs')
  for (const code of Object.keys(ERRORS)) assert.ok(guide.includes(`<code>${code}</code>`), code)
  assert.ok(guide.includes(STATUS_CODES[429]!))
})

test('texts of a plugin stay texts on every page', () => {
  const hostile = createPages(() => ({ ...SAMPLE, creator: '<script>alert(9)</script>', endpoints: [HOSTILE] }))
  for (const path of HTML_ROUTES) {
    const page = text(path, hostile)
    // Every script element is one of ours, with an address and no text; nothing else can run.
    const scripts = page.match(/<script[^>]*>[^<]*/g) ?? []
    for (const script of scripts) assert.match(script, /^<script type="module" src="\/assets\/[^"]+">$/)
    assert.doesNotMatch(page, /<(img|b|i)[ >]|<svg onload|href="javascript|\u202e|\u2066/, path)
    assert.doesNotMatch(page, /\sstyle="|\son[a-z]+="/, 'neither inline styles nor handlers')
  }
  assert.doesNotMatch(text('/llms.txt', hostile), /\u202e/)
})

test('a call in a snippet cannot leave its quotes', () => {
  const page = text(
    '/docs/tools',
    createPages(() => ({ ...SAMPLE, endpoints: [HOSTILE] })),
  )
  assert.ok(page.includes('?kind=%27%3B%20rm%20-rf%20%7E%20%23%24%28id%29%60id%60%22%21&quot;'))
})

test('pages follow the catalogue and the origin', () => {
  let now = SAMPLE
  const live = createPages(() => now)
  const before = get('/openapi.json', {}, live)
  assert.equal(get('/openapi.json', {}, live).body, before.body)
  now = { ...SAMPLE, version: 'sample-2', endpoints: SAMPLE.endpoints.slice(1) }
  const after = get('/openapi.json', { 'if-none-match': before.headers.etag! }, live)
  assert.equal(after.status, 200)
  assert.doesNotMatch(String(after.body), /"\/tools\/createqr"/)
  assert.ok(live.match('/docs/tools'))
  const elsewhere = live.respond({ path: '/openapi.json', origin: 'https://other.test', headers: {} })
  assert.match(String(elsewhere.body), /"url":"https:\/\/other\.test"/)
})

test('an empty catalogue has pages too', () => {
  const empty = createPages(() => ({ ...SAMPLE, endpoints: [] }))
  assert.match(text('/', empty), /0 endpoints/)
  assert.match(text('/', empty), /apikey-status/)
  for (const path of ['/docs', '/gallery', '/openapi.json', '/llms.txt']) assert.equal(get(path, {}, empty).status, 200)
})
