import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom } from '../random.ts'
import { cutPlate, type Plate } from './engraving.ts'
import { NoiseRows } from './noise-rows.ts'
import * as reference from './reference/engraving.ts'

const random = randomFrom(31)

function plateOf(width: number, height: number, hasHair: boolean): Plate {
  const planeOf = () => Float32Array.from({ length: width * height }, random)
  return {
    paper: [1, 0.9, 0.8],
    ink: [0.04, 0.045, 0.06],
    fine: planeOf(),
    contours: planeOf(),
    forms: planeOf(),
    grain: new NoiseRows('grain', width, { scale: 0.7, left: 19 }),
    hair: hasHair ? planeOf() : undefined,
    cut: hasHair ? planeOf() : undefined,
    layers: [
      { from: 0.04, full: 1, dx: 0.031, dy: 0.12 },
      { from: 0.4, full: 0.9, dx: -0.11, dy: 0.06 },
    ],
    relief: 5,
    edge: 0.3,
    crossed: 0.7,
    softened: (y) => (y > height / 2 ? 0.8 : 0),
    fade: hasHair ? 0 : 0.2,
  }
}

for (const [width, height] of [
  [64, 9],
  [37, 12],
  [3, 5],
] as const) {
  test(`a plate is cut as the readable reference cuts it: ${width} × ${height}`, () => {
    for (const hasHair of [false, true]) {
      const how = plateOf(width, height, hasHair)
      const photoOf = () => ({ width, height, r: planeOf(), g: planeOf(), b: planeOf() })
      const planeOf = () => new Float32Array(width * height)
      const [made, asked] = [photoOf(), photoOf()]
      cutPlate(made, how)
      reference.cutPlate(asked, how)
      for (const name of ['r', 'g', 'b'] as const) {
        for (const [at, value] of asked[name].entries()) assert.ok(Math.abs(made[name][at]! - value) < 1e-4)
      }
    }
  })
}
