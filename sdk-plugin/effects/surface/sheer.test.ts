import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newFrame } from '../frame.ts'
import { seenThrough } from './sheer.ts'

const SIDE = 8

/** A layer as thick as it says, that faces the viewer, before white on the left and black on the right. */
function through(thick: number, nx = 0) {
  const frame = newFrame(SIDE, SIDE)
  for (let at = 0; at < SIDE * SIDE; at++) {
    const light = at % SIDE < SIDE / 2 ? 1 : 0
    frame.r[at] = light
    frame.g[at] = light
    frame.b[at] = light
  }
  const flat = (value: number) => new Float32Array(SIDE * SIDE).fill(value)
  const normals = { x: flat(nx), y: flat(0), z: flat(Math.sqrt(1 - nx * nx)) }
  const layer = { x: 0, y: 0, width: SIDE, height: SIDE, em: 1, coverage: flat(1), heights: flat(thick), normals }
  const sheer = { colour: [0.5, 0.1, 0.1] as const, depth: 1, base: 0, bend: 1, focus: 0, scene: false }
  return seenThrough(frame, { ...layer, colour: [0, 0, 0.4] }, sheer, [0, 0, 1])
}

const LEFT = SIDE * 4 + 1
const RIGHT = SIDE * 4 + 6

test('what lies behind a thin layer shows through, tinted', () => {
  const { r, g } = through(1)
  assert.ok(Math.abs(r[LEFT]! - 0.5) < 0.03, `${r[LEFT]}`)
  assert.ok(Math.abs(g[LEFT]! - 0.1) < 0.03, `${g[LEFT]}`)
  assert.equal(r[RIGHT], 0)
})

test('a thick layer shows its own colour and nothing behind', () => {
  const { r, b } = through(30)
  assert.ok(r[LEFT]! < 0.02)
  assert.ok(b[LEFT]! > 0.2 && Math.abs(b[LEFT]! - b[RIGHT]!) < 0.02)
})

test('slopes throw aside what is seen through them', () => {
  assert.equal(through(1, -0.9).r[SIDE * 4 + 3], 0)
  assert.ok(through(1, 0).r[SIDE * 4 + 3]! > 0.4)
})
