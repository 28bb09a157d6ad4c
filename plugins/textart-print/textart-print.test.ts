import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apart, describeFamily, pixelsOf } from '../../test/textart/family.ts'
import styles from './plugin.ts'

const paint = await describeFamily(import.meta.dirname, styles)

const WIDTH = 640

/** Pixels for which a test of red, green and blue holds, and their mean place. */
async function found(path: string, text: string, holds: (r: number, g: number, b: number) => boolean) {
  const pixels = await pixelsOf((await paint(path, { text })).bytes)
  let [count, x, y] = [0, 0, 0]
  for (let at = 0; at < pixels.length / 3; at++) {
    if (!holds(pixels[at * 3]!, pixels[at * 3 + 1]!, pixels[at * 3 + 2]!)) continue
    count++
    x += at % WIDTH
    y += Math.floor(at / WIDTH)
  }
  return { count, x: x / count, y: y / count }
}

test('watercolours follow each other as in a rainbow', async () => {
  const path = '/texteffect/watercolor'
  const red = await found(path, 'mmmmm', (r, g, b) => r > 150 && g < 90 && b < 110)
  const blue = await found(path, 'mmmmm', (r, g, b) => b > 110 && r < 90 && g < 120)
  assert.ok(red.count > 500 && blue.count > 500 && red.x < 250 && blue.x > 390, JSON.stringify([red, blue]))
})

test('another seed spatters elsewhere', async () => {
  const [one, other] = await Promise.all(
    ['1', '2'].map(async (seed) => pixelsOf((await paint('/texteffect/watercolor', { text: 'Rain', seed })).bytes)),
  )
  assert.ok(apart(one!, other!) > 0.02)
})

test('the arrow lies under the signature, as wide as that', async () => {
  const ink = (r: number, g: number, b: number) => b > r + 25 && r < 90 && g < 100
  const [short, long] = [
    await found('/texteffect/signatureArrow', 'mm', ink),
    await found('/texteffect/signatureArrow', 'mmmmm', ink),
  ]
  assert.ok(short.count > 1500 && long.count > 1500)
  assert.ok(short.y > 90 && long.y < 210, JSON.stringify([short, long]))
})

test('the feathers of the tattoo’s arrow are red and lie left of the name', async () => {
  const feather = await found('/texteffect/arrowTattoo', 'Free', (r, g, b) => r > 100 && g < 70 && b < 60 && r > g + 60)
  assert.ok(feather.count > 400 && feather.x < 260, JSON.stringify(feather))
})

test('the poster is set of the words themselves: others make another pattern', async () => {
  const path = '/texteffect/typographyArt'
  const [one, other] = await Promise.all(
    ['OO', 'QQ'].map(async (text) => pixelsOf((await paint(path, { text })).bytes)),
  )
  assert.ok(apart(one!, other!) > 0.02)
})

test('a comic has flat inks: yellow faces, red sides, black lines', async () => {
  const path = '/texteffect/comic3d'
  const yellow = await found(path, 'POW', (r, g, b) => r > 220 && g > 150 && b < 110)
  const black = await found(path, 'POW', (r, g, b) => r < 40 && g < 40 && b < 50)
  assert.ok(yellow.count > 4000 && black.count > 4000, JSON.stringify([yellow, black]))
})
