import assert from 'node:assert/strict'
import { test } from 'node:test'
import { evenSkin } from './even-skin.ts'

const SIZE = 160
const FACE = { x: 40, y: 40, width: 80, height: 80, score: 1 }

/** Skin of one colour with a pale gleam on its brow. */
function gleaming() {
  const [r, g, b] = [0.4, 0.24, 0.16].map((tone) => new Float32Array(SIZE * SIZE).fill(tone))
  for (let y = 50; y < 66; y++) {
    for (let x = 56; x < 76; x++) for (const own of [r!, g!, b!]) own[y * SIZE + x]! += 0.25
  }
  return { width: SIZE, height: SIZE, r: r!, g: g!, b: b! }
}

const AT = 58 * SIZE + 66

test('a gleam on a brow grows dimmer and takes the hue of the skin', () => {
  const print = gleaming()
  const before = print.g[AT]!
  const hue = print.b[AT]! / print.r[AT]!
  evenSkin(print, new Float32Array(SIZE * SIZE).fill(1), [FACE])
  assert.ok(print.g[AT]! < 0.85 * before)
  assert.ok(print.b[AT]! / print.r[AT]! < hue)
  assert.ok(print.r.every(Number.isFinite))
})

test('what is off a face stays, and so does all of a small one', () => {
  const print = gleaming()
  const whole = new Float32Array(SIZE * SIZE).fill(1)
  evenSkin(print, whole, [FACE])
  assert.equal(print.g[5 * SIZE + 5], new Float32Array([0.24])[0])
  const small = gleaming()
  const kept = small.g.slice()
  evenSkin(small, whole, [{ ...FACE, width: 20, height: 20 }])
  assert.deepEqual(small.g, kept)
})
