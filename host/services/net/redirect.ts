import { GatewayError } from '../../../sdk-plugin/errors.ts'
import type { WireResponse } from './exchange.ts'
import type { Policy } from './policy.ts'
import { parseTarget, type Target } from './target.ts'

/** What a request carries from hop to hop. */
export interface Outgoing {
  method: string
  headers: Record<string, string>
  body?: string | Uint8Array | undefined
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

/** Meant for one host: another one must not learn them. */
const CREDENTIALS: ReadonlySet<string> = new Set(['authorization', 'cookie', 'x-api-key'])

/** The address a redirect leads to as it stands there, or undefined for any other answer. */
export function locationOf({ statusCode, headers }: WireResponse): string | undefined {
  const location = headers.location
  return REDIRECTS.has(statusCode) && typeof location === 'string' ? location : undefined
}

/** @throws GatewayError `redirect_blocked`: the next hop is checked as strictly as the first address. */
export function nextTarget(location: string, from: Target, policy: Policy): Target {
  try {
    return parseTarget(URL.parse(location, from.url) ?? location, policy)
  } catch (error) {
    throw redirectBlocked(error)
  }
}

/** A refusal on the way, as the caller meets it; any other error stays what it is. */
export function redirectBlocked(error: unknown): unknown {
  if (!(error instanceof GatewayError)) return error
  if (!['url_invalid', 'url_not_allowed', 'address_blocked'].includes(error.code)) return error
  return new GatewayError('redirect_blocked', { reason: error.code, cause: error })
}

/** The request for the next hop: browsers' rules for the method, and no credentials for another origin. */
export function redirected(request: Outgoing, status: number, sameOrigin: boolean): Outgoing {
  const { method } = request
  const toGet = (status === 303 && method !== 'HEAD') || ((status === 301 || status === 302) && method === 'POST')
  const kept = Object.entries(request.headers).filter(
    ([name]) => (sameOrigin || !CREDENTIALS.has(name)) && !(toGet && name.startsWith('content-')),
  )
  const headers = Object.fromEntries(kept)
  return toGet ? { method: 'GET', headers } : { ...request, headers }
}
