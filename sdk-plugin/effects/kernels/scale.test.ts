import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom } from '../random.ts'
import { scaledLight } from './reference/scale.ts'
import { scaledBytes, tapsOf } from './scale.ts'

const PAPER = [250, 249, 246] as const

/** Noise, of which every third pixel lets the paper through. */
function pixelsOf(width: number, height: number) {
  const random = randomFrom(width * 31 + height)
  const data = Uint8Array.from({ length: width * height * 4 }, () => Math.floor(256 * random()))
  for (let at = 3; at < data.length; at += 4) if (at % 3 > 0) data[at] = 255
  return { width, height, data }
}

for (const [from, to] of [
  [[24, 18], { width: 41, height: 30 }],
  [[24, 18], { width: 24, height: 18 }],
  [[30, 40], { width: 17, height: 23 }],
  [[12, 40], { width: 30, height: 21 }],
  [[3, 2], { width: 9, height: 11 }],
  [[1, 1], { width: 5, height: 4 }],
] as const) {
  const name = `${from.join(' × ')} pixels become ${to.width} × ${to.height}`
  test(`${name} as the readable reference makes them`, () => {
    const pixels = pixelsOf(from[0] + 3, from[1] + 2)
    const scaling = { area: { left: 2, top: 1, width: from[0], height: from[1] }, ...to, paper: PAPER }
    const made = scaledBytes(pixels, scaling)
    const asked = scaledLight(pixels, scaling)
    assert.equal(made.length, asked.length)
    for (const [at, light] of asked.entries()) {
      const bounded = Math.min(255, Math.max(0, light))
      assert.ok(Math.abs(made[at]! - bounded) <= 0.502, `${at}: ${made[at]} for ${light}`)
    }
  })
}

test('a picture lies in its part of the result, paper around it', () => {
  const pixels = pixelsOf(6, 5)
  const area = { left: 0, top: 0, width: 6, height: 5 }
  const alone = scaledBytes(pixels, { area, width: 8, height: 7, paper: PAPER })
  const part = { left: 3, top: 2, width: 8, height: 7 }
  const made = scaledBytes(pixels, { area, width: 13, height: 12, part, paper: PAPER })
  for (let y = 0; y < 12; y++) {
    for (let x = 0; x < 13; x++) {
      const [inX, inY] = [x - part.left, y - part.top]
      const isInside = inX >= 0 && inX < 8 && inY >= 0 && inY < 7
      const asked = isInside ? [...alone.subarray((inY * 8 + inX) * 3, (inY * 8 + inX) * 3 + 3)] : [...PAPER]
      assert.deepEqual([...made.subarray((y * 13 + x) * 3, (y * 13 + x) * 3 + 3)], asked, `${x}, ${y}`)
    }
  }
})

test('what is even stays even up to its sides, larger or smaller', () => {
  for (const [from, to] of [
    [7, 19],
    [50, 31],
    [2, 5],
  ] as const) {
    const { weights, taps } = tapsOf(from, to)
    for (let at = 0; at < to; at++) {
      const sum = weights.subarray(at * taps, (at + 1) * taps).reduce((total, weight) => total + weight, 0)
      assert.ok(Math.abs(sum - 1) < 1e-5)
    }
  }
})

test('a ramp stays where it is: no half pixel aside', () => {
  const width = 40
  const data = Uint8Array.from({ length: width * 4 }, (_, at) => (at % 4 === 3 ? 255 : 5 * (at >> 2) + 20))
  const area = { left: 0, top: 0, width, height: 1 }
  const made = scaledBytes({ width, height: 1, data }, { area, width: 2 * width, height: 1, paper: PAPER })
  for (let x = 8; x < 2 * width - 8; x++) assert.ok(Math.abs(made[3 * x]! - (5 * (x / 2 - 0.25) + 20)) <= 0.51)
})
