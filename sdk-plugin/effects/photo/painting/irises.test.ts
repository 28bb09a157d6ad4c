import assert from 'node:assert/strict'
import { test } from 'node:test'
import { irisesNear } from './irises.ts'

const SIZE = { width: 200, height: 120 }

/** Skin with dark places: their middles, and half their sizes. */
function skinWith(dark: readonly (readonly [number, number, number, number])[]): Float32Array {
  return Float32Array.from({ length: SIZE.width * SIZE.height }, (_, at) => {
    const [x, y] = [at % SIZE.width, Math.floor(at / SIZE.width)]
    return dark.some(([cx, cy, rx, ry]) => Math.abs(x - cx) <= rx && Math.abs(y - cy) <= ry) ? 0.1 : 0.8
  })
}
const FOUND = [
  { x: 60, y: 40 },
  { x: 140, y: 40 },
] as const

test('the middle of what is dark near to an eye', () => {
  const [left, right] = irisesNear(
    skinWith([
      [62, 43, 4, 4],
      [139, 38, 4, 4],
    ]),
    SIZE,
    FOUND,
  )
  assert.ok(Math.abs(left.x - 62) < 1 && Math.abs(left.y - 43) < 1, JSON.stringify(left))
  assert.ok(Math.abs(right.x - 139) < 1 && Math.abs(right.y - 38) < 1, JSON.stringify(right))
})

test('brows that passed for eyes: both eyes are below', () => {
  const face = skinWith([
    [60, 40, 12, 2],
    [140, 40, 12, 2],
    [60, 60, 8, 5],
    [140, 60, 8, 5],
  ])
  for (const { y } of irisesNear(face, SIZE, FOUND)) assert.ok(Math.abs(y - 60) < 3, String(y))
})
