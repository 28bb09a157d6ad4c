import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flowOf } from './flow.ts'
import { joinLines } from './whole-lines.ts'

const [WIDTH, HEIGHT] = [120, 60]

test('dots along a form become a line, but not where none is to be', () => {
  const light = Float32Array.from({ length: WIDTH * HEIGHT }, (_, at) => (at < 30 * WIDTH ? 0.2 : 0.8))
  const flow = flowOf(light, WIDTH, HEIGHT, 3)
  const lines = new Float32Array(WIDTH * HEIGHT)
  for (let y = 27; y < 34; y++) {
    for (let x = 0; x < WIDTH; x += 6) lines.fill(1, y * WIDTH + x, y * WIDTH + x + 3)
  }
  const where = Float32Array.from(lines, (_, at) => (at % WIDTH < 60 ? 1 : 0))
  joinLines(lines, flow, where, 1)
  const row = lines.slice(30 * WIDTH, 31 * WIDTH)
  assert.ok(row.slice(15, 45).every((value) => value > 0.25 && value < 0.75))
  assert.deepEqual(new Set(row.slice(60)), new Set([0, 1]))
})
