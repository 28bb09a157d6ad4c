import assert from 'node:assert/strict'
import { access, chmod, rm, symlink, writeFile } from 'node:fs/promises'
import { after, before, describe, test } from 'node:test'
import type { PluginStatus } from '../../host/plugins/registry.ts'
import { type GatewayProcess, startGateway } from '../gateway-process.ts'
import { createFolders, endpoint, endpoints, type PluginFolders } from './folders.ts'
import { type Load, startLoad } from './load.ts'
import { until } from './until.ts'

/** The life of plugins in a running gateway that serves other calls all the while. */

let folders: PluginFolders
let gateway: GatewayProcess
let load: Load

before(async () => {
  folders = await createFolders()
  await folders.write('steady', { 'plugin.js': endpoint('steady/echo', '({ text }) => text') })
  gateway = await startGateway({ plugins: folders.root })
  load = startLoad(gateway)
  load.add('/steady/echo?text=on', ({ status, body }) => status === 200 && body.result === 'on')
})

after(async () => {
  await load.stop()
  await gateway.close()
  await folders[Symbol.asyncDispose]()
  assert.deepEqual(load.wrong(), [])
})

async function plugin(id: string): Promise<PluginStatus | undefined> {
  const { body } = await gateway.get('/readyz')
  return (body.result.plugins as PluginStatus[]).find((status) => status.id === id)
}

/** What `gateway plugins list` says of it: more than callers are told. */
async function listed(id: string): Promise<PluginStatus> {
  const { stdout } = await gateway.cli('plugins', 'list', '--json')
  return (JSON.parse(stdout) as PluginStatus[]).find((status) => status.id === id)!
}

async function result(target: string): Promise<unknown> {
  const { status, body } = await gateway.get(target)
  return status === 200 ? body.result : undefined
}

const becomes = (target: string, expected: unknown) =>
  until(`${target} answers ${JSON.stringify(expected)}`, async () => (await result(target)) === expected)

const refused = async (id: string, reason: RegExp, state = 'quarantined') => {
  const status = await until(`${id} is ${state}`, async () => {
    const now = await plugin(id)
    return now?.state === state && reason.test(now.reason ?? '') ? now : undefined
  })
  return status.reason!
}

const serving = (id: string) => until(`${id} serves`, async () => (await plugin(id))?.state === 'serving')

describe('a plugin folder', () => {
  const source = (answer: string) => `import { defineEndpoint } from '@gateway/sdk-plugin'
import * as z from 'zod'
const answer: string = '${answer}'
export default defineEndpoint({
  category: 'life', name: 'answer', params: z.object({}), examples: [{ params: {} }], handle: () => answer,
})
`
  const answers = new Set<unknown>()
  let stop: () => Promise<void>
  const edit = async (answer: string) => {
    answers.add(answer)
    await folders.write('life', { 'plugin.ts': source(answer) })
  }

  test('serves when it is dropped in', async (t) => {
    const started = performance.now()
    await edit('first')
    await becomes('/life/answer', 'first')
    t.diagnostic(`dropped in: serves after ${Math.round(performance.now() - started)} ms`)
    stop = load.add('/life/answer', ({ status, body }) => status === 200 && answers.has(body.result))
  })

  test('answers anew when it is edited', async (t) => {
    const times: number[] = []
    for (const answer of ['second', 'third', 'fourth', 'fifth', 'sixth']) {
      const started = performance.now()
      await edit(answer)
      await becomes('/life/answer', answer)
      times.push(performance.now() - started)
    }
    t.diagnostic(`edited: answers after ${Math.round(times.toSorted((a, b) => a - b)[2]!)} ms (median of 5)`)
  })

  test('goes on with the version before when an edit is broken, until it is mended', async () => {
    await folders.write('life', { 'plugin.ts': `${source('broken')}\nconst oops = ;` })
    const unread = await refused('life', /Unexpected ";"/, 'stale')
    assert.ok(unread.startsWith('life/plugin.ts:8:14: '), unread)
    assert.equal(await result('/life/answer'), 'sixth')
    await folders.write('life', { 'plugin.ts': `${source('broken')}\nthrow new Error('at the door')` })
    const thrown = await refused('life', /at the door/, 'stale')
    assert.ok(thrown.includes('life/plugin.ts:8:7'), thrown)
    const misspelt = source('broken').replaceAll('defineEndpoint', 'defineEndpiont')
    await folders.write('life', { 'plugin.ts': misspelt })
    const unlinked = await refused('life', /does not provide an export named 'defineEndpiont'/, 'stale')
    assert.ok(unlinked.startsWith('life/plugin.ts:1\n'), unlinked)
    await edit('mended')
    await becomes('/life/answer', 'mended')
    assert.equal((await plugin('life'))?.state, 'serving')
    assert.equal((await plugin('life'))?.reason, undefined)
  })

  test('serves again as it was when a broken edit is taken back', async () => {
    await folders.write('life', { 'plugin.ts': 'export default 5' })
    await refused('life', /endpoint 0: expected an object, got 5/, 'stale')
    await edit('mended')
    await serving('life')
    assert.equal(await result('/life/answer'), 'mended')
  })

  test('keeps the version before when its example does not hold', async () => {
    const wrong = source('wrong').replace('{ params: {} }', `{ params: {}, expect: { result: 'right' } }`)
    await folders.write('life', { 'plugin.ts': wrong })
    await refused('life', /its example \/life\/answer\?: result: expected "right", got "wrong"/, 'stale')
    await edit('again')
    await becomes('/life/answer', 'again')
  })

  test('may get more endpoints, and says what callers lose', async () => {
    await stop()
    const both = { answer: `() => 'one of two'`, other: `({ text }) => text ?? 'nothing'` }
    await rm(folders.path('life', 'plugin.ts'))
    await folders.write('life', { 'plugin.js': endpoints('life', both) })
    await becomes('/life/other', 'nothing')
    assert.deepEqual((await listed('life')).breaking, [])

    const fewer = endpoints('life', { answer: `() => 'narrow'` }).replace('z.string().optional()', 'z.string()')
    await folders.write('life', { 'plugin.js': fewer })
    await until('the narrow version serves', async () => (await result('/life/answer?text=a')) === 'narrow')
    assert.deepEqual((await listed('life')).breaking, ['/life/answer now requires text', '/life/other is gone'])
    assert.match(gateway.log(), /"breaking":\["\/life\/answer now requires text"/)
  })

  test('is gone when it is removed', async () => {
    await folders.remove('life')
    await until('/life/answer is not found', async () => (await gateway.get('/life/answer?text=a')).status === 404)
    assert.equal(await plugin('life'), undefined)
  })
})

test('a call in flight is answered by the version it came to, while the next one serves, and after its removal', async () => {
  const started = folders.path('slow.started')
  const release = folders.path('slow.release')
  const source = (version: number) =>
    endpoints(
      'slow',
      {
        version: `() => ${version}`,
        wait: `async () => { writeFileSync('${started}', ''); while (!existsSync('${release}')) await sleep(5); return ${version} }`,
      },
      `import { existsSync, writeFileSync } from 'node:fs'\nimport { setTimeout as sleep } from 'node:timers/promises'`,
    )
  await folders.write('slow', { 'plugin.js': source(1) })
  await becomes('/slow/version', 1)
  const first = gateway.get('/slow/wait')
  await until('the first call has begun', () =>
    access(started).then(
      () => true,
      () => false,
    ),
  )
  await rm(started)
  await folders.write('slow', { 'plugin.js': source(2) })
  await becomes('/slow/version', 2)
  const second = gateway.get('/slow/wait')
  await until('the second call has begun', () =>
    access(started).then(
      () => true,
      () => false,
    ),
  )
  await folders.remove('slow')
  await until('/slow/version is not found', async () => (await gateway.get('/slow/version')).status === 404)
  await writeFile(release, '')
  const answers = await Promise.all([first, second])
  assert.deepEqual(
    answers.map(({ status, body }) => [status, body.result]),
    [
      [200, 1],
      [200, 2],
    ],
  )
})

describe('what may stand in a folder', () => {
  test('four named exports, a default export, a list, the entry its manifest names', async () => {
    await folders.write('form-named', { 'plugin.js': endpoint('form/named', `() => 'named'`) })
    await folders.write('form-module', {
      'plugin.mjs': `import * as z from 'zod/v4'
export default { category: 'form', name: 'deep/er', params: z.object({}), handle: async () => 'module' }`,
    })
    await folders.write('form-list', {
      'plugin.ts': `import { defineEndpoint, param } from '@gateway/sdk-plugin'
import * as z from 'zod'
const params = z.object({ query: param.text() })
const list = ['a', 'b'].map((name) => defineEndpoint({ category: 'form', name, params, handle: ({ query }) => query + name }))
export default list`,
    })
    await folders.write('form-main', {
      'package.json': { main: './src/entry.ts', gateway: { apiVersion: 1, limits: { memoryMb: 64 } } },
      'src/entry.ts': `export * from './one.ts'`,
      'src/one.ts': endpoint('form/main', `(): string => 'main'`),
    })
    await becomes('/form/named', 'named')
    await becomes('/form/deep/er', 'module')
    await becomes('/form/a?query=1', '1a')
    await becomes('/form/b?query=2', '2b')
    await becomes('/form/main', 'main')
  })

  test('art and data beside the code, in each of its files', async () => {
    await folders.write('art', {
      'plugin.ts': `import data from './data.json' with { type: 'json' }
import { readFileSync } from 'node:fs'
import { deeper } from './inner/deeper.ts'
${endpoint(
  'art/all',
  `(_: unknown, ctx: { dir: string }) => [
  data.name, readFileSync(new URL('./art.txt', import.meta.url), 'utf8'), deeper, ctx.dir === import.meta.dirname].join()`,
)}`,
      'inner/deeper.ts': `import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
export const deeper: string = readFileSync(join(import.meta.dirname, 'art.txt'), 'utf8') + basename(import.meta.filename)`,
      'data.json': { name: 'data' },
      'art.txt': 'outer',
      'inner/art.txt': 'inner',
    })
    await becomes('/art/all', 'data,outer,innerdeeper.ts,true')
    await folders.write('art', { 'art.txt': 'other' })
    await becomes('/art/all', 'data,other,innerdeeper.ts,true')
    await folders.write('art', { 'data.json': { name: 'facts' } })
    await becomes('/art/all', 'facts,other,innerdeeper.ts,true')
  })

  test('packages of its own, packages of the host; one that is missing is named', async () => {
    await folders.write('packages', {
      'node_modules/own-package/package.json': { name: 'own-package', version: '1.0.0', main: 'index.js' },
      'node_modules/own-package/index.js': `exports.shout = (text) => text.toUpperCase() + '!'`,
      'plugin.ts': `import sharp from 'sharp'
import { shout } from 'own-package'
${endpoint(
  'packages/all',
  `async ({ text }: { text: string }) =>
  shout(text) + (await sharp({ create: { width: 3, height: 2, channels: 3, background: 'red' } }).png().toBuffer({ resolveWithObject: true })).info.width`,
)}`,
    })
    await becomes('/packages/all?text=own', 'OWN!3')
    await folders.write('packages', { 'plugin.ts': `import x from '@some/package/part'\nexport default x` })
    const reason = await refused('packages', /@some/, 'stale')
    assert.match(
      reason,
      /packages\/plugin\.ts:1:15: the package "@some\/package\/part" is not found.*npm install @some\/package/,
    )
    await folders.remove('packages')
  })

  test('a wrong manifest is reported, field by field', async () => {
    const source = endpoint('manifest/any', '() => 1')
    const manifests: [id: string, manifest: string | object, reason: RegExp][] = [
      ['manifest-json', '{ "gateway": ', /package\.json cannot be read/],
      ['manifest-list', 'null', /package\.json cannot be read: expected an object/],
      ['manifest-unknown', { gateway: { capability: {} } }, /gateway\..*"capability"/],
      ['manifest-exec', { gateway: { capabilities: { exec: ['rm -rf'] } } }, /gateway\.capabilities\.exec\.0/],
      ['manifest-memory', { gateway: { limits: { memoryMb: 1 } } }, /gateway\.limits\.memoryMb/],
      [
        'manifest-version',
        { gateway: { apiVersion: 99 } },
        /version 99 of the contract; this gateway speaks version 1/,
      ],
      ['manifest-main', { main: 'dist/index.js' }, /names dist\/index\.js as `main`, which does not exist/],
      ['manifest-outside', { main: '../steady/plugin.js' }, /lies outside of the folder/],
    ]
    for (const [id, manifest] of manifests) await folders.write(id, { 'package.json': manifest, 'plugin.js': source })
    for (const [id, , reason] of manifests) await refused(id, reason)
    assert.equal((await gateway.get('/manifest/any')).status, 404)
    await folders.write('manifest-json', { 'package.json': { gateway: {} } })
    await becomes('/manifest/any', 1)
    for (const [id] of manifests) await folders.remove(id)
  })

  test('a name that is none, a module that lies elsewhere, a folder that everybody may write to', async () => {
    const names = ['Upper', 'CON', '%2e%2e', 'under_score', 'x'.repeat(200)]
    for (const name of names) await folders.write(name, { 'plugin.js': endpoint('names/any', '() => 1') })
    for (const name of names) await refused(name, /the folder's name must match/)
    await folders.write('.hidden', { 'plugin.js': endpoint('names/hidden', '() => 1') })

    await folders.write('linked', { 'package.json': {} })
    await symlink(folders.path('steady', 'plugin.js'), folders.path('linked', 'plugin.js'))
    await refused('linked', /lies outside of the folder/)

    await folders.write('open', { 'plugin.js': endpoint('names/open', '() => 1') })
    await becomes('/names/open', 1)
    await chmod(folders.path('open'), 0o777)
    const { code, stderr } = await gateway.cli('plugins', 'reload', 'open')
    assert.match(stderr, /open is writable for everybody: chmod o-w it/)
    assert.equal(code, 1)
    assert.equal((await plugin('open'))?.state, 'stale')

    assert.equal((await gateway.get('/names/any')).status, 404)
    assert.equal((await gateway.get('/names/hidden')).status, 404)
    for (const name of [...names, '.hidden', 'linked', 'open']) await folders.remove(name)
    await until('they are gone', async () => (await plugin('open')) === undefined)
  })

  test('a plugin may be called test, and a folder without a module is none', async () => {
    await folders.write('test', { 'plugin.js': endpoint('names/test', '() => 1') })
    await becomes('/names/test', 1)
    await folders.write('test', { 'plugin.js': endpoint('names/test', '() => 2') })
    await becomes('/names/test', 2)
    await folders.write('notes', { 'README.md': 'no plugin', 'notes.txt': '' })
    assert.equal(await plugin('notes'), undefined)
    await folders.remove('test')
  })

  test('what plugins share beside their folders reloads those that import it', async () => {
    await folders.write('shared-parts', { 'word.ts': `export const word: string = 'before'` })
    const source = `import { word } from '../shared-parts/word.ts'\n${endpoint('sharing/word', '() => word')}`
    await folders.write('sharing', { 'plugin.ts': source })
    await becomes('/sharing/word', 'before')
    await folders.write('shared-parts', { 'word.ts': `export const word: string = 'after'` })
    await becomes('/sharing/word', 'after')
    await folders.remove('sharing')
  })
})

describe('two plugins that claim the same path', () => {
  const claim = (answer: string) => ({ 'plugin.js': endpoint('rival/path', `() => '${answer}'`) })

  test('the first stays, the second is refused and takes over when the first is gone', async () => {
    await folders.write('rival-b', claim('b'))
    await becomes('/rival/path', 'b')
    await folders.write('rival-a', claim('a'))
    await refused('rival-a', /\/rival\/path is already served by the plugin rival-b/)
    assert.equal(await result('/rival/path'), 'b')
    await folders.remove('rival-b')
    await becomes('/rival/path', 'a')
    assert.equal((await plugin('rival-a'))?.state, 'serving')
    await folders.remove('rival-a')
  })

  test('of many that come at once exactly one serves', async () => {
    const ids = ['crowd-1', 'crowd-2', 'crowd-3', 'crowd-4']
    await Promise.all(ids.map((id) => folders.write(id, { 'plugin.js': endpoint('crowd/path', `() => '${id}'`) })))
    const states = await until('all are decided', async () => {
      const all = await Promise.all(ids.map(plugin))
      return all.every((status) => status !== undefined) && all.map((status) => status.state).toSorted()
    })
    assert.deepEqual(states, ['quarantined', 'quarantined', 'quarantined', 'serving'])
    for (const id of ids) await folders.remove(id)
    await until('they are gone', async () => (await gateway.get('/crowd/path')).status === 404)
  })
})

describe('the command line', () => {
  const source = (answer: number) => endpoint('cli/answer', `() => ${answer}`)

  test('goes back a version, stays there, and comes forward with the next change', async () => {
    for (const answer of [1, 2, 3]) {
      await folders.write('cli', { 'plugin.js': source(answer) })
      await becomes('/cli/answer', answer)
    }
    const { versions, hash } = await listed('cli')
    assert.equal(versions.length, 3)
    assert.equal(versions[0], hash)

    const back = await gateway.cli('plugins', 'rollback', 'cli', '--json')
    assert.equal(back.code, 0, back.stderr)
    assert.deepEqual(JSON.parse(back.stdout), { ...(await listed('cli')), hash: versions[1], pinned: true })
    assert.equal(await result('/cli/answer'), 2)
    await gateway.cli('plugins', 'rollback', 'cli', versions[2]!)
    assert.equal(await result('/cli/answer'), 1)

    // Written, but not changed: the operator's choice stands.
    await folders.write('cli', { 'plugin.js': source(3), 'README.md': 'about' })
    await folders.write('cli', { 'plugin.js': source(4) })
    await becomes('/cli/answer', 4)
    assert.equal((await listed('cli')).pinned, false)

    const missing = await gateway.cli('plugins', 'rollback', 'cli', '0123456789abcdef')
    assert.equal(missing.code, 1)
    assert.match(missing.stderr, /"cli" has no version 0123456789abcdef\. It has: [0-9a-f]{16}, /)
  })

  test('reloads with the compile report, exit 1 when it fails', async () => {
    const before = (await listed('cli')).since
    const fine = await gateway.cli('plugins', 'reload', 'cli')
    assert.equal(fine.code, 0, fine.stderr)
    assert.match(fine.stdout, /cli +serving/)
    assert.notEqual((await listed('cli')).since, before)

    await folders.write('cli', { 'plugin.js': `${source(5)}\nlet a; let a` })
    const broken = await gateway.cli('plugins', 'reload', 'cli')
    assert.equal(broken.code, 1)
    assert.match(broken.stderr, /cli\/plugin\.js:\d+:\d+: The symbol "a" has already been declared/)
    assert.equal(await result('/cli/answer'), 4)

    for (const id of ['../steady', 'nobody', '..', '%', '/']) {
      const unknown = await gateway.cli('plugins', 'reload', id)
      assert.match(unknown.stderr, /there is no plugin "|no such command/, id)
      assert.equal(unknown.code, 1)
    }
    await folders.remove('cli')
  })
})

test('all the while no other call has failed', () => {
  assert.ok(load.count() > 500, `only ${load.count()} calls were made`)
  assert.deepEqual(load.wrong(), [])
})
