import assert from 'node:assert/strict'
import { test } from 'node:test'
import { matcherOf, paletteOf } from './palette.ts'

test('a small spot of a colour of its own has its place in a palette', () => {
  const plane = (rest: number, spot: number) => new Float32Array(3000).map((_, at) => (at % 100 === 7 ? spot : rest))
  const palette = paletteOf([plane(0.5, 0.9), plane(0.5, 0.05), plane(0.5, 0.05)], 4)
  assert.equal(palette.length, 2)
  const match = matcherOf(palette)
  assert.ok(palette[match(0.85, 0.06, 0.05)]![0] > 0.8)
  assert.ok(palette[match(0.4, 0.45, 0.5)]![1] > 0.4)
})
