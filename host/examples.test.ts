import assert from 'node:assert/strict'
import { test } from 'node:test'
import { failings, mismatches } from './examples.ts'

const refused = (status: number, code: string, message = 'No name server answered.') => ({
  status,
  body: { status, success: false, result: { error: { code, message } } },
})
const params = { domain: 'example.com' }

test('an answer must hold what the example expects, online or not', () => {
  const answer = { status: 200, body: { result: { exists: false } } }
  for (const online of [true, false]) {
    assert.deepEqual(failings(answer, { params, online, expect: { 'result.exists': false } }), [])
    assert.equal(failings(answer, { params, online, expect: { 'result.exists': true } }).length, 1)
  }
})

test('an example that needs the internet may be told that it is missing, and nothing else', () => {
  const online = { params, online: true }
  for (const answer of [
    refused(502, 'upstream_error'),
    refused(503, 'not_configured'),
    refused(504, 'upstream_timeout'),
    refused(400, 'host_unresolvable'),
  ])
    assert.deepEqual(failings(answer, online), [])
  for (const answer of [
    refused(400, 'param_invalid'),
    refused(422, 'unprocessable'),
    refused(500, 'plugin_failed'),
    refused(502, 'no_such_code'),
    refused(503, 'unavailable', ''),
    { status: 502, body: '' },
  ]) {
    assert.equal(failings(answer, online).length, 1, JSON.stringify(answer))
  }
})

test('any other example must succeed', () => {
  assert.deepEqual(failings(refused(503, 'not_configured', 'Set it.'), { params }), [
    'status 503: not_configured: Set it.',
  ])
})

test('a RegExp matches the text there, also as it travels', () => {
  const envelope = { result: { type: 'image/png', count: 12 } }
  assert.deepEqual(mismatches(envelope, { 'result.type': /^image/, 'result.count': '/^\\d+$/' }), [])
  assert.equal(mismatches(envelope, { 'result.type': /^audio/ }).length, 1)
})
