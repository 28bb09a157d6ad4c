import hostPackage from '../../package.json' with { type: 'json' }
import type { FetchHop, FetchOptions, FetchResponse, PluginContext } from '../../../sdk-plugin/context.ts'
import { GatewayError } from '../../../sdk-plugin/errors.ts'
import { ACCEPTED_CODINGS, MAX_BYTES, readBody } from './body.ts'
import { Deadline } from './deadline.ts'
import { discard, exchange, type WireResponse } from './exchange.ts'
import { timedOut, toFailure } from './failure.ts'
import type { Policy } from './policy.ts'
import { locationOf, nextTarget, type Outgoing, redirectBlocked, redirected } from './redirect.ts'
import { resolve } from './resolve.ts'
import { createResponse, toHeaders } from './response.ts'
import { parseTarget, type Target } from './target.ts'

export type Fetch = PluginContext['fetch']

export interface FetchSettings {
  policy: Policy
  /** Ends every exchange of this fetch: the signal of the call it belongs to. */
  signal?: AbortSignal
}

const MAX_REDIRECTS = 5
const TIMEOUT_MS = 15_000
const MEDIA_TIMEOUT_MS = 25_000
const USER_AGENT = `Gateway/${hostPackage.version} (+self-hosted)`

/** Set by the connection itself; a value from outside could split requests or choose another host. */
const CONNECTION_HEADERS: ReadonlySet<string> = new Set([
  'host',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'upgrade',
  'expect',
  'te',
  'trailer',
])

/**
 * A fetch that reaches public addresses and the policy's exemptions, nothing else.
 *
 * Each hop is parsed, resolved once, judged, and dialled at the judged address. Limits hold for the whole exchange,
 * body included: a body that is not read within the time is cut off.
 * Throws `GatewayError`: `url_invalid`, `url_not_allowed`, `address_blocked`, `host_unresolvable`, `redirect_blocked`,
 * `too_many_redirects`, `body_too_large`, `content_rejected`, `upstream_error`, `upstream_tls_error`,
 * `upstream_timeout`; or the reason of the caller's signal.
 */
export function createFetch({ policy, signal }: FetchSettings): Fetch {
  return async (address, options = {}) => {
    const target = parseTarget(address, policy)
    const ms = options.timeoutMs ?? (options.kind === 'media' ? MEDIA_TIMEOUT_MS : TIMEOUT_MS)
    const deadline = new Deadline(ms, () => timedOut(target.host), [signal, options.signal])
    try {
      return await follow({ policy, options, deadline, hops: [] }, target)
    } catch (error) {
      deadline.clear()
      throw error
    }
  }
}

/** What the hops of one fetch share. */
interface Journey {
  policy: Policy
  options: FetchOptions
  deadline: Deadline
  hops: FetchHop[]
}

async function follow(journey: Journey, first: Target): Promise<FetchResponse> {
  const { policy, options, hops } = journey
  let target = first
  let request = outgoing(options)
  for (;;) {
    const response = await hop(journey, target, request)
    const location = options.redirect === 'manual' ? undefined : locationOf(response)
    if (location === undefined) return answer(journey, target, request, response)
    discard(response)
    if (hops.length > MAX_REDIRECTS) throw tooManyRedirects()
    const next = nextTarget(location, target, policy)
    request = redirected(request, response.statusCode, next.url.origin === target.url.origin)
    target = next
  }
}

async function hop({ policy, deadline, hops }: Journey, target: Target, request: Outgoing): Promise<WireResponse> {
  const started = performance.now()
  try {
    const addresses = await resolve(target, policy, deadline.signal)
    const response = await exchange(target, addresses, { ...request, deadline })
    const { statusCode: status, headers } = response
    const ms = performance.now() - started
    hops.push({ url: target.url.href, status, headers: headers as FetchHop['headers'], ms })
    return response
  } catch (error) {
    const failure = toFailure(error, target.host, deadline.signal)
    throw hops.length === 0 ? failure : redirectBlocked(failure)
  }
}

function answer({ options, hops, deadline }: Journey, target: Target, request: Outgoing, response: WireResponse) {
  const { statusCode: status, headers } = response
  const limit = Math.min(MAX_BYTES[options.kind ?? 'page'], options.maxBytes ?? Infinity)
  // Headers then speak of a body that does not come.
  const bodiless = request.method === 'HEAD' || status === 204 || status === 304
  const described = bodiless ? { ...response, headers: {} } : response
  const read = async () => {
    try {
      return await readBody(described, limit)
    } catch (error) {
      throw toFailure(error, target.host, deadline.signal)
    } finally {
      deadline.clear()
    }
  }
  return createResponse({ url: target.url.href, status, headers: toHeaders(headers), hops, read })
}

function tooManyRedirects(): GatewayError {
  return new GatewayError('too_many_redirects', { expected: `at most ${MAX_REDIRECTS} redirects` })
}

/** Names in lower case, defaults filled in. */
function outgoing({ method = 'GET', headers = {}, body }: FetchOptions): Outgoing {
  const given = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const)
  const kept = given.filter(([name]) => !CONNECTION_HEADERS.has(name))
  const defaults = { 'user-agent': USER_AGENT, 'accept': '*/*', 'accept-encoding': ACCEPTED_CODINGS }
  return { method, headers: { ...defaults, ...Object.fromEntries(kept) }, body }
}
