import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calmEyes } from './calm-eyes.ts'

test('what is lighter in an eye than the cheek below it comes down, and nothing else changes', () => {
  const [width, height] = [120, 150]
  const light = new Float32Array(width * height).fill(0.3)
  const face = { x: 10, y: 10, width: 100, height: 120, score: 1 }
  // Eyes where they are as a rule: dark, a white beside each.
  for (const cx of [40, 80]) {
    for (let y = 38; y < 48; y++) {
      for (let x = cx - 9; x <= cx + 9; x++) light[y * width + x] = Math.abs(x - cx) < 4 ? 0.02 : 0.9
    }
  }
  const print = { width, height, r: light.slice(), g: light.slice(), b: light.slice() }
  calmEyes(print, [face], 1)
  const white = 43 * width + 40 + 6
  assert.ok(print.r[white]! < 0.7, `${print.r[white]}`)
  assert.equal(print.r[43 * width + 40], light[43 * width + 40])
  assert.equal(print.r[100 * width + 60], light[100 * width + 60])
})
