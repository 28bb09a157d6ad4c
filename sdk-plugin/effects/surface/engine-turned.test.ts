import assert from 'node:assert/strict'
import { test } from 'node:test'
import { engineTurnedOf } from './engine-turned.ts'

const [width, height] = [200, 100]
/** Two letters side by side. */
const owners = () => Int16Array.from({ length: width * height }, (_, at) => (at % width < 100 ? 0 : 1))

test('engine-turned lines run around the middle of each letter', () => {
  const relief = engineTurnedOf({ width, height, em: 100, owners }, 0.08)
  const at = (x: number, y: number) => relief(x, y, y * width + x)
  for (const x of [10, 31, 44]) assert.ok(Math.abs(at(x, 40) - at(x + 100, 40)) < 1e-6)
  let turns = 0
  for (let x = 51; x < 99; x++) if (Math.sign(at(x, 50)) !== Math.sign(at(x + 1 > 99 ? 99 : x + 1, 50))) turns++
  assert.ok(turns >= 10 && turns <= 13, String(turns))
})

test('lines are never finer than pixels show', () => {
  const relief = engineTurnedOf({ width, height, em: 20, owners }, 0.01)
  const ridge = Array.from({ length: 40 }, (_, x) => relief(52 + x, 50, 50 * width + 52 + x))
  const changes = ridge.filter((value, x) => x > 0 && Math.sign(value) !== Math.sign(ridge[x - 1]!))
  assert.ok(changes.length <= 26, String(changes.length))
})
