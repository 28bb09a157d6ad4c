import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as z from 'zod'
import { param } from './index.ts'
import { ContractError, describe, endpointsOf } from './module.ts'

const good = { category: 'tools', name: 'x', params: z.object({}), handle: () => null }

test('endpoints come from a default export, a list, or the four named exports', () => {
  assert.deepEqual(endpointsOf({ default: good }), [good])
  assert.deepEqual(endpointsOf({ default: [good, { ...good, name: 'y' }] }).length, 2)
  assert.equal(endpointsOf({ ...good })[0]!.name, 'x')
})

const broken: [why: string, module: Record<string, unknown>, message: RegExp][] = [
  ['exports nothing', {}, /neither an endpoint nor a list/],
  ['an empty list', { default: [] }, /empty list/],
  ['a number', { default: 7 }, /expected an object, got number|expected an object, got 7/],
  ['a bad category', { default: { ...good, category: 'a/b' } }, /`category` must be one path segment/],
  ["the host's category", { default: { ...good, category: 'docs' } }, /belongs to the host/],
  ['a bad name', { default: { ...good, name: '../x' } }, /`name` must be path segments/],
  ['no handle', { default: { ...good, handle: 1 } }, /`handle` must be a function/],
  ['params that are no zod object', { default: { ...good, params: { q: 'string' } } }, /`params` must be a zod object/],
  [
    'apikey among the params',
    { default: { ...good, params: z.object({ apikey: z.string() }) } },
    /must not declare `apikey`/,
  ],
  ['an unknown lane', { default: { ...good, lane: 'gpu' } }, /`lane` must be/],
  ['too long a deadline', { default: { ...good, timeoutMs: 60_000 } }, /`timeoutMs` must be from 1 to 55000/],
  ['examples that are no list', { default: { ...good, examples: {} } }, /`examples` must be a list/],
  [
    'example parameters that are no strings',
    { default: { ...good, examples: [{ params: { q: 1 } }] } },
    /examples\[0\]/,
  ],
  ['one path twice', { default: [good, good] }, /declares \/tools\/x twice/],
]
for (const [why, module, message] of broken) {
  test(`a module is refused: ${why}`, () => {
    assert.throws(
      () => endpointsOf(module),
      (error: Error) => error instanceof ContractError && message.test(error.message),
    )
  })
}

test('a description has defaults, choices, limits and texts of the parameters', () => {
  const params = z.object({
    query: param.text({ max: 9, description: 'What to draw' }),
    size: param.integer({ min: 1, max: 5 }).default(3),
    style: param.choice(['dots', 'rounded']).default('dots'),
    logo: param.url().optional(),
  })
  const { params: described } = describe({ ...good, params })
  assert.deepEqual(described.required, ['query'])
  assert.deepEqual(described.properties.query, {
    type: 'string',
    minLength: 1,
    maxLength: 9,
    description: 'What to draw',
  })
  assert.equal(described.properties.size!.default, '3')
  assert.deepEqual(described.properties.style, { type: 'string', enum: ['dots', 'rounded'], default: 'dots' })
  assert.equal(described.properties.logo!.format, 'uri')
})

test('a pattern in an expectation travels as text', () => {
  const { examples } = describe({ ...good, examples: [{ params: {}, expect: { 'result.text': /^a\/b$/i } }] })
  assert.equal(examples[0]!.expect!['result.text'], '/^a\\/b$/i')
})
