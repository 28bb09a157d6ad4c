import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { loadCanvas } from '../../../text/index.ts'
import { flat } from '../../../../test/photoframe/treatments.ts'
import { brushedHair } from './brushed-hair.ts'
import { strandsOf } from './strands.ts'

const SIDE = 240
const FACE = { x: 90, y: 70, width: 60, height: 72, score: 1 }

before(loadCanvas)

/** A head with hair of one light, or without, before a light wall. */
function head(hair: number) {
  const print = flat(SIDE, SIDE, 0.9)
  const mask = new Float32Array(SIDE * SIDE)
  for (let y = 40; y < 190; y++) {
    for (let x = 66; x < 174; x++) {
      const at = y * SIDE + x
      if (((x - 120) / 54) ** 2 + ((y - 112) / 72) ** 2 > 1) continue
      mask[at] = 1
      const isFace = x > 92 && x < 148 && y > 72 && y < 150
      for (const to of [print.r, print.g, print.b]) to[at] = isFace ? 0.6 : hair
    }
  }
  return { print, mask, faces: [FACE], coverage: 0.2 }
}

test('locks leave the outline of dark hair, in its colour', () => {
  const { print, mask, faces } = head(0.06)
  const strands = strandsOf(print, mask, faces, 1)
  assert.ok(strands)
  const outside = strands.laid.reduce((sum, share, at) => sum + (mask[at] === 0 ? share : 0), 0)
  assert.ok(outside > 5, `${outside}`)
  assert.ok(strands.colour.every((light) => Math.abs(light - 0.06) < 0.01))
})

test('who has no hair has no locks', () => {
  const { print, mask, faces } = head(0.6)
  assert.equal(strandsOf(print, mask, faces, 1), undefined)
})

test('a brush parts dark hair, and keeps off the face', () => {
  const subject = head(0.08)
  const paint = brushedHair(subject.print, subject, { colour: [0.08, 0.08, 0.08], seed: 1 })
  const spread = (left: number, top: number, right: number, foot: number) => {
    const part = paint.filter((_, at) => {
      const [x, y] = [at % SIDE, Math.floor(at / SIDE)]
      return x >= left && x < right && y >= top && y < foot
    })
    return Math.max(...part) - Math.min(...part)
  }
  assert.ok(spread(70, 90, 90, 140) > 0.2)
  assert.ok(spread(110, 95, 130, 125) < 0.02)
})
