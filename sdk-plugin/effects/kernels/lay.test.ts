import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Frame } from '../frame.ts'
import { randomFrom } from '../random.ts'
import { layMask, raiseTo } from './lay.ts'
import * as reference from './reference/lay.ts'

const random = randomFrom(41)
const planeOf = (length: number) => Float32Array.from({ length }, () => Math.max(0, random() * 1.6 - 0.3))

function frameOf(width: number, height: number): Frame {
  const [r, g, b] = [0, 1, 2].map(() => planeOf(width * height)) as [Float32Array, Float32Array, Float32Array]
  return { width, height, r, g, b }
}

const PLACES = [
  [3, 2],
  [-5, -4],
  [20, 11],
  [-100, 0],
] as const

for (const blend of ['over', 'edge', 'add', 'multiply'] as const) {
  test(`a mask lays its colour on a frame as the readable reference does: ${blend}`, () => {
    for (const [x, y] of PLACES) {
      const [width, height] = [27, 19]
      const mask = { x, y, width, height, plane: planeOf(width * height).map((share) => Math.min(1, share)) }
      const painted = { r: planeOf(width * height), g: planeOf(width * height), b: planeOf(width * height) }
      for (const colour of [[0.2, 0.5, 1.4] as const, painted]) {
        const [made, asked] = [frameOf(33, 21), frameOf(33, 21)]
        for (const name of ['r', 'g', 'b'] as const) asked[name].set(made[name])
        layMask(made, mask, { colour, gain: 0.8, opacity: 0.9, blend })
        reference.layMask(asked, mask, { colour, gain: 0.8, opacity: 0.9, blend })
        for (const name of ['r', 'g', 'b'] as const) {
          made[name].forEach((light, at) => assert.ok(Math.abs(light - asked[name][at]!) < 1e-5, `${x}, ${y}: ${at}`))
        }
      }
    }
  })
}

test('a plane is raised to what lies over it, and only there', () => {
  for (const [x, y] of PLACES) {
    const mask = { x, y, width: 27, height: 19, plane: planeOf(27 * 19) }
    const made = planeOf(33 * 21)
    const asked = made.slice()
    raiseTo(made, 33, 21, mask)
    reference.raiseTo(asked, 33, 21, mask)
    assert.deepEqual(made, asked)
  }
})
