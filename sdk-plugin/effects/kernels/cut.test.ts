import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { randomFrom } from '../random.ts'
import { cheapestCut } from './cut.ts'
import { poisonFreed } from './memory.ts'
import * as reference from './reference/index.ts'

poisonFreed()

describe('cheapestCut', () => {
  for (const [width, height] of [
    [61, 47],
    [128, 33],
    [7, 5],
    [1, 9],
    [6, 1],
  ] as const) {
    it(`parts ${width} × ${height} pixels as its readable reference does`, () => {
      const random = randomFrom(width * height)
      const planeOf = (value: () => number) => Float32Array.from({ length: width * height }, value)
      for (let round = 0; round < 3; round++) {
        const leanings = planeOf(() => (random() < 0.3 ? 0 : 20 * random() - 10))
        const edges = [0, 1, 2, 3].map(() => planeOf(() => 6 * random() ** 2))
        const labels = cheapestCut(leanings, { width, height }, edges)
        assert.deepEqual(labels, reference.cheapestCut(leanings, { width, height }, edges))
      }
    })
  }

  it('goes through the weakest edge', () => {
    const none = new Float32Array(6)
    const leanings = Float32Array.of(10, 0, 0, 0, 0, -10)
    const east = Float32Array.of(5, 4, 1, 3, 6, 0)
    assert.deepEqual([...cheapestCut(leanings, { width: 6, height: 1 }, [east, none, none, none])], [1, 1, 1, 0, 0, 0])
  })
})
