import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { constants, getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { type GatewayProcess, startGateway } from '../gateway-process.ts'
import { createFolders, endpoints, type PluginFolders } from './folders.ts'
import { until } from './until.ts'

/** What endpoints do beforehand, in a running gateway. */

let folders: PluginFolders
let data: string
let notes: string

before(async () => {
  folders = await createFolders()
  data = await mkdtemp(join(tmpdir(), 'gateway-warm-'))
  notes = join(data, 'notes')
  await writeFile(notes, '')
})

after(async () => {
  await folders[Symbol.asyncDispose]()
  await rm(data, { recursive: true, force: true })
})

const IMPORTS = `import { appendFileSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
`

/** An endpoint that notes that it warms up, with the priorities of its process, and answers with those it has then. */
function noting(name: string, lane = 'io', then = ''): string {
  const autogroup = `readFileSync('/proc/self/autogroup', 'utf8')`
  const priorities = `getPriority() + ' ' + (() => { try { return ${autogroup} } catch { return '' } })().trim()`
  return `lane: '${lane}', warmUp() {
    appendFileSync(${JSON.stringify(notes)}, '${name} ' + ${priorities} + '\\n')
    ${then}
  }, handle: () => getPriority()`
}

async function noted(name: string): Promise<string[]> {
  const lines = (await readFile(notes, 'utf8')).split('\n')
  return lines.filter((line) => line.startsWith(`${name} `))
}

function start(seconds = '1'): Promise<GatewayProcess> {
  return startGateway({ plugins: folders.root, data, env: { GATEWAY_WARM_UP_SECONDS: seconds } })
}

/** Resolves when the log says that all of a plugin is warm. */
function warm(gateway: GatewayProcess, plugin: string): Promise<unknown> {
  return until(`${plugin} is warm`, () =>
    gateway
      .log()
      .split('\n')
      .some((line) => line.includes('a plugin is warm') && line.includes(`"${plugin}"`)),
  )
}

describe('what an endpoint does beforehand', () => {
  test('is done behind all else, once a version; what throws, exits or has nothing to do holds up none', async () => {
    const own = {
      calm: noting('calm'),
      throws: noting('throws', 'io', `throw new Error('no canvas')`),
      exits: noting('exits', 'io', 'process.exit(3)'),
      last: noting('last', 'cpu'),
      without: '() => 1',
    }
    await folders.write('able', { 'plugin.js': endpoints('able', own, IMPORTS) })
    const gateway = await start()
    try {
      await warm(gateway, 'able')
      const low = constants.priority.PRIORITY_LOW
      for (const name of ['calm', 'throws', 'exits', 'last']) {
        const lines = await noted(name)
        assert.equal(lines.length, 1, name)
        assert.match(lines[0]!, new RegExp(`^${name} ${low}( /autogroup-\\d+ nice ${low})?$`))
      }
      assert.match(gateway.log(), /able\/throws.*no canvas.*does not warm up/)
      assert.match(gateway.log(), /able\/exits.*does not warm up/)
      const { body } = await gateway.get('/able/calm')
      assert.equal(body.result, getPriority(), 'calls are no background')
      const { body: ready } = await gateway.get('/readyz')
      assert.equal(ready.result.plugins[0].state, 'serving')
    } finally {
      await gateway.close()
    }
  })

  test('is not done again by the next start, but for a version that is new', async () => {
    await folders.write('fresh', { 'plugin.js': endpoints('fresh', { one: noting('one') }, IMPORTS) })
    const gateway = await start()
    try {
      // Plugins are warmed up in the order of their names: `able`, which has been warm, would have come before.
      await warm(gateway, 'fresh')
      assert.deepEqual([(await noted('calm')).length, (await noted('one')).length], [1, 1])
      await folders.write('fresh', { 'plugin.js': endpoints('fresh', { two: noting('two') }, IMPORTS) })
      await until('the new version is warm', async () => (await noted('two')).length === 1)
      assert.equal((await noted('one')).length, 1)
    } finally {
      await gateway.close()
    }
  })

  test('waits while somebody computes', async () => {
    const busy = `lane: 'cpu', handle: () => new Promise((done) => setTimeout(() => done(1), 100))`
    await folders.write('later', { 'plugin.js': endpoints('later', { busy, rest: noting('rest') }, IMPORTS) })
    const gateway = await start()
    try {
      // Longer together than the rest that it waits for.
      for (let call = 0; call < 35; call++) {
        assert.equal((await gateway.get('/later/busy')).status, 200)
        assert.deepEqual(await noted('rest'), [])
      }
      await warm(gateway, 'later')
      assert.equal((await noted('rest')).length, 1)
    } finally {
      await gateway.close()
    }
  })

  test('a plugin whose warmUp is no function is refused', async () => {
    await folders.write('wrong', { 'plugin.js': endpoints('wrong', { one: `warmUp: 'soon', handle: () => 1` }) })
    const gateway = await start('0')
    try {
      const { body } = await gateway.get('/readyz')
      const wrong = (body.result.plugins as { id: string; reason?: string }[]).find(({ id }) => id === 'wrong')
      assert.match(wrong!.reason!, /`warmUp` must be a function/)
    } finally {
      await gateway.close()
    }
  })
})
