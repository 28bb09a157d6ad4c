import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { loadCanvas } from '../../../text/index.ts'
import { flat } from '../../../../test/photoframe/treatments.ts'
import { drawHair } from './drawn-hair.ts'
import { flowOf } from './flow.ts'
import { strandsOf } from './strands.ts'
import { lightnessOf } from './tone.ts'

const SIDE = 240
const FACE = { x: 90, y: 70, width: 60, height: 72, score: 1 }

before(loadCanvas)

test('one dark of hair becomes locks; without a face nothing is loose', () => {
  const print = flat(SIDE, SIDE, 0.9)
  const mask = new Float32Array(SIDE * SIDE)
  for (let at = 0; at < mask.length; at++) {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)]
    if (((x - 120) / 54) ** 2 + ((y - 112) / 72) ** 2 > 1) continue
    mask[at] = 1
    const tone = x > 92 && x < 148 && y > 72 ? 0.6 : 0.08
    for (const to of [print.r, print.g, print.b]) to[at] = tone
  }
  const light = lightnessOf(print)
  const flow = flowOf(light, SIDE, SIDE, 3)
  const drawn = (faces: (typeof FACE)[]) => {
    const dark = light.map((tone) => 1 - tone)
    const how = { flow, dark, unit: SIDE / 900, strength: 0.8, seed: 1 }
    const found = faces.length > 0 ? strandsOf(print, mask, faces, 1) : undefined
    const strands = drawHair(print, { mask, faces, coverage: 0.2 }, { ...how, strands: found })
    const row = dark.slice(110 * SIDE + 70, 110 * SIDE + 90)
    return { strands, spread: Math.max(...row) - Math.min(...row) }
  }
  const { strands, spread } = drawn([FACE])
  assert.ok(strands && strands.some((share) => share > 0.3))
  assert.ok(spread > 0.05, `${spread}`)
  assert.equal(drawn([]).strands, undefined)
})
