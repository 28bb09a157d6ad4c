import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contoursOf } from './contours.ts'
import { signedDistance } from './distance.ts'
import { middleLines } from './skeleton.ts'

const [WIDTH, HEIGHT] = [120, 100]

/** Coverage of a shape by a test for each pixel. */
function lines(inside: (x: number, y: number) => boolean, keepsTips = false) {
  const coverage = Float32Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
    inside(at % WIDTH, Math.floor(at / WIDTH)) ? 1 : 0,
  )
  const { distance } = signedDistance(coverage, WIDTH, HEIGHT)
  const mask = Uint8Array.from(coverage)
  return { middle: middleLines(mask, distance, WIDTH, HEIGHT, keepsTips), distance }
}

const isBar = (x: number, y: number) => Math.abs(y - 50) <= 4 && x > 15 && x < 105
const isPost = (x: number, y: number) => Math.abs(x - 60) <= 4 && y > 10 && y < 90

test('a bar is one line along its middle', () => {
  const { middle } = lines(isBar)
  assert.equal(middle.length, 1)
  const { points, isClosed } = middle[0]!
  assert.equal(isClosed, false)
  assert.ok(points.length / 2 > 75, `${points.length / 2}`)
  for (let at = 1; at < points.length; at += 2) assert.ok(Math.abs(points[at]! - 50) <= 1.5, `${points[at]}`)
})

test('slanting bars of every width keep their lines up to near their ends', () => {
  for (let half = 3; half < 9; half += 0.25) {
    const isSlanting = (x: number, y: number) => Math.abs(x - y - 10) <= half * Math.SQRT2 && x + y > 50 && x + y < 170
    const { middle } = lines(isSlanting, true)
    const long = Math.max(...middle.map(({ points }) => points.length / 2))
    assert.ok(long > 60 - 2 * half, `${half}: ${long}`)
  }
})

test('strokes that cross stay two lines, one that ends at another is a line of its own', () => {
  const cross = lines((x, y) => isBar(x, y) || isPost(x, y)).middle
  assert.deepEqual(
    cross.map(({ points }) => points.length / 2 > 60),
    [true, true],
  )
  const tee = lines((x, y) => isBar(x, y) || (isPost(x, y) && y > 50)).middle
  assert.deepEqual(tee.map(({ points }) => points.length / 2 > 60).sort(), [false, true])
})

test('a ring is closed, a dot is a place', () => {
  const ring = lines((x, y) => Math.abs(Math.hypot(x - 60, y - 50) - 30) <= 4).middle
  assert.deepEqual(
    ring.map(({ isClosed }) => isClosed),
    [true],
  )
  assert.ok(Math.abs(ring[0]!.points.length / 2 - 2 * Math.PI * 30 * 0.9) < 25)
  const dot = lines((x, y) => Math.hypot(x - 60, y - 50) <= 5).middle
  assert.equal(dot.length, 1)
  assert.ok(Math.hypot(dot[0]!.points[0]! - 60, dot[0]!.points[1]! - 50) < 2)
})

test('dots of every size stay', () => {
  for (let size = 1; size < 9; size++) {
    const dot = lines((x, y) => x >= 40 && x < 40 + size && y >= 40 && y < 40 + size).middle
    assert.equal(dot.length, 1, `${size}`)
  }
})

test('a contour follows the edge to a part of a pixel, holes too', () => {
  const { distance } = lines((x, y) => Math.abs(Math.hypot(x - 60, y - 50) - 30) <= 6)
  const contours = contoursOf(distance, WIDTH, HEIGHT, 2)
  assert.equal(contours.length, 2)
  for (const { points, isClosed } of contours) {
    assert.ok(isClosed)
    const radii = Array.from({ length: points.length / 2 }, (_, at) =>
      Math.hypot(points[at * 2]! - 60, points[at * 2 + 1]! - 50),
    )
    const mean = radii.reduce((sum, value) => sum + value, 0) / radii.length
    assert.ok(Math.min(Math.abs(mean - 34), Math.abs(mean - 26)) < 0.4, `${mean}`)
    assert.ok(Math.max(...radii) - Math.min(...radii) < 1.5)
  }
})
