import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Letters } from '../lettering.ts'
import { stepCut } from './calibre.ts'
import { channelled, fullness } from './channel.ts'
import { filling } from './filling.ts'
import { areaOf, clipped, depthIn, middleOf, sidesOf } from './convex.ts'
import { see } from './cut.ts'

const [WIDTH, HEIGHT] = [60, 260]
const SQUARE = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
  { x: 0, y: 10 },
]

/** An upright bar, 40 wide and 220 tall. */
function bar() {
  const distance = Float32Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
    return Math.min(x - 9.5, 49.5 - x, y - 19.5, 239.5 - y)
  })
  const letters = { x: 0, y: 0, width: WIDTH, height: HEIGHT, em: 200, distance } as unknown as Letters
  return { letters, options: { distance, gap: 1, long: 1, least: 3 } }
}

describe('convex shapes', () => {
  test('are cut straight', () => {
    const half = clipped(SQUARE, { nx: 1, ny: 0, d: 5 })
    assert.equal(areaOf(half), 50)
    assert.deepEqual(middleOf(half), { x: 2.5, y: 5 })
  })

  test('know how deep a place lies, whichever way round their corners are', () => {
    for (const corners of [SQUARE, SQUARE.toReversed()]) {
      assert.equal(depthIn(sidesOf(corners), 3, 5), 3)
      assert.ok(depthIn(sidesOf(corners), 12, 5) < 0)
    }
  })
})

describe('stones in a channel', () => {
  test('lie edge to edge from end to end of a stroke, within it and none on another', () => {
    const { letters, options } = bar()
    const stones = channelled(letters, options)
    assert.ok(stones.length >= 4 && stones.length <= 7, `${stones.length} stones`)
    const covered = stones.reduce((sum, { corners }) => sum + areaOf(corners), 0)
    assert.ok(covered > 0.8 * 40 * 220 && covered < 40 * 220, `${covered}`)
    for (const { corners, turn } of stones) {
      for (const { x, y } of corners) assert.ok(x > 9 && x < 50 && y > 19 && y < 240, `${x} ${y}`)
      assert.ok(Math.abs(Math.cos(turn)) < 0.1)
      const others = stones.filter((stone) => stone.corners !== corners)
      const { x, y } = middleOf(corners)
      assert.ok(others.every(({ sides }) => depthIn(sides, x, y) < 0))
    }
  })

  test('longer ones are fewer', () => {
    const { letters, options } = bar()
    assert.ok(channelled(letters, { ...options, long: 2 }).length < channelled(letters, options).length)
  })

  test('whole ones are no wedges', () => {
    const corners = [SQUARE[0]!, SQUARE[1]!, { x: 5, y: 10 }]
    assert.equal(fullness({ corners: SQUARE, turn: 0 }), 1)
    assert.equal(fullness({ corners, turn: 0 }), 0.5)
    const { letters, options } = bar()
    const first = channelled(letters, options).slice(0, 2)
    const any = filling(letters, options, first, 10)
    const whole = filling(letters, { ...options, whole: true }, first, 10)
    assert.ok(whole.length > 0 && whole.length <= any.length, `${whole.length} of ${any.length}`)
    for (const stone of whole) assert.ok(fullness(stone) > 0.74)
  })

  test('what is left free is filled', () => {
    const { letters, options } = bar()
    const first = channelled(letters, options).slice(0, 2)
    const more = filling(letters, options, first, 10)
    assert.ok(more.length >= 2, `${more.length}`)
    for (const { middle } of more) assert.ok(first.every(({ sides }) => depthIn(sides, middle.x, middle.y) < 0))
  })
})

test('a step cut to measure has a flat table, and throws most of the light back', () => {
  const sides = sidesOf(SQUARE.map(({ x, y }) => ({ x: (x - 5) / 8, y: (y - 5) / 8 })))
  const { inside, normals, shares } = see(stepCut(sides, 5 / 8), 48, true)
  const places = inside.reduce<number[]>((all, is, at) => (is ? [...all, at] : all), [])
  const flat = places.filter((at) => normals[at * 3 + 2]! > 0.999).length
  const bright = places.filter((at) => shares[at * 3 + 1]! > 0.5).length
  assert.ok(flat > 0.25 * places.length && flat < 0.5 * places.length, `${flat} of ${places.length}`)
  assert.ok(bright > 0.4 * places.length, `${bright} of ${places.length}`)
})
