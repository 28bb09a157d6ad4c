import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scattered } from '../../scripts/art/skin.ts'

const [width, height] = [64, 8]
const pixels = width * height
/** A pixel of half a millimetre. */
const SPREAD = 0.0005

/** Light from the middle to the right, none to the left. */
const edge = Float32Array.from({ length: pixels * 3 }, (_, at) => Number(((at / 3) | 0) % width >= width / 2))

function guides(far = (_pixel: number) => 1) {
  const depth = Float32Array.from({ length: pixels * 3 }, (_, at) => far((at / 3) | 0))
  return { width, height, depth, normal: new Float32Array(pixels * 3), surface: new Float32Array(pixels * 3) }
}

test('the edge of a shadow on skin is soft, and red on its dark side', () => {
  const soft = scattered(edge, new Float32Array(pixels).fill(1), guides(), SPREAD)
  const [red, green, blue] = [0, 1, 2].map((c) => soft[(4 * width + width / 2 - 3) * 3 + c]!)
  assert.ok(red! > green! && green! > blue! && red! > 0.05, `${red}, ${green}, ${blue}`)
  assert.ok(Math.abs(soft[(4 * width + width - 4) * 3]! - 1) < 0.01)
})

test('what is no skin keeps its light', () => {
  assert.deepEqual(scattered(edge, new Float32Array(pixels), guides(), SPREAD), edge)
})

test('light does not spread to skin that lies far behind', () => {
  const behind = guides((pixel) => (pixel % width >= width / 2 ? 1 : 1.2))
  const soft = scattered(edge, new Float32Array(pixels).fill(1), behind, SPREAD)
  assert.ok(soft[(4 * width + width / 2 - 2) * 3]! < 0.01)
})
