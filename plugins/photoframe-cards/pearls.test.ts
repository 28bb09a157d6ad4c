import assert from 'node:assert/strict'
import { test } from 'node:test'
import { heartPoints } from './heart.ts'
import { pearls } from './pearls.ts'

/** Middles and radii of round marks. */
function circlesOf(path: string): (readonly [number, number, number])[] {
  return [...path.matchAll(/M([\d.-]+) ([\d.-]+)a([\d.]+) [\d.]+ 0 1 0 [\d.]+ 0a/g)].map(([, x, y, radius]) => {
    return [Number(x) + Number(radius), Number(y), Number(radius)] as const
  })
}

function overlapping(circles: readonly (readonly [number, number, number])[]): number {
  const pairs = circles.flatMap((a, index) => circles.slice(index + 1).map((b) => [a, b] as const))
  return pairs.filter(([a, b]) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 0.95 * (a[2] + b[2])).length
}

test('pearls around a heart lie side by side, the same on both halves', () => {
  const line = heartPoints(100, 100, 800, 760)
  const tip = line.length / 2
  const circles = circlesOf(pearls([line.slice(0, tip + 1), [line[0]!, ...line.slice(tip).reverse()]], 30, 1.4))
  assert.ok(circles.length > 60, `${circles.length} pearls`)
  assert.equal(overlapping(circles), 0)
  const mirrored = circles.filter(([x, y]) => circles.some(([ox, oy]) => Math.hypot(1000 - x - ox, y - oy) < 1))
  assert.equal(mirrored.length, circles.length)
})
