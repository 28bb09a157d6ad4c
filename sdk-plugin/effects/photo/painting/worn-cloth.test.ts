import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flat } from '../../../../test/photoframe/treatments.ts'
import { bareNeck, wornCloth } from './worn-cloth.ts'

const SIDE = 200
const FACE = { x: 70, y: 40, width: 60, height: 60, score: 1 }

/** Skin above, a collar up to the jaw in the shade of a head, the same cloth in the light below. */
function dressed(cloth: readonly [number, number, number]) {
  const print = flat(SIDE, SIDE, 0)
  for (let y = 0; y < SIDE; y++) {
    const shade = y < 110 ? 0.3 : 1
    for (let at = y * SIDE; at < (y + 1) * SIDE; at++) {
      const isSkin = y < 92
      print.r[at] = isSkin ? 0.5 : cloth[0] * shade
      print.g[at] = isSkin ? 0.3 : cloth[1] * shade
      print.b[at] = isSkin ? 0.2 : cloth[2] * shade
    }
  }
  return { print, mask: new Float32Array(SIDE * SIDE).fill(1) }
}

test('cloth is known by its hue in light and shade, and a neck is bare where it reached up', () => {
  const { print, mask } = dressed([0.1, 0.2, 0.4])
  const worn = wornCloth(print, mask, FACE)
  assert.ok(worn)
  const at = (x: number, y: number) => y * SIDE + x
  assert.ok(worn.share[at(100, 98)]! > 0.9 && worn.share[at(60, 140)]! > 0.9 && worn.share[at(100, 84)]! < 0.1)
  bareNeck(print, mask, FACE, worn)
  assert.ok(print.r[at(100, 98)]! > 1.4 * print.b[at(100, 98)]!)
  assert.ok(Math.abs(print.b[at(40, 140)]! - 0.4) < 1e-6)
})

test('cloth of the hue of skin is not told from it', () => {
  const { print, mask } = dressed([0.25, 0.15, 0.1])
  assert.equal(wornCloth(print, mask, FACE), undefined)
})
