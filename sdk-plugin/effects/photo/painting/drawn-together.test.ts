import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawTogether, roundHeads } from './drawn-together.ts'
import { flowOf } from './flow.ts'

const [width, height] = [64, 48]
const plane = (value: (x: number, y: number) => number) =>
  Float32Array.from({ length: width * height }, (_, at) => value(at % width, Math.floor(at / width)))

test('steps along an outline become one contour, and what lies across it stays as sharp', () => {
  // An upright outline whose paint ends a pixel further in every second row.
  const light = plane((x) => (x < 32 ? 0.1 : 0.8))
  const stepped = () => plane((x, y) => (x < 32 + (y % 2) ? 0.1 : 0.8))
  const print = { width, height, r: stepped(), g: stepped(), b: stepped() }
  const flow = flowOf(light, width, height, 1.5)
  drawTogether({ print, flow, relief: plane(() => 0), shorter: height, bare: 0 })
  const at = (x: number, y: number) => print.g[y * width + x]!
  assert.ok(Math.abs(at(32, 24) - at(32, 25)) < 0.35)
  assert.ok(Math.abs(at(29, 24) - 0.1) < 0.05 && Math.abs(at(36, 25) - 0.8) < 0.05)
})

test('a broad brush goes round a forehead, and over a neck as it did', () => {
  const flow = flowOf(
    plane(() => 0.5),
    width,
    height,
    1.5,
  )
  const face = { x: 22, y: 12, width: 20, height: 20, score: 1 }
  const round = roundHeads(flow, [face])
  const cell = (x: number, y: number) => (y >> 1) * round.width + (x >> 1)
  assert.ok(Math.abs(round.x[cell(32, 10)]!) > 0.85)
  assert.equal(round.x[cell(32, 40)], flow.x[cell(32, 40)])
  assert.equal(roundHeads(flow, []), flow)
})
