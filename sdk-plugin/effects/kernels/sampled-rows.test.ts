import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom } from '../random.ts'
import { sampleAt } from './resample.ts'
import { sampleRows } from './sampled-rows.ts'

for (const [width, height] of [
  [9, 7],
  [1, 5],
  [6, 1],
] as const) {
  test(`planes of ${width} × ${height} are read row by row as place by place, beyond the sides too`, () => {
    const random = randomFrom(width)
    const planes = [0, 1].map(() => Float32Array.from({ length: width * height }, random))
    const places = Array.from({ length: 12 }, () => [Math.fround(14 * random() - 2), Math.fround(11 * random() - 2)])
    let used = 0
    sampleRows(
      planes,
      { width, height },
      {
        width: 4,
        height: 3,
        place(y, xs, ys) {
          if (y === 1) return false
          for (let x = 0; x < 4; x++) [xs[x], ys[x]] = places[4 * y + x] as [number, number]
          return true
        },
        use(y, rows) {
          used++
          for (const [at, row] of rows.entries()) {
            for (let x = 0; x < 4; x++) {
              const [px, py] = places[4 * y + x]!
              assert.ok(Math.abs(row[x]! - sampleAt(planes[at]!, width, height, px!, py!)) < 1e-4)
            }
          }
        },
      },
    )
    assert.equal(used, 2)
  })
}
