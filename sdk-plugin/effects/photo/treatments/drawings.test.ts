import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { describeTreatment, flat, halved, mean, portrait, redrawn } from '../../../../test/photoframe/treatments.ts'
import type { Print } from '../photo.ts'

/** Mean of the middle rows between two shares of the width. */
function across(print: Print, left: number, right: number): number {
  return mean(print, [left, 0.3, right, 0.7])
}

for (const kind of ['pencil', 'chalk', 'ink', 'watercolour', 'oil'] as const) {
  describe(kind, () => {
    test('draws the dark darker than the light', () => {
      const print = redrawn(halved(160, 120), kind)
      assert.ok(across(print, 0.6, 0.8) < 0.5 * across(print, 0.2, 0.4))
    })

    describeTreatment(kind)
  })
}

describe('what is white stays paper', () => {
  for (const kind of ['pencil', 'ink', 'watercolour'] as const) {
    test(kind, () => assert.ok(across(redrawn(flat(160, 120, 1), kind), 0.3, 0.7) > 0.7))
  }
})

test('an edge gets a line in pencil', () => {
  const print = redrawn(halved(200, 120), 'pencil', { unfinished: 0 })
  assert.ok(across(print, 0.495, 0.51) < across(print, 0.2, 0.45) * 0.5)
})

test('chalk is red where the photo is warm', () => {
  const print = flat(160, 120, 0.2)
  print.b.fill(0.02)
  print.g.fill(0.06)
  redrawn(print, 'chalk', { unfinished: 0 })
  const at = 60 * 160 + 80
  assert.ok(print.r[at]! > 2 * print.b[at]!)
})

test('watercolour splashes leave the sides white and keep the middle', () => {
  const print = redrawn(flat(300, 300, 0.1), 'watercolour', { splash: 1 })
  assert.ok(print.g[3 * 300 + 3]! > 0.7)
  assert.ok(print.g[150 * 300 + 150]! < 0.4)
})

test('oil leaves the canvas bare at the sides and covers the middle', () => {
  const print = redrawn(flat(300, 300, 0.8), 'oil', { canvas: [0.02, 0.02, 0.02], bare: 0.2 })
  assert.ok(print.g[2 * 300 + 2]! < 0.5)
  assert.ok(print.g[150 * 300 + 150]! > 0.6)
})

test('oil works on faces with small brushes, if asked to', async () => {
  const painted = async (likeness: number) => redrawn(await portrait(), 'oil', { likeness })
  const [broad, near] = [await painted(0), await painted(1)]
  // How far lights and darks of the eye are from each other.
  const eye = ({ g }: Print) => {
    const rows = Array.from({ length: 30 }, (_, y) => g.subarray((172 + y) * 400 + 130, (172 + y) * 400 + 180))
    const tones = rows.flatMap((row) => [...row]).toSorted((one, other) => one - other)
    return tones.at(-40)! - tones[40]!
  }
  assert.ok(eye(near) > 1.03 * eye(broad), `${eye(near)} and ${eye(broad)}`)
})

test('a photo taken in the dark is drawn too', () => {
  for (const kind of ['pencil', 'ink', 'watercolour', 'oil'] as const) {
    const print = halved(160, 120)
    for (const plane of [print.r, print.g, print.b]) plane.forEach((value, at) => (plane[at] = value * 0.012))
    redrawn(print, kind)
    assert.ok(across(print, 0.2, 0.4) > 2 * across(print, 0.6, 0.8), kind)
  }
})
