import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { PluginStatus } from '../../host/plugins/registry.ts'
import { type GatewayProcess, startGateway } from '../gateway-process.ts'
import { createFolders, endpoint, endpoints, type PluginFolders } from './folders.ts'
import { until } from './until.ts'

/** Plugins that cannot be loaded, or say of themselves what is not so: each is refused in words, and no other is hurt. */

let folders: PluginFolders
let gateway: GatewayProcess

const object = (fields: string) =>
  `import * as z from 'zod'\nexport default { category: 'bad', name: 'one', params: z.object({ a: z.string().optional() }), handle: () => 1, ${fields} }`
const big = `'x'.repeat(1e6)`

/** Folder → source, and what the reason must say. */
const refusals: Record<string, [source: string, reason: RegExp]> = {
  'throws': [`throw new Error('thrown at import')`, /thrown at import[\s\S]*throws\/plugin\.js:1:7/],
  'throws-nothing': ['throw undefined', /undefined/],
  'rejects': [`await Promise.reject(new Error('rejected at import'))`, /rejected at import/],
  'exits': ['process.exit(3)', /its process ended with code 3 while loading/],
  'kills-itself': [`process.kill(process.pid, 'SIGKILL')`, /ended with SIGKILL while loading/],
  'never-loads': ['await new Promise(() => undefined)', /did not load within 15 s/],
  'loops': ['for (;;);', /did not load within 15 s/],
  'syntax': ['export const a = {', /plugin\.js:1:19: Expected identifier but found end of file/],
  'no-exports': ['export {}', /exports neither an endpoint nor a list of them/],
  'empty-list': ['export default []', /empty list/],
  'no-object': ['export default [null]', /endpoint 0: expected an object, got null/],
  'category': [endpoint('bad cat/x', '() => 1'), /`category` must be one path segment, got "bad cat"/],
  'name-up': [endpoint('bad/../x', '() => 1'), /`name` must be path segments/],
  'no-handle': [endpoint('bad/x', 'undefined'), /the four exports `category`, `name`, `params`, `handle`/],
  'no-zod': [
    `export const category = 'bad', name = 'x', params = { a: String }, handle = () => 1`,
    /`params` must be a zod object/,
  ],
  'no-params': [
    `export const category = 'bad', name = 'x', handle = () => 1`,
    /`params` must be a zod object.*got undefined/,
  ],
  'apikey': [object('params: z.object({ apikey: z.string() })'), /must not declare `apikey`/],
  'twice': [
    endpoints('bad', { same: '() => 1' }).replace(
      ']',
      `{ category: 'bad', name: 'same', params: z.object({}), handle: () => 2 }]`,
    ),
    /declares \/bad\/same twice/,
  ],
  'lane': [object(`lane: 'fast'`), /`lane` must be "io" or "cpu", got "fast"/],
  'timeout-long': [object('timeoutMs: 1e9'), /`timeoutMs` must be from 1 to 55000, got 1000000000/],
  'timeout-text': [object(`timeoutMs: '100'`), /timeoutMs.*number/],
  'cache': [object('cache: Infinity'), /\/bad\/one: `cache`/],
  'scopes': [object(`scopes: 'adult'`), /`scopes` must be a list of words/],
  'summary': [object('summary: 5'), /\/bad\/one: `summary`/],
  'summary-long': [object(`summary: ${big}`), /\/bad\/one: `summary`: Too big/],
  'description': [object('description: { toString: 1 }'), /\/bad\/one: `description`/],
  'offline': [object('offline: true'), /\/bad\/one: `offline`/],
  'deprecated': [object('deprecated: 2024'), /\/bad\/one: `deprecated`/],
  'circular': [
    object('examples: [loop]').replace(
      'export',
      'const loop = { params: {}, expect: {} }; loop.expect.loop = loop\nexport',
    ),
    /circular/i,
  ],
  'examples': [object('examples: { params: {} }'), /`examples` must be a list/],
  'example-params': [
    object('examples: [{ params: { a: 5 } }]'),
    /`examples\[0\]\.params` must be an object of strings/,
  ],
  'example-null': [object('examples: [null]'), /`examples\[0\]\.params`/],
  'example-title': [object('examples: [{ title: 5, params: {} }]'), /\/bad\/one: `examples\.0\.title`/],
  'example-fails': [
    object(`examples: [{ params: { a: 'b' }, expect: { 'result': 2 } }]`),
    /its example \/bad\/one\?a=b: result: expected 2, got 1/,
  ],
  'example-throws': [
    object(`examples: [{ params: {} }], handle() { throw new Error('in the gate') }`),
    /its example \/bad\/one\? failed: plugin_failed[\s\S]*in the gate[\s\S]*plugin\.js:2/,
  ],
  'example-refused': [
    object(`examples: [{ params: { a: 'b', other: 'c' } }], params: z.strictObject({ a: z.string() })`),
    /failed: param_invalid/,
  ],
  'example-pattern': [object(`examples: [{ params: {}, expect: { result: '/[/' } }]`), /Invalid regular expression/],
  'example-endless': [
    object(
      `timeoutMs: 300, examples: [{ params: {}, expect: { result: /^(a+)+$/ } }], handle: () => 'a'.repeat(99) + 'b'`,
    ),
    /failed: plugin_timeout/,
  ],
  'example-late': [
    object('examples: [{ params: {} }], timeoutMs: 100, handle: () => new Promise(() => undefined)'),
    /failed: plugin_timeout/,
  ],
  'example-exits': [
    object('examples: [{ params: {} }], handle: () => process.exit(0)'),
    /failed: plugin_crashed[\s\S]*ended with code 0/,
  ],
}

/** Plugins that load or answer in vain the first time, as on a machine that is busy with other things. */
const slow: Record<string, (once: string) => string> = {
  'slow-example': (once) =>
    endpoint('slow/example', '() => wait()', `${once}\nexport const timeoutMs = 200, examples = [{ params: {} }]`),
  'slow-load': (once) => endpoint('slow/load', '() => true', `${once}\nawait wait()`),
}
const waitOnce = (marker: string) => `import { existsSync, writeFileSync } from 'node:fs'
const again = existsSync('${marker}')
writeFileSync('${marker}', '')
const wait = () => again || new Promise(() => undefined)`

before(async () => {
  folders = await createFolders()
  await folders.write('fine', { 'plugin.js': endpoint('fine/echo', '({ text }) => text') })
  for (const [id, [source]] of Object.entries(refusals)) await folders.write(id, { 'plugin.js': source })
  for (const [id, source] of Object.entries(slow))
    await folders.write(id, { 'plugin.js': source(waitOnce(folders.path(`.${id}`))) })
  gateway = await startGateway({ plugins: folders.root })
})

after(async () => {
  await gateway.close()
  await folders[Symbol.asyncDispose]()
})

const statuses = async () => {
  const { body } = await gateway.get('/readyz')
  return new Map((body.result.plugins as PluginStatus[]).map((status) => [status.id, status]))
}

for (const [id, [, reason]] of Object.entries(refusals)) {
  test(`${id}: is refused in words`, async () => {
    const status = (await statuses()).get(id)
    assert.equal(status?.state, 'quarantined')
    assert.match(status?.reason ?? '', reason)
  })
}

test('who ran out of time once has a second look and serves', async () => {
  const { body } = await gateway.get('/slow/example')
  assert.deepEqual([body.result, (await gateway.get('/slow/load')).body.result], [true, true])
})

test('the words tell nobody where the plugins lie', async () => {
  const tmp = folders.root.split('/').at(1)!
  for (const { id, reason = '' } of (await statuses()).values())
    assert.ok(!reason.includes(`/${tmp}/`), `${id}: ${reason}`)
})

test('none of them hurts the others, the pages or the search for a name', async () => {
  assert.equal((await gateway.get('/fine/echo?text=well')).body.result, 'well')
  for (const page of ['/docs', '/gallery', '/openapi.json', '/llms.txt', '/healthz', '/metrics']) {
    assert.equal((await gateway.get(page)).status, 200, page)
  }
  const { status, body } = await gateway.get('/bad/one')
  assert.deepEqual([status, body.result.error.code], [404, 'not_found'])
})

test('none of them leaves a process or a bundle behind', async () => {
  const serving = ['fine', ...Object.keys(slow)]
  const { code, stdout } = await gateway.cli('plugins', 'list', '--json')
  assert.equal(code, 0)
  assert.deepEqual(
    (JSON.parse(stdout) as PluginStatus[]).flatMap(({ id, versions }) => (versions.length > 0 ? [id] : [])),
    serving,
  )
  await until('their processes have ended', async () => {
    const text = (await gateway.get('/metrics')).bytes.toString()
    return Number(/^gateway_plugin_processes (\d+)$/m.exec(text)![1]) <= serving.length
  })
})

test('a refused one serves as soon as it is mended', async () => {
  await folders.write('syntax', { 'plugin.js': endpoint('mended/syntax', '() => true') })
  await until('it serves', async () => (await gateway.get('/mended/syntax')).status === 200)
  assert.equal((await statuses()).get('syntax')?.state, 'serving')
})
