import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { loadCanvas } from '../../../text/index.ts'
import { inkedFace } from './inked-face.ts'

before(loadCanvas)

const face = { x: 100, y: 100, width: 200, height: 260, score: 1 }
const found = (middle: number) => ({
  eyes: [
    { x: middle - 40, y: 170 },
    { x: middle + 40, y: 170 },
  ] as const,
  nose: { x: middle, y: 225 },
  mouth: { x: middle, y: 258 },
  chin: { x: middle, y: 305 },
})

/** How much ink there is on a face in all. */
function inkOn(middle: number): number {
  const ink = inkedFace(found(middle), face)
  let sum = 0
  for (let y = 100; y < 360; y += 2) for (let x = 100; x < 300; x += 2) sum += ink(x, y)
  return sum
}

test('a pen draws a nose and a smile', () => {
  assert.ok(inkOn(200) > 40)
})

test('nothing is drawn where eyes were found aside of the face', () => {
  assert.equal(inkOn(165), 0)
})
