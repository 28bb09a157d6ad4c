import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeFamily, pixelsOf } from '../../test/textart/family.ts'
import styles from './plugin.ts'

const paint = await describeFamily(import.meta.dirname, styles)

const [WIDTH, HEIGHT] = [640, 320]

async function pictureOf(path: string, text: string) {
  const pixels = await pixelsOf((await paint(path, { text })).bytes)
  const count = (test: (r: number, g: number, b: number, x: number, y: number) => boolean) => {
    let found = 0
    for (let at = 0; at < pixels.length / 3; at++) {
      const [r, g, b] = [pixels[at * 3]!, pixels[at * 3 + 1]!, pixels[at * 3 + 2]!]
      if (test(r, g, b, at % WIDTH, Math.floor(at / WIDTH))) found++
    }
    return found
  }
  return { count }
}

test('all twelve are there', () => {
  assert.equal(styles.length, 12)
})

test('a sign of many colours: the first letter is pink, the third amber, and the street mirrors them', async () => {
  const { count } = await pictureOf('/texteffect/colorfulneon', 'IIII')
  const pink = count((r, g, b, x) => x < 260 && r > 200 && b > 110 && g < 160)
  const amber = count((r, g, b, x) => x > 320 && x < 420 && r > 180 && g > 110 && b < 120)
  const street = count((r, _, b, x, y) => x < 260 && y > HEIGHT * 0.88 && r > 60 && b > 25)
  assert.ok(pink > 150 && amber > 100 && street > 40, JSON.stringify({ pink, amber, street }))
})

test('green light, on the tiles too, and a warm lamp far to the left of it', async () => {
  const { count } = await pictureOf('/textart/greenNeon', 'OPEN')
  assert.equal(
    count((r, g, b, x) => (r > g + 12 && x > 0.55 * WIDTH) || b > g + 12),
    0,
  )
  assert.ok(count((r, g, b, x) => x < 0.15 * WIDTH && r > g + 8 && g > b) > 200)
  assert.ok(count((r, g) => g > 40 && g < 200 && r < g / 2) > 20_000)
})

test('lightning reaches from the top of the picture into the letters', async () => {
  const { count } = await pictureOf('/textart/thunderText', 'II')
  for (const y of [5, 40, 80]) assert.ok(count((r, g, b, _, row) => row === y && r > 230 && g > 230 && b > 230) > 0)
})

test('wings and horns are red whatever is written', async () => {
  const { count } = await pictureOf('/texteffect/neonDevilWings', 'A')
  const red = (left: number, right: number) =>
    count((r, g, b, x, y) => x >= left && x < right && y < 170 && r > 200 && g < 140 && b < 140)
  assert.ok(red(0, 260) > 400 && red(380, 640) > 400 && red(260, 380) > 150)
})
