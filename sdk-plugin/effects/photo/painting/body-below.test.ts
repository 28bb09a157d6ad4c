import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadCanvas } from '../../../text/skia.ts'
import { flat } from '../../../../test/photoframe/treatments.ts'
import { bodyBelow } from './body-below.ts'
import { headOf } from './kept-head.ts'

await loadCanvas()

const FACE = { x: 80, y: 40, width: 40, height: 46, score: 1 }

test('a small body stands below the chin, in the cloth that was worn', () => {
  const print = flat(200, 240, 0.5)
  const head = { sourceOf() {}, face: FACE, foot: 100 }
  const mask = new Float32Array(200 * 240)
  const worn = { cloth: [0.5, 0.02, 0.02], skin: [0.5, 0.3, 0.2] } as const
  const layBehind = bodyBelow(print, head, {
    mask,
    inked: new Float32Array(mask.length),
    worn,
    paper: 0.95,
    hair: [0.1, 0.05, 0.02],
  })
  const behind = (x: number, y: number, haired = 0) => {
    layBehind(y * 200 + x, x, y, 0, haired)
    return mask[y * 200 + x]!
  }
  assert.equal(behind(100, 140), 1)
  assert.ok(print.r[140 * 200 + 100]! > 4 * print.b[140 * 200 + 100]!)
  assert.equal(behind(186, 140), 0)
  assert.ok(Math.abs(print.r[140 * 200 + 186]! - 0.95) < 1e-6)
  assert.equal(behind(188, 140, 1), 1)
  assert.ok(Math.abs(print.r[140 * 200 + 188]! - 0.1) < 1e-6)
})

test('between locks on both sides of a neck the hair of the nape is seen, and no paper', () => {
  const print = flat(200, 240, 0.7)
  const mask = new Float32Array(200 * 240)
  for (let y = 20; y < 240; y++) {
    mask.fill(1, y * 200 + 70, y * 200 + 130)
    const isHair = (x: number) => y < 45 || (y < 108 && Math.abs(x - 100) > 20)
    for (let x = 70; x < 130; x++)
      if (isHair(x)) for (const part of [print.r, print.g, print.b]) part[y * 200 + x] = 0.02
  }
  const { kept, nape, shaded } = headOf(print, { mask, faces: [FACE], coverage: 1 }, 84)
  const at = 88 * 200 + 100
  assert.ok(kept[at - 24]! > 0.5 && kept[at]! < 0.5, `${kept[at - 24]}, ${kept[at]}`)
  assert.deepEqual([nape[at - 16], nape[at + 16], nape[at - 60], nape[150 * 200 + 84]], [1, 1, 0, 0])
  assert.ok(Math.max(...shaded) < 0.02)
})

test('of a head shoulders are left out, hair and what is beside the jaw are kept', () => {
  const print = flat(200, 240, 0.4)
  const mask = new Float32Array(200 * 240).fill(1)
  const { kept, cloth } = headOf(print, { mask, faces: [FACE], coverage: 1 }, 84)
  assert.equal(kept[60 * 200 + 100], 1)
  assert.equal(kept[220 * 200 + 100], 0)
  assert.ok(cloth.every((part) => part > 0))
})
