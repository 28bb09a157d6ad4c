import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom } from '../random.ts'
import { layStroke } from './reference/stroke.ts'
import { type Canvas, withBrush } from './stroke.ts'

const random = randomFrom(7)
const NAMES = ['r', 'g', 'b', 'relief'] as const

function canvasOf(width: number, height: number): Canvas {
  const planeOf = () => Float32Array.from({ length: width * height }, random)
  return { width, height, r: planeOf(), g: planeOf(), b: planeOf(), relief: planeOf() }
}

for (const [width, height] of [
  [83, 61],
  [3, 50],
] as const) {
  test(`strokes lie as the readable reference lays them, and end at the sides: ${width} × ${height}`, () => {
    const made = canvasOf(width, height)
    const asked = canvasOf(width, height)
    for (const name of NAMES) asked[name].set(made[name])
    const before = made.r.slice()
    const strokes = Array.from({ length: 40 }, (_, at) => ({
      x: random() * (width + 20) - 10,
      y: random() * (height + 20) - 10,
      angle: at < 8 ? (at * Math.PI) / 4 : random() * 7 - 3.5,
      length: 3 + 40 * random(),
      half: 1 + 9 * random(),
      tone: [random(), random(), random()],
      seed: random() * 496,
      load: random(),
    }))
    withBrush(made, (lay) => strokes.forEach(lay))
    for (const stroke of strokes) layStroke(asked, stroke)
    for (const name of NAMES) {
      // Between two bristles the last bits may tell for one or the other.
      const unlike = made[name].filter((value, at) => Math.abs(value - asked[name][at]!) > 1e-4)
      assert.ok(unlike.length < 0.002 * made.r.length, `${name}: ${unlike.length} pixels differ`)
    }
    const changed = made.r.filter((value, at) => value !== before[at]).length
    assert.ok(changed > made.r.length / 3, `${changed} pixels were painted`)
  })
}
