import assert from 'node:assert/strict'
import { test } from 'node:test'
import { halved, toned } from '../../scripts/art/film.ts'

test('half the size keeps even light and the place of an edge', () => {
  const [width, height] = [16, 12]
  const pixels = Float32Array.from({ length: width * height * 3 }, (_, at) => (((at / 3) | 0) % width < 8 ? 0.25 : 0.5))
  const half = halved({ pixels, width, height })
  assert.deepEqual([half.width, half.height, half.pixels.length], [8, 6, 8 * 6 * 3])
  assert.ok(Math.abs(half.pixels[3 * (8 * 3)]! - 0.25) < 1e-4)
  assert.ok(Math.abs(half.pixels[3 * (8 * 3 + 7)]! - 0.5) < 1e-4)
  assert.ok(half.pixels[3 * (8 * 3 + 3)]! < 0.33 && half.pixels[3 * (8 * 3 + 4)]! > 0.42)
})

test('what is brighter stays brighter, and never burns out at once', () => {
  const tones = Array.from({ length: 60 }, (_, at) => toned(at / 20))
  assert.ok(tones.every((tone, at) => at === 0 || tone > tones[at - 1]!))
  assert.ok(tones[0] === 0 && toned(1) < 0.95 && toned(3) <= 1)
})
