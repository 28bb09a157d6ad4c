import assert from 'node:assert/strict'
import { test } from 'node:test'
import { landmarksOf } from './landmarks.ts'

const SIZE = { width: 300, height: 300 }
const FACE = { x: 60, y: 60, width: 180, height: 190, score: 1 }

/** Skin of one light with eyes that have whites, brows above them and a mouth. */
function portrait(skin: number): Float32Array {
  const light = new Float32Array(300 * 300).fill(skin)
  const fill = (left: number, top: number, wide: number, high: number, tone: number) => {
    for (let y = top; y < top + high; y++) light.fill(tone, y * 300 + left, y * 300 + left + wide)
  }
  for (const x of [110, 182]) {
    fill(x - 18, 96, 36, 5, 0.3 * skin)
    fill(x - 15, 116, 30, 10, Math.min(1, 1.5 * skin))
    fill(x - 5, 115, 10, 12, 0.15 * skin)
  }
  fill(122, 196, 48, 7, 0.4 * skin)
  return light
}

for (const skin of [0.75, 0.3]) {
  test(`eyes and mouth are found in skin of ${skin}`, () => {
    const { eyes, mouth, nose, chin } = landmarksOf(portrait(skin), SIZE, FACE)
    for (const [at, x] of [110, 182].entries()) {
      assert.ok(Math.abs(eyes[at]!.x - x) < 9, `${eyes[at]!.x}`)
      assert.ok(Math.abs(eyes[at]!.y - 121) < 8, `${eyes[at]!.y}`)
    }
    assert.ok(Math.abs(mouth.y - 200) < 9, `${mouth.y}`)
    assert.ok(nose.y > eyes[0].y && nose.y < mouth.y && chin.y > mouth.y)
  })
}

test('a mouth is looked for where eyes so far apart have it, in a box that is too long', () => {
  const long = { ...FACE, y: 62, height: 280 }
  const { mouth, eyes } = landmarksOf(portrait(0.75), { width: 300, height: 400 }, long, 'eyes')
  assert.ok(mouth.y - eyes[0].y < 1.4 * (eyes[1].x - eyes[0].x))
  const byBox = landmarksOf(portrait(0.75), { width: 300, height: 400 }, long)
  assert.ok(byBox.mouth.y > mouth.y)
})
