import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { randomFrom } from '../random.ts'
import { poisonFreed } from './memory.ts'
import { boxMean } from './planes.ts'
import * as reference from './reference/index.ts'
import { edgePlaces, picked, weighedEdge, wholeShares } from './edge-shares.ts'

poisonFreed()

function assertClose(actual: Float32Array, expected: Float32Array): void {
  assert.equal(actual.length, expected.length)
  for (let at = 0; at < actual.length; at++) {
    assert.ok(Math.abs(actual[at]! - expected[at]!) < 1e-5, `${actual[at]} in place of ${expected[at]} at ${at}`)
  }
}

for (const [width, height] of [
  [61, 47],
  [128, 33],
  [7, 5],
  [1, 9],
  [6, 1],
] as const) {
  it(`whose ${width} × ${height} pixels are is told as the readable reference tells it`, () => {
    const random = randomFrom(width * height)
    const size = { width, height }
    const disc = Float32Array.from({ length: width * height }, (_, at) => {
      return Number(Math.hypot((at % width) - width / 2, Math.floor(at / width) - height) < width / 3)
    })
    const around = boxMean(disc, width, height, 4)
    const places = edgePlaces(around)
    assert.deepEqual(places, reference.edgePlaces(around))
    const noise = Float32Array.from(around, () => 8 * random() - 4)
    const says = picked(noise, places)
    assertClose(says, reference.picked(noise, places))
    const said = { places, says, first: 0.7 * around.length, clear: 2.4, deep: 1.8 }
    const evidence = weighedEdge(around, said)
    assertClose(evidence, reference.weighedEdge(around, said))
    for (const thin of [1, 3]) {
      const line = { thin, clear: 2.4 }
      assertClose(wholeShares(evidence, around, size, line), reference.wholeShares(evidence, around, size, line))
    }
  })
}

describe('wholeShares', () => {
  it('leaves no island before the edge and no hole behind it', () => {
    const [width, height] = [40, 20]
    const around = Float32Array.from({ length: width * height }, (_, at) => Math.min(1, (at % width) / 30))
    const evidence = around.map((share) => 4 * (share - 0.5))
    for (const [middle, value] of [
      [10 * width + 8, 1],
      [10 * width + 30, -1],
    ] as const) {
      for (const row of [-width, 0, width]) evidence.fill(value, middle + row - 1, middle + row + 2)
    }
    const shares = wholeShares(evidence, around, { width, height }, { thin: 1, clear: 2 })
    assert.ok(shares[10 * width + 8]! < 0.5)
    assert.ok(shares[10 * width + 30]! > 0.5)
  })
})
