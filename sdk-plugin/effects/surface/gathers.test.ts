import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Letters } from '../lettering.ts'
import { gathersOf } from './gathers.ts'

const SIZE = 120

/** A bar from the left to the right with round ends: its straight sides are 60 pixels apart. */
function bar(): Letters {
  const distance = new Float32Array(SIZE * 2 * SIZE)
  for (let y = 0, at = 0; y < SIZE; y++) {
    for (let x = 0; x < 2 * SIZE; x++, at++) {
      distance[at] = 30 - Math.hypot(x - Math.min(190, Math.max(50, x)), y - SIZE / 2)
    }
  }
  return { width: 2 * SIZE, height: SIZE, distance, em: 100 } as Letters
}

test('folds run inwards from the edge, fade before the middle, and are deeper where the edge bends', () => {
  const relief = gathersOf(bar(), { scale: 0.12, reach: 0.5, bends: 0 }, 3)
  assert.deepEqual(relief, gathersOf(bar(), { scale: 0.12, reach: 0.5, bends: 0 }, 3))
  const deepest = (from: number, to: number, row: number) =>
    Math.min(...relief.subarray(row * 2 * SIZE + from, row * 2 * SIZE + to))
  assert.ok(deepest(60, 180, 32) < -0.1, 'at the seam')
  assert.ok(deepest(60, 180, 32) < 2 * deepest(60, 180, 42), 'shallower inwards')
  assert.equal(deepest(60, 180, 60), 0, 'none in the middle')
  // How much is pressed in for each pixel of edge.
  const pressed = { straight: 0, round: 0 }
  relief.forEach((height, at) => {
    const x = at % (2 * SIZE)
    if (height >= 0) return
    if (x < 50) pressed.round -= height / (Math.PI * 30)
    else if (x < 190) pressed.straight -= height / (2 * 140)
  })
  assert.ok(pressed.round > 1.5 * pressed.straight, JSON.stringify(pressed))
})

test('folds stand in bunches, with smooth stretches of seam between them', () => {
  const relief = gathersOf(bar(), { scale: 0.06, reach: 0.5, bends: 0 }, 3)
  const row = relief.subarray(33 * 2 * SIZE + 55, 33 * 2 * SIZE + 185)
  const smooth = row.reduce((longest, _, at) => {
    let end = at
    while (end < row.length && Math.abs(row[end]!) < 0.02) end++
    return Math.max(longest, end - at)
  }, 0)
  assert.ok(smooth > 12 && Math.min(...row) < -0.15, `${smooth} pixels without a fold, ${Math.min(...row)}`)
})

test('folds keep to the bends of the seam', () => {
  const share = (bends: number) => {
    const relief = gathersOf(bar(), { scale: 0.06, reach: 0.5, bends }, 3)
    const [straight, all] = [relief.filter((_, at) => at % (2 * SIZE) > 60 && at % (2 * SIZE) < 180), relief]
    return straight.filter((height) => height < -0.05).length / all.filter((height) => height < -0.05).length
  }
  assert.ok(share(1) < 0.3 * share(0), `${share(1)} ${share(0)}`)
})
