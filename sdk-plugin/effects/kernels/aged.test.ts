import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom } from '../random.ts'
import { agePlanes } from './aged.ts'
import * as reference from './reference/aged.ts'

const random = randomFrom(23)

for (const pixels of [4, 60, 1284]) {
  test(`paper ages as the readable reference ages it: ${pixels} pixels`, () => {
    const codes = () => Uint8Array.from({ length: pixels }, () => 256 * random())
    const years = { light: codes(), age: codes(), bare: codes() }
    const made = [0, 1, 2].map(() => Float32Array.from({ length: pixels }, () => 1.4 * random()))
    const asked = made.map((plane) => plane.slice())
    agePlanes(made, years, [-0.28, -0.48, -0.7], [0.7, 0.6, 0.5])
    reference.agePlanes(asked, years, [-0.28, -0.48, -0.7], [0.7, 0.6, 0.5])
    for (const [channel, plane] of asked.entries()) {
      for (const [at, value] of plane.entries()) assert.ok(Math.abs(made[channel]![at]! - value) < 1e-5)
    }
  })
}

test('pixels that no vector holds are refused', () => {
  const codes = new Uint8Array(6)
  const years = { light: codes, age: codes, bare: codes }
  assert.throws(() => agePlanes([new Float32Array(6)], years, [0], [0]), RangeError)
})
