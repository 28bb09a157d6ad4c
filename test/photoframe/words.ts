import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { evenPhoto, type FrameHost } from './family.ts'

/** What callers write: short, long, from right to left, without spaces. */
const WORDS = {
  'one letter': 'A',
  'sixty letters': 'The quick brown fox jumps over the lazy dog of the old mill!',
  'Arabic': 'مرحبا بالعالم',
  'Chinese': '春天在海邊的小城',
} as const

/** Left, top, right and bottom, as shares of the picture. */
type Box = readonly [number, number, number, number]

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
      const changed = await changedBox(none.bytes, written.bytes)
      assert.ok(changed, 'nothing is written')
      const [left, top, right, bottom] = changed
      assert.ok(left >= box[0] && top >= box[1] && right <= box[2] && bottom <= box[3], String(changed))
    })
  }
}

/** Where two pictures differ by more than what JPEG adds; undefined when they are the same. */
async function changedBox(first: Buffer, second: Buffer): Promise<Box | undefined> {
  const read = (bytes: Buffer) => sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true })
  const [{ data: a, info }, { data: b }] = [await read(first), await read(second)]
  const [xs, ys]: [number[], number[]] = [[], []]
  a.forEach((value, at) => {
    if (Math.abs(value - b[at]!) < 48) return
    xs.push((at % info.width) / info.width)
    ys.push(Math.floor(at / info.width) / info.height)
  })
  if (xs.length === 0) return undefined
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}
