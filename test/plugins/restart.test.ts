import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { PluginStatus } from '../../host/plugins/registry.ts'
import { type GatewayProcess, startGateway } from '../gateway-process.ts'
import { createFolders, endpoint, type PluginFolders } from './folders.ts'
import { until } from './until.ts'

/** What a gateway makes of the compiled versions that an earlier one left in its data folder. */

let folders: PluginFolders
let data: string
/** A compiler that ends at once: whatever serves was served from the records. */
const withoutCompiler = { ESBUILD_BINARY_PATH: '/bin/false' }
const ids = ['one', 'two', 'three', 'four']

const source = (id: string, answer: number) => endpoint(`warm/${id}`, `() => '${id} ${answer}'`)
const records = (id: string, ...name: string[]) => join(data, 'cache', 'plugins', id, ...name)

before(async () => {
  folders = await createFolders()
  data = await mkdtemp(join(tmpdir(), 'gateway-test-'))
  for (const id of ids) await folders.write(id, { 'plugin.js': source(id, 1) })
  await running(async (gateway) => {
    await folders.write('four', { 'plugin.js': source('four', 2) })
    await until('four is edited', async () => (await gateway.get('/warm/four')).body.result === 'four 2')
    assert.equal((await gateway.cli('plugins', 'rollback', 'four')).code, 0)
  })
})

after(async () => {
  await rm(data, { recursive: true, force: true })
  await folders[Symbol.asyncDispose]()
})

async function running<T>(act: (gateway: GatewayProcess) => Promise<T>, env: Record<string, string> = {}): Promise<T> {
  const gateway = await startGateway({ plugins: folders.root, data, env })
  try {
    return await act(gateway)
  } finally {
    await gateway.close()
  }
}

async function list(gateway: GatewayProcess): Promise<Map<string, PluginStatus>> {
  const { stdout } = await gateway.cli('plugins', 'list', '--json')
  return new Map((JSON.parse(stdout) as PluginStatus[]).map((status) => [status.id, status]))
}

test('a start from records compiles nothing, runs nothing, and keeps what was pinned', async (t) => {
  const before = await running(list)
  await running(async (gateway) => {
    const now = await list(gateway)
    for (const [id, status] of now) assert.deepEqual({ ...status, since: '' }, { ...before.get(id), since: '' })
    assert.equal(now.get('four')?.pinned, true)
    assert.match((await gateway.get('/metrics')).bytes.toString(), /^gateway_plugin_processes 0$/m)
    assert.equal((await gateway.get('/warm/one')).body.result, 'one 1')
    assert.equal((await gateway.get('/warm/four')).body.result, 'four 1')
    t.diagnostic(/ready .*/.exec(gateway.output())![0])
  }, withoutCompiler)
})

test('damaged records and bundles are compiled again', async () => {
  const [bundle] = (await readdir(records('one'))).filter((name) => name.endsWith('.mjs'))
  await writeFile(records('one', bundle!), 'export const plugin = {}')
  await truncate(records('two', 'versions.json'), 5)
  const [version] = (await readdir(records('three'))).filter(
    (name) => name !== 'versions.json' && name.endsWith('.json'),
  )
  await writeFile(records('three', version!), '{}')
  await writeFile(records('four', 'versions.json'), '{"versions":5}')
  await running(async (gateway) => {
    for (const [id, { state }] of await list(gateway)) assert.equal(state, 'serving', id)
    assert.equal((await gateway.get('/warm/one')).body.result, 'one 1')
    assert.equal((await gateway.get('/warm/two')).body.result, 'two 1')
    assert.equal((await gateway.get('/warm/three')).body.result, 'three 1')
    assert.equal((await gateway.get('/warm/four')).body.result, 'four 2')
  })
  assert.equal((await running(list, withoutCompiler)).get('one')?.state, 'serving')
})

test('what changed meanwhile is compiled, the rest is not', async () => {
  await folders.write('two', { 'plugin.js': source('two', 2) })
  await running(async (gateway) => {
    const states = await list(gateway)
    assert.equal(states.get('one')?.state, 'serving')
    // Its change cannot be compiled here: the version before is better than none.
    assert.equal(states.get('two')?.state, 'stale')
    assert.match(states.get('two')!.reason!, /The service/)
    assert.equal((await gateway.get('/warm/two')).body.result, 'two 1')
  }, withoutCompiler)
  await running(async (gateway) => assert.equal((await gateway.get('/warm/two')).body.result, 'two 2'))
})

test('a source that was broken meanwhile leaves the last version in service until it is mended', async () => {
  await folders.write('three', { 'plugin.js': 'export const broken = ;' })
  await running(async (gateway) => {
    const { state, reason } = (await list(gateway)).get('three')!
    assert.equal(state, 'stale')
    assert.match(reason!, /three\/plugin\.js:1:23: Unexpected ";"/)
    assert.equal((await gateway.get('/warm/three')).body.result, 'three 1')
    await folders.write('three', { 'plugin.js': source('three', 3) })
    await until('it is mended', async () => (await gateway.get('/warm/three')).body.result === 'three 3')
  })
})

test('a folder that is refused for its safety is not served from the records either', async () => {
  await folders.write('three', { 'package.json': { main: '../one/plugin.js' } })
  await running(async (gateway) => {
    assert.equal((await list(gateway)).get('three')?.state, 'quarantined')
    assert.equal((await gateway.get('/warm/three')).status, 404)
  })
})

test('temporary folders of a gateway that was killed are removed at the next start', async () => {
  await running(async (gateway) => {
    const left = join(data, 'temp', `${gateway.pid}-7`)
    await folders.write('keeper', { 'plugin.js': endpoint('warm/keeper', `async (_, ctx) => ctx.files.tempDir()`) })
    await until('it serves', async () => (await gateway.get('/warm/keeper')).status === 200)
    await writeFile(join(data, 'temp', 'not-ours'), '')
    await mkdir(left, { recursive: true })
    gateway.signal('SIGKILL')
    await gateway.ended
  })
  await running(async () => assert.deepEqual(await readdir(join(data, 'temp')), []))
})
