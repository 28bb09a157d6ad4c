import assert from 'node:assert/strict'
import { test } from 'node:test'
import { charmeuse } from './charmeuse.ts'

const [WIDTH, HEIGHT] = [256, 128]

test('its folds lean over: a few places are steep, most rise gently', () => {
  const { heights } = charmeuse.draw(WIDTH, HEIGHT, 1, charmeuse.colours)
  const slopes = Float32Array.from({ length: WIDTH * (HEIGHT - 1) }, (_, at) =>
    Math.abs(heights[at + WIDTH]! - heights[at]!),
  )
  slopes.sort()
  const [middle, high] = [slopes[slopes.length >> 1]!, slopes[Math.floor(0.95 * slopes.length)]!]
  assert.ok(high > 2.5 * middle, `${middle}, ${high}`)
})

test('is of its colour, dark in the creases', () => {
  const { colour } = charmeuse.draw(WIDTH, HEIGHT, 1, [[0.6, 0.3, 0.1]])
  const [high, low] = [Math.max(...colour.r), Math.min(...colour.r)]
  assert.ok(high > 3 * low, `${low}, ${high}`)
  const at = colour.r.indexOf(high)
  assert.ok(colour.r[at]! > 1.8 * colour.g[at]! && colour.g[at]! > 2.5 * colour.b[at]!)
})
