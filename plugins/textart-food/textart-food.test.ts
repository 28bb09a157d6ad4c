import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeFamily, pixelsOf } from '../../test/textart/family.ts'
import styles from './plugin.ts'

const paint = await describeFamily(import.meta.dirname, styles)

/** Share of the pixels that a rule holds for, and how high they lie on the mean (0 top, 1 bottom). */
async function where(path: string, text: string, is: (r: number, g: number, b: number) => boolean) {
  const { result, bytes } = await paint(path, { text })
  const pixels = await pixelsOf(bytes)
  let [count, rows] = [0, 0]
  for (let at = 0; at < pixels.length; at += 3) {
    if (!is(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!)) continue
    count++
    rows += Math.floor(at / 3 / result.width) / result.height
  }
  return { share: count / (pixels.length / 3), height: rows / Math.max(1, count) }
}

test('icing lies on the upper parts of chocolate', async () => {
  const pink = await where(
    '/textart/chocolateCake',
    'HIH',
    (r, g, b) => r > 190 && g > 80 && g < 165 && b > 110 && b < 200,
  )
  const brown = await where(
    '/textart/chocolateCake',
    'HIH',
    (r, g, b) => r > 30 && r < 130 && g < 0.66 * r && b < 0.6 * r,
  )
  assert.ok(pink.share > 0.02 && brown.share > 0.08, JSON.stringify({ pink, brown }))
  assert.ok(pink.height < brown.height - 0.1, JSON.stringify({ pink, brown }))
})

test('strawberries have seeds all over and leaves on top', async () => {
  const red = await where('/textart/strawberryText', 'HIH', (r, g, b) => r > 140 && g < 70 && b < 80)
  const green = await where('/textart/strawberryText', 'HIH', (r, g, b) => g > 70 && g > 1.2 * r && b < 0.6 * g)
  assert.ok(red.share > 0.08 && green.share > 0.008, JSON.stringify({ red, green }))
})

test('each letter is a balloon of another colour', async () => {
  const green = (r: number, g: number, b: number) => g > 110 && g > 1.5 * r && g > 1.4 * b
  const [one, three] = [
    await where('/texteffect/birthdayBalloon', 'II', green),
    await where('/texteffect/birthdayBalloon', 'III', green),
  ]
  assert.ok(three.share > one.share + 0.004, JSON.stringify({ one, three }))
})
