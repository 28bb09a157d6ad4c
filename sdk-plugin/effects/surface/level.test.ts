import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Stage } from '../stage.ts'
import { levelOut } from './level.ts'

const SIDE = 40
const FRAME = 100
const MIDDLE = SIDE / 2

/** Heights of 1 after they were levelled, for letters' planes that begin at `x`, `y` of the frame. */
function levelled(x: number, y: number): (column: number, row: number) => number {
  const heights = new Float32Array(SIDE * SIDE).fill(1)
  const letters = { x, y, width: SIDE, height: SIDE, em: 50 }
  levelOut(heights, { letters, frame: { width: FRAME, height: FRAME } } as Stage)
  return (column, row) => heights[row * SIDE + column]!
}

test('heights run out before every end of the planes that the frame goes beyond', () => {
  const at = levelled(30, 30)
  assert.equal(at(MIDDLE, MIDDLE), 1)
  for (const [column, row] of [
    [0, MIDDLE],
    [SIDE - 1, MIDDLE],
    [MIDDLE, 0],
    [MIDDLE, SIDE - 1],
  ] as const) {
    assert.equal(at(column, row), 0, `${column}, ${row}`)
  }
  const slope = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((column) => at(column, MIDDLE))
  assert.deepEqual(
    slope.toSorted((a, b) => a - b),
    slope,
  )
  assert.ok(at(3, MIDDLE) > 0 && at(3, MIDDLE) < 1)
})

test('heights stay where the frame ends with the planes', () => {
  const atCorner = levelled(0, 0)
  assert.deepEqual([atCorner(0, MIDDLE), atCorner(MIDDLE, 0), atCorner(0, 0)], [1, 1, 1])
  assert.deepEqual([atCorner(SIDE - 1, MIDDLE), atCorner(MIDDLE, SIDE - 1)], [0, 0])
  const across = levelled(FRAME - SIDE, FRAME - SIDE)
  assert.deepEqual([across(SIDE - 1, MIDDLE), across(MIDDLE, SIDE - 1), across(0, MIDDLE)], [1, 1, 0])
})
