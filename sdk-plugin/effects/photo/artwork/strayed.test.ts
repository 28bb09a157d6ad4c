import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Layer } from './draw.ts'
import { strayed } from './strayed.ts'

const WIDTH = 400
const ROWS = 40

/** A straight stroke across a layer, with clear rows above and below. */
function stroke(): Layer {
  const pixels = new Uint8ClampedArray(WIDTH * ROWS * 4)
  for (let y = 18; y < 22; y++) for (let x = 20; x < 380; x++) pixels.set([30, 40, 90, 255], (y * WIDTH + x) * 4)
  return { width: WIDTH, first: 10, pixels }
}

const heightAt = (layer: Layer, x: number) => {
  let [sum, whole] = [0, 0]
  for (let y = 0; y < layer.pixels.length / 4 / WIDTH; y++) {
    const share = layer.pixels[(y * WIDTH + x) * 4 + 3]!
    sum += share * (layer.first + y)
    whole += share
  }
  return sum / whole
}

describe('strayed', () => {
  it('leaves a drawing as it is when nothing strays', () => {
    assert.deepEqual(strayed(stroke(), 0), stroke())
  })

  it('lets a straight stroke rise and fall, no farther than asked', () => {
    const made = strayed(stroke(), 4)
    const heights = Array.from({ length: 300 }, (_, at) => heightAt(made, at + 40))
    const middle = heightAt(stroke(), 200)
    assert.ok(Math.max(...heights) - Math.min(...heights) > 3)
    assert.ok(heights.every((height) => Math.abs(height - middle) < 4.5))
  })

  it('keeps the colour of the ink at its edges', () => {
    const { pixels } = strayed(stroke(), 3)
    for (let at = 0; at < pixels.length; at += 4)
      if (pixels[at + 3]! > 0) assert.deepEqual([...pixels.subarray(at, at + 3)], [30, 40, 90])
  })
})
