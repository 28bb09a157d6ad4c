import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom } from '../random.ts'
import { roundBall, turnOutline } from './form.ts'
import * as reference from './reference/form.ts'

const random = randomFrom(13)

function assertNear(made: Float32Array, expected: Float32Array): void {
  for (const [at, value] of made.entries()) {
    assert.ok(Math.abs(value - expected[at]!) < 1e-5, `${at}: ${value}, not ${expected[at]}`)
  }
}

for (const [width, height, step] of [
  [37, 23, 3],
  [20, 9, 1],
  [5, 4, 6],
] as const) {
  const noise = () => Float32Array.from({ length: width * height }, random)

  test(`an outline of ${width} × ${height} turns away as the readable reference's does`, () => {
    const outlines = { near: noise(), wide: noise(), close: 1.2, far: 0.8, step }
    const made = turnOutline(outlines, { width, height })
    const expected = reference.turnOutline(outlines, { width, height })
    assertNear(made.x, expected.x)
    assertNear(made.y, expected.y)
  })

  test(`a ball on ${width} × ${height} is as round as the readable reference's`, () => {
    const form = { x: noise(), y: noise() }
    const expected = { x: form.x.slice(), y: form.y.slice() }
    const light = { plane: noise(), width, height }
    const middle = [0.4 * width, 0.45 * height] as const
    const radius = [0.47 * width, 0.38 * height] as const
    const ball = { middle, radius, round: 0.95, upright: 0.55, relief: 3.2, steep: 0.34, step }
    roundBall(form, light, ball)
    reference.roundBall(expected, light, ball)
    assertNear(form.x, expected.x)
    assertNear(form.y, expected.y)
  })
}
