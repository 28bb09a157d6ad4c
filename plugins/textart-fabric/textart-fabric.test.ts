import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apart, describeFamily, pixelsOf } from '../../test/textart/family.ts'
import styles from './plugin.ts'

const paint = await describeFamily(import.meta.dirname, styles)

/** Share of the pixels for which a test of red, green and blue holds. */
async function share(path: string, text: string, holds: (r: number, g: number, b: number) => boolean): Promise<number> {
  const pixels = await pixelsOf((await paint(path, { text })).bytes)
  let count = 0
  for (let at = 0; at < pixels.length; at += 3) if (holds(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!)) count++
  return count / (pixels.length / 3)
}

test('the stitches on denim are orange, more of them on more letters', async () => {
  const orange = (r: number, g: number, b: number) => r > 120 && g > 50 && g < r - 40 && b < 70
  const [one, many] = [await share('/textart/denimText', 'I', orange), await share('/textart/denimText', 'WWW', orange)]
  assert.ok(many > one * 1.2 && one > 0.005, `${one} ${many}`)
})

test('each letter is embroidered in a thread of its own colour', async () => {
  const path = '/texteffect/embroidery'
  const red = await share(path, 'III', (r, g, b) => r > 110 && g < 60 && b < 80)
  const orange = await share(path, 'III', (r, g, b) => r > 120 && g > 55 && g < r - 50 && b < 70)
  assert.ok(red > 0.006 && orange > 0.006, `${red} ${orange}`)
})

test('leaves lie elsewhere for another seed, the boards do not', async () => {
  const [one, other] = await Promise.all(
    ['1', '2'].map(async (seed) => pixelsOf((await paint('/textart/naturalLeaves', { text: 'Oak', seed })).bytes)),
  )
  const share = apart(one!, other!)
  assert.ok(share > 0.04 && share < 0.6, String(share))
})

test('koi swim around the letters, not under them alone', async () => {
  const koi = (r: number, g: number, b: number) => r > 120 && g < r - 50 && b < g + 10
  assert.ok((await share('/textart/koiFish', '.', koi)) > 0.01)
})

test('wickerwork stays woven at any size of the letters', async () => {
  const willow = (r: number, g: number, b: number) => r > g + 20 && g > b + 15
  assert.ok((await share('/textart/wickerText', 'A', willow)) > 0.08)
  assert.ok((await share('/textart/wickerText', 'The quick brown fox jumps over it all', willow)) > 0.06)
})
