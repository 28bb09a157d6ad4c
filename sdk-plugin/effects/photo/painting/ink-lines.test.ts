import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scratch } from '../../kernels/memory.ts'
import { inkLines } from './ink-lines.ts'

const [WIDTH, HEIGHT] = [200, 200]
const size = { width: WIDTH, height: HEIGHT }
const at = (x: number, y: number) => y * WIDTH + x

test('whoever is drawn has a whole outline, broader away from the light', () => {
  scratch(() => {
    const mask = new Float32Array(WIDTH * HEIGHT)
    for (let y = 50; y < 150; y++) mask.fill(1, at(50, y), at(150, y))
    const lines = inkLines(new Float32Array(mask.length), size, { unit: 1, seed: 1, mask })
    const across = (y: number, from: number, to: number) => {
      let sum = 0
      for (let x = from; x < to; x++) sum += lines[at(x, y)]!
      return sum
    }
    for (let y = 60; y < 140; y += 10) {
      assert.ok(across(y, 40, 60) > 0.8)
      assert.ok(across(y, 140, 160) > across(y, 40, 60))
      assert.equal(lines[at(100, y)], 0)
    }
  })
})

test('a contour becomes a line, a crumb of one does not', () => {
  scratch(() => {
    const contours = new Float32Array(WIDTH * HEIGHT)
    for (let y = 40; y < 160; y++) contours.fill(1, at(58, y), at(63, y))
    contours.fill(1, at(150, 100), at(152, 100))
    const lines = inkLines(contours, size, { unit: 1, seed: 1 })
    assert.ok(lines[at(60, 100)]! > 0.9)
    assert.equal(lines[at(151, 100)], 0)
  })
})
