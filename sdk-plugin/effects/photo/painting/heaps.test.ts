import assert from 'node:assert/strict'
import { test } from 'node:test'
import { heapsOf } from './heaps.ts'

const [WIDTH, HEIGHT] = [160, 120]
const heap = { x: 0.5, y: 0.8, wide: 0.8, tall: 0.5, dense: 1, soft: 0.3 }
const { density, lit } = heapsOf(WIDTH, HEIGHT, [heap], 3)

test('a heap stands on its foot, and the sky around it is clear', () => {
  assert.ok(density[Math.round(0.7 * HEIGHT) * WIDTH + WIDTH / 2]! > 0.95)
  assert.ok(density.subarray(0, 10 * WIDTH).every((share) => share < 0.01))
  assert.equal(density[Math.round(0.7 * HEIGHT) * WIDTH], 0)
})

test('the sun on its upper left is brighter than its underside', () => {
  const mean = (from: number, to: number) => {
    const rows = [...lit.keys()].filter((at) => density[at]! > 0.9 && at >= from * WIDTH && at < to * WIDTH)
    return rows.reduce((sum, at) => sum + lit[at]!, 0) / rows.length
  }
  assert.ok(mean(30, 60) > mean(88, 120) + 0.1)
})
