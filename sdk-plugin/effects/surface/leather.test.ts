import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leatherOf } from './leather.ts'

test('pebbles of leather rise over furrows and are unlike one another', () => {
  const relief = leatherOf(8, 5)
  const heights: number[] = []
  for (let y = 0; y < 120; y++) for (let x = 0; x < 120; x++) heights.push(relief(x, y))
  const low = heights.filter((height) => height < 0.1).length / heights.length
  assert.ok(low > 0.05 && low < 0.7, String(low))
  assert.ok(Math.max(...heights) > 0.5, String(Math.max(...heights)))
  // No row of them comes again at their own distance, as in a lattice.
  let same = 0
  for (let x = 8; x < 120; x++) same += Math.abs(relief(x, 40) - relief(x - 8, 40)) < 0.02 ? 1 : 0
  assert.ok(same < 60, String(same))
})
