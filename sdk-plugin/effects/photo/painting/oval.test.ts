import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eachInOval, type Oval } from './oval.ts'

const SIZE = { width: 12, height: 9 }

function visited(oval: Oval): Map<number, number> {
  const found = new Map<number, number>()
  eachInOval(SIZE, oval, (at, away) => found.set(at, away))
  return found
}

test('all pixels within an oval are visited once, and told how far out they are', () => {
  const oval = { x: 5.4, y: 4.2, wide: 4.1, high: 2.7 }
  const found = visited(oval)
  for (let y = 0; y < SIZE.height; y++) {
    for (let x = 0; x < SIZE.width; x++) {
      const away = Math.hypot((x - oval.x) / oval.wide, (y - oval.y) / oval.high)
      const told = found.get(y * SIZE.width + x)
      if (away < 1) assert.ok(Math.abs(told! - away) < 1e-9, `${x} ${y}: ${told}, not ${away}`)
      else assert.equal(told, undefined, `${x} ${y}`)
    }
  }
})

test('of an oval that lies half outside only what is in the picture is visited, of one beyond it nothing', () => {
  const places = [...visited({ x: -1, y: 8.5, wide: 5, high: 4 }).keys()]
  assert.ok(places.length > 0 && places.every((at) => at >= 0 && at < 12 * 9 && at % 12 <= 3))
  assert.equal(visited({ x: 40, y: 4, wide: 5, high: 5 }).size, 0)
  assert.equal(visited({ x: 4, y: -9, wide: 5, high: 5 }).size, 0)
})
