import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { canvasModule, loadCanvas } from '../../text/skia.ts'
import { randomFrom } from '../random.ts'
import { BLOSSOMS, drawBlossom } from './blossom.ts'
import { drawReed } from './reed.ts'

before(loadCanvas)

/** Where something is drawn: left, top, right, bottom, and how many pixels are covered. */
function drawn(draw: (context: ReturnType<typeof contextOf>) => void) {
  const context = contextOf()
  draw(context)
  const { data } = context.getImageData(0, 0, SIDE, SIDE)
  let [left, top, right, bottom, count] = [SIDE, SIDE, -1, -1, 0]
  for (let at = 0; at < SIDE * SIDE; at++) {
    if (data[at * 4 + 3]! < 40) continue
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
    count++
  }
  return { left, top, right, bottom, count }
}

const SIDE = 200
const contextOf = () => canvasModule().createCanvas(SIDE, SIDE).getContext('2d')

for (const kind of BLOSSOMS) {
  test(`a ${kind} fills its size and lies flat where it is tilted`, () => {
    const random = randomFrom(1)
    const box = drawn((context) => drawBlossom(context, { kind, x: 100, y: 100, size: 80, turn: 0, tilt: 0.5 }, random))
    assert.ok(box.count > 3000, String(box.count))
    assert.ok(box.left > 10 && box.right < 190 && box.right - box.left > 100)
    assert.ok(box.bottom - box.top < 0.7 * (box.right - box.left))
  })
}

test('a reed stands on its foot and hangs to the side it leans to', () => {
  const { left, right, top, bottom } = drawn((context) => {
    drawReed(context, { x: 60, y: 190, tall: 160, wide: 12, lean: 0.5 }, randomFrom(2))
  })
  assert.ok(bottom >= 185 && top > 30 && top < 70)
  assert.ok(left > 45 && right > 120)
})
