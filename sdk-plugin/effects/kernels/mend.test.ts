import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mendWalls } from './mend.ts'

const SIDE = 24

function walls(covered: (x: number, y: number) => boolean) {
  const plane = () => new Float32Array(SIDE * SIDE).fill(0.5)
  const coverage = Float32Array.from({ length: SIDE * SIDE }, (_, at) => {
    return covered(at % SIDE, Math.floor(at / SIDE)) ? 1 : 0
  })
  return { coverage, depth: plane(), normals: { x: plane(), y: plane(), z: plane() } }
}

test('a crack is closed', () => {
  const made = walls((x) => x !== 12)
  mendWalls(made, SIDE, SIDE)
  for (let y = 2; y < SIDE - 2; y++) assert.equal(made.coverage[y * SIDE + 12], 1)
})

test('stairs become soft, what lies deeper stays', () => {
  const made = walls((x, y) => x + y > 24)
  mendWalls(made, SIDE, SIDE)
  const edge = made.coverage[12 * SIDE + 13]!
  assert.ok(edge > 0.1 && edge < 0.9, String(edge))
  assert.equal(made.coverage[18 * SIDE + 18], 1)
  assert.equal(made.coverage[3 * SIDE + 3], 0)
})
