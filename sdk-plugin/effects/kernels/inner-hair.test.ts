import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom } from '../random.ts'
import { carryHair } from './inner-hair.ts'
import { carryHair as reference } from './reference/inner-hair.ts'

const random = randomFrom(3)
const noise = (length: number, least = 0, most = 1) => {
  return Float32Array.from({ length }, () => Math.max(0, least + (most - least) * random()))
}

test('hair gets the colours of that further in as by the readable reference, and nothing else does', () => {
  for (const [width, height] of [
    [8, 9],
    [20, 33],
    [64, 21],
  ] as const) {
    const [across, down] = [width / 2, Math.ceil(height / 2)]
    const small = across * down
    const part = { left: 3, top: 2, width, height }
    const photo = { width: width + 5, r: noise(0), g: noise(0), b: noise(0) }
    const pixels = photo.width * (height + 4)
    const [r, g, b] = [noise(pixels), noise(pixels), noise(pixels)]
    const around = {
      width: across,
      height: down,
      soft: noise(small, 0.6, 1.1),
      light: noise(small, 0, 0.3),
      inner: [noise(small), noise(small), noise(small)] as const,
    }
    const asked = { part, share: noise(width * height, -0.5), around, low: noise(height - 2) }
    const [made, expected] = [0, 1].map(() => ({ ...photo, r: r.slice(), g: g.slice(), b: b.slice() }))
    carryHair({ ...asked, photo: made! })
    reference({ ...asked, photo: expected! })
    for (const which of ['r', 'g', 'b'] as const) {
      for (const [at, value] of made![which].entries()) {
        assert.ok(
          Math.abs(value - expected![which][at]!) < 1e-5,
          `${which} ${at}: ${value}, not ${expected![which][at]}`,
        )
      }
    }
    assert.notDeepEqual(made!.r, r)
  }
})
