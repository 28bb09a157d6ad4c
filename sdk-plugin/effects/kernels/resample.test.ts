import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Bilinear, sampleAt } from './resample.ts'

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
