import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:https'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { type GatewayProcess, startGateway } from '../gateway-process.ts'
import { createFolders, endpoint, endpoints, type PluginFolders } from './folders.ts'
import { commandsWith, descendants, processes } from './proc.ts'
import { until } from './until.ts'

/** How many processes there are, what they share, and that none is left behind. */

const linux = process.platform === 'linux' ? false : 'looks at /proc'
const MAX = 3

let folders: PluginFolders
let gateway: GatewayProcess

const manifest = { gateway: { capabilities: { exec: ['sh', 'cat', 'no-such-program'] } } }
/** Sleeps that no other process of this machine sleeps. */
const nap = (number: number) => String(70_000_000 + (process.pid % 100_000) * 100 + number)

const held = (lane: string) => `lane: '${lane}', async handle({ text }) {
    writeFileSync(dir + text + '.started', '')
    while (!existsSync(dir + 'release')) await sleep(5)
    return text
  }`

const exec = {
  missing: `(_, ctx) => ctx.exec('no-such-program', [])`,
  undeclared: `(_, ctx) => ctx.exec('node', ['--version'])`,
  ends: `async (_, ctx) => { const { code, stdout, stderr } = await ctx.exec('sh', ['-c', 'cat; echo no >&2; exit 3'], { input: 'in' })
    return [code, stdout.toString(), stderr] }`,
  bare: `async (_, ctx) => (await ctx.exec('sh', ['-c', 'env'], { env: { OWN: 'given' } })).stdout.toString()`,
  tree: `(_, ctx) => ctx.exec('sh', ['-c', 'sleep ${nap(1)} & (sleep ${nap(1)} & sleep ${nap(1)}) & wait'], { timeoutMs: 300 })`,
  escaped: `(_, ctx) => ctx.exec('sh', ['-c', 'setsid sleep ${nap(2)} & sleep ${nap(3)}'], { timeoutMs: 300 })`,
  much: `(_, ctx) => ctx.exec('cat', ['/dev/zero'], { maxOutput: 1e6 })`,
  ignores: `(_, ctx) => ctx.exec('sh', ['-c', 'trap "" TERM INT HUP; sleep ${nap(4)}; sleep ${nap(4)}'], { timeoutMs: 300 })`,
  loops: `timeoutMs: 400, handle(_, ctx) { void ctx.exec('sh', ['-c', 'sleep ${nap(5)} & wait']); for (;;); }`,
  spawns: `timeoutMs: 400, handle: () => { spawn('sleep', ['${nap(6)}']); for (;;); }`,
}

before(async () => {
  folders = await createFolders()
  const imports = `import { existsSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
const dir = '${folders.root}/'`
  await folders.write('hold', {
    'plugin.js': endpoints('hold', { cpu: held('cpu'), io: held('io'), ok: `() => 'ok'` }, imports),
  })
  await folders.write('exec', {
    'package.json': manifest,
    'plugin.js': endpoints('exec', exec, `import { spawn } from 'node:child_process'`),
  })
  for (const n of [1, 2, 3, 4, 5, 6])
    await folders.write(`many-${n}`, { 'plugin.js': endpoint(`many/${n}`, `() => ${n}`) })
  gateway = await startGateway({
    plugins: folders.root,
    env: {
      GATEWAY_PROCESSES: String(MAX),
      GATEWAY_IDLE_SECONDS: '1',
      GATEWAY_CPU_SLOTS: '2',
      GATEWAY_CPU_QUEUE: '2',
    },
  })
})

after(async () => {
  await gateway.close()
  await folders[Symbol.asyncDispose]()
})

async function gauge(name: string, of = gateway): Promise<number> {
  const text = (await of.get('/metrics')).bytes.toString()
  return Number(new RegExp(`^gateway_${name} (\\d+)$`, 'm').exec(text)![1])
}

const pluginProcesses = (pid: number) =>
  descendants(pid).filter(({ command }) => command.includes('runner') || command.includes('/main-'))
const gone = (number: number) => until(`sleep ${nap(number)} has ended`, () => commandsWith(nap(number)).length === 0)

test('more plugins than processes: every call is answered, and no more live than may', async () => {
  for (let round = 0; round < 5; round++) {
    const calls = Array.from({ length: 60 }, (_, index) => gateway.get(`/many/${(index % 6) + 1}`))
    const answers = await Promise.all(calls)
    assert.deepEqual(
      answers.map(({ status, body }) => [status, body.result]),
      answers.map((_, index) => [200, (index % 6) + 1]),
    )
    assert.ok((await gauge('plugin_processes')) <= MAX)
  }
  if (!linux) await until('those that gave way have gone', () => pluginProcesses(gateway.pid).length <= MAX)
})

test('a process without calls ends, and the next call starts one', async () => {
  assert.equal((await gateway.get('/many/1')).status, 200)
  await until('no process is left', async () => (await gauge('plugin_processes')) === 0)
  if (!linux) assert.deepEqual(pluginProcesses(gateway.pid), [])
  assert.equal((await gateway.get('/many/1')).status, 200)
})

describe('computing calls', () => {
  test('beyond slots and queue are refused with a time to come again; light ones are served meanwhile', async () => {
    const order: string[] = []
    const call = async (text: string) => {
      const answer = await gateway.get(`/hold/cpu?text=${text}`)
      order.push(text)
      return answer
    }
    const running = [call('a'), call('b')]
    await until('both have begun', () => ['a', 'b'].every((text) => existsSync(folders.path(`${text}.started`))))
    const queued = [call('c'), call('d')]
    await until('both wait', async () => (await gauge('cpu_queued')) === 2)
    assert.equal(await gauge('cpu_busy'), 2)

    const refused = await gateway.get('/hold/cpu?text=e')
    assert.deepEqual([refused.status, refused.body.result.error.code], [503, 'overloaded'])
    assert.equal(refused.headers['retry-after'], '2')
    for (let i = 0; i < 20; i++) assert.equal((await gateway.get('/hold/ok')).status, 200)
    assert.equal((await gateway.get('/many/2')).status, 200)
    assert.deepEqual(order, [])

    await writeFile(folders.path('release'), '')
    const answers = await Promise.all([...running, ...queued])
    assert.deepEqual(
      answers.map(({ status, body }) => [status, body.result]),
      [
        [200, 'a'],
        [200, 'b'],
        [200, 'c'],
        [200, 'd'],
      ],
    )
    assert.deepEqual(
      [existsSync(folders.path('e.started')), await gauge('cpu_busy'), await gauge('cpu_queued')],
      [false, 0, 0],
    )
  })

  test('are not worked on when their caller gives up while they wait', async () => {
    await rm(folders.path('release'))
    const running = ['first', 'second'].map((text) => gateway.get(`/hold/cpu?text=${text}`))
    await until('both have begun', () =>
      ['first', 'second'].every((text) => existsSync(folders.path(`${text}.started`))),
    )
    const { key } = await gateway.createKey('--scopes', '*')
    const impatient = request({
      host: '127.0.0.1',
      port: gateway.port,
      path: '/hold/cpu?text=impatient',
      rejectUnauthorized: false,
      headers: { 'x-api-key': key },
    })
    impatient.on('error', () => undefined).end()
    await until('it waits', async () => (await gauge('cpu_queued')) === 1)
    impatient.destroy()
    // What the gateway hears after the end of a connection, it hears later.
    for (let i = 0; i < 3; i++) assert.equal((await gateway.get('/healthz')).status, 200)
    await writeFile(folders.path('release'), '')
    for (const { status } of await Promise.all(running)) assert.equal(status, 200)
    await until('all have ended', async () => (await gauge('cpu_busy')) + (await gauge('cpu_queued')) === 0)
    assert.ok(!existsSync(folders.path('impatient.started')))
  })
})

describe('programs', { skip: linux }, () => {
  const code = async (name: string) => {
    const { status, body } = await gateway.get(`/exec/${name}`)
    return `${status} ${body.result.error?.code ?? 'answered'}`
  }

  test('one that is not installed is named, one that is not declared is a fault of the plugin', async () => {
    const { status, body } = await gateway.get('/exec/missing')
    assert.deepEqual([status, body.result.error.code], [503, 'program_missing'])
    assert.match(body.result.error.message, /needs the program "no-such-program"/)
    assert.equal(await code('undeclared'), '500 internal')
    await until('the log names it', () =>
      gateway.log().includes('\\"node\\" is not declared: add it to gateway.capabilities.exec'),
    )
  })

  test('one that ends gives its code and its outputs, in a bare environment', async () => {
    assert.deepEqual((await gateway.get('/exec/ends')).body.result, [3, 'in', 'no\n'])
    const env = (await gateway.get('/exec/bare')).body.result as string
    assert.match(env, /^OWN=given$/m)
    assert.doesNotMatch(env, /GATEWAY|NODE_/)
  })

  test('at its deadline it ends with all it started', async () => {
    assert.equal(await code('tree'), '504 process_timeout')
    await gone(1)
    assert.equal(await code('ignores'), '504 process_timeout')
    await gone(4)
  })

  test('what has left its group does not hold the call', async () => {
    assert.equal(await code('escaped'), '504 process_timeout')
    await gone(3)
    for (const { pid } of commandsWith(nap(2))) process.kill(pid, 'SIGKILL')
  })

  test('one that prints without end is stopped', async () => {
    assert.equal(await code('much'), '413 body_too_large')
  })

  test('it ends with the plugin process that is killed over it, told to the host or not', async () => {
    assert.equal(await code('loops'), '504 plugin_timeout')
    await gone(5)
    assert.equal(await code('spawns'), '504 plugin_timeout')
    await gone(6)
  })
})

describe('what a gateway leaves behind', { skip: linux }, () => {
  const kinds = {
    idle: `() => 'idle'`,
    blocked: `() => { setTimeout(() => { for (;;); }, 10); return 'blocked' }`,
    loops: "timeoutMs: 5000, handle: () => { writeFileSync(dir + '/loops', ''); for (;;); }",
    runs: `timeoutMs: 5000, handle: (_, ctx) => { writeFileSync(dir + '/runs', '')
      return ctx.exec('sh', ['-c', 'sleep ${nap(7)} & wait'], { timeoutMs: 50000 }) }`,
  }

  for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
    test(`after ${signal}: no process, not even one that is blocked`, async () => {
      await using own = await createFolders()
      const imports = `import { writeFileSync } from 'node:fs'\nconst dir = '${own.root}'`
      for (const [name, handle] of Object.entries(kinds)) {
        await own.write(`left-${name}`, {
          'package.json': manifest,
          'plugin.js': endpoints('left', { [name]: handle }, imports),
        })
      }
      const other = await startGateway({ plugins: own.root })
      try {
        for (const name of ['idle', 'blocked']) assert.equal((await other.get(`/left/${name}`)).body.result, name)
        const calls = ['loops', 'runs'].map((name) => other.get(`/left/${name}`).catch(() => undefined))
        await until(
          'all are at work',
          () => ['loops', 'runs'].every((name) => existsSync(own.path(name))) && commandsWith(nap(7)).length > 0,
        )
        const left = pluginProcesses(other.pid).map(({ pid }) => pid)
        assert.equal(await gauge('plugin_processes', other), 4)
        // One that waits for a plugin may be among them.
        assert.ok(left.length === 4 || left.length === 5, `${left.length} processes`)
        other.signal(signal)
        await other.ended
        await until(
          'all have gone',
          () => !processes().some(({ pid }) => left.includes(pid)) && commandsWith(nap(7)).length === 0,
        )
        await Promise.all(calls)
      } finally {
        await other.close()
      }
    })
  }
})

test(
  'without descriptors for another process a call gets 503, and the next one is served when there are',
  { skip: linux },
  async () => {
    await until('no process is left', async () => (await gauge('plugin_processes')) === 0)
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const get = (target: string) => gateway.get(target, { agent })
    assert.equal((await get('/healthz')).status, 200)
    const limit = (count: string) => execFileSync('prlimit', ['--pid', String(gateway.pid), `--nofile=${count}:`])
    limit(String((await readdir(`/proc/${gateway.pid}/fd`)).length))
    const { status, body } = await get('/many/3')
    limit('1024')
    assert.deepEqual([status, body.result.error.code], [503, 'plugin_starting'])
    assert.equal((await get('/many/3')).body.result, 3)
    agent.destroy()
  },
)

test('forty reloads under calls leave as many processes and bundles as one', async () => {
  const source = (n: number) => endpoint('often/answer', `() => ${n}`)
  await folders.write('often', { 'plugin.js': source(0) })
  await until('it serves', async () => (await gateway.get('/often/answer')).body.result === 0)
  for (let n = 1; n <= 40; n++) {
    await folders.write('often', { 'plugin.js': source(n) })
    await until(`version ${n} serves`, async () => {
      const { status, body } = await gateway.get('/often/answer')
      assert.equal(status, 200)
      return body.result === n
    })
  }
  const names = await readdir(join(gateway.data, 'cache', 'plugins', 'often'))
  assert.equal(names.length, 9, names.join())
  assert.ok((await gauge('plugin_processes')) <= MAX)
  if (!linux) await until('the processes of old versions have gone', () => pluginProcesses(gateway.pid).length <= 2)
})

test('a cold start with many more plugins than processes loads them all', async () => {
  await using own = await createFolders()
  const ids = Array.from({ length: 16 }, (_, n) => `cold-${n}`)
  for (const [n, id] of ids.entries()) {
    const example = "export const examples = [{ params: { text: 'a' }, expect: { result: 'a' } }]"
    await own.write(id, { 'plugin.js': endpoint(`cold/${n}`, '({ text }) => text', example) })
  }
  const other = await startGateway({ plugins: own.root, env: { GATEWAY_PROCESSES: '2' } })
  const { body } = await other.get('/readyz')
  const plugins = body.result.plugins as { id: string; state: string; reason?: string }[]
  assert.deepEqual(
    plugins.filter(({ state }) => state !== 'serving'),
    [],
  )
  assert.equal(plugins.length, 16)
  await other.close()
})
