import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeFamily, pixelsOf } from '../../test/textart/family.ts'
import styles from './plugin.ts'

const paint = await describeFamily(import.meta.dirname, styles)

/** Rows from the top at which a colour is found, for a share of the pixels from the first to the last. */
async function rowsOf(path: string, text: string, is: (r: number, g: number, b: number) => boolean): Promise<number[]> {
  const { result, bytes } = await paint(path, { text })
  const pixels = await pixelsOf(bytes)
  const rows: number[] = []
  for (let at = 0; at < pixels.length; at += 3) {
    if (is(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!)) rows.push(Math.floor(at / 3 / result.width))
  }
  return rows
}

test('blood runs down further than the letters reach', async () => {
  const red = (r: number, g: number, b: number) => r > 70 && g < 0.3 * r && b < 0.35 * r
  const rows = await rowsOf('/textart/horrorBlood', 'HHHH', red)
  // The box of the letters ends at 0.74 of the height.
  const below = rows.filter((row) => row > 0.76 * 320).length
  assert.ok(rows.length > 8000 && below > 200, JSON.stringify([rows.length, below]))
})

test('slime lies on top, steel shows below', async () => {
  const rows = await rowsOf('/textart/toxicText', 'HHHH', (r, g, b) => g > 120 && r > 50 && b < 0.45 * g)
  // Between the slime above and the pool below.
  const inLetters = rows.filter((row) => row > 80 && row < 260)
  const mean = inLetters.reduce((sum, row) => sum + row, 0) / inLetters.length
  assert.ok(inLetters.length > 1500 && mean < 170, JSON.stringify([inLetters.length, mean]))
})

test('fire rises above the letters', async () => {
  const rows = await rowsOf('/textart/halloweenFire', 'IIIII', (r, g, b) => r > 220 && g > 120 && b < 170)
  assert.ok(rows.filter((row) => row < 0.35 * 320).length > 300)
})
