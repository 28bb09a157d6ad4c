import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apart, describeFamily, pixelsOf } from '../../test/textart/family.ts'
import styles from './plugin.ts'

const paint = await describeFamily(import.meta.dirname, styles)

test('there are thirteen of them', () => {
  assert.equal(new Set(styles.map(({ name }) => name)).size, 13)
})

/** Mean of each channel where one outweighs the others clearly. */
async function hue(path: string): Promise<[number, number, number]> {
  const pixels = await pixelsOf((await paint(path, { text: 'HHH' })).bytes)
  const sum: [number, number, number] = [0, 0, 0]
  for (let at = 0; at < pixels.length; at += 3) {
    const [r, g, b] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!]
    if (Math.max(r, g, b) - Math.min(r, g, b) < 60) continue
    sum[0] += r
    sum[1] += g
    sum[2] += b
  }
  return sum
}

test('each jewel has the colour of its name', async () => {
  const order: [string, (hue: [number, number, number]) => boolean][] = [
    ['redSparkJewelry', ([r, g, b]) => r > 2 * g && r > 2 * b],
    ['pinkSparkJewelry', ([r, g, b]) => r > b && b > g],
    ['blueSparkJewelry', ([r, g, b]) => b > 1.5 * r && b > 1.3 * g],
    ['greenSparkJewelry', ([r, g, b]) => g > 1.2 * r && g > 1.2 * b],
    ['purpleSparkJewelry', ([r, g, b]) => b > 1.3 * g && r > 1.1 * g],
    ['goldSparkJewelry', ([r, g, b]) => r > g && g > 1.3 * b],
    ['cyanSparkJewelry', ([r, g, b]) => b > 1.3 * r && g > 1.2 * r],
  ]
  for (const [name, holds] of order) {
    const found = await hue(`/textart/${name}`)
    assert.ok(holds(found), `${name}: ${found.map(Math.round).join(' ')}`)
  }
})

test('another seed sets other stones in the same letters', async () => {
  const path = '/textart/redSparkJewelry'
  const [first, again, other] = await Promise.all(['5', '5', '6'].map((seed) => paint(path, { text: 'Hi', seed })))
  assert.deepEqual(first!.bytes, again!.bytes)
  const share = apart(await pixelsOf(first!.bytes), await pixelsOf(other!.bytes))
  assert.ok(share > 0.01 && share < 0.4, String(share))
})

test('emoji are not set with stones: they keep their colours', async () => {
  const pixels = await pixelsOf((await paint('/textart/blueSparkJewelry', { text: '🍅' })).bytes)
  let red = 0
  for (let at = 0; at < pixels.length; at += 3) if (pixels[at]! > 120 && pixels[at + 2]! < 80) red++
  assert.ok(red > 3000, String(red))
})
