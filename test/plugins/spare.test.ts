import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { type GatewayProcess, startGateway } from '../gateway-process.ts'
import { createFolders, endpoint, type PluginFolders } from './folders.ts'
import { descendants } from './proc.ts'
import { until } from './until.ts'

/** The process that waits for a plugin beside those that have one. */

const skip = process.platform === 'linux' ? false : 'reads /proc'
const IDS = ['one', 'two', 'three', 'four', 'large'] as const

let folders: PluginFolders
let gateway: GatewayProcess
let data: string

/** Idle processes stay as long as these tests may take. */
const start = (idle = '60') => startGateway({ plugins: folders.root, data, env: { GATEWAY_IDLE_SECONDS: idle } })

before(async () => {
  folders = await createFolders()
  for (const id of IDS) {
    await folders.write(id, {
      'package.json': { gateway: { limits: { memoryMb: id === 'large' ? 384 : 256 } } },
      'plugin.js': endpoint(`spare/${id}`, `() => [process.pid, process.env.PAINTED_SCENES]`),
    })
  }
  data = await mkdtemp(join(tmpdir(), 'gateway-test-'))
  // Compiles them, which takes a process each; the next gateway finds them compiled.
  await (await start()).close()
  gateway = await start()
})

after(async () => {
  await gateway.close()
  await rm(data, { recursive: true, force: true })
  await folders[Symbol.asyncDispose]()
})

/** Who answers, and where it would keep what it paints. */
async function call(id: (typeof IDS)[number]): Promise<{ pid: number; painted: string }> {
  const { status, body } = await gateway.get(`/spare/${id}`)
  assert.equal(status, 200)
  return { pid: body.result[0], painted: body.result[1] }
}

const asked = new Set<number>()

/** A process that was told what to load, and has answered nobody. */
function waiting() {
  return descendants(gateway.pid).filter(({ pid, command }) => / file:\S+\.mjs/.test(command) && !asked.has(pid))
}

function onlyOne() {
  const [first, ...others] = waiting()
  return others.length === 0 ? first : undefined
}

async function oneWaits(): Promise<number> {
  return until('a process waits', () => onlyOne()?.pid)
}

test('the next plugin is loaded by the process that waits, with a folder of its own', { skip }, async () => {
  const first = await call('one')
  asked.add(first.pid)
  const spare = await oneWaits()
  const second = await call('two')
  assert.equal(second.pid, spare)
  assert.match(first.painted, /\/one\/\w+\.painted$/)
  assert.match(second.painted, /\/two\/\w+\.painted$/)
  assert.equal((await call('one')).pid, first.pid)
  asked.add(spare)
})

test(
  'a plugin with another limit of memory gets a process of its own, and then one waits that is like it',
  { skip },
  async () => {
    const spare = await oneWaits()
    const large = await call('large')
    asked.add(large.pid)
    assert.notEqual(large.pid, spare)
    await until('one with its limit waits alone', () => onlyOne()?.command.includes('--max-old-space-size=384'))
  },
)

test('one that ends before its time is nobody’s loss', { skip }, async () => {
  process.kill(await oneWaits(), 'SIGKILL')
  const third = await call('three')
  asked.add(third.pid)
  const spare = await oneWaits()
  assert.equal((await call('four')).pid, spare)
  asked.add(spare)
  assert.equal(gateway.log().includes('crashed'), false)
})

test('it goes with the last plugin, and with the gateway', { skip }, async () => {
  await gateway.close()
  const other = await start('1')
  const below = () => descendants(other.pid).filter(({ command }) => command.includes('/main-'))
  const both = () => {
    const found = below()
    return found.length === 2 && found
  }
  assert.equal((await other.get('/spare/one')).status, 200)
  const two = await until('one waits', both)
  await until('none is left', () => below().length === 0)
  assert.equal((await other.get('/spare/one')).status, 200)
  const again = await until('one waits again', both)
  await other.close()
  const left = new Set([...two, ...again].map(({ pid }) => pid))
  await until('they have gone', () => [...left].every((pid) => !isAlive(pid)))
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
