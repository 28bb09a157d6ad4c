import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom } from '../random.ts'
import { gradePhoto, lightPhoto, type Photo } from './graded.ts'
import { Arena, within } from './memory.ts'
import { NoiseRows } from './noise-rows.ts'
import * as reference from './reference/graded.ts'

const random = randomFrom(11)

/** Some pixels are darker than black, as a sharpened photo has them. */
function photoOf(width: number, height: number): Photo {
  const planeOf = () => Float32Array.from({ length: width * height }, () => 1.4 * random() - 0.02)
  return { width, height, r: planeOf(), g: planeOf(), b: planeOf() }
}

function copyOf({ width, height, r, g, b }: Photo): Photo {
  return { width, height, r: r.slice(), g: g.slice(), b: b.slice() }
}

function assertAlike(made: Photo, asked: Photo): void {
  for (const name of ['r', 'g', 'b'] as const) {
    for (const [at, value] of asked[name].entries()) {
      const off = Math.abs(made[name][at]! - value)
      assert.ok(off < 1e-4 * Math.max(1, value), `${name} ${at}: ${made[name][at]} for ${value}`)
    }
  }
}

const SIDES = [
  [64, 9],
  [37, 12],
  [3, 5],
] as const

for (const [width, height] of SIDES) {
  test(`colours are graded as the readable reference grades them: ${width} × ${height}`, () => {
    const how = {
      darks: [0.8, 0.9, 1.2],
      lights: [1.1, 1, 0.7],
      contrast: 0.4,
      saturation: 1.3,
      exposure: 1.2,
      corners: 0.6,
      grain: 0.5,
    } as const
    const specks = () => new NoiseRows('grain', width, { scale: 1.7, left: 40 })
    const made = photoOf(width, height)
    for (const plane of [made.r, made.g, made.b]) plane.forEach((value, at) => (plane[at] = Math.abs(value)))
    const asked = copyOf(made)
    gradePhoto(made, how, specks())
    reference.gradePhoto(asked, how, specks())
    assertAlike(made, asked)
  })

  test(`a lamp lights a photo as the readable reference does, between leaves too: ${width} × ${height}`, () => {
    for (const sun of [undefined, Float32Array.from({ length: width * height }, random)]) {
      const along = (length: number) => Float32Array.from({ length }, random)
      const lamp = { across: along(width), down: along(height), rest: 0.4, gain: 1.3, sun, leaves: 0.7 }
      const made = photoOf(width, height)
      const asked = copyOf(made)
      lightPhoto(made, { ...lamp, light: [1, 0.9, 0.8] })
      reference.lightPhoto(asked, { ...lamp, light: [1, 0.9, 0.8] })
      assertAlike(made, asked)
    }
  })
}

test('a darker than black pixel is graded to black, and rows end where the photo ends', () => {
  const arena = new Arena()
  within(arena, () => {
    const [r, g, b] = [arena.floats(16), arena.floats(16), arena.floats(16)]
    for (const plane of [r, g, b]) plane.fill(0.5).fill(-0.1, 0, 5)
    const how = { contrast: 0.2, saturation: 1, exposure: 1, corners: 0, grain: 0 }
    const tints = { darks: [2, 2, 2], lights: [2, 2, 2] } as const
    gradePhoto({ width: 5, height: 1, r, g, b }, { ...how, ...tints }, new NoiseRows('grain', 5, { scale: 1 }))
    assert.deepEqual([...r.subarray(0, 6)], [0, 0, 0, 0, 0, 0.5])
  })
  arena.free()
})
