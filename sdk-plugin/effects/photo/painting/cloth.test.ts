import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { flat } from '../../../../test/photoframe/treatments.ts'
import { clothOf } from './cloth.ts'

const SIDE = 200
const FACE = { x: 70, y: 40, width: 60, height: 60, score: 1 }

/** Bare skin down to below the neck, then a blue shirt; nobody is at the right. */
function person() {
  const print = flat(SIDE, SIDE, 0.3)
  const mask = Float32Array.from({ length: SIDE * SIDE }, (_, at) => Number(at % SIDE < 160 && at >= 20 * SIDE))
  for (let at = 0; at < SIDE * SIDE; at++) {
    const isShirt = at > 125 * SIDE || (at > 112 * SIDE && Math.abs((at % SIDE) - 100) > 40)
    print.r[at] = isShirt ? 0.05 : 0.5
    print.b[at] = isShirt ? 0.6 : 0.2
  }
  return { print, mask }
}

const at = (x: number, y: number) => y * SIDE + x

describe('clothOf', () => {
  test('is what is worn, not the face, the neck, or what is beside the person', () => {
    const { print, mask } = person()
    const cloth = clothOf(print, mask, [FACE])
    assert.ok(cloth[at(100, 170)]! > 0.9)
    assert.ok(cloth[at(50, 120)]! > 0.9)
    assert.ok(cloth[at(100, 110)]! < 0.1)
    assert.equal(cloth[at(100, 70)], 0)
    assert.ok(cloth[at(190, 170)]! < 0.1)
  })

  test('is nothing where nobody is', () => {
    const { print, mask } = person()
    assert.ok(clothOf(print, mask, []).every((share) => share === 0))
  })
})
