import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { loadCanvas } from '../../../text/index.ts'
import { describeTreatment, flat, halved, mean, redrawn } from '../../../../test/photoframe/treatments.ts'

before(loadCanvas)

for (const kind of ['embroidery', 'bricks', 'screenPrint', 'fresco', 'gilded', 'oldMaster', 'stream'] as const) {
  describe(kind, () => {
    test('the dark is darker than the light', () => {
      const print = redrawn(halved(200, 150), kind)
      assert.ok(mean(print, [0.6, 0.3, 0.8, 0.7]) < 0.5 * mean(print, [0.2, 0.3, 0.4, 0.7]))
    })

    describeTreatment(kind)
  })
}

test('what is not sewn is left out for the cloth, and thread throws a shadow on it', () => {
  const { share } = redrawn(flat(200, 200, 0.5), 'embroidery', { margin: 0.2 })
  assert.equal(share![2 * 200 + 2], 0)
  assert.equal(share![100 * 200 + 100], 1)
  // Folds of the cloth run out there too, on all sides.
  const along = (x: number) =>
    Array.from({ length: 80 }, (_, y) => share![(60 + y) * 200 + x]! / 80).reduce((a, b) => a + b)
  const [right, left] = [along(162), along(37)]
  assert.ok(right > left && right < 1)
})

test('a caricature enlarges what the photo is about and leaves its sides', () => {
  const print = flat(300, 300, 0.7)
  for (let y = 120; y < 180; y++) print.g.fill(0.05, y * 300 + 120, y * 300 + 180)
  const dark = ({ g }: { g: Float32Array }) => g.filter((value) => value < 0.3).length
  const before = dark(print)
  redrawn(print, 'caricature')
  assert.ok(dark(print) > 1.3 * before)
  assert.ok(print.g.subarray(0, 3000).every((value) => Math.abs(value - 0.7) < 1e-5))
})

for (const [width, height] of [
  [1, 1],
  [3, 90],
] as const) {
  test(`a caricature takes ${width} × ${height}`, () => {
    assert.ok(redrawn(flat(width, height, 0.3), 'caricature').r.every((value) => Math.abs(value - 0.3) < 1e-5))
  })

  test(`carving takes ${width} × ${height}`, () => {
    assert.ok(redrawn(flat(width, height, 0.3), 'carved').r.every((value) => value >= 0))
  })
}

test('a statue stands in the middle, lit from the left, and what is dark in the face is deep', () => {
  const print = halved(200, 250)
  const { share } = redrawn(print, 'carved')
  assert.equal(share![90 * 200 + 100], 1)
  assert.equal(share![10 * 200 + 10], 0)
  assert.ok(mean(print, [0.55, 0.35, 0.62, 0.45]) < 0.9 * mean(print, [0.38, 0.35, 0.45, 0.45]))
})
