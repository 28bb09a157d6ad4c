import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newFrame } from '../frame.ts'
import { bounceOf, CELLS } from './bounce.ts'

test('the cells that an area can reach are the same as those of the whole frame', () => {
  const frame = newFrame(300, 150)
  for (let at = 0; at < frame.r.length; at++) frame.r[at] = (at * 7919) % 101
  const whole = bounceOf(frame, 1)
  const area = { x: 120, y: 60, width: 30, height: 20 }
  const part = bounceOf(frame, 1, area)
  const cell = { width: frame.width / CELLS.columns, height: frame.height / CELLS.rows }
  for (let y = area.y - whole.reach; y < area.y + area.height + whole.reach; y++) {
    for (let x = area.x - whole.reach; x < area.x + area.width + whole.reach; x++) {
      // The four cells that a ray mixes.
      const column = Math.floor(x / cell.width - 0.5)
      const row = Math.floor(y / cell.height - 0.5)
      for (const at of [0, 1, CELLS.columns, CELLS.columns + 1].map((by) => row * CELLS.columns + column + by)) {
        assert.equal(part.r[at], whole.r[at])
      }
    }
  }
  assert.equal(part.r[0], 0)
})
