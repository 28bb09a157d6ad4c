import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Grid } from '../../sdk-plugin/effects/photo/baked/grid.ts'
import { randomFrom } from '../../sdk-plugin/effects/random.ts'
import { stillMirrors } from '../../scripts/art/still.ts'

const COLUMNS = 60
const ROWS = 60

/** A photo in the upper half, its mirror image with noise below it. */
function noisy(): Grid {
  const cells = COLUMNS * ROWS
  const random = randomFrom(5)
  const grid: Grid = {
    columns: COLUMNS,
    rows: ROWS,
    u: new Uint16Array(cells),
    v: new Uint16Array(cells),
    blur: new Uint8Array(cells),
    slot: new Uint8Array(cells),
  }
  for (let cell = 0; cell < cells; cell++) {
    const [x, y] = [cell % COLUMNS, Math.floor(cell / COLUMNS)]
    const isMirror = y >= ROWS / 2
    const noise = isMirror ? 0.08 * (random() - 0.5) : 0
    grid.u[cell] = Math.round(65535 * Math.min(1, Math.max(0, (x + 0.5) / COLUMNS + noise)))
    grid.v[cell] = Math.round(65535 * Math.min(1, Math.abs(ROWS / 2 - y - 0.5) / (ROWS / 2)))
    grid.blur[cell] = isMirror ? 40 : 0
  }
  return grid
}

test('mirrors in standing water follow one projection, hardly blurred', () => {
  const grid = noisy()
  const still = stillMirrors(grid, 4)
  const row = 44
  for (let x = 4; x < COLUMNS - 4; x++) {
    const cell = row * COLUMNS + x
    assert.ok(Math.abs(still.u[cell]! / 65535 - (x + 0.5) / COLUMNS) < 0.03, `cell ${x} is off its line`)
    assert.equal(still.blur[cell], 4)
  }
})

test('the slot itself stays as it is', () => {
  const grid = noisy()
  const still = stillMirrors(grid, 4)
  const own = (COLUMNS * ROWS) / 2
  assert.deepEqual(still.u.subarray(0, own), grid.u.subarray(0, own))
  assert.deepEqual(still.v.subarray(0, own), grid.v.subarray(0, own))
})
