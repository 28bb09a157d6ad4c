import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Letters } from '../lettering.ts'
import { addBump } from './bumps.ts'

const SIDE = 120

/** Heights of a square of leather without an edge. */
function leather(scale: number): Float32Array {
  const heights = new Float32Array(SIDE * SIDE)
  const distance = new Float32Array(SIDE * SIDE).fill(50)
  addBump(
    heights,
    { width: SIDE, height: SIDE, em: 100, distance } as Letters,
    { kind: 'pebbles', amount: 0.01, scale, reach: 0.1, bends: 0 },
    3,
  )
  return heights
}

/** Places that are higher than the eight beside them. */
function tops(heights: Float32Array): number {
  let count = 0
  for (let y = 1; y < SIDE - 1; y++) {
    for (let x = 1; x < SIDE - 1; x++) {
      const own = heights[y * SIDE + x]!
      let highest = -9
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          if (dx !== 0 || dy !== 0) highest = Math.max(highest, heights[(y + dy) * SIDE + x + dx]!)
        }
      }
      if (own > highest) count++
    }
  }
  return count
}

test('pebbles lie side by side, one for each piece of the leather as wide as they are', () => {
  const each = 0.866 * 8 * 8
  const count = tops(leather(0.08))
  assert.ok(Math.abs(count / ((SIDE * SIDE) / each) - 1) < 0.15, `${count}`)
})

test('finer leather has more of them', () => {
  assert.ok(tops(leather(0.06)) > 1.5 * tops(leather(0.08)))
})
