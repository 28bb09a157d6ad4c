import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flat } from '../../../../test/photoframe/treatments.ts'
import { thinBelow, wetParts } from './wet.ts'

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
