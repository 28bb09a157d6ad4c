/** Keys as callers send them and as operators manage them, beside a running gateway; and that no key is ever seen again. */
import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { generateKey } from '../../host/keys/format.ts'
import { type GatewayProcess, startGateway } from '../gateway-process.ts'
import { linkPlugins, type PluginFolders } from '../plugins/folders.ts'
import { assertEnvelope, assertRefusal, CREATOR } from './envelope.ts'
import { eventually } from './eventually.ts'
import { openTls, readToEnd } from './wire.ts'

/** A change of a key is seen by then. */
const EFFECT_MS = 1000
/** What a busy machine may need beside. */
const SLACK_MS = 4000

let own: PluginFolders
let gateway: GatewayProcess

before(async () => {
  own = await linkPlugins('tools-encoders')
  const roots = [join(import.meta.dirname, 'plugins'), own.root]
  const env = { GATEWAY_CREATOR: CREATOR, GATEWAY_LOG: 'debug', GATEWAY_PLUGINS: roots.join(':') }
  gateway = await startGateway({ env: { ...env, GATEWAY_PLANS: 'free=250,standard=5000,unlimited=none' } })
})
after(async () => {
  await gateway.close()
  await own[Symbol.asyncDispose]()
})

/** Every key made here: none of them may be found anywhere afterwards. */
const seeded: string[] = []

async function newKey(...flags: string[]): Promise<{ id: string; key: string }> {
  const made = await gateway.createKey(...flags)
  seeded.push(made.key)
  return made
}

const call = (key: string | null, path = '/probe/echo', headers: Record<string, string> = {}) =>
  gateway.get(path, { key, headers })

/** Waits until calls with the key answer so, and says how long it took. */
async function becomes(key: string, status: number, path?: string): Promise<void> {
  const started = performance.now()
  await eventually(
    async () => (await call(key, path)).status,
    (now) => now === status,
    EFFECT_MS + SLACK_MS,
  )
  const took = performance.now() - started
  assert.ok(took < EFFECT_MS + SLACK_MS, `${took} ms`)
}

async function json(...args: string[]) {
  const { stdout, stderr, code } = await gateway.cli(...args, '--json')
  assert.equal(code, 0, stderr)
  assert.match(stdout, /^[^\n]+\n$/, 'one line')
  return JSON.parse(stdout)
}

describe('a key', () => {
  it('comes by the header, by the query, or by both when they are equal', async () => {
    const { key } = await newKey()
    assertEnvelope(await call(key), 200)
    assertEnvelope(await call(null, `/probe/echo?apikey=${key}`), 200)
    assertEnvelope(await call(null, `/probe/echo?text=a&apikey=${key}&size=2`), 200)
    assertEnvelope(await call(key, `/probe/echo?apikey=${key}`), 200)
  })

  it('is not seen by the handler', async () => {
    const { key } = await newKey()
    const { body } = await call(null, `/probe/echo?text=a&apikey=${key}`)
    assert.deepEqual(body.result, { text: 'a' })
  })

  it('is refused when header and query differ, or it is given twice', async () => {
    const [one, two] = [await newKey(), await newKey()]
    assertRefusal(await call(one.key, `/probe/echo?apikey=${two.key}`), 400, 'key_conflict')
    assertRefusal(await call(one.key, '/probe/echo?apikey='), 400, 'key_conflict')
    assertRefusal(await call(null, `/probe/echo?apikey=${one.key}&apikey=${two.key}`), 400, 'key_conflict')
    assertRefusal(await call(null, `/probe/echo?apikey=${one.key}&apikey=${one.key}`), 400, 'key_conflict')
    assertRefusal(await call(one.key, '/probe/echo?apikey=%FF'), 400, 'key_conflict')
  })

  it('is refused when it is not well-formed, before anything is looked up', async () => {
    const { key } = await newKey()
    const swapped = `${key.slice(0, 20)}${key[21]}${key[20]}${key.slice(22)}`
    for (const bad of [
      'x',
      key.toUpperCase(),
      `${key} `.repeat(2),
      `${key}0`,
      key.slice(1),
      swapped === key ? 'y' : swapped,
    ]) {
      const answer = await call(bad)
      assertRefusal(answer, 401, 'key_invalid')
    }
    assertRefusal(await call(generateKey()), 401, 'key_invalid')
    assertRefusal(await call(null, '/probe/echo?apikey=constructor'), 401, 'key_invalid')
  })

  it('as a cookie, as Basic or Bearer, or under another name is no key', async () => {
    const { key } = await newKey()
    for (const headers of [{ cookie: `apikey=${key}` }, { authorization: `Bearer ${key}` }, { apikey: key }]) {
      assertRefusal(await call(null, '/probe/echo', headers), 401, 'key_missing')
    }
    assertRefusal(await call(null, `/probe/echo?ApiKey=${key}`), 401, 'key_missing')
  })
})

describe('scopes', () => {
  const PATHS = ['/tools/ebase?query=hi', '/tools/dbase?query=aGk=', '/probe/echo'] as const

  for (const [scopes, expected] of [
    ['*', [200, 200, 200]],
    ['tools/*', [200, 200, 403]],
    ['tools/ebase', [200, 403, 403]],
    ['*,-tools/dbase', [200, 403, 200]],
    ['-tools/*,*', [403, 403, 200]],
    ['tools/ebase, probe/echo', [200, 403, 200]],
    ['tools/*,-tools/ebase,tools/ebase', [403, 200, 403]],
    ['football/*', [403, 403, 403]],
    ['tool/*,prob/*', [403, 403, 403]],
  ] as const) {
    it(`${scopes} reaches ${expected.filter((status) => status === 200).length} of ${PATHS.length} endpoints`, async () => {
      const { key } = await newKey(`--scopes=${scopes}`)
      const answers = await Promise.all(PATHS.map((path) => call(key, path)))
      assert.deepEqual(
        answers.map(({ status }) => status),
        expected,
      )
    })
  }
})

describe('the command line beside a running gateway', () => {
  it('creates a key that works at once', async () => {
    const made = await json('keys', 'create', '--name', 'shop', '--limit', '1000', '--scopes', 'tools/*,-tools/dbase')
    seeded.push(made.key)
    assert.deepEqual(Object.keys(made).slice(0, 2), ['id', 'key'])
    assert.match(made.id, /^key_[0-9A-Za-z]{12}$/)
    assert.match(made.key, /^gw_live_[0-9A-Za-z]{36}$/)
    assert.deepEqual([made.name, made.limit, made.scopes], ['shop', 1000, ['tools/*', '-tools/dbase']])
    assertEnvelope(await call(made.key, '/tools/ebase?query=hi'), 200)
  })

  it('takes a plan, or the first one by default', async () => {
    const [standard, byDefault, unlimited] = await Promise.all([
      json('keys', 'create', '--name', 'a', '--plan', 'standard'),
      json('keys', 'create', '--name', 'b'),
      json('keys', 'create', '--name', 'c', '--plan', 'unlimited'),
    ])
    seeded.push(standard.key, byDefault.key, unlimited.key)
    assert.deepEqual([standard.limit, byDefault.limit, unlimited.limit], [5000, 250, null])
  })

  it('lists keys without the keys', async () => {
    const { id, key } = await newKey()
    const all = await json('keys', 'list')
    const listed = all.find((one: { id: string }) => one.id === id)
    assert.equal(listed.name, 'test')
    assert.doesNotMatch(JSON.stringify(all), /gw_live_|"hash"/)
    const { stdout } = await gateway.cli('keys', 'list')
    assert.match(stdout, new RegExp(`^${id} `, 'm'))
    assert.ok(!stdout.includes(key))
  })

  it('suspends and resumes', async () => {
    const { id, key } = await newKey()
    await becomes(key, 200)
    assert.equal((await json('keys', 'suspend', id)).suspended, true)
    await becomes(key, 401)
    assertRefusal(await call(key), 401, 'key_suspended')
    assert.equal((await json('keys', 'resume', id)).suspended, false)
    await becomes(key, 200)
  })

  it('rotates: the new key works, the former does not', async () => {
    const { id, key } = await newKey()
    await becomes(key, 200)
    const rotated = await json('keys', 'rotate', id)
    seeded.push(rotated.key)
    assert.equal(rotated.id, id)
    assert.notEqual(rotated.key, key)
    await becomes(key, 401)
    assertEnvelope(await call(rotated.key), 200)
  })

  it('changes the limit, the plan and the scopes', async () => {
    const { id, key } = await newKey('--limit', '1')
    await becomes(key, 200)
    await becomes(key, 429)
    assert.equal((await json('keys', 'limit', id, '3')).limit, 3)
    await becomes(key, 200)
    assert.equal((await json('keys', 'limit', id, 'none')).limit, null)
    assert.equal((await json('keys', 'limit', id, '--plan', 'free')).plan, 'free')
    assert.deepEqual((await json('keys', 'scopes', id, 'tools/*')).scopes, ['tools/*'])
    await becomes(key, 403)
    assert.deepEqual((await json('keys', 'scopes', id, '--scopes', '*,-tools/*')).scopes, ['*', '-tools/*'])
    await becomes(key, 200)
  })

  it('finds a key by its name when no other has it', async () => {
    const made = await json('keys', 'create', '--name', 'the only one')
    seeded.push(made.key)
    assert.equal((await json('keys', 'suspend', 'the only one')).id, made.id)
    const { code, stderr } = await gateway.cli('keys', 'suspend', 'test')
    assert.notEqual(code, 0)
    assert.match(stderr, /keys have the name "test".*key_/)
  })

  it('tells what was used, by day and endpoint', async () => {
    const { id, key } = await newKey('--limit', '50')
    await Promise.all([call(key), call(key), call(key, '/tools/ebase?query=hi')])
    const usage = await json('keys', 'usage', id)
    assert.deepEqual([usage.limit, usage.used, usage.remaining], [50, 3, 47])
    assert.deepEqual(
      usage.days.map(({ endpoint, calls }: { endpoint: string; calls: number }) => [endpoint, calls]),
      [
        ['probe/echo', 2],
        ['tools/ebase', 1],
      ],
    )
    const { stdout } = await gateway.cli('keys', 'usage', id)
    assert.match(stdout, /today 3 of 50/)
  })

  for (const args of [
    ['keys'],
    ['keys', 'fly'],
    ['keys', 'create'],
    ['keys', 'suspend'],
    ['keys', 'limit', 'KEY'],
    ['keys', 'scopes', 'KEY'],
    ['keys', 'create', '--nome', 'x'],
    ['keys', 'create', '--name', 'x', '--limit', 'many'],
    ['keys', 'create', '--name', 'x', '--limit', ''],
    ['keys', 'create', '--name', 'x', '--limit', '1e3'],
    ['fly'],
  ]) {
    it(`gateway ${args.join(' ')}: exit 2 and what is missing`, async () => {
      const { code, stdout, stderr } = await gateway.cli(...args)
      assert.equal(code, 2)
      assert.equal(stdout, '')
      assert.match(stderr, /^gateway: .+\n$/)
    })
  }

  for (const [what, args] of Object.entries({
    'days that are no number': ['keys', 'usage', 'first', '--days', 'all'],
    'no days': ['keys', 'usage', 'first', '--days', '0'],
    'a scope that is none': ['keys', 'create', '--name', 'x', '--scopes', 'tools/**'],
    'scopes that only deny': ['keys', 'create', '--name', 'x', '--scopes=-tools/*'],
    'an unknown plan': ['keys', 'create', '--name', 'x', '--plan', 'gold'],
    'a plan and a limit': ['keys', 'create', '--name', 'x', '--plan', 'free', '--limit', '3'],
    'a key that is not there': ['keys', 'suspend', 'key_000000000000'],
  })) {
    it(`refuses ${what}, and says what it expects`, async () => {
      const { code, stdout, stderr } = await gateway.cli(...args)
      assert.ok(code === 1 || code === 2, `exit ${code}`)
      assert.equal(stdout, '')
      assert.match(stderr, /^gateway: [A-Z"].+\n$/)
      assert.doesNotMatch(stderr, /\n\s+at /)
    })
  }
})

describe('no key is seen again', () => {
  it('not in the log, in an answer, in metrics or in a file of the data folder', async () => {
    await provoke()
    const metrics = await gateway.get('/metrics')
    assert.equal(metrics.status, 200)
    const places = {
      log: gateway.log(),
      output: gateway.output(),
      metrics: metrics.bytes.toString(),
      ...(await dataFiles()),
    }
    assert.ok(seeded.length > 20 && Object.keys(places).length > 8)
    assert.match(places.log, /"answered"/, 'debug lines are written')
    for (const [place, text] of Object.entries(places)) {
      for (const key of seeded) assert.ok(!text.includes(key), `${place} holds a key`)
    }
  })

  /** Sends keys wherever they could be taken down, and asserts that no answer repeats them. */
  async function provoke(): Promise<void> {
    const [key] = seeded as [string]
    const answers = await Promise.all([
      call(null, `/probe/echo?apikey=${key}&size=x&apikey=${key}`),
      call(null, `/probe/required?apikey=${key}`),
      call(null, `/nowhere?apikey=${key}`),
      call(null, `/nowhere/${key}`),
      call(key, `/probe/echo?apikey=${key}x`),
      call(null, `/probe/fail?code=throw&apikey=${key}`),
      call(null, `/probe/echo?apikey=${key}`, { 'user-agent': key, 'referer': `https://x.example/?apikey=${key}` }),
      call(key, `/probe/echo?${'x'.repeat(9000)}`),
      call(null, `/docs?apikey=${key}`),
      call(null, `/apikey-status?apikey=${key}`),
    ])
    for (const { bytes, headers } of answers)
      assert.ok(![bytes.toString(), JSON.stringify(headers)].join().includes(key))
    const socket = await openTls(gateway.port)
    const answer = readToEnd(socket)
    socket.write(`GET /probe/echo?apikey=${key} HTTP/1.1\r\nX-API-Key : ${key}\r\n\r\n`)
    assert.ok(!(await answer).includes(key))
  }

  async function dataFiles(): Promise<Record<string, string>> {
    const entries = await readdir(gateway.data, { recursive: true, withFileTypes: true })
    const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
    return Object.fromEntries(
      await Promise.all(paths.map(async (path) => [path, await readFile(path, 'latin1')] as const)),
    )
  }
})
