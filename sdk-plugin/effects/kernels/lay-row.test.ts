import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Frame } from '../frame.ts'
import type { Print } from '../photo/photo.ts'
import type { Quad } from '../photo/quad.ts'
import { randomFrom } from '../random.ts'
import { layUpright } from './lay-row.ts'
import { layQuad as reference } from './reference/place.ts'

const random = randomFrom(71)
const noise = (length: number) => Float32Array.from({ length }, () => random())

function picture(width: number, height: number): Frame & Print {
  const pixels = width * height
  return { width, height, r: noise(pixels), g: noise(pixels), b: noise(pixels) }
}

const PRINT = picture(37, 29)
const PRINTS = [PRINT, { ...PRINT, share: noise(37 * 29).map((share) => Math.max(0, share - 0.3)) }]

for (const [left, top] of [
  [3, 5],
  [-11, 20],
  [50, -6],
  [70, 3],
] as const) {
  test(`a print lies pixel on pixel as its readable reference lays it: ${left}, ${top}`, () => {
    const [right, bottom] = [left + PRINT.width, top + PRINT.height]
    const quad: Quad = [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ]
    for (const print of PRINTS) {
      for (const blend of ['over', 'ink', 'light'] as const) {
        for (const opacity of [1, 0.8]) {
          const made = picture(61, 43)
          const asked = { ...made, r: made.r.slice(), g: made.g.slice(), b: made.b.slice() }
          layUpright(made, print, [left, top], { blend, gain: 1.2, opacity })
          reference(asked, print, quad, { blend, gain: 1.2, opacity, soft: 1 })
          for (const name of ['r', 'g', 'b'] as const) {
            for (const [at, value] of asked[name].entries()) {
              // The reference takes some of the last pixel but one for the last of a row or column.
              if (at % 61 === right - 1 || Math.floor(at / 61) === bottom - 1) continue
              assert.ok(Math.abs(made[name][at]! - value) < 1e-5)
            }
          }
        }
      }
    }
  })
}
