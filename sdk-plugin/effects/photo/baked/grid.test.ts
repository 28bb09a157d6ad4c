import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom } from '../../random.ts'
import { packGrid, unpackGrid } from './grid.ts'

test('a grid comes back as it was, wild numbers included', () => {
  const random = randomFrom(3)
  const [columns, rows] = [7, 5]
  const whole = (most: number) => Math.floor(random() * (most + 1))
  const grid = {
    columns,
    rows,
    u: Uint16Array.from({ length: 35 }, () => whole(65535)),
    v: Uint16Array.from({ length: 35 }, (_, at) => at * 900),
    blur: Uint8Array.from({ length: 35 }, () => whole(255)),
    slot: Uint8Array.from({ length: 35 }, () => whole(7)),
  }
  assert.deepEqual(unpackGrid(packGrid(grid), columns, rows), grid)
})

test('a grid of other measures is refused', () => {
  assert.throws(() => unpackGrid(Buffer.alloc(60), 3, 3), /3 × 3 has not 60 bytes/)
})
