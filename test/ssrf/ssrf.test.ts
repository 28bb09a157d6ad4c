/**
 * Every address of the corpus against the doors of the guard (fetch, egress proxy, net), in a network namespace of the test's own: no switch
 * weakens the guard there, and no packet leaves the machine.
 */
import assert from 'node:assert/strict'
import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { generate } from 'selfsigned'
import { type Case, FETCH_GROUPS, OTHER_GROUPS, PLACES, readCorpus, readMore } from './corpus.ts'
import type { Outcome } from './world.ts'

const PATH = `${process.env.PATH ?? ''}:/usr/sbin:/sbin`
/** Routes every address to this machine, then runs the rest of the arguments. */
const EVERY_ADDRESS_IS_LOCAL = [
  'ip link set lo up',
  'ip route add local 0.0.0.0/0 dev lo',
  'ip -6 route add local ::/0 dev lo',
  'exec "$0" "$@"',
].join(' && ')
const IN_NAMESPACE = ['-rn', 'sh', '-c', EVERY_ADDRESS_IS_LOCAL]

/** By both parts of `ctx.net`; a question takes no addresses at all. */
const REFUSED = /^(address_blocked|url_not_allowed) (address_blocked|url_not_allowed|url_invalid)$/

const skip = namespaceProblem()
const corpus = readCorpus()
const more = readMore()

describe('hostile addresses', { skip }, () => {
  let outcomes: Map<string, Outcome>

  before(async () => {
    outcomes = await runWorld()
  })

  it('ran every case of every group that a fetch can meet', () => {
    const ran = corpus.filter(({ id }) => outcomes.has(id))
    const groups = Object.groupBy(ran, ({ group }) => group)
    const counts = Object.entries(groups).map(([name, list]) => [name, list!.length])
    assert.deepEqual(Object.fromEntries(counts), FETCH_GROUPS)
    assert.equal(outcomes.size, ran.length + more.length)
    const left = corpus.filter(({ id }) => !outcomes.has(id))
    assert.deepEqual([...new Set(left.map(({ group }) => group))], OTHER_GROUPS)
    assert.ok([...outcomes.values()].filter(({ proxy }) => proxy).length > 100)
  })

  for (const one of [...corpus.filter(({ group }) => group in FETCH_GROUPS), ...more]) {
    it(`${one.id}: ${one.why}`, () => check(one, outcomes.get(one.id)!))
  }

  it('asks DNS once for an address that is fetched once', () => {
    assert.deepEqual(outcomes.get('dns-rebind')!.questions, { A: 1, AAAA: 1 })
  })

  it('makes one request of an address with line breaks in it', () => {
    const { seen } = outcomes.get('scheme-crlf')!
    assert.equal(seen.length, 1)
    assert.equal(seen[0]!.headers.x, undefined)
  })

  it('sends no credentials to another origin, and keeps them within one', () => {
    for (const id of ['hop-downgrade', 'hop-cross-host']) {
      const [first, second] = outcomes.get(id)!.seen.map(credentials)
      assert.equal(first!.length, 3, id)
      assert.deepEqual(second, [], id)
    }
    assert.deepEqual(outcomes.get('hop-same-origin')!.seen.map(credentials), [['Bearer secret'], ['Bearer secret']])
  })

  it('names the host to the server whose address it dials', () => {
    assert.equal(outcomes.get('allow-https')!.seen[0]!.headers.host, `pub.${PLACES.ZONE}`)
  })
})

function check({ expect }: Case, outcome: Outcome): void {
  const { code, http, questions, canaryHits, ms, proxy, net } = outcome
  assert.ok([expect.code].flat().includes(code), `expected ${String(expect.code)}, got ${code} (${http})`)
  assert.ok([expect.http].flat().includes(http), `expected ${String(expect.http)}, got ${http} (${code})`)
  assert.equal(canaryHits, expect.canary_hits)
  if (expect.dns !== null) assert.ok((questions.A ?? 0) <= expect.dns && (questions.AAAA ?? 0) <= expect.dns)
  if (expect.max_ms !== undefined) assert.ok(ms <= expect.max_ms, `expected at most ${expect.max_ms} ms, took ${ms}`)
  if (net) {
    assert.equal(net.canaryHits, 0)
    // Asked once here, before it turns.
    const turned = outcome.id === 'dns-rebind-keepalive'
    if (code === 'address_blocked' && !turned) assert.match(`${net.connect} ${net.resolve}`, REFUSED)
    if (code === 'ok') assert.equal(net.connect, 'ok')
  }
  if (!proxy) return
  assert.equal(proxy.canaryHits, 0)
  const refused = ['address_blocked', 'url_not_allowed'].includes(code)
  // The name that answers twice has answered the two questions of the fetch, and is asked anew by the proxy.
  if (refused && outcome.id !== 'dns-rebind-keepalive') assert.equal(proxy.http, 403)
}

function credentials({ headers }: { headers: Record<string, string> }): string[] {
  return ['authorization', 'cookie', 'x-api-key'].flatMap((name) => headers[name] ?? [])
}

async function runWorld(): Promise<Map<string, Outcome>> {
  const dir = mkdtempSync(join(tmpdir(), 'gateway-ssrf-'))
  try {
    const { NODE_TEST_CONTEXT: _, ...environment } = process.env
    const canary = `http://127.0.0.1:${PLACES.CANARY_PORT}`
    const proxies = { HTTP_PROXY: canary, HTTPS_PROXY: canary, ALL_PROXY: canary, NODE_USE_ENV_PROXY: '1' }
    const env = { ...environment, ...proxies, ...(await certificate(dir)), PATH, NODE_TLS_REJECT_UNAUTHORIZED: '0' }
    const world = [process.execPath, fileURLToPath(new URL('world.ts', import.meta.url))]
    const { stdout } = await promisify(execFile)('unshare', [...IN_NAMESPACE, ...world], { env })
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Outcome)
    return new Map(lines.map((outcome) => [outcome.id, outcome]))
  } finally {
    rmSync(dir, { recursive: true })
  }
}

/** A certificate of the public host that the child trusts. */
async function certificate(dir: string): Promise<Record<string, string>> {
  const name = `pub.${PLACES.ZONE}`
  const { private: key, cert } = await generate([{ name: 'commonName', value: name }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: name }] },
    ],
  })
  const paths = { WORLD_KEY: join(dir, 'key.pem'), WORLD_CERT: join(dir, 'cert.pem') }
  writeFileSync(paths.WORLD_KEY, key)
  writeFileSync(paths.WORLD_CERT, cert)
  return { ...paths, NODE_EXTRA_CA_CERTS: paths.WORLD_CERT }
}

/** Why this machine cannot run the sweep, or false. */
function namespaceProblem(): string | false {
  try {
    execFileSync('unshare', [...IN_NAMESPACE, 'true'], { stdio: 'pipe', env: { ...process.env, PATH } })
    return false
  } catch (error) {
    return `needs unshare and ip with user namespaces allowed: ${(error as Error).message.trim()}`
  }
}
