import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { recipeOf } from '../../sdk-plugin/effects/index.ts'
import { setLetters } from '../../sdk-plugin/effects/lettering.ts'
import { describeFamily, pixelsOf } from '../../test/textart/family.ts'
import styles from './plugin.ts'

const paint = await describeFamily(import.meta.dirname, styles)

test('the emblem stays the same whatever is written beside it', async () => {
  const [first, second] = await Promise.all(
    ['A', 'World'].map(async (text) => pixelsOf((await paint('/textart/robotDroid', { text })).bytes)),
  )
  // The left quarter, row by row.
  let off = 0
  for (let y = 0; y < 320; y++) {
    for (let x = 0; x < 150 * 3; x++) if (Math.abs(first![y * 1920 + x]! - second![y * 1920 + x]!) > 6) off++
  }
  assert.ok(off < 320 * 450 * 0.002, `${off} values differ`)
})

describe('no text leaves the frame', () => {
  for (const style of styles) {
    test(style.name, async () => {
      const { lettering } = recipeOf(style)!
      for (const text of ['A', 'Gateway', 'مرحبا بالعالم', 'one\ntwo\nthree', 'W'.repeat(60)]) {
        const { x, y, ink } = await setLetters(text, lettering, 640, 320)
        const box = [x + ink.left, y + ink.top, 640 - x - ink.right, 320 - y - ink.bottom]
        assert.ok(Math.min(...box) >= 4, `${text}: ${box.join(' ')}`)
      }
    })
  }
})

test('short text is drawn wider until it fills the box, emoji are not', async () => {
  const { lettering } = recipeOf(styles.find(({ name }) => name === 'heroShield')!)!
  const widthOf = async (text: string, widen: number) => {
    const { ink } = await setLetters(text, { ...lettering, widen }, 640, 320)
    return ink.right - ink.left
  }
  const share = (await widthOf('A', 1.5)) / (await widthOf('A', 1))
  assert.ok(share > 1.4 && share < 1.6, String(share))
  assert.equal(await widthOf('🎂', 1.5), await widthOf('🎂', 1))
})
