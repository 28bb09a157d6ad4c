import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lighten, redIn, warmth } from './sanguine.ts'

test('a face is red in the shade, hair black, and so are the lines of a face', () => {
  const face = redIn(1, 0, 0.7, 0, true)
  assert.ok(face > 0.7)
  assert.equal(redIn(0, 0, 0.7, 0, true), 0)
  assert.ok(redIn(1, 0, 0.7, 1, true) < 0.25 * face)
})

test('a face takes less black than hair, eyes less white than a brow', () => {
  const wanted = { black: Float32Array.of(0.6, 0.6), white: Float32Array.of(0.8, 0.8) }
  lighten(wanted, Float32Array.of(0, 1), Float32Array.of(0, 0.5))
  assert.ok(wanted.black[1]! < wanted.black[0]!)
  assert.ok(wanted.white[1]! < wanted.white[0]!)
})

test('drawn gently, a deep shade on a face is held back, hair is not', () => {
  const wanted = { black: Float32Array.of(0.9, 0.9), white: Float32Array.of(0, 0) }
  lighten(wanted, Float32Array.of(0, 1), Float32Array.of(0, 0), 1)
  assert.ok(Math.abs(wanted.black[0]! - 0.9) < 1e-6)
  assert.ok(wanted.black[1]! < 0.45)
})

test('skin is warm, grey is not', () => {
  assert.ok(warmth(0.6, 0.35, 0.25) > 0.5)
  assert.equal(warmth(0.4, 0.4, 0.4), 0)
})
