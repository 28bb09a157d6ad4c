import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { loadCanvas } from '../../../text/index.ts'
import { flat } from '../../../../test/photoframe/treatments.ts'
import { scratch } from '../../kernels/memory.ts'
import { paintHair } from './painted-hair.ts'

const SIDE = 480
const FACE = { x: 180, y: 140, width: 120, height: 144, score: 1 }

before(loadCanvas)

test('dark hair gets locks, and strands that the mask has as well; skin stays', () => {
  scratch(() => {
    const print = flat(SIDE, SIDE, 0.9)
    const mask = new Float32Array(SIDE * SIDE)
    for (let at = 0; at < mask.length; at++) {
      const [x, y] = [at % SIDE, Math.floor(at / SIDE)]
      if (((x - 240) / 108) ** 2 + ((y - 224) / 144) ** 2 > 1) continue
      mask[at] = 1
      const tone = x > 184 && x < 296 && y > 144 ? 0.6 : 0.08
      for (const to of [print.r, print.g, print.b]) to[at] = tone
    }
    const covered = () => mask.reduce((sum, share) => sum + share, 0)
    const before = covered()
    paintHair(print, { mask, faces: [FACE], coverage: 0.2 }, { seed: 1 })
    const row = print.g.slice(220 * SIDE + 140, 220 * SIDE + 180)
    assert.ok(Math.max(...row) > 1.15 * Math.min(...row))
    assert.ok(covered() > before)
    assert.ok(Math.abs(print.g[220 * SIDE + 240]! - 0.6) < 0.02)
  })
})
