import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { loadCanvas } from '../../../text/index.ts'
import { flat } from '../../../../test/photoframe/treatments.ts'
import type { Print } from '../photo.ts'
import { dress } from './attire.ts'
import { GARMENTS } from './garments.ts'
import { crown } from './headwear.ts'

const SIDE = 200
const FACE = { x: 70, y: 40, width: 60, height: 60, score: 1 }
const CLOTH = { main: '#ff0000', trim: '#00ff00' }

before(loadCanvas)

/** Somebody in grey with dark hair over the forehead and down to the left shoulder; the right fifth is not of them. */
function person(): { print: Print; mask: Float32Array } {
  const print = flat(SIDE, SIDE, 0.3)
  const mask = Float32Array.from({ length: SIDE * SIDE }, (_, at) => Number(at % SIDE < 160 && at >= 20 * SIDE))
  for (let at = 20 * SIDE; at < SIDE * SIDE; at++) {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)]
    if (y < 45 || (x > 60 && x < 72 && y < 150)) print.r[at] = print.g[at] = print.b[at] = 0.01
  }
  return { print, mask }
}

const pixel = ({ r, b }: Print, x: number, y: number) => r[y * SIDE + x]! - b[y * SIDE + x]!

describe('dress', () => {
  test('covers the body below the chin, not the face and nothing beside the person', () => {
    const { print, mask } = person()
    dress(print, mask, [FACE], 'gown', CLOTH)
    const hip = 180 * SIDE + 130
    assert.ok(Math.max(print.r[hip]!, print.g[hip]!) - print.b[hip]! > 0.04)
    // Its neck is open half a face below the chin.
    assert.equal(pixel(print, 100, 120), 0)
    assert.equal(pixel(print, 100, 80), 0)
    assert.equal(pixel(print, 190, 180), 0)
  })

  test('lets hair fall over it', () => {
    const { print, mask } = person()
    dress(print, mask, [FACE], 'jersey', CLOTH)
    assert.ok(pixel(print, 66, 126) < 0.1)
    assert.ok(pixel(print, 134, 126) > 0.2)
  })

  test('ends halfway to whoever stands beside', () => {
    const [alone, both] = [person(), person()]
    const beside = { x: 120, y: 120, width: 40, height: 40, score: 1 }
    dress(alone.print, alone.mask, [FACE], 'jersey', CLOTH)
    dress(both.print, both.mask, [FACE, beside], 'jersey', CLOTH)
    // On the other's brow, and on this one's own chest.
    assert.ok(pixel(alone.print, 140, 136) > 0.2)
    assert.ok(pixel(both.print, 140, 136) < 0.01)
    assert.equal(pixel(both.print, 90, 190), pixel(alone.print, 90, 190))
  })

  for (const garment of GARMENTS) {
    test(`${garment} changes something, and gives light that is finite`, () => {
      const { print, mask } = person()
      dress(print, mask, [FACE], garment, CLOTH)
      assert.ok(print.r.some((value, at) => Math.abs(value - print.g[at]!) > 0.01 || value < 0.005))
      assert.ok(print.r.every((value) => Number.isFinite(value) && value >= 0))
    })
  }
})

describe('crown', () => {
  test('stands out beyond the hair, and the mask says so', () => {
    const { print, mask } = person()
    const more = crown(print, mask, [FACE])
    let above = 0
    for (let y = 0; y < 18; y++) for (let x = 70; x < 130; x++) above += more[y * SIDE + x]! - mask[y * SIDE + x]!
    assert.ok(above > 20)
    assert.ok(more.every((share, at) => share >= mask[at]!))
  })
})
