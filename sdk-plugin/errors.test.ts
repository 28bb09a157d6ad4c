import assert from 'node:assert/strict'
import { test } from 'node:test'
import { GatewayError, toGatewayError } from './errors.ts'

/** What a plugin with a copy of the class of its own throws. */
class Copy extends Error {
  override readonly name = 'GatewayError'
  readonly code = 'upstream_timeout'
  readonly status = 504
  readonly details = { hint: 'Try again.' }
}

test('an error of another copy of the class is one of them', () => {
  assert.ok(new Copy('slow') instanceof GatewayError)
  assert.ok(new GatewayError('not_found') instanceof GatewayError)
})

test('what only looks like one is none', () => {
  const impostors = [new Error('x'), Object.assign(new Error('x'), { name: 'GatewayError', code: 'no_such_code' }), {}]
  for (const value of [...impostors, null, undefined, 'GatewayError']) assert.ok(!(value instanceof GatewayError))
})

test('toGatewayError keeps its own, copies others, and wraps the rest with a private cause', () => {
  const own = new GatewayError('not_found')
  assert.equal(toGatewayError(own), own)
  const copied = toGatewayError(new Copy('slow'))
  assert.deepEqual(copied.toJSON(), { code: 'upstream_timeout', message: 'slow', hint: 'Try again.' })
  const wrapped = toGatewayError(new TypeError('a secret'), 'plugin_failed')
  assert.deepEqual([wrapped.code, wrapped.status, (wrapped.cause as Error).message], ['plugin_failed', 500, 'a secret'])
  assert.doesNotMatch(JSON.stringify(wrapped), /secret/)
})
