import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HangingHair } from './hung-down.ts'

const [width, height] = [40, 60]
const FACE = { x: 10, y: 10, width: 20, height: 30, score: 1 }
const BROWN = [0.1, 0.06, 0.04] as const
const BLUE = [0.04, 0.08, 0.14] as const

/** Hair that is lit more with each row until it ends on a jumper; the face is not asked for. */
function hung(ends: number) {
  const [r, g, b] = [0, 1, 2].map((channel) =>
    Float32Array.from({ length: width * height }, (_, at) => {
      const row = Math.floor(at / width)
      return row < ends ? BROWN[channel]! * (1 + row / 20) : BLUE[channel]!
    }),
  ) as [Float32Array, Float32Array, Float32Array]
  return new HangingHair({ width, height, r, g, b }, FACE)
}

test('hair goes on down in its hue, however it is lit, and ends where clothes begin', () => {
  const hanging = hung(45)
  const whole = new Float32Array(width * height)
  whole.fill(1, 0, 12 * width)
  for (let row = 0; row < height; row++) {
    for (let x = 0; x < 4; x++) {
      const at = row * width + x
      whole[at] = Math.max(whole[at]!, hanging.at(x, at))
    }
    hanging.goOn(whole, row)
  }
  assert.ok(whole[30 * width + 2]! > 0.9, String(whole[30 * width + 2]))
  assert.ok(whole[44 * width + 2]! > 0.9, String(whole[44 * width + 2]))
  assert.ok(whole[50 * width + 2]! < 0.1, String(whole[50 * width + 2]))
})

test('where there is none above, none hangs', () => {
  const hanging = hung(45)
  assert.equal(hanging.reaches(3), false)
  assert.equal(hanging.at(3, 20 * width + 3), 0)
})
