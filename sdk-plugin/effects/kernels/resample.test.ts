import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom } from '../random.ts'
import { meansOf as reference } from './reference/resample.ts'
import { Bilinear, meansOf, sampleAt } from './resample.ts'

for (const [width, height] of [
  [5, 4],
  [1, 4],
  [5, 1],
] as const) {
  test(`several planes of ${width} × ${height} are read at one place as each by itself, beyond the sides too`, () => {
    const plane = Float32Array.from({ length: width * height }, (_, at) => (at * at + 3) % 11)
    const bilinear = new Bilinear({ width, height })
    for (const y of [-2, 0, 0.25, 1.5, height - 1, height + 3]) {
      for (const x of [-1, 0, 0.75, 2.5, width - 1, width + 2]) {
        bilinear.moveTo(x, y)
        assert.equal(bilinear.of(plane), sampleAt(plane, width, height, x, y), `${x}, ${y}`)
      }
    }
  })
}

test('between four pixels it is their mean', () => {
  const bilinear = new Bilinear({ width: 3, height: 2 })
  bilinear.moveTo(1.5, 0.5)
  assert.equal(bilinear.of(Float32Array.of(9, 1, 2, 9, 3, 6)), 3)
})

for (const [width, height, w, h] of [
  [48, 64, 30, 40],
  [17, 5, 4, 3],
  [6, 7, 6, 7],
  [5, 3, 9, 8],
  [1, 9, 1, 2],
] as const) {
  test(`a copy of ${w} × ${h} of ${width} × ${height} has the means that the readable reference has`, () => {
    const source = Float32Array.from({ length: width * height }, randomFrom(width))
    const expected = reference(source, { width, height }, { width: w, height: h })
    const made = meansOf(source, { width, height }, { width: w, height: h })
    for (const [at, mean] of made.entries()) assert.ok(Math.abs(mean - expected[at]!) < 1e-6, `${at}`)
  })
}
