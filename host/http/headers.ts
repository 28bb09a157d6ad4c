/**
 * What every answer carries beside its own. Each costs a small answer a fiftieth of its time, so what only pages need
 * (a Content-Security-Policy, a Referrer-Policy) stands with them.
 */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=31536000',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'RateLimit, RateLimit-Policy, Retry-After, Location, X-Request-Id, Deprecation',
}

/** Without HSTS, which must not be said over plain HTTP (RFC 6797, 7.2). */
const PLAIN_HEADERS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(COMMON_HEADERS).filter(([name]) => name !== 'strict-transport-security'),
)

/** The common headers of an answer on this connection. */
export function commonHeaders(socket: object): Readonly<Record<string, string>> {
  return 'encrypted' in socket ? COMMON_HEADERS : PLAIN_HEADERS
}

export const ALLOWED_METHODS = 'GET, HEAD, OPTIONS'

/** The answer to OPTIONS, preflights of browsers included: free, and open to every origin, without credentials. */
export const PREFLIGHT_HEADERS: Readonly<Record<string, string>> = {
  'allow': ALLOWED_METHODS,
  'access-control-allow-methods': ALLOWED_METHODS,
  'access-control-allow-headers': 'X-API-Key, Accept',
  'access-control-max-age': '86400',
}

/** For files that anybody may have made: an SVG or a page among them must not run script in this origin. */
export const SANDBOX: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
}
