import assert from 'node:assert/strict'
import { test } from 'node:test'
import { glazed } from './glazes.ts'

const [WIDTH, HEIGHT] = [96, 48]

/** What comes back of a slope of greys from black on the left to white on the right. */
function painted(fine: number, wet = 0): Float32Array {
  const light = Float32Array.from({ length: WIDTH * HEIGHT }, (_, at) => ((at % WIDTH) / (WIDTH - 1)) ** 2)
  const washes = { width: WIDTH, height: HEIGHT, planes: [light, light, light] as const }
  const options = {
    own: 0,
    fine: new Float32Array(light.length).fill(fine),
    wet: new Float32Array(light.length).fill(wet),
    unit: 0.5,
    seed: 1,
  }
  return glazed(washes, options)[0].map(Math.exp)
}

test('a slope becomes a few tones, from dark to the bare paper', () => {
  const row = painted(0).slice(24 * WIDTH, 25 * WIDTH)
  let level = 0
  for (let x = 1; x < WIDTH; x++) level += Number(Math.abs(row[x]! - row[x - 1]!) < 0.012)
  assert.ok(level > 0.5 * WIDTH, `${level}`)
  assert.ok(row[4]! < 0.1)
  assert.ok(row[WIDTH - 2]! > 0.94)
})

test('features are washes too, near their own tones', () => {
  const row = painted(1).slice(24 * WIDTH, 25 * WIDTH)
  for (const x of [30, 50, 70]) assert.ok(Math.abs(row[x]! - (x / (WIDTH - 1)) ** 2) < 0.18, `${x}: ${row[x]}`)
})

test('what is painted wet in wet has no edges', () => {
  const steepest = (row: Float32Array) => row.reduce((most, value, x) => Math.max(most, x ? value - row[x - 1]! : 0), 0)
  const rows = [0, 1].map((wet) => painted(0, wet).slice(24 * WIDTH, 25 * WIDTH)) as [Float32Array, Float32Array]
  assert.ok(steepest(rows[1]) < 0.5 * steepest(rows[0]))
})
