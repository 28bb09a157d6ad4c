import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newFrame } from '../frame.ts'
import type { Print } from './photo.ts'
import { place } from './place.ts'
import { inverseOf, type Quad, quadAround, sizeOf } from './quad.ts'

const QUAD: Quad = [
  [10, 10],
  [80, 20],
  [90, 70],
  [5, 60],
]

/** Red grows to the right, green downwards. */
function ramps(width: number, height: number): Print {
  const pixels = { length: width * height }
  return {
    width,
    height,
    r: Float32Array.from(pixels, (_, at) => ((at % width) + 0.5) / width),
    g: Float32Array.from(pixels, (_, at) => (Math.floor(at / width) + 0.5) / height),
    b: new Float32Array(width * height).fill(1),
  }
}

const OPTIONS = { blend: 'over', gain: 1, opacity: 1, soft: 1 } as const

test('the corners of a quad are those of the unit square', () => {
  const m = inverseOf(QUAD)
  const corners = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const
  QUAD.forEach(([x, y], at) => {
    const w = m[6]! * x + m[7]! * y + m[8]!
    assert.ok(Math.abs((m[0]! * x + m[1]! * y + m[2]!) / w - corners[at]![0]) < 1e-9)
    assert.ok(Math.abs((m[3]! * x + m[4]! * y + m[5]!) / w - corners[at]![1]) < 1e-9)
  })
})

test('a turned rectangle keeps its size', () => {
  assert.deepEqual(sizeOf(quadAround(50, 50, 40, 20, 33)), { width: 40, height: 20 })
})

test('a print arrives in its place and nowhere else', () => {
  const frame = newFrame(100, 80)
  place(frame, ramps(90, 50), QUAD, OPTIONS)
  const at = (x: number, y: number) => [frame.r[y * 100 + x]!, frame.g[y * 100 + x]!, frame.b[y * 100 + x]!]
  assert.deepEqual(at(2, 2), [0, 0, 0])
  assert.deepEqual(at(95, 40), [0, 0, 0])
  const [left, right] = [at(14, 16), at(84, 64)]
  assert.ok(left[0]! < 0.12 && left[1]! < 0.15 && left[2]! > 0.99, left.join())
  assert.ok(right[0]! > 0.88 && right[1]! > 0.85, right.join())
})

test('ink takes the light of its ground, light adds to it', () => {
  const [inked, lit] = [newFrame(100, 80), newFrame(100, 80)]
  for (const frame of [inked, lit]) for (const plane of [frame.r, frame.g, frame.b]) plane.fill(0.5)
  place(inked, ramps(90, 50), QUAD, { ...OPTIONS, blend: 'ink' })
  place(lit, ramps(90, 50), QUAD, { ...OPTIONS, blend: 'light', gain: 2 })
  const middle = 40 * 100 + 45
  assert.equal(inked.b[middle], 0.5)
  assert.ok(Math.abs(inked.r[middle]! - 0.25) < 0.06)
  assert.equal(lit.b[middle], 2.5)
})
