import assert from 'node:assert/strict'
import { test } from 'node:test'
import { evened } from './evened.ts'

const SIDE = 80

/** Distances to a slanted edge, with the ripples that its pixels' steps make, up to a ridge. */
function roof(ripple: number): { width: number; height: number; distance: Float32Array } {
  const distance = new Float32Array(SIDE * SIDE)
  for (let y = 0, at = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++, at++) {
      const [across, along] = [0.96 * x + 0.28 * y - 10, 0.96 * y - 0.28 * x]
      distance[at] = Math.min(across, 60 - across) + ripple * Math.sin(along)
    }
  }
  return { width: SIDE, height: SIDE, distance }
}

/** The largest difference within the planes, so many pixels from the ridge at least. */
function most(a: Float32Array, b: Float32Array, apart: number): number {
  let found = 0
  for (let y = 25; y < 55; y++) {
    for (let x = 15; x < 52; x++) {
      if (Math.abs(0.96 * x + 0.28 * y - 40) < apart) continue
      found = Math.max(found, Math.abs(a[y * SIDE + x]! - b[y * SIDE + x]!))
    }
  }
  return found
}

test('ripples along an edge go, slope and ridge stay', () => {
  const [clean, rough] = [roof(0), roof(0.2)]
  const even = evened(rough.distance, rough, 12)
  assert.ok(most(rough.distance, clean.distance, 6) > 0.19)
  assert.ok(most(even, clean.distance, 6) < 0.08, String(most(even, clean.distance, 6)))
  const ridge = most(evened(clean.distance, clean, 12), clean.distance, 0)
  assert.ok(ridge < 0.12, String(ridge))
})
