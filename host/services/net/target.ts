import { isIP } from 'node:net'
import { type ErrorCode, GatewayError } from '../../../sdk-plugin/errors.ts'
import { urlProblem } from '../../../sdk-plugin/params.ts'
import { isPublic } from './classify.ts'
import { place, type Policy, portOf } from './policy.ts'

/** An address that passed every check that needs no network. */
export interface Target {
  url: URL
  /** The host's name or literal, without brackets and without a final dot. */
  host: string
  port: number
  /** The host is an address, not a name. */
  literal: boolean
  /** The operator allowed this very host and port: its addresses are not judged. */
  exempt: boolean
}

const EXPECTED = 'an http or https address on the public internet'

const WEB_PORTS: ReadonlySet<number> = new Set([80, 443])

/** Names that never lead to the public web. `test` and its like are missing: DNS itself has no answer for them. */
const LOCAL_SUFFIXES: ReadonlySet<string> = new Set(
  'localhost local internal intranet lan home home.arpa corp private localdomain onion i2p alt'.split(' '),
)

/**
 * Reads an address and refuses what its spelling alone gives away.
 * @throws GatewayError `url_invalid`, `url_not_allowed` (scheme, user name, port, local name) or `address_blocked`.
 */
export function parseTarget(address: string | URL, policy: Policy): Target {
  const text = String(address)
  const problem = urlProblem(text)
  if (problem) throw new GatewayError(problem.code, { expected: EXPECTED, reason: problem.message })
  const target = read(new URL(text), policy)
  if (!target.exempt) check(target, policy)
  return target
}

/** Whether a name belongs to this machine or a private network rather than to the web. */
export function isLocalName(name: string): boolean {
  const labels = name.toLowerCase().replace(/\.$/, '').split('.')
  return labels.length < 2 || LOCAL_SUFFIXES.has(labels.at(-1)!) || LOCAL_SUFFIXES.has(labels.slice(-2).join('.'))
}

function read(url: URL, policy: Policy): Target {
  // A final dot means the same host, but not to certificates nor to servers that choose by name.
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1)
  url.hash = ''
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return { url, host, port: portOf(url), literal: isIP(host) !== 0, exempt: policy.allow.has(place(url)) }
}

/** The order decides the code: a private literal is `address_blocked` on any port. */
function check({ host, port, literal }: Target, policy: Policy): void {
  if (literal && !isPublic(host)) throw blocked(host)
  if (!literal && !isDnsName(host)) refuse('url_invalid', `"${host}" cannot be a host name.`)
  if (!WEB_PORTS.has(port) && !policy.ports.has(port)) {
    refuse('url_not_allowed', `Port ${port} is not fetched from; ports ${allowedPorts(policy)} are.`)
  }
  if (!literal && isLocalName(host)) refuse('url_not_allowed', `"${host}" is a name of a local network.`)
}

/** The same words for a literal and for what a name resolved to. */
export function blocked(host: string): GatewayError {
  return new GatewayError('address_blocked', {
    received: host,
    expected: 'a host on the public internet',
    hint: 'The operator can allow a host and port of their own with GATEWAY_FETCH_ALLOW.',
  })
}

function refuse(code: ErrorCode, reason: string): never {
  throw new GatewayError(code, { expected: EXPECTED, reason })
}

function isDnsName(host: string): boolean {
  return host.length <= 253 && host.split('.').every((label) => label.length >= 1 && label.length <= 63)
}

function allowedPorts({ ports }: Policy): string {
  return [...new Set([...WEB_PORTS, ...ports])].join(', ')
}
