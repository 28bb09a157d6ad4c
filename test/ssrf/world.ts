/**
 * The process inside the test's own network namespace, where every address of the internet is this machine: a guard
 * that lets anything through reaches a listener, and the listener sees it. Runs the cases through both doors and
 * prints one line of JSON for each.
 */
import { getServers } from 'node:dns'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { Server, Socket } from 'node:net'
import { startEgressProxy } from '../../host/services/net/egress-proxy.ts'
import { createFetch } from '../../host/services/net/fetch.ts'
import { createNet } from '../../host/services/net/net.ts'
import { createPolicy } from '../../host/services/net/policy.ts'
import { GatewayError } from '../../sdk-plugin/errors.ts'
import { type Case, FETCH_GROUPS, PLACES, readCorpus, readMore } from './corpus.ts'
import { type DnsServer, type Script, startDnsServer } from './dns-server.ts'

/** A request as the public server saw it. */
export interface Seen {
  url: string
  headers: Record<string, string>
}

/** What came of one case. */
export interface Outcome {
  id: string
  /** Of the in-process fetch: `ok` or the error's code, and its status. */
  code: string
  http: number
  /** Questions about addresses, by record type. */
  questions: Record<string, number>
  /** Connections to an address that is not public. */
  canaryHits: number
  seen: Seen[]
  ms: number
  /** What the egress proxy said to the same address as a browser would ask for it; missing where it could not. */
  proxy?: { http: number; canaryHits: number }
  /** What `ctx.net` said to the same host: `ok`, `failed` or the error's code. */
  net?: { connect: string; resolve: string; canaryHits: number }
}

const PUBLIC_EDGES = ['100.63.255.255', '100.128.0.0', '172.32.0.1', '192.167.255.255']
const PUBLIC: ReadonlySet<string> = new Set([PLACES.PUB4!, PLACES.PUB6!, ...PUBLIC_EDGES])

const cases = [...readCorpus().filter(({ group }) => group in FETCH_GROUPS), ...readMore()]
const canary = { hits: 0 }
const seen: Seen[] = []

const scripts = scriptsOf(cases)
const dns = await startDnsServer([...new Set(getServers().map(bare))], scripts)
await listen(createServer(serve), 80)
const key = readFileSync(process.env.WORLD_KEY!)
const cert = readFileSync(process.env.WORLD_CERT!)
await listen(createSecureServer({ key, cert }, serve), 443)

const policy = createPolicy()
const fetch = createFetch({ policy })
const net = createNet(policy, new AbortController().signal)
const proxy = await startEgressProxy({ policy })
for (const one of cases) process.stdout.write(`${JSON.stringify(await run(one, dns))}\n`)
process.exit(0)

async function run(one: Case, { questions }: DnsServer): Promise<Outcome> {
  canary.hits = 0
  seen.length = 0
  questions.length = 0
  const started = performance.now()
  // The name whose second answer is a trap is asked for twice; the server closes its connection in between.
  if (one.id === 'dns-rebind-keepalive') await (await fetch(one.url)).bytes()
  const { code, http } = await attempt(one)
  const ms = performance.now() - started
  const outcome = { id: one.id, code, http, questions: tally(questions), canaryHits: canary.hits, seen: [...seen], ms }
  const proxied = await throughProxy(one, questions)
  const measured = await throughNet(one, questions)
  return { ...outcome, ...(proxied ? { proxy: proxied } : {}), ...(measured ? { net: measured } : {}) }
}

async function attempt({ url, headers }: Case): Promise<{ code: string; http: number }> {
  try {
    const response = await fetch(url, headers ? { headers } : {})
    await response.bytes()
    return { code: 'ok', http: response.status }
  } catch (error) {
    if (error instanceof GatewayError) return { code: error.code, http: error.status }
    return { code: String(error), http: 500 }
  }
}

/** One plain request or CONNECT, without following redirects: each hop of a browser is a request of its own. */
async function throughProxy({ url, setup }: Case, questions: string[]) {
  const parsed = URL.parse(url)
  if (!parsed || !/^https?:$/.test(parsed.protocol) || setup?.dns?.includes('no answer')) return undefined
  canary.hits = 0
  questions.length = 0
  const secure = parsed.protocol === 'https:'
  const path = secure ? `${parsed.hostname}:${parsed.port || 443}` : parsed.href.replace(parsed.hash, '')
  const method = secure ? 'CONNECT' : 'GET'
  const asked = request({ port: proxy.port, host: '127.0.0.1', method, path, agent: false })
  asked.end()
  const [answer, socket] = (await once(asked, secure ? 'connect' : 'response')) as [IncomingMessage, Socket?]
  answer.resume()
  socket?.destroy()
  return { http: answer.statusCode ?? 0, canaryHits: canary.hits }
}

/** A connection to the host of the address, and a question for its name; neither knows of paths or redirects. */
async function throughNet({ url, setup }: Case, questions: string[]) {
  const parsed = URL.parse(url)
  if (!parsed || !/^https?:$/.test(parsed.protocol) || setup?.dns?.includes('no answer')) return undefined
  const { hostname, port, protocol } = parsed
  const host = hostname.replace(/^\[|\]$/g, '')
  const tls = protocol === 'https:'
  canary.hits = 0
  questions.length = 0
  const connect = await told(async () => {
    const { socket } = await net.connect({ host, port: port === '' ? (tls ? 443 : 80) : Number(port), tls })
    socket?.destroy()
    return socket !== undefined
  })
  questions.length = 0
  const resolve = await told(async () => {
    const answers = [await net.resolve(hostname, 'A'), await net.resolve(hostname, 'AAAA')]
    return answers.some(({ records }) => records.length > 0)
  })
  return { connect, resolve, canaryHits: canary.hits }
}

async function told(work: () => Promise<boolean>): Promise<string> {
  try {
    return (await work()) ? 'ok' : 'failed'
  } catch (error) {
    return error instanceof GatewayError ? error.code : String(error)
  }
}

function serve(incoming: IncomingMessage, response: ServerResponse): void {
  const { url = '', headers } = incoming
  seen.push({ url, headers: headers as Record<string, string> })
  const host = headers.host ?? ''
  if (host.startsWith('rebind-keepalive')) response.setHeader('connection', 'close')
  const location = host.startsWith('rebind-slow') ? '/canary' : locationFor(url)
  if (location === undefined) response.end('ok')
  else response.writeHead(statusFor(url), { location }).end('moved')
}

/** `/r/chain?n=3` counts down to an answer; `/r/NAME` is the redirect of the case of that name. */
function locationFor(url: string): string | undefined {
  const left = /^\/r\/chain\?n=(\d+)$/.exec(url)?.[1]
  if (left !== undefined) return left === '0' ? undefined : `/r/chain?n=${Number(left) - 1}`
  return caseAt(url)?.setup?.location
}

function statusFor(url: string): number {
  return caseAt(url)?.setup?.status ?? 302
}

function caseAt(path: string): Case | undefined {
  return cases.find(({ url, setup }) => setup?.location !== undefined && URL.parse(url)?.pathname === path)
}

/** Listens on every address there is. A connection to one that is not public is a hit on the canary. */
async function listen(server: Server, port: number): Promise<void> {
  server.on('connection', ({ localAddress = '' }: Socket) => {
    if (!PUBLIC.has(bare(localAddress.replace(/^::ffff:/, '')))) canary.hits++
  })
  server.listen(port, '::')
  await once(server, 'listening')
}

function scriptsOf(all: Case[]): Map<string, Script> {
  const everywhere = [`A ${PLACES.PUB4}`, `AAAA ${PLACES.PUB6}`]
  const fixed: [string, Script][] = [
    [PLACES.ZONE!, everywhere],
    [`pub.${PLACES.ZONE}`, everywhere],
    [`a-loop.${PLACES.ZONE}`, ['A 127.0.0.1']],
  ]
  const scripts = new Map(fixed)
  for (const { url, setup } of all) {
    if (setup?.dns) scripts.set(new URL(url).hostname, setup.dns)
  }
  return scripts
}

function tally(questions: string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const question of questions) {
    const type = question.split(' ')[1]!
    counts[type] = (counts[type] ?? 0) + 1
  }
  return counts
}

/** An address without port, brackets and zone. */
function bare(address: string): string {
  const inBrackets = /^\[(.+)\](?::\d+)?$/.exec(address)?.[1]
  return inBrackets ?? address.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1').replace(/%.*$/, '')
}
