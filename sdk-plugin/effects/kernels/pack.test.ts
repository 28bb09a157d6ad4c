import assert from 'node:assert/strict'
import { test } from 'node:test'
import { packDiscs } from './pack.ts'

const SIDE = 200

/** Distances to the edge of a disc of radius 80 in the middle. */
const round = Float32Array.from({ length: SIDE * SIDE }, (_, at) => {
  return 80 - Math.hypot((at % SIDE) - 100, Math.floor(at / SIDE) - 100)
})

test('discs lie within the shape, none over another, and fill most of it', () => {
  const discs = packDiscs(round, SIDE, SIDE, { radius: 6, gap: 0.05, seed: 1 })
  for (const { x, y } of discs) assert.ok(Math.hypot(x - 100, y - 100) <= 74.6)
  discs.forEach((one, at) => {
    for (const other of discs.slice(at + 1)) assert.ok(Math.hypot(one.x - other.x, one.y - other.y) >= 12.6 - 1e-6)
  })
  const share = (discs.length * 36) / 6400
  assert.ok(share > 0.6, String(share))
})

test('smaller ones go where larger ones leave room', () => {
  const large = packDiscs(round, SIDE, SIDE, { radius: 10, seed: 1 })
  const small = packDiscs(round, SIDE, SIDE, { radius: 3, seed: 1, taken: large })
  assert.ok(small.length > 20)
  for (const { x, y } of small) for (const one of large) assert.ok(Math.hypot(x - one.x, y - one.y) >= 13)
})

test('a row keeps to the outline', () => {
  const row = packDiscs(round, SIDE, SIDE, { radius: 6, depth: 9, seed: 1 })
  assert.ok(row.length > 28 && row.length < 42, String(row.length))
  for (const { x, y } of row) assert.ok(Math.hypot(x - 100, y - 100) >= 70)
})

test('places that are not free stay so', () => {
  const right = packDiscs(round, SIDE, SIDE, { radius: 6, seed: 1, isFree: (x) => x > 100 })
  assert.ok(right.length > 20 && right.every(({ x }) => x > 100))
})
