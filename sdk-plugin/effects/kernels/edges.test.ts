import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom } from '../random.ts'
import { alongEdges } from './edges.ts'

const [WIDTH, HEIGHT] = [64, 48]

function picture(valueAt: (x: number, y: number) => number): Buffer {
  return Buffer.from(
    Array.from({ length: WIDTH * HEIGHT * 3 }, (_, at) => {
      const place = Math.floor(at / 3)
      return valueAt(place % WIDTH, Math.floor(place / WIDTH))
    }),
  )
}

/** Red of a pixel. */
const at = (bytes: Buffer, x: number, y: number) => bytes[(y * WIDTH + x) * 3]!

test('a slanted line of dashes becomes one line', () => {
  const onLine = (x: number, y: number) => y === 10 + Math.floor(x / 4)
  const dashed = picture((x, y) => (onLine(x, y) ? (x % 2 === 0 ? 255 : 120) : 30))
  const leap = (bytes: Buffer) => {
    let most = 0
    for (let x = 8; x < 56; x++) {
      const brightest = (column: number) =>
        Math.max(...[-1, 0, 1].map((dy) => at(bytes, column, 10 + (column >> 2) + dy)))
      most = Math.max(most, Math.abs(brightest(x) - brightest(x + 1)))
    }
    return most
  }
  assert.equal(leap(dashed), 135)
  assert.ok(leap(alongEdges(dashed, WIDTH, HEIGHT)) < 70)
})

test('an upright edge, the corner of a square and grain stay as they are', () => {
  const upright = picture((x) => (x < 30 ? 20 : 220))
  assert.deepEqual(alongEdges(upright, WIDTH, HEIGHT), upright)
  const square = picture((x, y) => (x > 20 && y > 20 ? 200 : 40))
  const softened = alongEdges(square, WIDTH, HEIGHT)
  assert.equal(at(softened, 20, 20), 40)
  assert.ok(at(softened, 21, 21) > 160)
  const random = randomFrom(5)
  const grain = picture(() => Math.floor(random() * 256))
  const kept = alongEdges(grain, WIDTH, HEIGHT)
  const changed = grain.reduce((sum, value, index) => sum + Math.abs(value - kept[index]!), 0) / grain.length
  assert.ok(changed < 12, `${changed}`)
})
