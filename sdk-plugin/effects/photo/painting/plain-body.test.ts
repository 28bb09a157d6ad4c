import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { plainBody } from './plain-body.ts'

/** A head on shoulders that the photo's foot and sides cut: blue cloth before a green ground. */
function bust(width: number, height: number) {
  const size = width * height
  const print = { width, height, r: new Float32Array(size), g: new Float32Array(size), b: new Float32Array(size) }
  const mask = new Float32Array(size)
  const face = { x: 0.3 * width, y: 0.15 * height, width: 0.4 * width, height: 0.4 * height, score: 1 }
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const isHead = Math.hypot((x / width - 0.5) / 0.22, (y / height - 0.35) / 0.25) < 1
      const isBody = y > (0.7 + 0.5 * Math.abs(x / width - 0.5)) * height
      mask[at] = isHead || isBody ? 1 : 0
      print.g[at] = mask[at] === 1 ? 0.05 : 0.6
      print.b[at] = mask[at] === 1 ? 0.5 : 0.05
    }
  }
  return { print, subject: { mask, faces: [face] } }
}

test('who was cut at the breast goes on to the foot of the picture, in cloth of the same colour', () => {
  const { print, subject } = bust(300, 360)
  const { faces, mask } = plainBody(print, subject, { x: 0.5, chin: 0.5, tall: 0.26 })
  const [face] = faces
  assert.ok(face)
  assert.ok(Math.abs(face.height - 0.26 * 360) < 1)
  assert.ok(Math.abs(face.x + face.width / 2 - 150) < 1)
  for (const x of [110, 150, 190]) {
    const at = 345 * 300 + x
    assert.ok(mask[at]! > 0.99)
    assert.ok(print.b[at]! > 4 * print.g[at]!, `ground in the cloth at ${x}`)
  }
})

test('nothing stands beside the head or above the shoulders that was not there', () => {
  const { print, subject } = bust(300, 360)
  const { mask } = plainBody(print, subject, { x: 0.5, chin: 0.5, tall: 0.26 })
  for (const [x, y] of [
    [4, 4],
    [295, 4],
    [20, 120],
    [280, 120],
    [4, 200],
  ] as const) {
    assert.equal(mask[y * 300 + x], 0)
  }
})
