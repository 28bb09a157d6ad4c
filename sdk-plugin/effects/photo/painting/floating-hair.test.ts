import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { loadCanvas } from '../../../text/index.ts'
import { flat } from '../../../../test/photoframe/treatments.ts'
import { floatHair } from './floating-hair.ts'

const FACE = { x: 80, y: 40, width: 80, height: 80, score: 1 }

before(loadCanvas)

/** A pale face, with dark hair or bald, in light water. */
function floated(hair: number) {
  const print = flat(240, 240, 0.6)
  const mask = new Float32Array(240 * 240)
  for (let y = 20; y < 200; y++) {
    for (let x = 66; x < 174; x++) {
      mask[y * 240 + x] = 1
      const isFace = x > 90 && x < 150 && y < 120
      for (const to of [print.r, print.g, print.b]) to[y * 240 + x] = isFace ? 0.6 : hair
    }
  }
  floatHair(print, { faces: [FACE], mask, lean: 0 }, 1)
  let dark = 0
  for (let y = 20; y < 200; y++) for (let x = 20; x < 64; x++) dark += Number(print.g[y * 240 + x]! < 0.5)
  return dark
}

test('dark hair spreads over the water beside the head', () => assert.ok(floated(0.03) > 60))

test('who has none keeps the water clear', () => assert.equal(floated(0.6), 0))
