import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withoutRags } from './rags.ts'

const SIDE = 200
const FACE = { x: 70, y: 40, width: 60, height: 70, score: 1 }

/** A head, a neck, shoulders; to the left of the neck hangs something as high as told. */
function maskOf(high: number): Float32Array {
  return Float32Array.from({ length: SIDE * SIDE }, (_, at) => {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)]
    const isBody = Math.hypot(x - 100, y - 70) < 42 || (Math.abs(x - 100) < 22 && y > 70) || y > 135
    return Number(isBody || (x > 50 && x < 90 && y > 112 && y < 112 + high))
  })
}

test('a thin rag beside the neck goes, what is as wide as hair stays', () => {
  const rag = withoutRags(maskOf(12), { width: SIDE, height: SIDE }, [FACE])
  assert.equal(rag[118 * SIDE + 60], 0)
  const hair = withoutRags(maskOf(60), { width: SIDE, height: SIDE }, [FACE])
  assert.equal(hair[122 * SIDE + 60], 1)
})

test('head, neck and shoulders stay, and so does the mask it was made of', () => {
  const mask = maskOf(12)
  const before = mask.slice()
  const clean = withoutRags(mask, { width: SIDE, height: SIDE }, [FACE])
  assert.deepEqual(mask, before)
  for (const [x, y] of [
    [100, 70],
    [100, 120],
    [64, 70],
    [60, 150],
    [140, 150],
  ] as const) {
    assert.equal(clean[y * SIDE + x], 1, `${x}, ${y}`)
  }
})
