import assert from 'node:assert/strict'
import { test } from 'node:test'
import { strataOf } from './strata.ts'

test('beds are told apart by their height more than along them', () => {
  const relief = strataOf(20, 3)
  let [down, along] = [0, 0]
  for (let at = 0; at < 400; at++) {
    const [x, y] = [(at * 37) % 300, (at * 53) % 300]
    down += Math.abs(relief(x, y + 6) - relief(x, y))
    along += Math.abs(relief(x + 6, y) - relief(x, y))
  }
  assert.ok(down > 1.2 * along, `${down} and ${along}`)
})

test('it keeps its height within bounds', () => {
  const relief = strataOf(12, 8)
  for (let at = 0; at < 900; at++) {
    const height = relief((at * 31) % 500, (at * 17) % 400)
    assert.ok(height > -1.3 && height < 1.2, `${height}`)
  }
})
