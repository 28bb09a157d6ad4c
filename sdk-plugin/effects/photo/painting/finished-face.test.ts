import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Painting } from './brush.ts'
import type { Print } from '../photo.ts'
import { finishFaces } from './finished-face.ts'

test('faces are finished towards the photo and flatter, and all else keeps its strokes', () => {
  const full = (value: number) => new Float32Array(40 * 40).fill(value)
  const print = { width: 40, height: 40, r: full(0.8), g: full(0.6), b: full(0.4) } as Print
  const painting = {
    print: { width: 40, height: 40, r: full(0.2), g: full(0.2), b: full(0.2) },
    relief: full(1),
  } as unknown as Painting
  const face = { x: 10, y: 10, width: 20, height: 20 } as Parameters<typeof finishFaces>[2][number]
  finishFaces(painting, print, [face], { finish: 0.5, neck: 0 })
  const [midst, corner] = [20 * 40 + 20, 0]
  assert.ok(Math.abs(painting.print.r[midst]! - 0.5) < 1e-6)
  assert.ok(Math.abs(painting.relief[midst]! - 0.5) < 1e-6)
  assert.equal(painting.print.r[corner], Math.fround(0.2))
  assert.equal(painting.relief[corner], 1)
})
