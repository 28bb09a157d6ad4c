import assert from 'node:assert/strict'
import { test } from 'node:test'
import { continueAround } from './around.ts'

test('a photo goes on as its ground, and not as the head that touches its side', () => {
  const [width, height] = [80, 60]
  const lit = (value: number) => new Float32Array(width * height).fill(value)
  const print = { width, height, r: lit(0.9), g: lit(0.9), b: lit(0.9) }
  for (let y = 20; y < height; y++) {
    for (let x = 0; x < width; x++) print.r[y * width + x] = x > 30 && x < 50 ? 0 : 0.3
  }
  const head = { x: 0.5, y: 0.6, halfWidth: 0.13, halfHeight: 0.16 }
  continueAround(print, { left: 0, top: 20, width, height: 40 }, [head])
  assert.ok(print.r[2 * width + 4]! > 0.25 && print.r[2 * width + 4]! < 0.35)
  assert.ok(print.r[10 * width + 40]! > 0.2, 'no mirrored head')
  assert.equal(print.r[45 * width + 40], 0)
})
