import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom } from '../random.ts'
import { printDots } from './newsprint.ts'
import { NoiseRows } from './noise-rows.ts'
import * as reference from './reference/newsprint.ts'

const random = randomFrom(61)

for (const [width, height] of [
  [64, 9],
  [37, 12],
  [3, 5],
] as const) {
  test(`dots are printed as the readable reference prints them: ${width} × ${height}`, () => {
    const planeOf = () => Float32Array.from({ length: width * height }, random)
    const photoOf = () => ({ width, height, r: planeOf(), g: planeOf(), b: planeOf() })
    const screens = [0, 1, 2, 3].map((number) => ({
      cover: planeOf(),
      cos: 0.21 * Math.cos(number),
      sin: 0.21 * Math.sin(number),
      away: 0.8 * (number - 1),
      left: [0.1 * number, 0.9, 0.3] as const,
    }))
    const press = { screens, grain: new NoiseRows('grain', width, { scale: 1.3, left: 5 }), edge: 0.13, blended: 0.2 }
    const [made, asked] = [photoOf(), photoOf()]
    printDots(made, press)
    reference.printDots(asked, press)
    for (const name of ['r', 'g', 'b'] as const) {
      for (const [at, value] of asked[name].entries()) assert.ok(Math.abs(made[name][at]! - value) < 2e-4)
    }
  })
}
