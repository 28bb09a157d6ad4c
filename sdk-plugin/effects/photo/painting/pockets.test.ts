import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scratch } from '../../kernels/memory.ts'
import { openPockets } from './pockets.ts'

const [width, height] = [200, 240]
const FACE = { x: 60, y: 60, width: 80, height: 90, score: 1 }

/** Skin left of a column, a red lamp from there on; the mask goes a little too far. */
function beside(lamp: readonly [number, number, number], reach: number) {
  const planes = [0.2, 0.1, 0.05].map((skin, c) => {
    return Float32Array.from({ length: width * height }, (_, at) => (at % width < 120 ? skin : lamp[c]!))
  })
  const mask = Float32Array.from({ length: width * height }, (_, at) => Number(at % width < 120 + reach))
  const [r, g, b] = planes as [Float32Array, Float32Array, Float32Array]
  return { print: { width, height, r, g, b }, mask }
}

test('a lamp between a jaw and the outline is ground', () => {
  const { print, mask } = beside([0.9, 0.1, 0.1], 5)
  scratch(() => openPockets(print, mask, [FACE]))
  const row = 130 * width
  assert.ok(mask[row + 122]! < 0.1, `${mask[row + 122]} of the lamp is left`)
  assert.equal(mask[row + 100], 1)
})

test('what looks like those within stays theirs', () => {
  const { print, mask } = beside([0.2, 0.1, 0.05], 5)
  const before = mask.slice()
  scratch(() => openPockets(print, mask, [FACE]))
  assert.deepEqual(mask, before)
})

test('a hole in an outline takes nothing of the hair around it', () => {
  const { print, mask } = beside([0.1, 0.2, 0.9], 0)
  for (let y = 114; y < 132; y++) {
    for (let x = 82; x < 98; x++) {
      const at = y * width + x
      for (const plane of [print.r, print.g, print.b]) plane[at] = 0.01
      if (x >= 88 && x < 92 && y >= 120 && y < 126) mask[at] = 0
    }
  }
  const before = mask.slice()
  scratch(() => openPockets(print, mask, [FACE]))
  assert.deepEqual(mask, before)
})
