import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Print } from '../photo.ts'
import { treat, treatmentSchema } from './index.ts'

type Kind = 'pencil' | 'chalk' | 'ink' | 'watercolour' | 'oil'

function flat(width: number, height: number, light: number): Print {
  const plane = () => new Float32Array(width * height).fill(light)
  return { width, height, r: plane(), g: plane(), b: plane() }
}

/** White on the left and black on the right. */
function halved(width: number, height: number): Print {
  const print = flat(width, height, 1)
  for (let at = 0; at < width * height; at++) {
    if (at % width >= width / 2) print.r[at] = print.g[at] = print.b[at] = 0.01
  }
  return print
}

function drawn(print: Print, kind: Kind, more: object = {}, seed = 1): Print {
  treat(print, treatmentSchema.parse({ kind, ...more }), { seed })
  return print
}

function mean({ width, height, g }: Print, left: number, right: number): number {
  let [sum, count] = [0, 0]
  for (let y = Math.floor(height * 0.3); y < height * 0.7; y++) {
    for (let x = Math.floor(width * left); x < width * right; x++, count++) sum += g[y * width + x]!
  }
  return sum / count
}

for (const kind of ['pencil', 'chalk', 'ink', 'watercolour', 'oil'] as const) {
  describe(kind, () => {
    test('draws the dark darker than the light', () => {
      const print = drawn(halved(160, 120), kind)
      assert.ok(mean(print, 0.6, 0.8) < 0.5 * mean(print, 0.2, 0.4))
    })

    test('is the same for the same seed, and another for another', () => {
      const [once, again, other] = [1, 1, 2].map((seed) => drawn(halved(80, 60), kind, {}, seed))
      assert.deepEqual(once!.r, again!.r)
      assert.notDeepEqual(once!.r, other!.r)
    })

    for (const [width, height] of [
      [1, 1],
      [3, 90],
    ] as const) {
      test(`takes ${width} × ${height}`, () => {
        const { r, g, b } = drawn(flat(width, height, 0.3), kind)
        for (const plane of [r, g, b]) assert.ok(plane.every((value) => Number.isFinite(value) && value >= 0))
      })
    }
  })
}

describe('what is white stays paper', () => {
  for (const kind of ['pencil', 'ink', 'watercolour'] as const) {
    test(kind, () => assert.ok(mean(drawn(flat(160, 120, 1), kind), 0.3, 0.7) > 0.7))
  }
})

test('an edge gets a line in pencil', () => {
  const print = drawn(halved(200, 120), 'pencil', { unfinished: 0 })
  assert.ok(mean(print, 0.495, 0.51) < mean(print, 0.2, 0.45) * 0.5)
})

test('chalk is red where the photo is warm', () => {
  const print = flat(160, 120, 0.2)
  print.b.fill(0.02)
  print.g.fill(0.06)
  drawn(print, 'chalk', { unfinished: 0 })
  const at = 60 * 160 + 80
  assert.ok(print.r[at]! > 2 * print.b[at]!)
})

test('watercolour splashes leave the sides white and keep the middle', () => {
  const print = drawn(flat(300, 300, 0.1), 'watercolour', { splash: 1 })
  assert.ok(print.g[3 * 300 + 3]! > 0.7)
  assert.ok(print.g[150 * 300 + 150]! < 0.4)
})

test('oil leaves the canvas bare at the sides and covers the middle', () => {
  const print = drawn(flat(300, 300, 0.8), 'oil', { canvas: [0.02, 0.02, 0.02], bare: 0.2 })
  assert.ok(print.g[2 * 300 + 2]! < 0.5)
  assert.ok(print.g[150 * 300 + 150]! > 0.6)
})

test('a photo taken in the dark is drawn too', () => {
  for (const kind of ['pencil', 'ink', 'watercolour', 'oil'] as const) {
    const print = halved(160, 120)
    for (const plane of [print.r, print.g, print.b]) plane.forEach((value, at) => (plane[at] = value * 0.012))
    drawn(print, kind)
    assert.ok(mean(print, 0.2, 0.4) > 2 * mean(print, 0.6, 0.8), kind)
  }
})
