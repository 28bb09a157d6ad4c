import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, describe, test } from 'node:test'
import type { PluginStatus } from '../../host/plugins/registry.ts'
import { type Answer, type GatewayProcess, startGateway } from '../gateway-process.ts'
import { createFolders, endpoint, endpoints, type PluginFolders } from './folders.ts'
import { until } from './until.ts'

/** What goes wrong while a plugin works on a call. Each plugin here has `ok` beside its faults: it must serve on. */

let folders: PluginFolders
let gateway: GatewayProcess

const never = '() => new Promise(() => undefined)'
const filled = (megabytes: number) => `Buffer.alloc(1e6 * ${megabytes}, 1)`

/** Category, and plugin folder → faulty endpoints: `handle`, or all fields after `params`. */
const plugins: Record<string, Record<string, string>> = {
  throws: {
    error: `() => { throw new Error('the private reason') }`,
    nothing: '() => { throw undefined }',
    text: `() => { throw 'a text' }`,
    odd: `() => { throw new Proxy({}, { get() { throw new Error('odd') } }) }`,
    details: `() => { throw Object.assign(new Error('public'), { name: 'GatewayError', code: 'unprocessable', details: { big: 1n } }) }`,
    long: `() => { throw Object.assign(new Error('x'.repeat(5e6)), { name: 'GatewayError', code: 'unprocessable' }) }`,
    refusal: `() => { throw new GatewayError('unprocessable', { message: 'Not this one.', hint: 'Take another.' }) }`,
  },
  late: { throws: `() => { setTimeout(() => { throw new Error('thrown late') }, 20); return 'answered' }` },
  exits: { now: '() => process.exit(0)' },
  killed: {
    itself: `() => process.kill(process.pid, 'SIGKILL')`,
    outside: `() => {
      if (++begun === 5) { writeFileSync(pidFile + '.part', String(process.pid)); renameSync(pidFile + '.part', pidFile) }
      return new Promise(() => undefined)
    }`,
  },
  loops: { forever: 'timeoutMs: 300, handle() { for (;;); }', ignores: `timeoutMs: 200, handle: ${never}` },
  tardy: {
    pid: '() => process.pid',
    obeys: `timeoutMs: 200, async handle(_, { signal }) { await once(signal, 'abort'); await sleep(200) }`,
  },
  blocks: { native: `timeoutMs: 300, handle: () => pbkdf2Sync('a', 'b', 1e8, 64, 'sha512').length` },
  heap: { fills: `() => { const all = []; for (;;) all.push(new Array(1e5).fill({})) }` },
  buffers: {
    one: `() => ${filled(1200)}.length`,
    many: `() => Array.from({ length: 1200 }, () => ${filled(1)}).length`,
  },
  results: {
    text: `() => 'x'.repeat(2 ** 29 - 24)`,
    texts: `() => Array(100).fill('x'.repeat(2 ** 24))`,
    array: '() => new Array(1e7).fill(1)',
    limit: `() => 'x'.repeat(10 * 1024 * 1024 - 2)`,
    over: `() => 'x'.repeat(10 * 1024 * 1024 - 1)`,
    circular: '() => { const a = {}; a.a = a; return a }',
    bigint: '() => ({ n: 1n })',
    undefined: '() => undefined',
    function: '() => () => 1',
    symbol: `() => Symbol('s')`,
    bytes: `() => Buffer.from('bytes')`,
    stream: `() => Readable.from(['never', 'sent'])`,
    web: '() => new ReadableStream()',
    deep: '() => { let a = []; for (let i = 0; i < 1e5; i++) a = [a]; return a }',
    throws: `() => ({ toJSON() { throw new Error('in toJSON') } })`,
    getter: `() => ({ get pipe() { throw new Error('in a getter') } })`,
  },
  floods: {
    prints: `async () => { for (let i = 0; i < 2000; i++) console.log('printed line', i); return 'printed' }`,
    writes: `async () => { process.stdout.write('y'.repeat(3e6)); return 'written' }`,
    logs: `async (_, ctx) => { for (let i = 0; i < 2000; i++) ctx.log.info('logged line ' + i); return 'logged' }`,
    odd: `async (_, ctx) => { const loop = {}; loop.loop = loop; ctx.log.info('odd fields', loop)
      ctx.log.warn('large', { text: 'z'.repeat(1e6) }); ctx.log.error(Symbol('sign')); return 'logged' }`,
  },
  wire: {
    garbage: `() => { writeSync(3, 'this is no frame'); return new Promise(() => undefined) }`,
    closed: 'timeoutMs: 500, handle: () => { closeSync(3); return new Promise(() => undefined) }',
  },
}

const imports = `import { pbkdf2Sync } from 'node:crypto'
import { once } from 'node:events'
import { closeSync, renameSync, writeFileSync, writeSync } from 'node:fs'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { GatewayError } from '@gateway/sdk-plugin'
const pidFile = process.env.TMPDIR + '/pid'
let begun = 0`

before(async () => {
  folders = await createFolders()
  await folders.write('other', { 'plugin.js': endpoint('other/ok', `() => 'other'`) })
  for (const [category, handles] of Object.entries(plugins)) {
    await folders.write(category, {
      'package.json': { gateway: { limits: { memoryMb: 256, processes: 1 } } },
      'plugin.js': endpoints(category, { ok: `() => 'ok'`, ...handles }, imports),
    })
  }
  gateway = await startGateway({ plugins: folders.root, env: { TMPDIR: folders.root } })
})

after(async () => {
  await gateway.close()
  await folders[Symbol.asyncDispose]()
})

/** The call's error, after the looks that hold for every fault. */
async function fault(target: string, status: number, code: string): Promise<Answer['body']> {
  const answer = await gateway.get(target)
  const { body } = answer
  assert.equal(answer.status, status, answer.bytes.subarray(0, 500).toString())
  assert.deepEqual([body.status, body.success, body.result.error.code], [status, false, code])
  assert.equal((await gateway.get('/other/ok')).body.result, 'other')
  const [, category] = target.split('/')
  assert.equal((await gateway.get(`/${category}/ok`)).body.result, 'ok')
  return body.result.error
}

async function residentKb(pid: number): Promise<number> {
  return Number(/^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))![1])
}

const logged = (text: string | RegExp) =>
  until(`the log says ${text}`, () =>
    typeof text === 'string' ? gateway.log().includes(text) : text.test(gateway.log()),
  )

describe('a handler that throws', () => {
  test('whatever it throws: 500, with the reason in the log alone, and the place in the source', async () => {
    const error = await fault('/throws/error', 500, 'plugin_failed')
    assert.doesNotMatch(JSON.stringify(error), /private reason/)
    await logged(/the private reason.*throws\/plugin\.js:\d+:\d+/)
    for (const name of ['nothing', 'text', 'odd']) await fault(`/throws/${name}`, 500, 'plugin_failed')
  })

  test('a refusal reaches the caller as it is; one that cannot be sent without its details', async () => {
    const { message, hint } = await fault('/throws/refusal', 422, 'unprocessable')
    assert.deepEqual([message, hint], ['Not this one.', 'Take another.'])
    assert.deepEqual(await fault('/throws/details', 422, 'unprocessable'), { code: 'unprocessable', message: 'public' })
    assert.equal((await fault('/throws/long', 422, 'unprocessable')).message.length, 2000)
  })

  test('is not charged, one that refuses is', async () => {
    const { key } = await gateway.createKey('--limit', '5', '--scopes', '*')
    const remaining = async (target: string) => (await gateway.get(target, { key })).headers['ratelimit']?.toString()
    assert.match((await remaining('/throws/ok'))!, /r=4;/)
    assert.match((await remaining('/throws/error'))!, /r=4;/)
    assert.match((await remaining('/throws/refusal'))!, /r=3;/)
    assert.match((await remaining('/results/undefined'))!, /r=3;/)
  })
})

describe('a process that dies', () => {
  test('late, after its answer: the answer stands, the next call is served', async () => {
    assert.equal((await gateway.get('/late/throws')).body.result, 'answered')
    await logged(/"plugin":"late","error":"Error: thrown late\\n.*late\/plugin\.js:\d+/)
    await logged(/"plugin":"late","reason":"ended with code 70"/)
    assert.equal((await gateway.get('/late/ok')).body.result, 'ok')
  })

  test('by itself: 503, the next call is served', async () => {
    await fault('/exits/now', 503, 'plugin_crashed')
    await fault('/killed/itself', 503, 'plugin_crashed')
  })

  test('killed from outside while calls run: they get 503, the next call is served', async () => {
    const calls = Array.from({ length: 5 }, () => gateway.get('/killed/outside'))
    const pid = await until('all have begun', () => readFile(folders.path('pid'), 'utf8').catch(() => undefined))
    assert.match(pid, /^\d{2,}$/)
    process.kill(Number(pid), 'SIGKILL')
    for (const { status, body } of await Promise.all(calls)) {
      assert.deepEqual([status, body.result.error.code], [503, 'plugin_crashed'])
    }
    assert.equal((await gateway.get('/killed/ok')).body.result, 'ok')
  })
})

describe('a handler that does not end', () => {
  test('an endless loop: 504 at its deadline; the plugin, which may have one process, serves on', async () => {
    const error = await fault('/loops/forever', 504, 'plugin_timeout')
    assert.match(error.message, /did not finish within 0\.3 s/)
    await logged('a handler went on after its deadline (ended with SIGKILL)')
  })

  test('a promise that never settles and ignores its signal: 504', () =>
    fault('/loops/ignores', 504, 'plugin_timeout').then(() => undefined))

  test('one that obeys late: its process, the only one there may be, serves on', async () => {
    const pid = async () => (await gateway.get('/tardy/pid')).body.result as number
    const first = await pid()
    await fault('/tardy/obeys', 504, 'plugin_timeout')
    assert.equal(await pid(), first)
  })

  test('native code that blocks: 504', () => fault('/blocks/native', 504, 'plugin_timeout').then(() => undefined))
})

describe('memory', () => {
  test('an exhausted heap costs its own process alone', () =>
    fault('/heap/fills', 503, 'plugin_crashed').then(() => undefined))

  test('1.2 GB in buffers, at once and by and by, are refused by the system; the host holds none of it', async () => {
    const before = await residentKb(gateway.pid)
    const one = await gateway.get('/buffers/one')
    assert.ok(one.status === 500 || one.status === 503, String(one.status))
    const many = await gateway.get('/buffers/many')
    assert.ok(many.status === 500 || many.status === 503, String(many.status))
    assert.equal((await gateway.get('/buffers/ok')).body.result, 'ok')
    assert.ok((await residentKb(gateway.pid)) - before < 50_000)
  })
})

describe('a result that cannot be sent', () => {
  const cases: [name: string, status: number, code: string][] = [
    ['array', 413, 'result_too_large'],
    ['over', 413, 'result_too_large'],
    ['circular', 500, 'plugin_result_invalid'],
    ['bigint', 500, 'plugin_result_invalid'],
    ['undefined', 500, 'plugin_result_invalid'],
    ['function', 500, 'plugin_result_invalid'],
    ['symbol', 500, 'plugin_result_invalid'],
    ['bytes', 500, 'plugin_result_invalid'],
    ['stream', 500, 'plugin_result_invalid'],
    ['web', 500, 'plugin_result_invalid'],
    ['deep', 500, 'plugin_result_invalid'],
    ['throws', 500, 'plugin_result_invalid'],
    ['getter', 500, 'plugin_failed'],
  ]
  for (const [name, status, code] of cases) {
    test(`${name}: ${status} ${code}`, () => fault(`/results/${name}`, status, code).then(() => undefined))
  }

  test('half a gigabyte, 1.6 GB: refused or dead by its own memory limit, and the host holds none of it', async () => {
    const before = await residentKb(gateway.pid)
    for (const name of ['text', 'texts']) {
      const { status, body } = await gateway.get(`/results/${name}`)
      assert.ok([413, 500, 503].includes(status), `${name}: ${status}`)
      assert.match(body.result.error.code, /^(result_too_large|plugin_result_invalid|plugin_failed|plugin_crashed)$/)
    }
    assert.ok((await residentKb(gateway.pid)) - before < 50_000)
    assert.equal((await gateway.get('/results/ok')).body.result, 'ok')
  })

  test('one of exactly 10 MiB is sent', async () => {
    const { status, bytes } = await gateway.get('/results/limit')
    assert.equal(status, 200)
    assert.ok(bytes.length > 10 * 1024 * 1024)
  })
})

describe('a plugin that prints and logs without end', () => {
  const lines = (text: string) =>
    gateway
      .log()
      .split('\n')
      .filter((line) => line.includes(text)).length

  test('is answered, and fills no log', async () => {
    for (const name of ['prints', 'writes', 'logs', 'odd']) {
      assert.equal((await gateway.get(`/floods/${name}`)).status, 200, name)
      assert.equal((await gateway.get('/other/ok')).status, 200)
    }
    await logged('prints more than 50 lines a second: the rest of them is dropped')
    assert.ok(lines('printed line') < 500, `${lines('printed line')} printed lines`)
    assert.ok(lines('logged line') < 1000, `${lines('logged line')} logged lines`)
    assert.ok(
      Math.max(
        ...gateway
          .log()
          .split('\n')
          .map(({ length }) => length),
      ) < 20_000,
    )
  })

  test('fields that JSON cannot hold are shown all the same', async () => {
    await until(
      'the odd fields are logged',
      async () => (await gateway.get('/floods/odd')) && gateway.log().includes('"msg":"odd fields"'),
    )
    const line = gateway
      .log()
      .split('\n')
      .find((text) => text.includes('"msg":"odd fields"'))!
    assert.match(JSON.parse(line).fields, /Circular/)
  })
})

describe('a plugin that breaks its connection to the host', () => {
  test('by writing what is no frame: 503, the next call is served', async () => {
    await fault('/wire/garbage', 503, 'plugin_crashed')
    await logged('its connection failed: a frame of')
  })

  test('by closing it: 503 or 504, the next call is served', async () => {
    const { status } = await gateway.get('/wire/closed')
    assert.ok(status === 503 || status === 504)
    await until('it serves again', async () => (await gateway.get('/wire/ok')).status === 200)
  })
})

describe('calls that never end', () => {
  const serve = (word: string) => gateway.get(`/hangs/${word}`)
  const forever = 'timeoutMs: 200, handle() { for (;;); }'

  test('do not switch off a plugin that answers others', async () => {
    await folders.write('hangs', { 'plugin.js': endpoints('hangs', { ok: `() => 'fine'`, never: forever }) })
    await until('it serves', async () => (await serve('ok')).status === 200)
    for (let times = 0; times < 4; times++) {
      assert.equal((await serve('never')).body.result.error.code, 'plugin_timeout')
      await until('it serves again', async () => (await serve('ok')).status === 200)
    }
  })

  test('switch off a plugin that answers none', async () => {
    await folders.write('hangs', { 'plugin.js': endpoints('hangs', { never: forever }) })
    await until('it is switched off', async () => {
      const { body } = await serve('never')
      return body.result.error?.code === 'plugin_quarantined'
    })
  })
})

describe('three crashes within five minutes', () => {
  const source = (word: string) => endpoints('crashes', { ok: `() => '${word}'`, now: '() => process.exit(9)' })
  const ok = async () => {
    const { status, body } = await gateway.get('/crashes/ok')
    return status === 200 ? body.result : `${status} ${body.result.error.code}`
  }
  const crashThrice = async () => {
    for (let i = 0; i < 3; i++) {
      assert.equal((await gateway.get('/crashes/now')).body.result.error.code, 'plugin_crashed')
    }
    assert.equal(await ok(), '503 plugin_quarantined')
  }

  before(async () => {
    await folders.write('crashes', { 'plugin.js': source('first') })
    await until('it serves', async () => (await ok()) === 'first')
  })

  test('switch the plugin off, and say why', async () => {
    await crashThrice()
    const { body } = await gateway.get('/readyz')
    const status = (body.result.plugins as PluginStatus[]).find(({ id }) => id === 'crashes')!
    assert.equal(status.state, 'quarantined')
    assert.match(status.reason!, /crashed 3 times within five minutes, last: ended with code 9/)
  })

  test('until it changes', async () => {
    await folders.write('crashes', { 'plugin.js': source('mended') })
    await until('it serves', async () => (await ok()) === 'mended')
  })

  test('or until it is reloaded', async () => {
    await crashThrice()
    const { code, stderr } = await gateway.cli('plugins', 'reload', 'crashes')
    assert.equal(code, 0, stderr)
    assert.equal(await ok(), 'mended')
  })

  test('of a candidate take nothing from the version that serves', async () => {
    for (let i = 0; i < 4; i++) {
      await folders.write('crashes', { 'plugin.js': `process.exit(${i}) // a crash` })
      await until('it is refused', async () => {
        const { body } = await gateway.get('/readyz')
        const { reason } = (body.result.plugins as PluginStatus[]).find(({ id }) => id === 'crashes')!
        return reason?.includes(`ended with code ${i} while`)
      })
      assert.equal(await ok(), 'mended')
    }
  })
})

test('a compiler that is killed is started again', async () => {
  await folders.write('later', { 'plugin.js': endpoint('later/ok', '() => 1') })
  await until('it serves', async () => (await gateway.get('/later/ok')).body.result === 1)
  const children = (await readFile(`/proc/${gateway.pid}/task/${gateway.pid}/children`, 'utf8')).trim().split(' ')
  for (const pid of children) {
    if ((await readFile(`/proc/${pid}/cmdline`, 'latin1')).includes('esbuild')) process.kill(Number(pid), 'SIGKILL')
  }
  await folders.write('later', { 'plugin.js': endpoint('later/ok', '() => 2') })
  await until('the edit serves', async () => (await gateway.get('/later/ok')).body.result === 2)
})

test('the host has failed in nothing', async () => {
  assert.doesNotMatch(gateway.log(), /the gateway failed|Unhandled|uncaught/)
  const { status, body } = await gateway.get('/healthz')
  assert.deepEqual([status, body.result], [200, { healthy: true }])
})
