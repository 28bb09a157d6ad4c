import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeFamily, pixelsOf } from '../../test/textart/family.ts'
import styles from './plugin.ts'

const paint = await describeFamily(import.meta.dirname, styles)

type Pixel = readonly [number, number, number]

/** Pixels of a picture of `text` for which a test holds. */
async function count(name: string, text: string, holds: (pixel: Pixel) => boolean): Promise<number> {
  const { bytes } = await paint(`/textart/${name}`, { text })
  const pixels = await pixelsOf(bytes)
  let found = 0
  for (let at = 0; at < pixels.length; at += 3) {
    if (holds([pixels[at]!, pixels[at + 1]!, pixels[at + 2]!])) found++
  }
  return found
}

const COLOURS: Record<string, (pixel: Pixel) => boolean> = {
  redGlass: ([r, g, b]) => r > 110 && g < r / 4 && b < r / 3,
  greenGlass: ([r, g, b]) => g > 60 && r < g / 2 && b < g * 0.8,
  blueGlass: ([r, g, b]) => b > 110 && r < b / 2 && g < b * 0.7,
  yellowGlass: ([r, g, b]) => r > 120 && g > r * 0.6 && b < r / 3,
}

for (const [name, isColoured] of Object.entries(COLOURS)) {
  test(`${name} has its colour from the letters, not from the scene`, async () => {
    const [little, much] = [await count(name, '.', isColoured), await count(name, 'MMM', isColoured)]
    assert.ok(much > 2000 && much > 1.5 * little, `${much} pixels with letters, ${little} without`)
  })
}
