import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apart, describeFamily, pixelsOf } from '../../test/textart/family.ts'
import styles from './plugin.ts'

const paint = await describeFamily(import.meta.dirname, styles)

const SIZE = { width: 640, height: 320 }

/** Mean of red, green and blue over a box, in shares of the frame. */
async function meanOf(
  path: string,
  text: string,
  [left, top, right, bottom]: readonly [number, number, number, number],
) {
  const pixels = await pixelsOf((await paint(path, { text })).bytes)
  const sum = [0, 0, 0]
  let count = 0
  for (let y = Math.floor(top * SIZE.height); y < bottom * SIZE.height; y++) {
    for (let x = Math.floor(left * SIZE.width); x < right * SIZE.width; x++) {
      for (let c = 0; c < 3; c++) sum[c]! += pixels[(y * SIZE.width + x) * 3 + c]!
      count++
    }
  }
  return sum.map((value) => value / count) as [number, number, number]
}

test('the sea washes the lower side of sandWriting, sand lies above', async () => {
  const [sandRed, , sandBlue] = await meanOf('/texteffect/sandWriting', 'Hi', [0.02, 0.02, 0.3, 0.1])
  const [seaRed, , seaBlue] = await meanOf('/texteffect/sandWriting', 'Hi', [0.6, 0.95, 0.98, 1])
  assert.ok(sandRed > sandBlue + 40, `${sandRed} ${sandBlue}`)
  assert.ok(seaBlue > seaRed + 10, `${seaRed} ${seaBlue}`)
})

test('snow lies on the letters of snow3d: their tops are whiter than their middles', async () => {
  const [topRed] = await meanOf('/texteffect/snow3d', 'III', [0.47, 0.085, 0.53, 0.125])
  const [middleRed, , middleBlue] = await meanOf('/texteffect/snow3d', 'III', [0.48, 0.5, 0.52, 0.6])
  assert.ok(topRed > 190, `${topRed}`)
  assert.ok(middleBlue > middleRed + 60, `${middleRed} ${middleBlue}`)
})

test('the sign of roadWarning grows with its text', async () => {
  const [short, long] = await Promise.all(
    ['I', 'WWWWWW'].map((text) => meanOf('/textart/roadWarning', text, [0.085, 0.45, 0.1, 0.55])),
  )
  const yellow = ([r, g, b]: [number, number, number]) => Math.min(r, g) - b
  assert.ok(yellow(long!) > yellow(short!) + 60, JSON.stringify([short, long]))
})

test('each letter of beachText3d has its own colour, joined Arabic letters one', async () => {
  const pixels = await pixelsOf((await paint('/texteffect/beachText3d', { text: 'II' })).bytes)
  const half = [0, 0]
  for (let at = 0; at < pixels.length; at += 3) {
    const [r, g, b] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!]
    const x = (at / 3) % SIZE.width
    if (r > 150 && g < 90 && b < 100 && x < 320) half[0]!++
    if (r > 190 && g > 100 && g < 200 && b < 80 && x > 320) half[1]!++
  }
  assert.ok(half[0]! > 400 && half[1]! > 400, JSON.stringify(half))
})

test('another seed breaks the wall in another way', async () => {
  const [first, again, other] = await Promise.all(
    ['1', '1', '2'].map(async (seed) => pixelsOf((await paint('/textart/breakWall', { text: 'Go', seed })).bytes)),
  )
  assert.deepEqual(first, again)
  assert.ok(apart(first!, other!) > 0.03)
})
