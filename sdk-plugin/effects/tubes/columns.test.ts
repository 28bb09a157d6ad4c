import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Letters } from '../lettering.ts'
import { fitted, whole } from './columns.ts'

/** Two letters of 20 and 9 pixels in one row, an edge pixel of nobody between them. */
const owners = Int16Array.from({ length: 40 }, (_, x) => (x < 20 ? 0 : x < 21 ? -1 : x < 30 ? 1 : -1))
const letters = {
  width: 40,
  ink: { left: 0, right: 30, top: 0, bottom: 1 },
  owners: () => owners,
} as unknown as Letters

test('bars of a letter end where it ends', () => {
  const grid = fitted(letters, 6)
  assert.deepEqual(
    [grid.at(0), grid.at(25)],
    [
      { left: 0, pitch: 20 / 3, first: 0 },
      { left: 21, pitch: 4.5, first: 3 },
    ],
  )
  assert.equal(grid.count, 5)
  assert.equal(grid.at(20).first, 3)
})

test('one row of bars begins at the left end', () => {
  assert.deepEqual([whole(letters, 6).at(25), whole(letters, 6).count], [{ left: 0, pitch: 6, first: 0 }, 5])
})
