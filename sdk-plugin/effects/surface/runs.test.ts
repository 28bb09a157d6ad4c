import assert from 'node:assert/strict'
import { test } from 'node:test'
import { straightened } from './runs.ts'

const line = (...xs: number[]) => xs.map((x) => ({ x, y: 0 }))

test('a line keeps its ends and the places that it strays to', () => {
  assert.deepEqual(straightened(line(0, 5, 10), 1), line(0, 10))
  const corner = [
    { x: 0, y: 0 },
    { x: 5, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
  ]
  assert.deepEqual(straightened(corner, 1), [corner[0], corner[2], corner[3]])
})

test('a line that ends beside its beginning comes to an end', () => {
  assert.deepEqual(straightened(line(0, 0.2, 0.9), 0.05).at(-1), { x: 0.9, y: 0 })
  const ring = Array.from({ length: 40 }, (_, at) => ({ x: Math.cos(at / 6.3), y: Math.sin(at / 6.3) }))
  assert.ok(straightened(ring, 0.01).length > 6)
})
