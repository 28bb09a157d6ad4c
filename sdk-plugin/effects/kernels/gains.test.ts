import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom } from '../random.ts'
import { cropped } from './crop.ts'
import { multiplyGains } from './gains.ts'
import { copyOf, scratch } from './memory.ts'
import { multiplyGains as reference } from './reference/gains.ts'

const [WIDTH, HEIGHT] = [37, 23]
const random = randomFrom(3)
const noise = (length: number) => Float32Array.from({ length }, random)

test('a part of a plane is the same in the memory of kernels and outside of it', () => {
  const values = noise(WIDTH * HEIGHT)
  for (const area of [
    { left: 3, top: 2, width: 21, height: 17 },
    { left: WIDTH - 1, top: HEIGHT - 1, width: 1, height: 1 },
    { left: 0, top: 0, width: WIDTH, height: HEIGHT },
  ]) {
    const part = cropped(values, WIDTH, area)
    scratch(() => assert.deepEqual(cropped(copyOf(values), WIDTH, area).slice(), part))
    for (const [at, value] of part.entries()) {
      const x = area.left + (at % area.width)
      assert.equal(value, values[(area.top + Math.floor(at / area.width)) * WIDTH + x])
    }
  }
})

for (const [columns, rows, scale] of [
  [6, 5, 4],
  [3, 3, 8],
  [1, 5, 4],
  [6, 1, 4],
] as const) {
  test(`gains of ${columns} × ${rows} multiply part of a picture as the readable reference does`, () => {
    const area = { left: 5, top: 4, width: scale * columns - 1, height: scale * rows - 2 }
    const wide = area.width + 9
    const size = wide * (area.height + 7)
    const mask = noise(size).map((share) => Math.max(0, share - 0.3))
    const gains = [0, 1, 2].map(() => noise(columns * rows).map((gain) => (gain < 0.4 ? 1 : 0.5 + gain)))
    const picture = { width: wide, r: noise(size), g: noise(size), b: noise(size) }
    const expected = { width: wide, r: picture.r.slice(), g: picture.g.slice(), b: picture.b.slice() }
    multiplyGains(picture, mask, area, { width: columns, height: rows, scale, gains })
    reference(expected, mask, area, { width: columns, height: rows, scale, gains })
    for (const channel of ['r', 'g', 'b'] as const) {
      for (const [at, light] of picture[channel].entries()) {
        assert.ok(Math.abs(light - expected[channel][at]!) < 1e-5, `${channel} ${at}`)
      }
    }
  })
}
