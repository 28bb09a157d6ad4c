import assert from 'node:assert/strict'
import { test } from 'node:test'
import { layOn } from './lies.ts'

const SIDE = 4

/** The slope to the right of a flat film of this thickness, on ground that leans to the right; `x` is where it lies. */
function slopeOf(thick: number, x = 0): number {
  const flat = (value: number) => new Float32Array(SIDE * SIDE).fill(value)
  const normals = { x: flat(0), y: flat(0), z: flat(1) }
  const leaning = new Int8Array(SIDE * SIDE).fill(60)
  const grey = new Uint8Array(SIDE * SIDE)
  const ground = { width: SIDE, height: SIDE, nx: leaning, ny: new Int8Array(SIDE * SIDE), r: grey, g: grey, b: grey }
  layOn(ground, { x, y: 0, width: SIDE, height: SIDE, em: 100, heights: flat(thick), normals }, 1)
  assert.ok(Math.abs(normals.x[0]! ** 2 + normals.z[0]! ** 2 - 1) < 1e-6)
  return normals.x[0]!
}

test('what is thin has the slopes of what it lies on', () => {
  assert.ok(slopeOf(0) > 0.4)
})

test('what is thick hides them', () => {
  assert.ok(slopeOf(12) < 0.1 * slopeOf(0))
})

test('outside of the frame there is no ground', () => {
  assert.equal(slopeOf(0, -1), 0)
})
