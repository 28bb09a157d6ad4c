import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firmShoulders } from './shoulders.ts'

const WIDTH = 40
const HEIGHT = 80
const FACE = { x: 12, y: 8, width: 16, height: 20, score: 1 } as never

/** Somebody in the left half, with an edge ten pixels wide. */
const soft = () =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, at) => Math.min(1, Math.max(0, (25 - (at % WIDTH)) / 10)))
const between = (mask: Float32Array, y: number) =>
  mask.slice(y * WIDTH, (y + 1) * WIDTH).filter((share) => share > 0.05 && share < 0.95).length

test('below a chin the edge becomes narrow, beside a head it stays', () => {
  const mask = soft()
  firmShoulders(mask, WIDTH, [FACE])
  assert.deepEqual(mask.slice(0, 28 * WIDTH), soft().slice(0, 28 * WIDTH))
  assert.ok(between(mask, 70) < between(soft(), 70) / 2)
})

test('nobody has no shoulders', () => {
  const mask = soft()
  firmShoulders(mask, WIDTH, [])
  assert.deepEqual(mask, soft())
})
