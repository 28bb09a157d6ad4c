import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'
import { type Recipe, recipeSchema, render } from '../index.ts'

const SIZE = { width: 200, height: 100 }
const RED = '#ff0000'
const SQUARE = 'M0 0H100V100H0Z'

type Shape = Extract<Recipe['steps'][number], { do: 'shape' }>

async function redIn(shape: Partial<Shape>) {
  const recipe = recipeSchema.parse({
    light: 'studio',
    lettering: { width: 0.5, height: 0.3, centre: [0.5, 0.8] },
    steps: [
      { do: 'backdrop', colours: ['#000000'], clouds: 0 },
      { do: 'shape', path: SQUARE, height: 0.4, ...shape, steps: [{ do: 'fill', colour: RED }] },
    ],
    finish: { vignette: 0, tone: 'soft', bloom: { strength: 0 } },
  })
  const pixels = await render(recipe, 'II', SIZE)
  const box = { left: SIZE.width, top: SIZE.height, right: -1, bottom: -1, count: 0 }
  for (let at = 0; at < pixels.length / 3; at++) {
    if (pixels[at * 3]! < 128) continue
    const [x, y] = [at % SIZE.width, Math.floor(at / SIZE.width)]
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
    box.count++
  }
  return box
}

test('a shape lies where the frame’s shares say, in the size of its view', async () => {
  assert.deepEqual(await redIn({ at: [0.25, 0.5] }), { left: 30, top: 30, right: 69, bottom: 69, count: 1600 })
})

test('a turned square reaches further; a mirrored path changes sides', async () => {
  const turned = await redIn({ turn: 45 })
  assert.ok(turned.right - turned.left > 52 && Math.abs(turned.count - 1600) < 40, JSON.stringify(turned))
  const [left, right] = [await redIn({ path: 'M0 0H50V100H0Z' }), await redIn({ path: 'M0 0H50V100H0Z', mirror: true })]
  assert.deepEqual([left.left, left.right, right.left, right.right], [80, 99, 100, 119])
})

test('a stroke is a line with round ends', async () => {
  const line = await redIn({ path: 'M50 20V80', stroke: 20 })
  assert.deepEqual([line.left, line.right, line.top, line.bottom], [96, 103, 34, 65])
})

test('within other outlines, what lies outside of one of them is cut off', async () => {
  const cut = await redIn({ at: [0.25, 0.5], within: 'M50 -50H200V50H50Z' })
  assert.deepEqual(cut, { left: 50, top: 30, right: 69, bottom: 49, count: 400 })
  assert.equal((await redIn({ at: [0.25, 0.5], within: ['M50 -50H200V50H50Z', 'M0 0H75V200H0Z'] })).count, 200)
  assert.equal((await redIn({ at: [0.25, 0.5] })).count, 1600)
})

test('a soft edge runs out on the thing it lies on, and ends where that does', async () => {
  const half = { do: 'shape', path: 'M-50 -50H50V150H-50Z', within: SQUARE, height: 0.8 } as const
  const [bare, hard, soft] = [
    await painted([]),
    await painted([{ ...half, steps: [{ do: 'fill', colour: RED }] }]),
    await painted([{ ...half, soft: 0.05, steps: [{ do: 'fill', colour: RED }] }]),
  ]
  // Four pixels past the middle; then beside the square, which ends at 60.
  assert.ok(soft.mean(0, 103, 40, 105, 60) > hard.mean(0, 103, 40, 105, 60) + 5)
  assert.equal(soft.mean(0, 40, 40, 59, 60), bare.mean(0, 40, 40, 59, 60))
  assert.ok(soft.mean(0, 61, 40, 63, 60) > hard.mean(0, 61, 40, 63, 60) - 3)
})

test('beside the letters: by the box around their ink', async () => {
  const under = await redIn({ by: 'letters', at: [0.5, -1], height: 1 })
  assert.ok(under.bottom < 60 && under.top > 5, JSON.stringify(under))
})

test('outside of the frame it is no error', async () => {
  assert.equal((await redIn({ at: [4, 4] })).count, 0)
})

test('inside of a hole the ground is seen', async () => {
  const ring = await redIn({ path: [`${SQUARE}M25 25H75V75H25Z`] })
  assert.equal(ring.count, 1200)
})

test('woven through the letters it runs under the first and over the second', async () => {
  const band = { at: [0.5, 0.8], path: 'M-400 40H500V60H-400Z', height: 0.3 } as const
  const [whole, woven] = [await redIn(band), await redIn({ ...band, weave: 0 })]
  assert.ok(woven.count < whole.count - 10 && woven.count > whole.count * 0.75, `${woven.count} of ${whole.count}`)
})

test('woven so that it begins over the first letter, it leaves out the others', async () => {
  const band = { at: [0.5, 0.8], path: 'M-400 40H500V60H-400Z', height: 0.3, weave: 0 } as const
  const [under, over] = [await redIn(band), await redIn({ ...band, first: 'over' })]
  assert.ok(Math.abs(under.count - over.count) > 3, `${under.count} and ${over.count}`)
})

test('under letters that are small it stays under all of them', async () => {
  const band = { at: [0.5, 0.8], path: 'M-400 40H500V60H-400Z', height: 0.3, weave: 0 } as const
  const [woven, under] = [await redIn(band), await redIn({ ...band, least: 2 })]
  assert.ok(under.count < woven.count - 10, `${under.count} and ${woven.count}`)
})
