import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { loadCanvas } from '../../../text/index.ts'
import type { Print } from '../photo.ts'
import { loosenHair } from './loose-hair.ts'

before(loadCanvas)

const SIDE = 200
const FACE = { x: 65, y: 60, width: 70, height: 84, score: 1 }

/** A head before a white wall: skin, and what lies round it. */
function head(hair: number): { print: Print; mask: Float32Array } {
  const mask = new Float32Array(SIDE * SIDE)
  const light = mask.map((_, at) => {
    const away = Math.hypot((at % SIDE) - 100, Math.floor(at / SIDE) - 96)
    mask[at] = Math.min(1, Math.max(0, 60 - away))
    return away < 30 ? 0.6 : away < 60 ? hair : 1
  })
  return { print: { width: SIDE, height: SIDE, r: light, g: light.slice(), b: light.slice() }, mask }
}

test('hairs leave the edge of a head in its own colour', () => {
  const { print, mask } = head(0.05)
  const loose = loosenHair(print, mask, [FACE])
  const grown = [...loose.keys()].filter((at) => mask[at] === 0 && loose[at]! > 0.1)
  assert.ok(grown.length > 50, `${grown.length} pixels of hair`)
  assert.ok(grown.every((at) => print.r[at]! < 0.35))
  assert.ok(loose.every((share, at) => share >= mask[at]! - 1e-6))
})

test('a bald head keeps its outline', () => {
  const { print, mask } = head(0.55)
  assert.equal(loosenHair(print, mask, [FACE]), mask)
})

test('long hair in the shade of its crown is loosened too, and a crown has no tufts', () => {
  const { print, mask } = head(0.2)
  // Both sides hang in the shade, in the same hue, and down.
  for (let at = 0; at < mask.length; at++) {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)]
    const isHair = mask[at]! > 0 && Math.hypot(x - 100, y - 96) > 32
    if (isHair && y > 70) print.r[at] = print.g[at] = print.b[at] = 0.02
  }
  const loose = loosenHair(print, mask, [FACE])
  const grown = [...loose.keys()].filter((at) => mask[at] === 0 && loose[at]! > 0.1)
  assert.ok(grown.filter((at) => Math.floor(at / SIDE) > 90).length > 20)
  assert.ok(grown.every((at) => Math.hypot((at % SIDE) - 100, Math.floor(at / SIDE) - 96) < 60 + 0.09 * FACE.width))
})

test('hair that is parted is loosened too: a parting is of skin', () => {
  const { print, mask } = head(0.05)
  for (let at = 0; at < mask.length; at++) {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)]
    if (Math.abs(x - 100) < 6 && y < 80 && mask[at]! > 0) print.r[at] = print.g[at] = print.b[at] = 0.6
  }
  const loose = loosenHair(print, mask, [FACE])
  assert.ok([...loose.keys()].filter((at) => mask[at] === 0 && loose[at]! > 0.1).length > 50)
})
