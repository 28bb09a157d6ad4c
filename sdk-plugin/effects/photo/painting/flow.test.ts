import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { flowOf, steadyBelow } from './flow.ts'

const [WIDTH, HEIGHT] = [200, 400]

/** Upright stripes, which lead straight down or up. */
const stripes = Float32Array.from(
  { length: WIDTH * HEIGHT },
  (_, at) => 0.5 + 0.4 * Math.sin(((at % WIDTH) / 10) * 6.3),
)
const face = { x: 60, y: 40, width: 80, height: 100, score: 1 }

describe('directions below a face', () => {
  const flow = flowOf(stripes, WIDTH, HEIGHT, 4)
  const at = (x: number, y: number) => (y >> 1) * flow.width + (x >> 1)

  test('are those of the forms at the head, and the slant of a hand on the clothes', () => {
    const steady = steadyBelow(flow, [face])
    assert.ok(Math.abs(flow.x[at(100, 380)]!) < 0.2)
    assert.equal(steady.x[at(100, 120)], flow.x[at(100, 120)])
    assert.ok(Math.abs(steady.x[at(100, 380)]! - Math.SQRT1_2) < 0.01)
    assert.ok(Math.abs(steady.y[at(100, 380)]! + Math.SQRT1_2) < 0.01)
    // Up and to the right is seven eighths of a turn.
    assert.equal(steady.ways[at(100, 380)], 224)
  })

  test('stay as they are where nobody is, and in the picture they came from', () => {
    const before = flow.ways.slice()
    steadyBelow(flow, [face])
    assert.deepEqual(flow.ways, before)
    assert.deepEqual(steadyBelow(flow, []).ways, before)
  })
})
