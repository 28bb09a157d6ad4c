import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outlinesOf, placesAlong } from './walk.ts'

const SIDE = 80
const RADIUS = 25

function disc(): Float32Array {
  return Float32Array.from(
    { length: SIDE * SIDE },
    (_, at) => RADIUS - Math.hypot((at % SIDE) - 40, Math.floor(at / SIDE) - 40),
  )
}

test('the outline of a disc is one circle', () => {
  const lines = outlinesOf(disc(), SIDE, SIDE, 0)
  assert.equal(lines.length, 1)
  const [line] = lines
  for (let at = 0; at < line!.length; at += 2) {
    const far = Math.hypot(line![at]! - 40, line![at + 1]! - 40)
    assert.ok(Math.abs(far - RADIUS) < 0.3, String(far))
  }
})

test('places are evenly apart, and point along the line and inside', () => {
  const [line] = outlinesOf(disc(), SIDE, SIDE, 5)
  const places = placesAlong(line!, 4)
  assert.equal(places.length, Math.round((2 * Math.PI * 20) / 4))
  places.forEach(({ x, y, dx, dy }, index) => {
    const next = places[(index + 1) % places.length]!
    assert.ok(Math.abs(Math.hypot(next.x - x, next.y - y) - 4) < 0.25)
    assert.ok((40 - x) * dy - (40 - y) * dx > 18, 'inside is at the side of dy, -dx')
  })
})
