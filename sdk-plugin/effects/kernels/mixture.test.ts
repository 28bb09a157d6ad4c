import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { randomFrom } from '../random.ts'
import { poisonFreed } from './memory.ts'
import { type ColourModel, fitColours, leanings, STRIDE } from './mixture.ts'
import * as reference from './reference/index.ts'
import { edgeWeights } from './unlike.ts'

poisonFreed()

const SIZES = [
  [61, 47],
  [128, 133],
  [7, 5],
  [1, 9],
  [6, 1],
] as const

/** Patches of a few colours with some noise. */
function patches(width: number, height: number): Float32Array {
  const random = randomFrom(width * height)
  const colours = Array.from({ length: 12 }, () => 100 * random() - 20)
  return Float32Array.from({ length: width * height * 3 }, (_, i) => {
    const [x, y] = [Math.floor(i / 3) % width, Math.floor(i / 3 / width)]
    const patch = (Math.floor((2 * x) / width) + 2 * Math.floor((2 * y) / height)) * 3
    return colours[patch + (i % 3)]! + 6 * random()
  })
}

function assertAlike(actual: ArrayLike<number>, expected: ArrayLike<number>, allowed: number): void {
  assert.equal(actual.length, expected.length)
  for (let at = 0; at < actual.length; at++) {
    const apart = Math.abs(actual[at]! - expected[at]!) / (1 + Math.abs(expected[at]!))
    assert.ok(apart <= allowed, `${actual[at]} in place of ${expected[at]} at ${at}`)
  }
}

for (const [width, height] of SIZES) {
  const size = `${width} × ${height}`
  const lab = patches(width, height)
  const random = randomFrom(width)
  const kinds = Uint8Array.from({ length: width * height }, () => Number(random() < 0.6))

  describe(`of ${size} pixels, as the readable reference does`, () => {
    const fits: ColourModel[] = []
    for (const kind of [1, 0, 2]) {
      it(`fits a mixture to kind ${kind}, and again from its means`, () => {
        const model = fitColours(lab, kinds, kind)
        fits.push(model)
        assertAlike(model, reference.fitColours(lab, kinds, kind), 1e-3)
        assert.equal(model.length > 0, kinds.includes(kind))
        assertAlike(fitColours(lab, kinds, kind, model), reference.fitColours(lab, kinds, kind, model), 1e-3)
      })
    }

    it('tells which of two mixtures makes them dearer', () => {
      const [own, other] = [fits[0]!, fits[1]!.map((value, i) => (i % STRIDE < 3 ? value + 4 : value))]
      const anyway = Float32Array.from(kinds, (kind, i) => (i % 5 === 0 ? 1e4 * (2 * kind - 1) : 3 * random()))
      const rivals = { own, other, anyway, most: 20 }
      assertAlike(leanings(lab, rivals), reference.leanings(lab, rivals), 1e-3)
    })

    it('tells what it costs to part neighbours', () => {
      const [made, asked] = [edgeWeights(lab, { width, height }), reference.edgeWeights(lab, { width, height })]
      made.forEach((weights, way) => assertAlike(weights, asked[way]!, 1e-4))
    })
  })
}

describe('fitColours', () => {
  it('of one colour alone makes one Gaussian', () => {
    assert.equal(fitColours(new Float32Array(300).fill(5), new Uint8Array(100), 0).length, STRIDE)
  })
})
