import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cellAt, newCell } from './cells.ts'

test('a place lies in the cell whose middle is nearest, and the mosaic may repeat', () => {
  const [cell, again] = [newCell(), newCell()]
  for (let index = 0; index < 400; index++) {
    const [u, v] = [(index % 20) * 0.39, Math.floor(index / 20) * 0.41]
    cellAt(u, v, 0.95, cell, 8)
    assert.ok(Math.hypot(cell.dx, cell.dy) < 1.4 && cell.border >= 0)
    assert.ok(Math.abs(u - cell.dx - cell.x) < 1e-9)
    const { value, border } = cell
    cellAt(u + 8, v + 16, 0.95, again, 8)
    assert.ok(Math.abs(again.border - border) < 1e-9 && again.value === value)
  }
})

test('without jitter it is a chessboard', () => {
  const cell = newCell()
  cellAt(2.9, 5.5, 0, cell)
  assert.deepEqual([cell.x, cell.y], [2.5, 5.5])
  assert.ok(Math.abs(cell.border - 0.1) < 1e-9)
})
