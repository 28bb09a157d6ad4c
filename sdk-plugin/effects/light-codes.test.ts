import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DECODED, encodeLight, glowingGreen } from './light-codes.ts'

test('light survives its code to less than the eye sees, from shadow to lamp', () => {
  for (let light = 0.01; light < 8; light *= 1.07) {
    const back = DECODED[encodeLight(light)]!
    assert.ok(Math.abs(back - light) <= 0.02 * light + 0.0004, `${light} came back as ${back}`)
  }
  assert.equal(DECODED[encodeLight(0)], 0)
  assert.equal(encodeLight(100), 255)
})

test('a flame brighter than codes hold keeps the hue of fire, a white lamp stays white, dimmer light is left alone', () => {
  const [red, green, blue] = [20, 11, 3].map((light) => DECODED[encodeLight(light)]!) as [number, number, number]
  assert.ok(green / red > 0.98)
  assert.ok(Math.abs(glowingGreen(red, green, blue) / red - 11 / 20) < 0.1)
  assert.equal(glowingGreen(8, 8, 8), 8)
  assert.equal(glowingGreen(3, 3, 1), 3)
})
