import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import sharp from 'sharp'
import type { Endpoint } from '../../sdk-plugin/endpoint.ts'
import { acceptedText, recipeOf } from '../../sdk-plugin/effects/index.ts'
import { poisonFreed } from '../../sdk-plugin/effects/kernels/memory.ts'
import { createTestHost } from '../../sdk-plugin/testing.ts'
import { assertGolden, goldenOf, goldensApart, readGoldens } from '../goldens.ts'
import { shelveScenes } from '../shelf.ts'
import { styleGolden } from './goldens.ts'
import { legibility } from './legibility.ts'

/** What every style has to carry. */
const TEXTS = [
  'Gateway',
  'A',
  'مرحبا',
  '世界你好',
  'Привет\nмир',
  'नमस्ते',
  '🎂👩‍🚀🇯🇵',
  'The quick brown fox jumps over the lazy dog again and again',
]
const FEW = TEXTS.slice(0, 3)
/** Emoji bring their own colours; their outline alone need not stand out as much. */
const LEAST = { letters: 0.62, emoji: 0.45 }

/** How far apart sizes of one style may be, of 255: details are drawn by chance, what is lit and of which colour is not. */
const SAME = 5

export interface Painted {
  result: { type: string; width: number; height: number; url: string }
  bytes: Buffer
}

export type Paint = (path: string, params: Record<string, string>) => Promise<Painted>

/**
 * What holds for each style of a family: it shows what it is given, in every script, legibly; it is no other style in
 * disguise; the same call gives the same bytes. The sweep over all scripts runs in CI, three texts elsewhere.
 *
 * @param folder Of the plugin.
 * @returns what paints a picture through the host, for the tests of the family's own
 */
export async function describeFamily(folder: string, styles: readonly Endpoint[]): Promise<Paint> {
  shelveScenes()
  const host = await createTestHost(folder)
  after(() => host.close())
  // A plane that is used after its step has ended makes black holes from here on.
  poisonFreed()

  const paint: Paint = async (path, params) => {
    const { status, body } = await host.get(`${path}?${new URLSearchParams({ size: 'small', ...params })}`)
    assert.equal(status, 200, JSON.stringify(body))
    const result = body.result as Painted['result']
    const { bytes } = await host.file(result.url)
    return { result, bytes }
  }

  test('the examples hold', async () => {
    assert.ok((await host.examples()) >= styles.length)
  })

  describe('every style shows the text it is given', () => {
    for (const style of styles) {
      const path = `/${style.category}/${style.name}`
      test(path, async () => {
        const recipe = recipeOf(style)!
        const pictures: Buffer[] = []
        for (const text of process.env.CI ? TEXTS : FEW) {
          const { bytes } = await paint(path, { text })
          const share = await legibility(bytes, recipe, acceptedText(text))
          const least = /\p{RI}/u.test(text) ? LEAST.emoji : LEAST.letters
          assert.ok(
            share >= least,
            `${JSON.stringify(text)}: ${share.toFixed(2)} of the outline is seen, ${least} asked`,
          )
          pictures.push(await pixelsOf(bytes))
        }
        pictures.slice(1).forEach((picture, at) => assert.ok(apart(picture, pictures[at]!) > 0.05))
        const again = await paint(path, { text: TEXTS[0]! })
        assert.deepEqual(await pixelsOf(again.bytes), pictures[0])
      })
    }
  })

  test('none has changed its look unseen', async () => {
    const goldens = await readGoldens(folder)
    for (const style of styles) assertGolden(style.name, await styleGolden(style), goldens)
  })

  test('the look is the same at each size', async () => {
    for (const { category, name } of process.env.CI ? styles : styles.slice(0, 1)) {
      const seen = async (size: string) =>
        goldenOf(sharp((await paint(`/${category}/${name}`, { text: TEXTS[0]!, size })).bytes), 16, 8)
      const { mean } = goldensApart(await seen('small'), await seen('medium'))
      assert.ok(mean <= SAME, `${name}: ${mean.toFixed(1)} apart, ${SAME} allowed`)
    }
  })

  test('none is another in disguise: their letters or scenes differ', async () => {
    const pictures: Buffer[] = []
    for (const { category, name } of styles) {
      pictures.push(await pixelsOf((await paint(`/${category}/${name}`, { text: 'Ag' })).bytes))
    }
    for (const [index, picture] of pictures.entries()) {
      for (const other of pictures.slice(index + 1)) assert.ok(apart(picture, other) > 0.1, styles[index]!.name)
    }
  })

  return paint
}

export const pixelsOf = (bytes: Buffer): Promise<Buffer> => sharp(bytes).removeAlpha().raw().toBuffer()

/** Share of pixels that differ clearly between two pictures. */
export function apart(a: Buffer, b: Buffer): number {
  let count = 0
  for (let at = 0; at < a.length; at += 3) {
    if (Math.abs(a[at]! - b[at]!) + Math.abs(a[at + 1]! - b[at + 1]!) + Math.abs(a[at + 2]! - b[at + 2]!) > 60) count++
  }
  return count / (a.length / 3)
}
