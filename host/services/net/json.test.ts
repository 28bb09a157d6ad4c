import assert from 'node:assert/strict'
import { it } from 'node:test'
import { parseJson } from './json.ts'

const parse = (text: string) => parseJson(Buffer.from(text))
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

it('parses JSON, with a byte order mark or without', () => {
  assert.deepEqual(parse('{"a":[1,"ä",null]}'), { a: [1, 'ä', null] })
  assert.deepEqual(parse('\ufeff[1]'), [1])
})

it('takes 100 levels and not one more', () => {
  assert.equal(JSON.stringify(parse(nested(100))), nested(100))
  assert.throws(() => parse(nested(101)), { code: 'content_rejected' })
  assert.throws(() => parse('{"a":'.repeat(101) + '1' + '}'.repeat(101)), { code: 'content_rejected' })
})

it('counts depth, not brackets', () => {
  assert.equal((parse(`[${Array(500).fill('[]').join()}]`) as unknown[]).length, 500)
})

it('does not count brackets in strings, whatever is escaped there', () => {
  const text = `${'['.repeat(200)}"\\`
  assert.deepEqual(parse(JSON.stringify([text, '\\', text])), [text, '\\', text])
})

it('stops at depth before it meets a mistake: json-depth-100k', () => {
  assert.throws(() => parse('['.repeat(100_000)), { code: 'content_rejected', message: /100 levels/ })
})

it('keeps the syntax error as the private cause', () => {
  for (const text of ['', '{', '"open', '"\\', '<html>']) {
    assert.throws(
      () => parse(text),
      (error: Error) => error.cause instanceof SyntaxError,
      text,
    )
  }
})

it('leaves prototypes alone: json-proto', () => {
  const parsed = parse('{"__proto__":{"x":1},"constructor":{"prototype":{"x":1}}}') as object
  assert.equal(Object.getPrototypeOf(parsed), Object.prototype)
  assert.equal(({} as { x?: number }).x, undefined)
})

it('takes a million duplicate keys: json-dup-keys', () => {
  assert.deepEqual(parse(`{${'"k":1,'.repeat(1_000_000)}"k":2}`), { k: 2 })
})
