import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom } from '../random.ts'
import { NoiseRows } from './noise-rows.ts'
import { showInstant, tonePhoto } from './old-prints.ts'
import * as reference from './reference/old-prints.ts'

const random = randomFrom(47)

const SIDES = [
  [64, 9],
  [37, 12],
  [3, 5],
] as const

for (const [width, height] of SIDES) {
  const planeOf = () => Float32Array.from({ length: width * height }, random)
  const rows = (name: 'grain' | 'clouds') => new NoiseRows(name, width, { scale: 1.3, left: 7 })

  function assertAlike(work: (photo: ReturnType<typeof photoOf>, isMade: boolean) => void): void {
    const made = photoOf()
    const asked = { width, height, r: made.r.slice(), g: made.g.slice(), b: made.b.slice() }
    work(made, true)
    work(asked, false)
    for (const name of ['r', 'g', 'b'] as const) {
      for (const [at, value] of asked[name].entries()) assert.ok(Math.abs(made[name][at]! - value) < 1e-4)
    }
  }
  const photoOf = () => ({ width, height, r: planeOf(), g: planeOf(), b: planeOf() })

  test(`an old photograph is toned as the readable reference tones it: ${width} × ${height}`, () => {
    const how = {
      shade: planeOf(),
      specks: rows('grain'),
      clouds: rows('clouds'),
      dark: [0.035, 0.02, 0.012],
      light: [0.86, 0.76, 0.58],
      colours: 0.3,
      faded: 0.6,
      grain: 0.4,
    } as const
    assertAlike((photo, isMade) => (isMade ? tonePhoto : reference.tonePhoto)(photo, how))
  })

  test(`instant film shows what the readable reference shows: ${width} × ${height}`, () => {
    const spread = [planeOf(), planeOf(), planeOf()]
    const how = { spread, specks: rows('grain'), floor: [0.01, 0.02, 0.03], cream: [1.02, 0.98, 0.9], pale: 0.9 }
    assertAlike((photo, isMade) => (isMade ? showInstant : reference.showInstant)(photo, how))
  })
}
