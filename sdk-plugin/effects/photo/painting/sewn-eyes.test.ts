import assert from 'node:assert/strict'
import { test } from 'node:test'
import { planEyes, planLips } from './sewn-eyes.ts'

const [WIDTH, HEIGHT] = [240, 300]
const FACE = { x: 20, y: 20, width: 200, height: 260, score: 1 }
/** Middles of eyes and of a mouth where they are as a rule. */
const EYES = [80, 160] as const
const [EYE, MOUTH] = [90, 180] as const

const at = (x: number, y: number) => y * WIDTH + x

/** A face of even skin with eyes, whites beside them, and a mouth. */
function drawn(): Float32Array {
  const light = new Float32Array(WIDTH * HEIGHT).fill(0.7)
  for (const cx of EYES) {
    for (let y = EYE - 7; y <= EYE + 7; y++) {
      for (let x = cx - 18; x <= cx + 18; x++) light[at(x, y)] = Math.abs(x - cx) < 8 ? 0.1 : 0.9
    }
  }
  for (let y = MOUTH - 3; y <= MOUTH + 3; y++) for (let x = 90; x <= 150; x++) light[at(x, y)] = 0.2
  return light
}

test('irises of unlike colours are sewn of one silk', () => {
  const light = drawn()
  const planes = [light.slice(), light.slice(), light.slice()] as const
  for (let y = EYE - 7; y <= EYE + 7; y++) for (let x = 152; x <= 168; x++) planes[1][at(x, y)] = 0.3
  const skin = new Float32Array(light.length).fill(1)
  planEyes(planes, { light, skin }, { width: WIDTH, height: HEIGHT }, [FACE])
  const ring = EYES.map((cx) => planes[1][at(cx + 4, EYE + 3)]!)
  assert.ok(Math.abs(ring[0]! - ring[1]!) < 0.01, String(ring))
  assert.equal(skin[at(EYES[0], EYE)], 0)
  assert.equal(skin[at(120, 120)], 1)
})

test('lips are of one red, and the line between them stays', () => {
  const red = new Float32Array(400).fill(0.5)
  const planes = [red, red.map(() => 0.4), red.map(() => 0.38)] as const
  for (const plane of planes) plane.fill(0.02, 180, 200)
  const lips = new Float32Array(400).fill(1, 100, 300)
  planLips(planes, lips)
  assert.ok(planes[0][120]! / planes[1][120]! > 1.5)
  assert.equal(planes[0][190], Math.fround(0.02))
  assert.equal(planes[1][50], Math.fround(0.4))
})
