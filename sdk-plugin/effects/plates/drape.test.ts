import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drape } from './drape.ts'

const [WIDTH, HEIGHT] = [256, 128]

test('its folds run aslant: it changes less along them than across', () => {
  const { heights } = drape.draw(WIDTH, HEIGHT, 1, drape.colours)
  const change = (dx: number, dy: number) => {
    let sum = 0
    for (let y = 4; y < HEIGHT - 4; y++) {
      for (let x = 4; x < WIDTH - 4; x++) {
        sum += Math.abs(heights[(y + dy) * WIDTH + x + dx]! - heights[y * WIDTH + x]!)
      }
    }
    return sum
  }
  const [along, across] = [change(3, 2), change(2, -3)]
  assert.ok(across > 1.5 * along, `${across}, ${along}`)
})

test('is of its colour, darker in the valleys', () => {
  const { colour, heights } = drape.draw(WIDTH, HEIGHT, 1, [[0.6, 0.3, 0.1]])
  const [high, low] = [heights.indexOf(Math.max(...heights)), heights.indexOf(Math.min(...heights))]
  assert.ok(colour.r[high]! > 1.4 * colour.r[low]!)
  assert.ok(colour.r[high]! > 1.5 * colour.g[high]! && colour.g[high]! > 2 * colour.b[high]!)
})
