import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shadowDepth } from './relief.ts'

const SIDE = 40

/** Where a tower 10 pixels high in the middle throws its shadow. */
function shadowOf(key: [number, number, number]) {
  const heights = new Float32Array(SIDE * SIDE)
  heights[20 * SIDE + 20] = 10
  const depth = shadowDepth(heights, SIDE, SIDE, key)
  const places: [number, number][] = []
  depth.forEach((value, at) => value > 0.4 && places.push([(at % SIDE) - 20, Math.floor(at / SIDE) - 20]))
  return places
}

test('a shadow falls away from the lamp, as long as the lamp is low', () => {
  const high = shadowOf([0, -Math.SQRT1_2, Math.SQRT1_2])
  assert.ok(high.length >= 9 && high.every(([x, y]) => x === 0 && y > 0 && y <= 10), JSON.stringify(high))
  const low = shadowOf([0, -0.9, 0.3])
  assert.ok(low.length > high.length + 5)
})

test('from every side', () => {
  for (const [kx, ky] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
    [0.8, 0.3],
  ] as const) {
    const places = shadowOf([kx * 0.7, ky * 0.7, 0.6])
    assert.ok(places.length > 4 && places.every(([x, y]) => x * kx + y * ky < 0), `${kx} ${ky}`)
  }
})

test('a flat ground has none', () => {
  assert.ok(shadowDepth(new Float32Array(100).fill(3), 10, 10, [0.5, -0.5, 0.7]).every((value) => value === 0))
})
