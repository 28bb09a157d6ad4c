import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flat } from '../../../../test/photoframe/treatments.ts'
import { lipsOf } from './lips.ts'
import { lightnessOf } from './tone.ts'

const [WIDTH, HEIGHT] = [300, 300]
const FACE = { x: 60, y: 60, width: 180, height: 190, score: 1 }

test('lips are what is red about the mouth, and a red shirt is none', () => {
  const print = flat(WIDTH, HEIGHT, 0.5)
  const fill = (
    left: number,
    top: number,
    wide: number,
    high: number,
    [r, g, b]: readonly [number, number, number],
  ) => {
    for (let y = top; y < top + high; y++) {
      print.r.fill(r, y * WIDTH + left, y * WIDTH + left + wide)
      print.g.fill(g, y * WIDTH + left, y * WIDTH + left + wide)
      print.b.fill(b, y * WIDTH + left, y * WIDTH + left + wide)
    }
  }
  for (const x of [110, 182]) {
    fill(x - 15, 116, 30, 10, [0.9, 0.9, 0.9])
    fill(x - 5, 115, 10, 12, [0.02, 0.02, 0.02])
  }
  fill(125, 194, 44, 12, [0.35, 0.1, 0.1])
  fill(0, 270, 300, 30, [0.5, 0.05, 0.05])
  const lips = lipsOf(print, lightnessOf(print), [FACE])
  assert.ok(lips[200 * WIDTH + 146]! > 0.9)
  for (const at of [285 * WIDTH + 150, 170 * WIDTH + 146, 230 * WIDTH + 146]) assert.equal(lips[at], 0)
})
