import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom } from '../random.ts'
import { type LoadedBrush, paintPulls, POINTS } from './pull.ts'
import * as reference from './reference/pull.ts'
import type { Canvas } from './stroke.ts'

const [WIDTH, HEIGHT] = [90, 70]
const BARE = { r: Math.fround(0.2), g: Math.fround(0.3), b: Math.fround(0.4), relief: 0 }

function canvasOf(): Canvas {
  const plane = (light: number) => new Float32Array(WIDTH * HEIGHT).fill(light)
  return { width: WIDTH, height: HEIGHT, r: plane(BARE.r), g: plane(BARE.g), b: plane(BARE.b), relief: plane(0) }
}

/** Pulls of many breadths and lengths, over each other and over the sides; some are a dab. */
function paint(brush: LoadedBrush): void {
  const random = randomFrom(11)
  for (let each = 0; each < 60; each++) {
    let [x, y, turn] = [120 * random() - 15, 90 * random() - 10, 6 * random()]
    brush.count = Math.floor(random() * 12)
    for (let point = 0; point < brush.count; point++) {
      brush.x[point] = x += 5 * Math.cos(turn)
      brush.y[point] = y += 5 * Math.sin(turn)
      turn += random() - 0.5
    }
    brush.half = 0.6 + 7 * random()
    brush.seed = Math.floor(random() * 490) + random()
    brush.load = random()
    ;[brush.r, brush.g, brush.b] = [random(), random(), random()]
    brush.lay()
  }
}

test('pulls of a brush lie as the readable reference lays them', () => {
  const [made, asked] = [canvasOf(), canvasOf()]
  paintPulls(made, paint)
  reference.paintPulls(asked, POINTS, paint)
  for (const name of ['r', 'g', 'b', 'relief'] as const) {
    let changed = 0
    for (const [at, value] of asked[name].entries()) {
      assert.ok(Math.abs(made[name][at]! - value) < 1e-6, `${name} ${at}: ${made[name][at]} for ${value}`)
      if (value !== BARE[name]) changed++
    }
    assert.ok(changed > 1000)
  }
})
