import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scratch } from '../../kernels/memory.ts'
import { cleanHair } from './clean-hair.ts'

const SIDE = 240
const FACE = { x: 80, y: 80, width: 80, height: 90, score: 1 }
const at = (x: number, y: number) => y * SIDE + x

/** A head of dark hair; to the left a lamp shines through the last pixels of it. */
function head(light: number) {
  const plane = () => new Float32Array(SIDE * SIDE)
  const print = { width: SIDE, height: SIDE, r: plane(), g: plane(), b: plane() }
  const mask = plane()
  for (let place = 0; place < mask.length; place++) {
    const [x, y] = [place % SIDE, Math.floor(place / SIDE)]
    mask[place] = Number(Math.hypot(x - 120, y - 110) < 60)
    const shines = x < 66
    print.r[place] = shines ? light : 0.04
    print.g[place] = shines ? 0.8 * light : 0.03
    print.b[place] = shines ? 0.2 * light : 0.025
  }
  return { print, mask }
}

test('a lamp behind curls does not shine through them', () => {
  const { print, mask } = head(0.5)
  scratch(() => cleanHair(print, mask, [FACE]))
  assert.ok(print.r[at(63, 110)]! < 0.1, String(print.r[at(63, 110)]))
  assert.ok(Math.abs(print.r[at(120, 60)]! - 0.04) < 1e-3)
})

test('what is darker than the skin within stays as dark', () => {
  const { print, mask } = head(0.01)
  scratch(() => cleanHair(print, mask, [FACE]))
  assert.ok(print.r[at(63, 110)]! < 0.02, String(print.r[at(63, 110)]))
})
