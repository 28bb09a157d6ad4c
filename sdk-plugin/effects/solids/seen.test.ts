import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Grid } from './grid.ts'
import { look } from './raster.ts'
import { ALIKE, type Seen } from './seen.ts'
import { clear } from './workspace.ts'

/** A flat square of 4 × 4 cells about the middle of an area of 20 pixels, turned by an eighth. */
function tile(height: number, size: number): Grid {
  const [columns, rows] = [5, 5]
  const places = new Float32Array(columns * rows * 3)
  const normals = new Float32Array(columns * rows * 3)
  for (let at = 0; at < columns * rows; at++) {
    const [u, v] = [(at % columns) / 4 - 0.5, Math.floor(at / columns) / 4 - 0.5]
    places.set([10 + size * Math.SQRT1_2 * (u - v), 10 + size * Math.SQRT1_2 * (u + v), height], at * 3)
    normals.set([0, 0, 1], at * 3)
  }
  return { columns, rows, places, normals }
}

/** How many samples of each pixel show something, and how many the described ones stand for. */
function counts(seen: Seen): { covered: number[]; stoodFor: number[] } {
  const width = seen.width / seen.fine
  const covered = Array.from({ length: width * width }, () => 0)
  const stoodFor = [...covered]
  for (let at = 0; at < seen.width * seen.height; at++) {
    if (seen.depth[at]! < 0) continue
    const pixel =
      Math.floor(Math.floor(at / seen.width) / seen.fine) * width + Math.floor((at % seen.width) / seen.fine)
    covered[pixel]!++
    if (seen.part[at] !== ALIKE) stoodFor[pixel]! += seen.worth[pixel]!
  }
  return { covered, stoodFor }
}

describe('what is seen of bodies', () => {
  const area = { x: 0, y: 0, width: 20, height: 20 }

  for (const fine of [1, 2, 3] as const) {
    test(`described samples stand for all, ${fine} each way`, () => {
      const seen = look([tile(1, 12), tile(2, 5)], area, fine)
      const { covered, stoodFor } = counts(seen)
      assert.deepEqual(stoodFor, covered)
      assert.equal(covered[10 * 20 + 10], fine * fine)
      assert.ok(covered.some((count) => count > 0 && count < fine * fine) || fine === 1)
      clear()
    })
  }

  test('within one piece a pixel is described once; the upper part hides the lower one', () => {
    const seen = look([tile(1, 12), tile(2, 5)], area, 3)
    const middle = (10 * 3 + 1) * seen.width + 10 * 3 + 1
    assert.equal(seen.worth[10 * 20 + 10], 9)
    assert.deepEqual([seen.part[middle], seen.nx[middle], seen.ny[middle]], [1, 0, 0])
    assert.equal(seen.part[middle + 1], ALIKE)
    clear()
  })
})
