import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom } from '../random.ts'
import { followEdge } from './followed-edge.ts'
import { followEdge as reference } from './reference/followed-edge.ts'

/** Of a print, and of the copy on which its edge was fitted. */
const SIZES = [
  [33, 21, 13, 9],
  [64, 40, 32, 20],
  [7, 5, 7, 5],
  [9, 12, 1, 4],
  [12, 6, 5, 1],
] as const

for (const [width, height, w, h] of SIZES) {
  for (const room of [0.3, 1]) {
    test(`an edge of ${w} × ${h} is followed on ${width} × ${height} as by the readable reference, room ${room}`, () => {
      const random = randomFrom(width)
      const noise = (length: number, most = 1) => Float32Array.from({ length }, () => most * random())
      // Some rows lie outside, some places inside.
      const sure = noise(w * h, 1.6).map((share, at) => (at < 2 * w ? 0 : share > 1 ? 1 : 0.4 * share))
      const maybe = sure.map((share, at) => (at < 2 * w ? 0 : Math.min(1, share + random())))
      const picture = { width, height, r: noise(width * height), g: noise(width * height), b: noise(width * height) }
      const slopes = () => noise(w * h, 0.004)
      const fit = { a: [slopes(), slopes(), slopes()] as const, b: noise(w * h, 0.2) }
      const coarse = { size: { width: w, height: h }, fit, told: noise(w * h), room, sure, maybe }
      const expected = reference(picture, coarse)
      for (const [at, share] of followEdge(picture, coarse).entries()) {
        assert.ok(Math.abs(share - expected[at]!) < 1e-5, `${at}: ${share}, not ${expected[at]}`)
      }
    })
  }
}
