import type { Socket } from 'node:net'
import { isIP } from 'node:net'
import type { Connection, ConnectFailure, ConnectOptions, DnsAnswer, Net } from '../../../sdk-plugin/net.ts'
import { GatewayError } from '../../../sdk-plugin/errors.ts'
import { isPublic } from './classify.ts'
import { Deadline } from './deadline.ts'
import { dial } from './dial.ts'
import { ask } from './dns-ask.ts'
import { timedOut } from './failure.ts'
import { shakeHands } from './handshake.ts'
import type { Policy } from './policy.ts'
import { resolve } from './resolve.ts'
import { blocked, isLocalName, parseTarget, type Target } from './target.ts'

const TIMEOUT_MS = 5_000
const SILENCE_MS = 15_000

/** `ctx.net` of one call, whose signal ends everything that it began. */
export function createNet(policy: Policy, signal: AbortSignal): Net {
  return {
    async resolve(name, type, { timeoutMs } = {}) {
      const host = checkedName(name, policy)
      const answer = await ask({ name: host, type, servers: policy.servers, timeoutMs, signal })
      if (leadsInside(answer)) throw blocked(host)
      return answer
    },
    connect: (options) => connect(options, policy, signal),
  }
}

/** The ASCII form of a name that may be asked for. */
function checkedName(name: string, policy: Policy): string {
  if (/[\s/\\?#@:%[\]]/.test(name)) {
    throw new GatewayError('url_invalid', { expected: 'a domain name', received: name })
  }
  const { host, literal } = parseTarget(`http://${name}/`, policy)
  if (literal) throw new GatewayError('url_invalid', { expected: 'a domain name, not an address', received: host })
  return host
}

/** A name server of the operator's own may know names and addresses that are nobody else's business. */
function leadsInside({ records }: DnsAnswer): boolean {
  return records.some(
    (record) =>
      ('address' in record && !isPublic(record.address)) || (record.type === 'CNAME' && isLocalName(record.target)),
  )
}

async function connect(options: ConnectOptions, policy: Policy, signal: AbortSignal): Promise<Connection> {
  const { timeoutMs = TIMEOUT_MS, tls = false } = options
  const target = targetOf(options, policy)
  const timings: Connection['timings'] = {}
  const found = await stage('dns', timings, () => resolve(target, policy, signal))
  if (target.literal) delete timings.dns
  if ('failure' in found) return { addresses: [], timings, failure: unresolved(found.failure) }
  const addresses = found.value
  const dialled = await limited(timeoutMs, target, signal, (limit) =>
    stage('connect', timings, () => dial(addresses, target.port, target.host, limit)),
  )
  if ('failure' in dialled) return { addresses, timings, failure: dialled.failure }
  const socket = tended(dialled.value, signal)
  const address = socket.remoteAddress ?? addresses[0]!
  if (!tls) return { addresses, address, timings, socket }
  const shaken = await limited(timeoutMs, target, signal, (limit) =>
    stage('tls', timings, () => shakeHands(socket, target.host, limit)),
  )
  if ('failure' in shaken) {
    socket.destroy()
    return { addresses, address, timings, failure: shaken.failure }
  }
  const { facts } = shaken.value
  return { addresses, address, timings, tls: facts, socket: tended(shaken.value.socket, signal) }
}

function targetOf({ host, port, tls = false, anyPort = false }: ConnectOptions, policy: Policy): Target {
  const ports = anyPort ? new Set([...policy.ports, port]) : policy.ports
  const written = isIP(host) === 6 ? `[${host}]` : host
  if (!Number.isInteger(port) || port < 1 || port > 65_535 || /[\s/\\?#@]/.test(host)) {
    throw new GatewayError('url_invalid', { expected: 'a host and a port', received: `${host}:${port}` })
  }
  return parseTarget(`${tls ? 'https' : 'http'}://${written}:${port}/`, { ...policy, ports })
}

type Outcome<T> = { value: T } | { failure: ConnectFailure }

/** Times one step. What the network does is an outcome; what the guard refuses is thrown on. */
async function stage<T>(
  name: ConnectFailure['stage'],
  timings: Connection['timings'],
  run: () => Promise<T>,
): Promise<Outcome<T>> {
  const started = performance.now()
  try {
    return { value: await run() }
  } catch (error) {
    if (error instanceof GatewayError && (error.status === 400 || name === 'dns') && error.code !== UNRESOLVED)
      throw error
    return { failure: { stage: name, code: codeOf(error), message: messageOf(error) } }
  } finally {
    timings[name] = performance.now() - started
  }
}

const UNRESOLVED = 'host_unresolvable'

function unresolved(failure: ConnectFailure): ConnectFailure {
  return { ...failure, message: 'The host name does not resolve.' }
}

async function limited<T>(
  ms: number,
  { host }: Target,
  signal: AbortSignal,
  run: (limit: AbortSignal) => Promise<T>,
): Promise<T> {
  const deadline = new Deadline(ms, () => timedOut(host), [signal])
  try {
    const value = await run(deadline.signal)
    signal.throwIfAborted()
    return value
  } finally {
    deadline.clear()
  }
}

/** Without a reader an error would end the process, and without an end an idle connection would stay. */
function tended<T extends Socket>(socket: T, signal: AbortSignal): T {
  const end = () => socket.destroy()
  socket.on('error', end)
  socket.setTimeout(SILENCE_MS, end)
  signal.addEventListener('abort', end, { once: true })
  socket.once('close', () => signal.removeEventListener('abort', end))
  return socket
}

function codeOf(error: unknown): string {
  if (error instanceof GatewayError && error.code === 'upstream_timeout') return 'ETIMEDOUT'
  const { code } = ((error as Error).cause ?? error) as { code?: unknown }
  return typeof code === 'string' ? code : 'UNKNOWN'
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
