import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { flowOf } from './flow.ts'
import { steadyBeside } from './slant.ts'

const [WIDTH, HEIGHT] = [200, 400]

/** Upright stripes, which lead straight down or up. */
const stripes = Float32Array.from(
  { length: WIDTH * HEIGHT },
  (_, at) => 0.5 + 0.4 * Math.sin(((at % WIDTH) / 10) * 6.3),
)
const face = { x: 60, y: 40, width: 80, height: 100, score: 1 }

describe('directions beside hair', () => {
  const flow = flowOf(stripes, WIDTH, HEIGHT, 4)
  const at = (x: number, y: number) => (y >> 1) * flow.width + (x >> 1)
  const hair = new Float32Array(WIDTH * HEIGHT)
  hair.fill(1, 200 * WIDTH, 240 * WIDTH)

  test('are those of the forms in hair, and the slant of a hand on skin and clothes', () => {
    const steady = steadyBeside(flow, [face], hair)
    assert.ok(Math.abs(flow.x[at(100, 380)]!) < 0.2)
    assert.ok(Math.abs(steady.x[at(100, 220)]! - flow.x[at(100, 220)]!) < 0.01)
    for (const y of [90, 380]) {
      assert.ok(Math.abs(steady.x[at(100, y)]! - Math.SQRT1_2) < 0.02)
      // Up and to the right is seven eighths of a turn.
      assert.equal(steady.ways[at(100, y)], 224)
    }
    assert.ok(steady.x[at(20, 380)]! > steady.x[at(180, 380)]! + 0.1)
  })

  test('bend around a face where they are asked to', () => {
    const round = steadyBeside(flow, [face], hair, 1)
    // Beside a cheek strokes rise more steeply than a hand's slant, on the chin they lie flatter.
    assert.ok(Math.abs(round.y[at(66, 90)]!) > 0.75)
    assert.ok(Math.abs(round.x[at(100, 132)]!) > 0.75)
    assert.equal(round.ways[at(20, 380)], steadyBeside(flow, [face], hair).ways[at(20, 380)])
  })

  test('stay as they are where nobody is, and in the picture they came from', () => {
    const before = flow.ways.slice()
    steadyBeside(flow, [face], hair)
    assert.deepEqual(flow.ways, before)
    assert.deepEqual(steadyBeside(flow, [], hair).ways, before)
  })
})
