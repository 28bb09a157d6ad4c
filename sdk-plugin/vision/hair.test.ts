import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { expectHair } from './hair.ts'

const size = { width: 80, height: 80 }
const face = { x: 30, y: 30, width: 20, height: 24, score: 1 }

/** A disc of hair about the face before an even wall. @param step How much lighter it is, in CIELAB */
function scene(step: number): Float32Array {
  const lab = new Float32Array(size.width * size.height * 3)
  for (let at = 0; at < size.width * size.height; at++) {
    const [x, y] = [at % size.width, Math.floor(at / size.width)]
    lab[at * 3] = Math.hypot(x - 40, y - 34) < 18 ? 4 + step : 4
  }
  return lab
}

describe('hair', () => {
  test('is told from a wall that is nearly as dark', () => {
    const prior = new Float32Array(size.width * size.height).fill(0.1)
    expectHair(prior, scene(5), size, face)
    assert.ok(prior[22 * 80 + 40]! > 0.9)
    assert.ok(prior[34 * 80 + 27]! > 0.9)
    assert.ok(Math.abs(prior[22 * 80 + 66]! - 0.1) < 1e-6)
  })

  test('is found by night in a picture that is cut close, but not by day', () => {
    const found = (light: number) => {
      const close = { width: 48, height: 80 }
      const lab = new Float32Array(close.width * close.height * 3)
      for (let at = 0; at < close.width * close.height; at++) {
        const [x, y] = [at % close.width, Math.floor(at / close.width)]
        lab[at * 3] = Math.hypot(x - 24, y - 34) < 18 ? light + 5 : light
      }
      const prior = new Float32Array(close.width * close.height).fill(0.1)
      expectHair(prior, lab, close, { ...face, x: 14 })
      return prior[22 * close.width + 24]!
    }
    assert.ok(found(4) > 0.9)
    assert.ok(found(40) < 0.2)
  })

  test('is nowhere when nothing differs', () => {
    const prior = new Float32Array(size.width * size.height).fill(0.1)
    expectHair(prior, scene(1), size, face)
    assert.ok(prior.every((value) => value < 0.2))
  })
})
