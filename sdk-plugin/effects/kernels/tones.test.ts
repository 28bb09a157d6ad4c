import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom } from '../random.ts'
import * as reference from './reference/tones.ts'
import { deepenPart, lightOfBytes, rootsOf, tameColours, weighedLightness } from './tones.ts'

const random = randomFrom(83)

function coloursOf(pixels: number) {
  const planeOf = () => Float32Array.from({ length: pixels }, () => 1.3 * random() - 0.02)
  return { r: planeOf(), g: planeOf(), b: planeOf() }
}

type Colours = ReturnType<typeof coloursOf>

function assertAlike(made: Colours, asked: Colours): void {
  for (const name of ['r', 'g', 'b'] as const) {
    for (const [at, value] of asked[name].entries()) assert.ok(Math.abs(made[name][at]! - value) < 1e-5)
  }
}

for (const pixels of [2, 7, 64, 345]) {
  test(`pixels look as light as the readable reference says: ${pixels}`, () => {
    const colours = coloursOf(pixels)
    const made = weighedLightness(colours, [0.2126, 0.7152, 0.0722])
    const asked = reference.weighedLightness(colours, [0.2126, 0.7152, 0.0722])
    for (const [at, value] of asked.entries()) assert.ok(Math.abs(made[at]! - value) < 1e-5)
  })

  test(`bytes stand for the light that the readable reference finds: ${pixels}`, () => {
    const data = Uint8Array.from({ length: 3 * pixels }, () => 256 * random())
    assertAlike(lightOfBytes(data, pixels) as Colours, reference.lightOfBytes(data, pixels) as Colours)
  })

  test(`colours against a light are tamed as in the readable reference: ${pixels}`, () => {
    const made = coloursOf(pixels)
    const asked = { r: made.r.slice(), g: made.g.slice(), b: made.b.slice() }
    const mask = Float32Array.from({ length: pixels }, () => Math.max(0, random() - 0.3))
    const sources = [
      [-0.8, 0.1, 0.7],
      [0.3, -0.4, 0.1],
    ]
    const how = { mask, sources, most: 0.68, warm: 0.42, sheen: [0.8, 1, 1.3] as const }
    tameColours(made, how)
    reference.tameColours(asked, how)
    assertAlike(made, asked)
  })
}

for (const [width, height] of [
  [16, 3],
  [7, 5],
  [1, 2],
] as const) {
  test(`a part of a picture is deepened as in the readable reference: ${width} × ${height}`, () => {
    const area = { left: 3, top: 2, width, height }
    const made = coloursOf(23 * 9).r
    const asked = made.slice()
    const seen = rootsOf(made, 23, area)
    assert.deepEqual(seen, reference.rootsOf(made, 23, area))
    const around = coloursOf(width * height).r
    const inside = coloursOf(width * height).g.map((share) => Math.max(0, share - 0.4))
    deepenPart(made, 23, area, { seen, around, inside, strength: 0.9, lights: 0.3 })
    reference.deepenPart(asked, 23, area, { seen, around, inside, strength: 0.9, lights: 0.3 })
    for (const [at, value] of asked.entries()) assert.ok(Math.abs(made[at]! - value) < 1e-5)
  })
}
