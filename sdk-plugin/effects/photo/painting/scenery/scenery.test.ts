import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { loadCanvas } from '../../../../text/index.ts'
import { far, mean, overview } from '../../../../../test/photoframe/overview.ts'
import { SCENERIES } from './index.ts'

before(loadCanvas)

for (const [name, { paint }] of Object.entries(SCENERIES)) {
  describe(name, () => {
    test('is dark below, where it is near, and pale in the middle', () => {
      const [width, height] = [240, 300]
      const tone = paint({ width, height, seed: 1 })
      const mean = (from: number, to: number) => {
        const rows = tone.subarray(Math.floor(from * height) * width, Math.floor(to * height) * width)
        return rows.reduce((sum, value) => sum + value, 0) / rows.length
      }
      assert.ok(mean(0.9, 1) < 0.6 * mean(0.35, 0.45))
      assert.ok(tone.every((value) => Number.isFinite(value) && value >= 0))
    })

    test('is the same at twice the size', () => {
      const [small, large] = [1, 2].map((by) => {
        const size = { width: 320 * by, height: 400 * by }
        return overview({ ...size, tone: paint({ ...size, seed: 1 }) })
      })
      assert.ok(far(small!, large!) < 0.09 * mean(small!), `${far(small!, large!)} of ${mean(small!)}`)
    })

    test('is the same for the same seed, and another for another', () => {
      const [once, again, other] = [1, 1, 2].map((seed) => paint({ width: 80, height: 100, seed }))
      assert.deepEqual(once, again)
      assert.notDeepEqual(once, other)
    })
  })
}
