import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom } from '../../random.ts'
import { sewEdge } from './satin-edge.ts'

test('a band runs around all four sides, and neither within nor without', () => {
  const [width, height] = [120, 90]
  const plane = () => new Float32Array(width * height)
  const work = { width, height, r: plane(), g: plane(), b: plane(), share: plane() }
  sewEdge(work, { inset: 20, wide: 10, pitch: 2, colour: [0.4, 0.1, 0.1], random: randomFrom(1) })
  const at = (x: number, y: number) => work.share[y * width + x]!
  for (const [x, y] of [
    [60, 20],
    [60, 70],
    [20, 45],
    [100, 45],
    [23, 23],
  ] as const)
    assert.ok(at(x, y) > 0.5, `${x} ${y}`)
  for (const [x, y] of [
    [60, 45],
    [60, 8],
    [8, 45],
  ] as const)
    assert.equal(at(x, y), 0)
})
