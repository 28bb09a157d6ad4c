import assert from 'node:assert/strict'
import { test } from 'node:test'
import { turnHeads } from './turned-head.ts'

const SIZE = { width: 200, height: 240 }
const FACE = { x: 50, y: 60, width: 100, height: 120 }

/** Skin that is a little darker on the right, before a light ground. */
function lit(): Float32Array {
  return Float32Array.from({ length: SIZE.width * SIZE.height }, (_, at) => (at % SIZE.width < 100 ? 0.8 : 0.74))
}
const mask = Float32Array.from({ length: SIZE.width * SIZE.height }, (_, at) => (at % SIZE.width < 160 ? 1 : 0))
const near = new Float32Array(SIZE.width * SIZE.height)
const at = (x: number, y: number) => y * SIZE.width + x

test('a head turns away from the light on the side that is darker', () => {
  const light = lit()
  const turned = turnHeads(light, SIZE, { faces: [FACE], near, mask })
  assert.ok(turned[at(136, 130)]! < 0.62, String(turned[at(136, 130)]))
  assert.ok(turned[at(80, 110)]! > 0.86, String(turned[at(80, 110)]))
  assert.equal(light[at(136, 130)], Math.fround(0.74))
})

test('hair, and what is beside people, stay as they are', () => {
  const light = lit()
  light.fill(0.2, 0, 100 * SIZE.width)
  const turned = turnHeads(light, SIZE, { faces: [FACE], near, mask })
  assert.equal(turned[at(136, 90)], Math.fround(0.2))
  assert.equal(turned[at(165, 130)], light[at(165, 130)])
})
