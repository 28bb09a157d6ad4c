import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { outline } from './outline.ts'

const SHARP = { outer: 0, inner: 0 }

describe('outline', () => {
  it('goes once round connected modules', () => {
    assert.equal(outline(2, shape('##', '#.'), SHARP), 'M0 0L2 0L2 1L1 1L1 2L0 2Z')
  })

  it('keeps modules apart that touch at a corner alone', () => {
    assert.equal(outline(2, shape('#.', '.#'), SHARP).match(/Z/g)?.length, 2)
    assert.equal(outline(2, shape('.#', '#.'), SHARP).match(/Z/g)?.length, 2)
  })

  it('goes round holes as well', () => {
    assert.equal(outline(3, shape('###', '#.#', '###'), SHARP), 'M0 0L3 0L3 3L0 3ZM2 1L1 1L1 2L2 2Z')
  })

  it('rounds a single module to a circle', () => {
    const path = outline(1, shape('#'), { outer: 0.5, inner: 0.25 })
    assert.equal(path.match(/a0\.5 0\.5 0 0 1/g)?.length, 4)
  })

  it('rounds inner corners the other way', () => {
    const path = outline(2, shape('##', '#.'), { outer: 0.5, inner: 0.25 })
    assert.equal(path.match(/a0\.5 0\.5 0 0 1/g)?.length, 5)
    assert.equal(path.match(/a0\.25 0\.25 0 0 0/g)?.length, 1)
  })

  it('draws nothing for nothing', () => assert.equal(outline(2, shape('..', '..'), SHARP), ''))
})

function shape(...rows: string[]) {
  return (x: number, y: number) => rows[y]?.[x] === '#'
}
