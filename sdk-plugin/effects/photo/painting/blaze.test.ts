import assert from 'node:assert/strict'
import { test } from 'node:test'
import { blazeOver } from './blaze.ts'

test('fire rises from what burns, and nowhere else', () => {
  const [width, height] = [120, 100]
  const fuel = new Float32Array(width * height)
  fuel.fill(1, 80 * width + 40, 80 * width + 80)
  const { heat } = blazeOver(fuel, { width, height, cell: 1 }, { tall: 50, wide: 12, sway: 1, seed: 1 })
  const sum = (from: number, to: number) => heat.subarray(from * width, to * width).reduce((all, hot) => all + hot, 0)
  assert.ok(sum(60, 80) > 20)
  assert.ok(sum(60, 80) > 2 * sum(30, 50))
  assert.ok(sum(85, 100) < 0.01 * sum(60, 80))
})
