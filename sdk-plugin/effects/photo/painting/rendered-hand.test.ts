import { deepEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { layHand, ownerIn } from './rendered-hand.ts'

const print = () => {
  const dark = () => new Float32Array(300 * 240).fill(0.02)
  return { width: 300, height: 240, r: dark(), g: dark(), b: dark() }
}

test('a hand in a warm light lies where the wire is held, and nowhere above', () => {
  const night = print()
  const owner = { ...ownerIn(night, new Float32Array(300 * 240), []), metre: 420 }
  layHand(night, { x: 200, y: 200 }, owner, { colour: [1, 0.6, 0.3], skin: 3, cloth: 3, gloss: 1 })
  const at = 205 * 300 + 212
  ok(night.r[at]! > 0.05 && night.r[at]! > night.g[at]! && night.g[at]! > night.b[at]!)
  deepEqual(night.r.subarray(0, 100 * 300), new Float32Array(100 * 300).fill(0.02))
})

test('skin is that of whoever is in the photo', () => {
  const night = print()
  night.r.fill(0.3)
  const { skin } = ownerIn(night, new Float32Array(300 * 240), [{ x: 100, y: 60, width: 60, height: 80 } as never])
  ok(Math.abs(skin[0] - 0.3) < 1e-6 && Math.abs(skin[1] - 0.02) < 1e-6)
})
