import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { randomFrom } from '../random.ts'
import { poisonFreed } from './memory.ts'
import * as reference from './reference/index.ts'
import { saliency } from './saliency.ts'

poisonFreed()

/** A disc on a ground that fades, with noise. */
function disc(width: number, height: number): Float32Array {
  const random = randomFrom(width * height)
  return Float32Array.from({ length: width * height * 3 }, (_, i) => {
    const [x, y] = [Math.floor(i / 3) % width, Math.floor(i / 3 / width)]
    const isDisc = Math.hypot(x - 0.45 * width, y - 0.6 * height) < 0.25 * Math.min(width, height)
    return (isDisc ? [62, 25, 30] : [30 + (20 * x) / width, 2, -8])[i % 3]! + 5 * random()
  })
}

describe('saliency', () => {
  for (const [width, height] of [
    [126, 168],
    [61, 47],
    [40, 150],
    [41, 40],
  ] as const) {
    it(`finds what the readable reference finds in ${width} × ${height} pixels`, () => {
      const lab = disc(width, height)
      const made = saliency(lab, { width, height })
      const asked = reference.saliency(lab, { width, height })
      assert.equal(made.length, asked.length)
      // A pixel between two superpixels goes to either by the last digit.
      const differ = made.filter((value, at) => Math.abs(value - asked[at]!) > 0.02)
      assert.ok(differ.length <= 0.002 * made.length, `${differ.length} pixels`)
      assert.ok(made[Math.floor(0.6 * height) * width + Math.floor(0.45 * width)]! > 0.8)
      assert.ok(made[0]! < 0.2)
    })
  }

  it('finds nothing in one colour', () => {
    assert.ok(saliency(new Float32Array(60 * 50 * 3).fill(40), { width: 60, height: 50 }).every((value) => value < 0.2))
  })
})
