import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { pair } from './alphabet.ts'
import { decorate } from './decorate.ts'
import { DESIGNS } from './designs.ts'

describe('designs', () => {
  it('are at least 30, each with a name of its own', () => {
    assert.ok(DESIGNS.length >= 30, `${DESIGNS.length} designs`)
    assert.equal(new Set(DESIGNS.map(({ style }) => style)).size, DESIGNS.length)
  })

  it('differ from one another', () => {
    assert.equal(new Set(DESIGNS.map((design) => decorate('x', design))).size, DESIGNS.length)
  })

  for (const design of DESIGNS) {
    it(`${design.style} sets one line between its ornaments`, () => {
      const line = decorate(' two\r\n\t words 👩‍🚀 ', design)
      assert.ok(line.startsWith(design.left) && line.endsWith(design.right), line)
      assert.match(line, /👩‍🚀/u)
      assert.doesNotMatch(line, /[\r\n\t]/)
    })
  }
})

describe('pair', () => {
  it('refuses strings of different lengths', () => assert.throws(() => pair('abc', 'xy'), /abc has 3 characters/))
})
