import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { type GatewayProcess, startGateway } from '../gateway-process.ts'
import { createFolders, endpoints, type PluginFolders } from './folders.ts'
import { until } from './until.ts'

/** What `ctx` gives a handler, in a plugin process of its own, through HTTPS. */

let folders: PluginFolders
let gateway: GatewayProcess
let server: Server
let port: number
let secondKey: string

/** Endpoints that hand `ctx` on to the test: `text` holds JSON. */
const handles = {
  get: 'async ({ text }, ctx) => (await ctx.store.get(text)) ?? null',
  set: 'async ({ text }, ctx) => { const { name, value, seconds } = JSON.parse(text); await ctx.store.set(name, value, { seconds }); return true }',
  delete: 'async ({ text }, ctx) => ctx.store.delete(text)',
  list: 'async ({ text }, ctx) => ctx.store.list(text)',
  misuse: `async (_, ctx) => {
    const tries = [
      () => ctx.store.set('a', undefined), () => ctx.store.set('a', 1n), () => ctx.store.set('', 1),
      () => ctx.store.set('n'.repeat(513), 1), () => ctx.store.set('a', 'x'.repeat(300_000)), () => ctx.store.get(undefined),
      () => ctx.store.set('a', 'x'.repeat(20e6)), () => ctx.cache.set('a', undefined, 5), () => ctx.cache.get(''),
      () => ctx.cache.set('a', 'x'.repeat(20e6), 5),
    ]
    const results = await Promise.allSettled(tries.map(async (attempt) => attempt()))
    return results.map(({ reason }) => reason?.message ?? 'accepted')
  }`,
  keep: 'async ({ text }, ctx) => { const { value, seconds } = JSON.parse(text); await ctx.cache.set("kept", value, seconds); return process.pid }',
  kept: 'async (_, ctx) => [(await ctx.cache.get("kept")) ?? null, process.pid]',
  hold: `lane: 'cpu', async handle({ text }, ctx) {
    await ctx.cache.set('held ' + text, process.pid, 60)
    while (!(await ctx.cache.get('release'))) await sleep(5)
    return [process.pid, await ctx.cache.get('held a'), await ctx.cache.get('held b')]
  }`,
  release: 'async (_, ctx) => { await ctx.cache.set("release", true, 60); return true }',
  wrap: `async (_, ctx) => {
    let made = 0
    const make = async () => { made++; await sleep(20); return { made } }
    const all = await Promise.all(Array.from({ length: 50 }, () => ctx.cache.wrap('w', 60, make)))
    const failing = await Promise.allSettled(Array.from({ length: 5 }, () => ctx.cache.wrap('f', 60, async () => { made++; throw new Error('no') })))
    const nothing = [await ctx.cache.wrap('u', 60, async () => undefined), await ctx.cache.wrap('u', 60, async () => 'second')]
    return { made, all: new Set(all.map((value) => JSON.stringify(value))).size, failing: failing.every(({ status }) => status === 'rejected'), nothing }
  }`,
  secret: '({ text }, ctx) => [ctx.secrets.has(text), ctx.secrets.get(text)]',
  env: '() => process.env',
  fetch: 'async ({ text }, ctx) => (await ctx.fetch(text)).json()',
  upstream: 'async ({ text }, ctx) => [ctx.upstream(text).baseUrl, await ctx.upstream(text).json("/path")]',
  waits: `timeoutMs: 30000, async handle({ text }, ctx) {
    writeFileSync(text + '.started', '')
    await new Promise((resolve) => ctx.signal.addEventListener('abort', resolve))
    writeFileSync(text + '.aborted', '')
    return true
  }`,
  files: `async (_, ctx) => {
    const dir = await ctx.files.tempDir()
    const other = await ctx.files.tempDir()
    writeFileSync(join(dir, 'song.txt'), 'la la la')
    const file = await ctx.files.adopt(join(dir, 'song.txt'), 'text/plain', { seconds: 3 })
    return { file, dir, other, left: existsSync(join(dir, 'song.txt')) }
  }`,
  dies: `async (_, ctx) => { const dir = await ctx.files.tempDir(); writeFileSync(join(dir, 'half'), 'x'); process.kill(process.pid, 'SIGKILL') }`,
  log: `({ text }, ctx) => { ctx.log.warn(text, { colour: '\\u001b[31mred', plugin: 'another', line: 'a\\nb' }); return true }`,
  caller: '(_, ctx) => ctx.caller',
}

const imports = `import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'`

const capabilities = {
  secrets: ['SET', 'UNSET'],
  upstreams: { configured: 'http://127.0.0.1:9/default', standing: 'http://127.0.0.1:9/standing' },
}

before(async () => {
  server = createServer(({ url }, response) => response.end(JSON.stringify({ url })))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
  folders = await createFolders()
  await folders.write('first', {
    'package.json': { gateway: { capabilities } },
    'plugin.js': endpoints('first', handles, imports),
  })
  await folders.write('second', { 'plugin.js': endpoints('second', handles, imports) })
  gateway = await startGateway({
    plugins: folders.root,
    env: {
      GATEWAY_FETCH_ALLOW: `127.0.0.1:${port}`,
      GATEWAY_UPSTREAM_CONFIGURED: `http://127.0.0.1:${port}/base`,
      GATEWAY_SECRET_SET: 'the-secret-value',
      GATEWAY_SECRET_FOREIGN: 'the-foreign-secret',
      GATEWAY_CPU_SLOTS: '2',
      MY_OWN_SECRET: 'of-the-shell',
    },
  })
  secondKey = (await gateway.createKey('--scopes', '*')).key
})

after(async () => {
  await gateway.close()
  server.close()
  await folders[Symbol.asyncDispose]()
})

const target = (path: string, text?: unknown) => {
  const value = typeof text === 'string' ? text : JSON.stringify(text)
  return text === undefined ? `/${path}` : `/${path}?text=${encodeURIComponent(value)}`
}

/** The result, or `<status> <code>`. */
async function call(path: string, text?: unknown, key?: string) {
  const { status, body } = await gateway.get(target(path, text), key === undefined ? {} : { key })
  return status === 200 ? body.result : `${status} ${body.result.error.code}`
}

describe('ctx.store', () => {
  test('keeps values for each key and each plugin by itself', async () => {
    assert.equal(await call('first/set', { name: 'n', value: { deep: [1, null, 'ü'] } }), true)
    assert.deepEqual(await call('first/get', 'n'), { deep: [1, null, 'ü'] })
    assert.equal(await call('first/get', 'n', secondKey), null)
    assert.equal(await call('second/get', 'n'), null)
    await call('first/set', { name: 'n', value: 'other' }, secondKey)
    assert.deepEqual(await call('first/get', 'n'), { deep: [1, null, 'ü'] })
    assert.deepEqual([await call('first/delete', 'n'), await call('first/delete', 'n')], [true, false])
    assert.equal(await call('first/get', 'n', secondKey), 'other')
  })

  test('lists names by their beginning, in order', async () => {
    for (const name of ['b/2', 'a/2', 'a/1', 'a%/3', 'a_/4']) await call('first/set', { name, value: 1 })
    assert.deepEqual(await call('first/list', 'a/'), ['a/1', 'a/2'])
    assert.deepEqual(await call('first/list', 'a%'), ['a%/3'])
    assert.deepEqual(await call('first/list', 'nothing'), [])
  })

  test('lets values expire', async () => {
    await call('first/set', { name: 'short', value: 1, seconds: 0.2 })
    await call('first/set', { name: 'long', value: 1, seconds: 3600 })
    await until('it has expired', async () => (await call('first/get', 'short')) === null)
    assert.equal(await call('first/get', 'long'), 1)
  })

  test('is still there after the plugin process, and after the plugin, was replaced', async () => {
    await call('first/set', { name: 'durable', value: 'kept' })
    assert.equal(await call('first/dies'), '503 plugin_crashed')
    assert.equal(await call('first/get', 'durable'), 'kept')
    assert.equal((await gateway.cli('plugins', 'reload', 'first')).code, 0)
    assert.equal(await call('first/get', 'durable'), 'kept')
  })

  test('says what is wrong with a value or a name, and goes on', async () => {
    const said = (await call('second/misuse')) as string[]
    const expected = [
      /ctx\.store\.set\("a"\): expected a value that JSON can hold, got undefined/,
      /BigInt/,
      /a name of 0 characters/,
      /a name of 513 characters; 1 to 512 characters are accepted/,
      /stored 300002 characters.*at most 262144/,
      /used undefined as a name/,
      /20000002 characters, more than can be kept/,
      /ctx\.cache\.set\("a"\): expected a value/,
      /a name of 0 characters/,
      /more than can be kept/,
    ]
    for (const [index, pattern] of expected.entries()) assert.match(said[index]!, pattern)
    assert.equal(await call('second/get', 'a'), null)
  })
})

describe('ctx.cache', () => {
  test('is shared by the processes of a plugin, and by nobody else', async () => {
    const both = [call('first/hold', 'a'), call('first/hold', 'b')]
    await call('first/keep', { value: 'shared', seconds: 60 })
    assert.equal(((await call('first/kept')) as unknown[])[0], 'shared')
    assert.equal(((await call('second/kept')) as unknown[])[0], null)
    await call('first/release')
    const [a, b] = (await Promise.all(both)) as [number[], number[]]
    assert.notEqual(a[0], b[0])
    // Each reads what the other one has written.
    assert.deepEqual([b[1], a[0]], [a[0], a[1]])
  })

  test('forgets in time', async () => {
    await call('first/keep', { value: 'brief', seconds: 0.1 })
    await until('it is forgotten', async () => ((await call('first/kept')) as unknown[])[0] === null)
    await call('first/keep', { value: 'never', seconds: 0 })
    assert.equal(((await call('first/kept')) as unknown[])[0], null)
  })

  test('makes a value once for all who ask at the same time; failures and nothing are not kept', async () => {
    assert.deepEqual(await call('first/wrap'), { made: 2, all: 1, failing: true, nothing: [null, 'second'] })
  })
})

describe('secrets and environment', () => {
  test('a plugin reads the secrets it declares and no other', async () => {
    assert.deepEqual(await call('first/secret', 'SET'), [true, 'the-secret-value'])
    const { status, body } = await gateway.get(target('first/secret', 'UNSET'))
    assert.deepEqual(
      [status, body.result.error.code, body.result.error.hint],
      [503, 'not_configured', 'Set GATEWAY_SECRET_UNSET.'],
    )
    for (const name of ['FOREIGN', 'constructor', '__proto__'])
      assert.equal(await call('first/secret', name), '500 internal')
    assert.equal(await call('second/secret', 'SET'), '500 internal')
  })

  test('its environment holds no setting, no secret, and nothing of the shell that started the gateway', async () => {
    const env = (await call('first/env')) as Record<string, string>
    assert.deepEqual(
      Object.keys(env).filter((name) => /GATEWAY|SECRET/.test(name)),
      [],
    )
    assert.doesNotMatch(JSON.stringify(env), /the-secret-value|the-foreign-secret|of-the-shell/)
  })
})

describe('the network', () => {
  test('ctx.fetch refuses private addresses and lets through what the operator allows', async () => {
    assert.deepEqual(await call('first/fetch', `http://127.0.0.1:${port}/x`), { url: '/x' })
    for (const address of [
      `http://127.0.0.1:${port + 1}/`,
      'http://localhost/',
      'http://169.254.169.254/latest',
      `https://127.0.0.1:${gateway.port}/healthz`,
    ]) {
      const { status, body } = await gateway.get(target('first/fetch', address))
      assert.equal(status, 400, address)
      assert.match(body.result.error.code, /^(address_blocked|url_not_allowed)$/, address)
    }
    assert.equal(await call('first/fetch', 'http://127.0.0.1/'), '400 address_blocked')
  })

  test('ctx.upstream goes where the operator says, else where the manifest says', async () => {
    assert.deepEqual(await call('first/upstream', 'configured'), [
      `http://127.0.0.1:${port}/base`,
      { url: '/base/path' },
    ])
    assert.match(String(await call('first/upstream', 'standing')), /^502 upstream_error$/)
    assert.match(String(await call('first/upstream', 'undeclared')), /^(500|503) /)
    assert.match(String(await call('second/upstream', 'configured')), /^(500|503) /)
  })
})

describe('a call', () => {
  test('is told when its caller has gone', async () => {
    const mark = folders.path('waits')
    const key = (await gateway.createKey('--scopes', '*')).key
    const outgoing = request({
      host: '127.0.0.1',
      port: gateway.port,
      path: target('first/waits', mark),
      rejectUnauthorized: false,
      headers: { 'x-api-key': key },
    })
    outgoing.on('error', () => undefined).end()
    await until('it has begun', () => existsSync(`${mark}.started`))
    assert.ok(!existsSync(`${mark}.aborted`))
    outgoing.destroy()
    await until('it is told', () => existsSync(`${mark}.aborted`))
  })

  test('has temporary folders that end with it, and a finished file moves into the store', async () => {
    const { file, dir, other, left } = (await call('first/files')) as {
      file: { url: string; bytes: number; seconds: number }
      dir: string
      other: string
      left: boolean
    }
    assert.deepEqual([file.bytes, file.seconds, left], [8, 3, false])
    assert.notEqual(dir, other)
    assert.ok(dir.startsWith(join(gateway.data, 'temp')))
    assert.deepEqual([existsSync(dir), existsSync(other)], [false, false])
    const { status, bytes, headers } = await gateway.get(new URL(file.url).pathname, { key: null })
    assert.deepEqual(
      [status, bytes.toString(), headers['content-type']],
      [200, 'la la la', 'text/plain; charset=utf-8'],
    )
  })

  test('whose process dies leaves no temporary folder either', async () => {
    const before = await readdir(join(gateway.data, 'temp'))
    assert.equal(await call('second/dies'), '503 plugin_crashed')
    const made = async () => (await readdir(join(gateway.data, 'temp'))).filter((name) => !before.includes(name))
    await until('it is removed', async () => (await made()).length === 0)
  })

  test('logs with its plugin, path and request; control characters do not reach the terminal', async () => {
    const { headers } = await gateway.get(target('first/log', '\u001b]0;title\u0007 a\r\nb'))
    const line = await until('it is logged', () =>
      gateway
        .log()
        .split('\n')
        .find((text) => text.includes('title')),
    )
    assert.deepEqual(
      { ...JSON.parse(line), time: '' },
      {
        level: 'warn',
        time: '',
        colour: '\u001b[31mred',
        line: 'a\nb',
        plugin: 'first',
        path: '/first/log',
        requestId: headers['x-request-id'],
        msg: '\u001b]0;title\u0007 a\r\nb',
      },
    )
    // eslint-disable-next-line no-control-regex -- they are what must not be there
    assert.doesNotMatch(gateway.log().replaceAll('\n', ''), /[\u0000-\u001f]/)
  })

  test('knows the id of its key, never the key', async () => {
    const caller = (await call('first/caller', undefined, secondKey)) as Record<string, unknown>
    assert.match(String(caller.keyId), /\S/)
    assert.deepEqual(caller.scopes, ['*'])
    assert.ok(!JSON.stringify(caller).includes(secondKey.slice(8)))
  })
})

test('no secret has reached the log', () => {
  assert.doesNotMatch(gateway.log(), /the-secret-value|the-foreign-secret|of-the-shell/)
  assert.ok(!gateway.log().includes(secondKey))
})
