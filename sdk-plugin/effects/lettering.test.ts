import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { acceptedText } from './define.ts'
import { letteringSchema, setLetters } from './lettering.ts'

describe('texts', () => {
  const refused = (text: string, code: string) =>
    assert.throws(() => acceptedText(text), { code }, JSON.stringify(text))

  test('what would not be seen is refused, with the limit named', () => {
    for (const text of ['', ' ', '\n\t \n', '\u0000\u0007', '\u200b\u200d', '\ufe0f', '\u00a0']) {
      refused(text, 'param_invalid')
    }
    refused('a'.repeat(61), 'param_out_of_range')
    refused('👩‍👩‍👧‍👦'.repeat(61), 'param_out_of_range')
  })

  test('60 characters as people count them are taken', () => {
    assert.equal(acceptedText(' Gateway \n'), 'Gateway')
    assert.equal(acceptedText('👩‍👩‍👧‍👦'.repeat(60)), '👩‍👩‍👧‍👦'.repeat(60))
    assert.equal(acceptedText('é'.repeat(60)), 'é'.repeat(60))
  })
})

describe('lettering', () => {
  const set = (text: string, width = 320, height = 160) => {
    return setLetters(text, letteringSchema.parse({}), width, height)
  }

  test('every text fills its box and stays within', async () => {
    for (const text of [
      'A',
      'Gateway',
      'مرحبا',
      '你好世界',
      'नमस्ते',
      'สวัสดี',
      '❤️🎂',
      '\u{10ffff}',
      'iii\nii\ni',
      'W'.repeat(60),
    ]) {
      const { ink, x, y, coverage } = await set(text)
      const [left, top, right, bottom] = [x + ink.left, y + ink.top, x + ink.right, y + ink.bottom]
      assert.ok(left >= 20 && right <= 300 && top >= 26 && bottom <= 134, `${text}: ${left} ${top} ${right} ${bottom}`)
      const isFilled = right - left > 0.8 * 0.86 * 320 || bottom - top > 0.8 * 0.6 * 160
      assert.ok(isFilled, `${text} fills: ${right - left} × ${bottom - top}`)
      assert.ok(coverage.some((share) => share > 0.5))
    }
  })

  test('parts belong to the character they mostly lie in', async () => {
    const { owners, distance, width, height } = await set('iT')
    const seen = new Set<number>()
    for (let at = 0; at < width * height; at++) if (distance[at]! > 1) seen.add(owners()[at]!)
    assert.deepEqual([...seen].toSorted(), [0, 1])
  })

  test('emoji bring their colours', async () => {
    const { emoji } = await set('a🍓')
    const reddest = Math.max(...emoji!.r)
    assert.ok(reddest > 0.4 && emoji!.share.some((share) => share === 1))
    assert.equal((await set('a')).emoji, undefined)
  })
})
