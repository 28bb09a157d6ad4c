import assert from 'node:assert/strict'
import { test } from 'node:test'
import { folds } from './folds.ts'

const [WIDTH, HEIGHT] = [256, 128]

test('its crests are narrow, its hollows broad', () => {
  const { heights } = folds.draw(WIDTH, HEIGHT, 1, folds.colours)
  const sorted = heights.toSorted()
  const [low, middle, high] = [0.02, 0.5, 0.98].map((share) => sorted[Math.floor(share * sorted.length)]!)
  assert.ok(middle! - low! < 0.9 * (high! - middle!), `${low}, ${middle}, ${high}`)
})

test('is of its colour, darker in the hollows', () => {
  const { colour, heights } = folds.draw(WIDTH, HEIGHT, 1, [[0.6, 0.3, 0.1]])
  const [high, low] = [heights.indexOf(Math.max(...heights)), heights.indexOf(Math.min(...heights))]
  assert.ok(colour.r[high]! > 1.3 * colour.r[low]!)
  assert.ok(colour.r[high]! > 1.5 * colour.g[high]! && colour.g[high]! > 2 * colour.b[high]!)
})
