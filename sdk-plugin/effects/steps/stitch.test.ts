import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted, type Painting } from '../../../test/textart/painting.ts'

const BLUE = '#1020ff'
const isBlue = ([r, , b]: readonly [number, number, number]) => b > r + 50
const plain = { do: 'stitch' as const, colours: [BLUE], holes: 0, shadow: 0, inset: 0.04 }

/** Rows of the stem's left side in which thread lies. */
function rowsSewn(picture: Painting): number {
  let rows = 0
  for (let y = 20; y < 80; y++) {
    for (let x = 80; x < 100; x++) {
      if (!isBlue(picture.at(x, y))) continue
      rows++
      break
    }
  }
  return rows
}

test('running stitches leave gaps, a rope does not', async () => {
  const running = rowsSewn(await painted([{ ...plain, length: 0.06, gap: 0.06, radius: 0.012 }]))
  assert.ok(running > 20 && running < 52, String(running))
  assert.equal(rowsSewn(await painted([{ ...plain, kind: 'rope' as const, radius: 0.025 }])), 60)
})

test('the inset moves the thread to the middle of the stem', async () => {
  const leftmost = (picture: Painting) => {
    let least = 200
    picture.count((pixel, x) => isBlue(pixel) && (least = Math.min(least, x)) >= 0)
    return least
  }
  const outside = leftmost(await painted([{ ...plain, inset: -0.05 }]))
  const inside = leftmost(await painted([{ ...plain, inset: 0.05 }]))
  assert.ok(inside - outside > 5, `${outside} ${inside}`)
})

test('overcast stitches reach from inside to over the edge', async () => {
  const picture = await painted([
    { ...plain, kind: 'overcast' as const, inset: 0, length: 0.07, gap: 0.03, radius: 0.01 },
  ])
  assert.ok(picture.count(isBlue) > 250)
})

test('holes and shadow darken the cloth', async () => {
  const clean = await painted([plain])
  const pricked = await painted([{ ...plain, holes: 1, shadow: 0.8 }])
  const dark = ([r, g]: readonly [number, number, number]) => r < 90 && g < 90
  assert.ok(pricked.count(dark) > clean.count(dark) + 40)
})
