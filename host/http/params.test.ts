import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseQuery } from './params.ts'

const pairs = (count: number) => Array.from({ length: count }, (_, at) => `p${at}=${at}`).join('&')

test('64 pairs are read, and no more: an empty one counts', () => {
  assert.deepEqual(parseQuery(pairs(64)).problems, [])
  for (const raw of [pairs(65), `${pairs(64)}&`]) {
    const { values, problems } = parseQuery(raw)
    assert.deepEqual([problems[0]!.name, Object.keys(values).length], ['*', 64], raw)
  }
})

test('the key stands apart from the parameters', () => {
  const { values, apikey } = parseQuery('query=hi&apikey=k')
  assert.deepEqual([{ ...values }, apikey], [{ query: 'hi' }, 'k'])
  assert.equal(parseQuery('apikey=k&apikey=k').problems[0]!.name, 'apikey')
})

test('no name is known before it is given', () => {
  const { values, problems } = parseQuery('__proto__=a&constructor=b&toString=c')
  assert.deepEqual(problems, [])
  assert.deepEqual(Object.entries(values), [
    ['__proto__', 'a'],
    ['constructor', 'b'],
    ['toString', 'c'],
  ])
})

test('an empty query has nothing in it', () => {
  const { values, apikey, problems } = parseQuery('')
  assert.deepEqual([Object.keys(values), apikey, problems], [[], undefined, []])
})
