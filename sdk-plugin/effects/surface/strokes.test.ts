import assert from 'node:assert/strict'
import { test } from 'node:test'
import { strokesIn } from './strokes.ts'

const WIDTH = 60
const HEIGHT = 40

function drawn(isInk: (x: number, y: number) => boolean): Float32Array {
  return Float32Array.from({ length: WIDTH * HEIGHT }, (_, at) => Number(isInk(at % WIDTH, Math.floor(at / WIDTH))))
}

const band = { top: 0, bottom: HEIGHT, from: 0, to: WIDTH }
const found = (coverage: Float32Array, fits: (wide: number, high: number) => boolean) =>
  strokesIn({ coverage, width: WIDTH, height: HEIGHT }, band, { least: 5, fits })

test('a slanting stroke is followed from side to side', () => {
  const [stroke, ...others] = found(
    drawn((x, y) => x >= 10 + y / 2 && x < 30 + y / 2),
    () => true,
  )
  assert.equal(others.length, 0)
  for (const y of [0, 20, 39]) {
    assert.ok(Math.abs(stroke!.left[y]! - (10 + y / 2)) <= 1, `${stroke!.left[y]}`)
    assert.ok(Math.abs(stroke!.right[y]! - (30 + y / 2)) <= 1, `${stroke!.right[y]}`)
  }
})

test('a stroke that what is set does not fit into is cut into halves', () => {
  const post = drawn((x) => x >= 20 && x < 30)
  const strokes = found(post, (wide, high) => wide >= high)
  assert.deepEqual(
    strokes.map(({ top, bottom }) => bottom - top),
    [10, 10, 10, 10],
  )
  assert.equal(found(post, () => false).length, 0)
})

test('nothing is set across the place where two strokes meet', () => {
  // An L: the post ends on a bar.
  const strokes = found(
    drawn((x, y) => (x >= 5 && x < 15) || (x >= 5 && x < 55 && y >= 30)),
    () => true,
  )
  for (const { top, bottom, right } of strokes) assert.ok(bottom <= 30 || top >= 30 || right.every((x) => x <= 16))
})

test('nothing is set over a notch within a stroke', () => {
  const isNotch = (x: number, y: number) => y > 30 && x >= 26 && x < 34
  const strokes = found(
    drawn((x, y) => x >= 10 && x < 50 && !isNotch(x, y)),
    () => true,
  )
  assert.ok(strokes.length > 0)
  for (const { top, bottom, left, right } of strokes) {
    for (let y = Math.max(top, 31); y < bottom; y++) assert.ok(right[y - top]! <= 26 || left[y - top]! >= 34, `${y}`)
  }
})
