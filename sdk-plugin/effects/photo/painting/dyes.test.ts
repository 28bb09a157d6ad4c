import assert from 'node:assert/strict'
import { test } from 'node:test'
import { COLOURS, FEATURES, SKIN } from './dyes.ts'

const lightOf = ([r, g, b]: readonly [number, number, number]) => 0.2126 * r + 0.7152 * g + 0.0722 * b

test('skin has a ramp of plates, each darker than the one before, and no two plates are the same', () => {
  assert.ok(SKIN.length > 8)
  for (const [at, plate] of SKIN.slice(1).entries()) assert.ok(lightOf(plate) < lightOf(SKIN[at]!))
  assert.equal(new Set(COLOURS.map(String)).size, COLOURS.length)
  assert.ok(FEATURES.every((plate) => lightOf(plate) < lightOf(SKIN[0]!)))
})
