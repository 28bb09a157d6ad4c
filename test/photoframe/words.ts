import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Box, changedIn } from './changed.ts'
import { evenPhoto, type FrameHost } from './family.ts'

/** What callers write: short, long, from right to left, without spaces. */
const WORDS = {
  'one letter': 'A',
  'sixty letters': 'The quick brown fox jumps over the lazy dog of the old mill!',
  'Arabic': 'مرحبا بالعالم',
  'Chinese': '春天在海邊的小城',
} as const

/**
 * Tests that a text of the caller's changes the picture where its box is, and nowhere else.
 *
 * @param box Where it stands, with room for the turn of its sheet.
 * @param blank What stands for no text: one that is required can not be left out.
 */
export function describeWords(
  frame: () => FrameHost['frame'],
  effect: string,
  input: string,
  box: Box,
  { others = {}, blank = '.' }: { others?: Record<string, string>; blank?: string } = {},
): void {
  for (const [what, text] of Object.entries(WORDS)) {
    test(`${effect} keeps ${what} of ${input} in its place`, async () => {
      const photo = await evenPhoto(60, 80, '#8899aa')
      const [none, written] = [
        await frame()(effect, photo, { ...others, [input]: blank }),
        await frame()(effect, photo, { ...others, [input]: text }),
      ]
      const changed = await changedIn(none.bytes, written.bytes)
      assert.ok(changed, 'nothing is written')
      const [left, top, right, bottom] = changed.box
      assert.ok(left >= box[0] && top >= box[1] && right <= box[2] && bottom <= box[3], String(changed.box))
    })
  }
}
