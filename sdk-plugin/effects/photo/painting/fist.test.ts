import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawFist, type Fist } from './fist.ts'

const [width, height] = [120, 200]
const at = (x: number, y: number) => y * width + x

function drawn(mirrored: boolean) {
  const plane = () => new Float32Array(width * height)
  const print = { width, height, r: plane(), g: plane(), b: plane() }
  const fist: Fist = {
    x: 60,
    y: 60,
    size: 60,
    mirrored,
    skin: [0.5, 0.25, 0.15],
    cloth: [0.02, 0.1, 0.4],
    lamp: [1, 1, 1],
  }
  drawFist(print, fist)
  return print
}

test('a fist is lit from above by what it holds, and has a sleeve below', () => {
  const { r, b } = drawn(false)
  assert.ok(r[at(52, 36)]! > 1.5 * r[at(52, 84)]!, `${r[at(52, 36)]} over ${r[at(52, 84)]}`)
  assert.ok(b[at(80, 150)]! > 2 * r[at(80, 150)]!)
  assert.equal(r[at(5, 60)], 0)
})

test('a right hand is a left hand in the mirror', () => {
  const [left, right] = [drawn(false), drawn(true)]
  for (const [x, y] of [
    [52, 40],
    [70, 60],
    [80, 150],
  ] as const) {
    assert.ok(Math.abs(left.r[at(x, y)]! - right.r[at(120 - x, y)]!) < 0.02)
  }
})
