import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flowOf } from './flow.ts'
import { hatch, type Hatching } from './hatching.ts'

const [WIDTH, HEIGHT] = [120, 80]

/** How dark a picture is that is light on the left and dark on the right, and strokes laid for that. */
function hatched(more: Partial<Hatching> = {}): Float32Array {
  const wanted = Float32Array.from({ length: WIDTH * HEIGHT }, (_, at) => (at % WIDTH < 60 ? 0 : 0.9))
  const laid = new Float32Array(WIDTH * HEIGHT)
  const flow = flowOf(wanted, WIDTH, HEIGHT, 3)
  hatch(flow, wanted, laid, {
    apart: 4,
    length: 40,
    half: [0.5, 0.8],
    press: [0.5, 0.8],
    from: 0.2,
    full: 1,
    seed: 3,
    ...more,
  })
  return laid
}

function mean(laid: Float32Array, left: number, right: number): number {
  const part = laid.filter((_, at) => at % WIDTH >= left && at % WIDTH < right)
  return part.reduce((sum, value) => sum + value, 0) / part.length
}

test('strokes lie where they are wanted and end there', () => {
  const laid = hatched()
  assert.ok(mean(laid, 66, 120) > 0.2)
  assert.equal(mean(laid, 0, 56), 0)
})

test('a hand runs on past the border', () => {
  const turn = Math.PI / 2
  assert.ok(mean(hatched({ turn, past: 12 }), 50, 58) > 2 * mean(hatched({ turn }), 50, 58) + 0.01)
})

test('lines of a pen keep clear of each other', () => {
  const much = (laid: Float32Array) => mean(laid, 70, 120)
  assert.ok(much(hatched({ even: true })) < 0.95 * much(hatched()))
})

test('crumbs are left out', () => {
  assert.ok(mean(hatched({ length: 12, least: 30 }), 66, 120) < 0.1 * mean(hatched({ length: 12 }), 66, 120))
})

test('strokes follow an edge and, where nothing leads, what is around', () => {
  const light = Float32Array.from({ length: WIDTH * HEIGHT }, (_, at) => Number(Math.floor(at / WIDTH) < 40))
  const { x, y, width } = flowOf(light, WIDTH, HEIGHT, 2)
  for (const row of [20, 22]) assert.ok(Math.abs(y[row * width + 30]!) < 0.45 * Math.abs(x[row * width + 30]!))
})
