import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { canvasModule, loadCanvas } from '../../text/skia.ts'
import { randomFrom } from '../random.ts'
import { drawFern } from './fern.ts'
import { drawLavender } from './lavender.ts'
import { AUTUMN } from './late-colours.ts'
import { drawLeaf, type LeafKind } from './leaf.ts'

before(loadCanvas)

const SIDE = 200

type Draw = (context: ReturnType<typeof contextOf>, random: () => number) => void

function contextOf() {
  return canvasModule().createCanvas(SIDE, SIDE).getContext('2d')
}

function pixels(draw: Draw, seed = 1): Uint8ClampedArray {
  const context = contextOf()
  draw(context, randomFrom(seed))
  return context.getImageData(0, 0, SIDE, SIDE).data
}

/** Share of a box in pixels that is covered. */
function covered(
  data: Uint8ClampedArray,
  [left, top, right, bottom]: readonly [number, number, number, number],
): number {
  let count = 0
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) count += Number(data[(y * SIDE + x) * 4 + 3]! > 60)
  return count / (right - left) / (bottom - top)
}

const leafOf = (kind: LeafKind): Draw => {
  return (context, random) => {
    drawLeaf(context, { kind, x: 40, y: 100, length: 120, angle: 0, open: 1, colours: AUTUMN[0]!, light: 1 }, random)
  }
}

describe('leaves', () => {
  for (const kind of ['maple', 'oak', 'birch', 'beech', 'willow', 'ivy'] as const) {
    test(`${kind}: a blade along its midrib, nothing beyond its tip`, () => {
      const data = pixels(leafOf(kind))
      assert.ok(covered(data, [60, 95, 130, 105]) > 0.9)
      assert.equal(covered(data, [170, 0, 200, 200]), 0)
    })
  }

  test('no two are alike', () => assert.notDeepEqual(pixels(leafOf('oak'), 1), pixels(leafOf('oak'), 2)))
})

test('a sprig of lavender blooms in its upper part, in violet', () => {
  const data = pixels((context, random) => drawLavender(context, { x: 100, y: 190, tall: 170, lean: 0 }, random))
  assert.ok(covered(data, [94, 30, 106, 90]) > 1.2 * covered(data, [94, 110, 106, 170]))
  let [red, green, blue] = [0, 0, 0]
  for (let at = 0; at < SIDE * 90 * 4; at += 4) {
    red += data[at]!
    green += data[at + 1]!
    blue += data[at + 2]!
  }
  assert.ok(blue > red && red > green)
})

test('a frond bows to the side it leans to', () => {
  const frond = {
    x: 100,
    y: 190,
    length: 150,
    colours: [
      [0.02, 0.08, 0.01],
      [0.1, 0.24, 0.03],
    ],
  } as const
  const [left, right] = [-1, 1].map((lean) =>
    pixels((context, random) => drawFern(context, { ...frond, lean }, random)),
  )
  assert.ok(covered(left!, [0, 0, 100, 200]) > 2 * covered(left!, [100, 0, 200, 200]))
  assert.ok(covered(right!, [100, 0, 200, 200]) > 2 * covered(right!, [0, 0, 100, 200]))
})

test('a frond that is turned away covers less', () => {
  const frond = {
    x: 100,
    y: 190,
    length: 150,
    lean: 0.5,
    colours: [
      [0.02, 0.08, 0.01],
      [0.1, 0.24, 0.03],
    ],
  } as const
  const [flat, turned] = [1, 0.25].map((open) =>
    pixels((context, random) => drawFern(context, { ...frond, open }, random)),
  )
  const whole = [0, 0, 200, 200] as const
  assert.ok(covered(turned!, whole) < 0.75 * covered(flat!, whole))
})
