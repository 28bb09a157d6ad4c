import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { randomFrom } from '../random.ts'
import { poisonFreed } from './memory.ts'
import { boxMean, resizePlane } from './planes.ts'
import * as reference from './reference/index.ts'
import { grow, regionsOf } from './regions.ts'

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
  describe(`${width} × ${height} pixels give what the readable reference gives`, () => {
    const size = { width, height }
    const random = randomFrom(width * height)
    const masks = [0.02, 0.4, 0.6, 0.98].map((share) => {
      return Uint8Array.from({ length: width * height }, () => (random() < share ? 1 + Math.floor(200 * random()) : 0))
    })
    const plane = Float32Array.from({ length: width * height }, () => 2 * random() - 0.5)

    it('regions', () => {
      for (const mask of [...masks, new Uint8Array(width * height)]) {
        for (const diagonal of [true, false]) {
          assert.deepEqual(regionsOf(mask, size, diagonal), reference.regionsOf(mask, size, diagonal))
        }
      }
    })

    it('grown and shrunk', () => {
      for (const mask of masks) {
        for (const radius of [0, 1, 3, 12, 70, -1, -3, -12, -70]) {
          assert.deepEqual(grow(mask, size, radius), reference.grow(mask, size, radius), `${radius}`)
        }
      }
    })

    it('means over windows', () => {
      for (const radius of [0, 1, 3, 12, 70]) {
        assertClose(boxMean(plane, width, height, radius), reference.boxMean(plane, width, height, radius))
      }
    })

    it('another size', () => {
      for (const to of [
        { width: 2 * width + 1, height: 3 * height },
        { width: Math.ceil(width / 2), height: Math.ceil(height / 3) },
        size,
      ]) {
        assertClose(resizePlane(plane, size, to), reference.resizePlane(plane, size, to))
      }
    })
  })
}
