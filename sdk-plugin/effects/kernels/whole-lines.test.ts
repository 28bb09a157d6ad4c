import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom } from '../random.ts'
import * as reference from './reference/whole-lines.ts'
import { meansAlongForms } from './whole-lines.ts'

const random = randomFrom(103)

for (const [width, height] of [
  [64, 49],
  [37, 12],
  [3, 5],
] as const) {
  test(`lines are joined as the readable reference joins them: ${width} × ${height}`, () => {
    const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)]
    const angles = Float32Array.from({ length: w * h }, (_, at) => at / 40)
    const flow = { width: w, height: h, x: angles.map(Math.cos), y: angles.map(Math.sin) }
    const where = Float32Array.from({ length: width * height }, () => Math.max(0, random() - 0.3))
    // Dashes in one corner, so that much of the picture has no line.
    const made = where.map((_, at) => (at % width < 20 && at < 12 * width && random() < 0.2 ? random() : 0))
    const asked = made.slice()
    const joining = { width, height, flow, where, steps: 7, step: 1.6 }
    meansAlongForms(made, joining)
    reference.meansAlongForms(asked, joining)
    // A step may end on the other side of a pixel's border.
    const off = asked.filter((value, at) => Math.abs(made[at]! - value) > 1e-4)
    assert.ok(off.length <= asked.length / 200, `${off.length} differ`)
  })
}
