import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Rgb } from '../colour.ts'
import { randomFrom } from '../random.ts'
import { type Poster, printFlat } from './litho.ts'
import { NoiseRows } from './noise-rows.ts'
import * as reference from './reference/litho.ts'

const random = randomFrom(5)

const INKS: readonly Rgb[] = [
  [0.03, 0.03, 0.05],
  [0.3, 0.1, 0.06],
  [0.75, 0.42, 0.2],
  [0.93, 0.87, 0.74],
]

function posterOf(width: number, height: number, inks: readonly Rgb[], isWhole: boolean): Poster {
  const planeOf = (most = 1) => Float32Array.from({ length: width * height }, () => most * random())
  const rows = (name: 'grain' | 'clouds') => new NoiseRows(name, width, { scale: 1.3, left: 7 })
  return {
    inks,
    tones: planeOf(1.2),
    lines: planeOf(),
    grains: rows('grain'),
    clouds: rows('clouds'),
    lips: isWhole ? planeOf() : undefined,
    lipTone: 0.5,
    block: isWhole ? { hair: planeOf(), lights: planeOf(), outline: planeOf() } : undefined,
    darkHair: 0.06,
    litHair: 0.42,
    hues: isWhole ? [planeOf(2), planeOf(2), planeOf(2)] : undefined,
    colours: 0.6,
    lighter: -0.08,
    grain: 0.5,
    rough: 0.14,
    contour: 0.8,
  }
}

for (const [width, height] of [
  [64, 9],
  [37, 12],
  [3, 5],
] as const) {
  test(`a poster is printed as the readable reference prints it: ${width} × ${height}`, () => {
    for (const inks of [INKS, INKS.slice(2)]) {
      for (const isWhole of [false, true]) {
        const how = posterOf(width, height, inks, isWhole)
        const photoOf = () => {
          const [r, g, b] = [0, 1, 2].map(() => new Float32Array(width * height)) as [
            Float32Array,
            Float32Array,
            Float32Array,
          ]
          return { width, height, r, g, b }
        }
        const [made, asked] = [photoOf(), photoOf()]
        printFlat(made, how)
        reference.printFlat(asked, how)
        for (const name of ['r', 'g', 'b'] as const) {
          for (const [at, value] of asked[name].entries()) assert.ok(Math.abs(made[name][at]! - value) < 1e-4)
        }
      }
    }
  })
}
