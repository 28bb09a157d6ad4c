import assert from 'node:assert/strict'

interface Answered {
  status: number
  headers: Record<string, string | string[] | undefined>
  // eslint-disable-next-line typescript/no-explicit-any -- a test reads fields it then asserts
  body: any
}

/** How it came: HSTS belongs on answers over TLS alone. */
type Way = 'tls' | 'plain'

export const CREATOR = 'Ada "the operator" & Söhne'

/** Asserts that the answer is the envelope with this status, and what every answer carries. */
export function assertEnvelope({ status, headers, body }: Answered, expected: number, way: Way = 'tls'): void {
  assert.equal(status, expected, JSON.stringify(body))
  assert.match(String(headers['content-type']), /^application\/json/)
  assert.deepEqual(Object.keys(body as object), ['status', 'success', 'creator', 'result'])
  assert.equal(body.status, expected)
  assert.equal(body.success, expected < 400)
  assert.equal(body.creator, CREATOR)
  assert.ok(body.result !== undefined)
  assert.equal(headers['cache-control'], 'no-store')
  assertCommonHeaders(headers, way)
}

/** Asserts a refusal: the envelope with an error of this code, which says something in words. */
export function assertRefusal(answer: Answered, status: number, code: string, way?: Way): void {
  assertEnvelope(answer, status, way)
  const { error } = answer.body.result
  assert.equal(error.code, code, JSON.stringify(error))
  assert.match(error.message, /^[A-Z].*[.!?]$/s)
}

export function assertCommonHeaders(headers: Answered['headers'], way: Way = 'tls'): void {
  assert.equal(headers['x-content-type-options'], 'nosniff')
  assert.equal(headers['strict-transport-security'], way === 'tls' ? 'max-age=31536000' : undefined)
  assert.equal(headers['access-control-allow-origin'], '*')
  assert.equal(headers['access-control-allow-credentials'], undefined)
  assert.match(String(headers['access-control-expose-headers']), /RateLimit, RateLimit-Policy, Retry-After/)
  assert.match(String(headers['x-request-id']), /^[0-9a-f]{8}-[0-9a-z]+$/)
}
