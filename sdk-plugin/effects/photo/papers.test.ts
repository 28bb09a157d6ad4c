import assert from 'node:assert/strict'
import { test } from 'node:test'
import { card, on, type Place, toned } from './papers.ts'
import { frameRecipeSchema } from './recipe.ts'

const SHEET: Place = { at: [0.5, 0.5], height: 0.8, view: [600, 800], turn: 90 }

test('a box of a sheet lies where the sheet shows it, turned with it', () => {
  const { at, size, turn } = on(SHEET, [0, 0, 600, 80])
  // The upper edge of a sheet on its side is to the right.
  assert.ok(Math.abs(at[0] - (0.5 + 0.36 * 0.75)) < 1e-9 && Math.abs(at[1] - 0.5) < 1e-9, String(at))
  assert.ok(Math.abs(size[0] - 0.45) < 1e-9 && Math.abs(size[1] - 0.08) < 1e-9, String(size))
  assert.equal(turn, 90)
})

test('a sheet is a valid step, as wide as its own measures say', () => {
  const sheet = card(SHEET, [toned(['#f4f0e6', '#e8e0d0'])])
  assert.deepEqual(
    sheet.size?.map((share) => Math.round(share * 1000)),
    [450, 800],
  )
  assert.doesNotThrow(() => frameRecipeSchema.parse({ steps: [sheet] }))
})
