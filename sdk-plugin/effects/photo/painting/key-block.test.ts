import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flat } from '../../../../test/photoframe/treatments.ts'
import { keyBlockOf } from './key-block.ts'
import { lightnessOf } from './tone.ts'

const [WIDTH, HEIGHT] = [160, 200]
const face = { x: 50, y: 60, width: 60, height: 70, score: 1 }

test('a lit side of hair is hair as well, a face is not, and a line runs around it all', () => {
  const print = flat(WIDTH, HEIGHT, 0.6)
  const mask = new Float32Array(WIDTH * HEIGHT)
  for (let y = 20; y < 150; y++) {
    for (let x = 36; x < 124; x++) {
      const at = y * WIDTH + x
      mask[at] = 1
      const isFace = ((x - 80) / 27) ** 2 + ((y - 96) / 40) ** 2 < 1
      // The right side of the crown is in the lamp's light.
      const tone = isFace ? 0.5 : x > 100 && y < 60 ? 0.4 : 0.02
      print.r[at] = print.g[at] = print.b[at] = tone
    }
  }
  const lines = new Float32Array(mask.length)
  const { hair, outline } = keyBlockOf(
    print,
    { mask, coverage: 0.3, faces: [face] },
    { light: lightnessOf(print), lines, seed: 1 },
  )
  const at = (x: number, y: number) => y * WIDTH + x
  assert.ok(hair[at(60, 40)]! > 0.8 && hair[at(110, 45)]! > 0.8)
  assert.ok(hair[at(80, 95)]! < 0.05 && hair[at(10, 40)] === 0)
  assert.ok(outline.subarray(at(30, 80), at(42, 80)).some((value) => value > 0.5))
  assert.equal(outline[at(80, 80)], 0)
})
