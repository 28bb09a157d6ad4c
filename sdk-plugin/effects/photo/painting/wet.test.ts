import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flat } from '../../../../test/photoframe/treatments.ts'
import { SKIN, thinBelow, wetParts, wetSkin } from './wet.ts'

const [WIDTH, HEIGHT] = [80, 120]
const face = { x: 25, y: 10, width: 30, height: 30, score: 1 }
const mask = Float32Array.from({ length: WIDTH * HEIGHT }, (_, at) => (at % WIDTH < 60 ? 1 : 0))
const subject = { mask, coverage: 0.75, faces: [face] }

test('clothes run out into the paper at their foot, and neither the head nor the ground does', () => {
  const print = flat(WIDTH, HEIGHT, 0.1)
  thinBelow(print, subject, 1)
  assert.ok(print.g[115 * WIDTH + 30]! > 0.15)
  for (const at of [20 * WIDTH + 30, 115 * WIDTH + 70]) assert.equal(print.g[at], Math.fround(0.1))
})

test('the ground is painted wet, clothes more and more, a face is not', () => {
  const wet = wetParts(flat(WIDTH, HEIGHT, 0.1), subject)
  const at = (x: number, y: number) => wet[(y >> 1) * (WIDTH / 2) + (x >> 1)]!
  assert.equal(at(70, 20), 1)
  assert.equal(at(40, 25), 0)
  assert.ok(at(40, 115) > 0.8)
})

test('skin is wet in the middle of each face, dry beside it, and what was wetter stays so', () => {
  const size = { width: 100, height: 80 }
  const faces = [
    { x: 20, y: 20, width: 60, height: 80, score: 1 },
    { x: 120, y: 20, width: 60, height: 80, score: 1 },
  ]
  const behind = new Float32Array(size.width * size.height)
  const at = (x: number, y: number) => Math.round(y) * size.width + Math.round(x)
  behind[at(25, 30)] = 0.9
  const wet = wetSkin(faces, size, { from: behind, runs: SKIN.inked })
  const least = 0.9 * SKIN.inked
  assert.ok(wet[at(26, 31)]! > least && wet[at(76, 31)]! > least)
  assert.ok(Math.abs(wet[at(25, 30)]! - 0.9) < 1e-6)
  assert.equal(wet[at(50, 31)], 0)
  assert.equal(wet[at(26, 70)], 0)
})
