import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Frame } from '../frame.ts'
import { type Quad, quadAround } from '../photo/quad.ts'
import type { Print } from '../photo/photo.ts'
import { randomFrom } from '../random.ts'
import { layQuad } from './place.ts'
import { layQuad as reference } from './reference/place.ts'

const random = randomFrom(11)
const noise = (length: number) => Float32Array.from({ length }, () => random())

function picture(width: number, height: number): Frame & Print {
  const pixels = width * height
  return { width, height, r: noise(pixels), g: noise(pixels), b: noise(pixels) }
}

const QUADS: Record<string, Quad> = {
  'upright, between pixels': quadAround(30.3, 20.7, 33.1, 18.4, 0),
  'turned': quadAround(31, 22, 40, 25, 33),
  'in perspective': [
    [8.2, 5.1],
    [50.7, 12.4],
    [44.9, 36.8],
    [12.5, 40.2],
  ],
  'beyond all sides': quadAround(30, 22, 120, 90, 7),
  'half outside': quadAround(62, 3, 40, 25, -12),
  'outside': quadAround(-90, -90, 40, 25, 10),
  'thinner than a pixel': quadAround(30, 22, 40, 0.4, 5),
}
const PRINTS: Record<string, Print> = {
  'a print': picture(37, 29),
  'one with holes': { ...picture(37, 29), share: noise(37 * 29) },
  'one of a column': picture(1, 9),
  'one of a row': picture(9, 1),
}

describe('a print is laid as its readable reference lays it', () => {
  for (const [where, quad] of Object.entries(QUADS)) {
    test(where, () => {
      for (const [what, print] of Object.entries(PRINTS)) {
        for (const blend of ['over', 'ink', 'light'] as const) {
          for (const soft of [1, 4.5]) {
            const made = picture(61, 43)
            const asked = { ...made, r: made.r.slice(), g: made.g.slice(), b: made.b.slice() }
            const before = made.r.slice()
            layQuad(made, print, quad, { blend, gain: 1.2, opacity: 0.9, soft })
            reference(asked, print, quad, { blend, gain: 1.2, opacity: 0.9, soft })
            for (const plane of ['r', 'g', 'b'] as const)
              assertSame(made[plane], asked[plane], `${what}, ${blend}, soft ${soft}: ${plane}`)
            assert.equal(
              where === 'outside',
              before.every((value, at) => value === made.r[at]),
            )
          }
        }
      }
    })
  }
})

/** To what a float of 32 bits holds. */
function assertSame(made: Float32Array, asked: Float32Array, what: string): void {
  const at = made.findIndex((value, index) => !(Math.abs(value - asked[index]!) <= 2e-6))
  assert.equal(at, -1, `${what}: ${made[at]} in place of ${asked[at]} at ${at}`)
}
