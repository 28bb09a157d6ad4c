import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LIGHT } from '../colour.ts'
import { randomFrom } from '../random.ts'
import { blur } from './blur.ts'
import { blurDrawn, byteOf, opaqueBytes } from './drawn.ts'

const [WIDTH, HEIGHT, SIGMA] = [40, 30, 3]
const PIXELS = WIDTH * HEIGHT
const random = randomFrom(5)

/** A square of two colours in the middle; what lies about it is clear. */
function square(colour: (x: number) => readonly [number, number, number]): Uint8ClampedArray {
  const made = new Uint8ClampedArray(PIXELS * 4)
  for (let y = 10; y < 20; y++) {
    for (let x = 12; x < 28; x++) made.set([...colour(x), 255], (y * WIDTH + x) * 4)
  }
  return made
}

test('a drawing is blurred as light is, its colours not multiplied by alpha', () => {
  const pixels = square((x) => (x < 20 ? [255, 40, 0] : [0, 200, 90]))
  const made = blurDrawn(pixels, WIDTH, SIGMA)
  const share = blur(
    Float32Array.from({ length: PIXELS }, (_, at) => pixels[at * 4 + 3]! / 255),
    WIDTH,
    HEIGHT,
    SIGMA,
  )
  for (let channel = 0; channel < 3; channel++) {
    const light = Float32Array.from({ length: PIXELS }, (_, at) => {
      return (LIGHT[pixels[at * 4 + channel]!]! * pixels[at * 4 + 3]!) / 255
    })
    const soft = blur(light, WIDTH, HEIGHT, SIGMA)
    for (let at = 0; at < PIXELS; at++) {
      if (share[at]! < 0.02) continue
      assert.ok(Math.abs(made[at * 4 + channel]! - byteOf(soft[at]! / share[at]!)) <= 1)
      assert.ok(Math.abs(made[at * 4 + 3]! - 255 * Math.min(1, share[at]!)) <= 0.51)
    }
  }
})

test('an only ink stays what it is', () => {
  const made = blurDrawn(
    square(() => [12, 34, 56]),
    WIDTH,
    SIGMA,
    [12, 34, 56],
  )
  for (let at = 0; at < made.length; at += 4) assert.deepEqual([...made.subarray(at, at + 3)], [12, 34, 56])
  const around = (8 * WIDTH + 20) * 4 + 3
  assert.ok(made[around]! > 10 && made[around]! < 120)
})

test('light becomes the bytes that stand for it', () => {
  const planes = [0, 1, 2].map(() => Float32Array.from({ length: PIXELS }, () => 1.2 * random() - 0.1))
  const made = opaqueBytes(planes, PIXELS)
  for (let at = 0; at < PIXELS; at++) {
    const wanted = planes.map((plane) => byteOf(Math.max(0, plane[at]!)))
    assert.deepEqual([...made.subarray(at * 4, at * 4 + 4)], [...wanted, 255])
  }
})
