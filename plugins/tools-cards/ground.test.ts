import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { createTestHost } from '@gateway/sdk-plugin/testing'
import sharp from 'sharp'
import { THEME_NAMES } from './types/type.ts'

const PICTURE = 'https://example.com/green.png'
const GREEN = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#00c800' } })
  .png()
  .toBuffer()

const host = await createTestHost(import.meta.dirname, {
  web: () => new Response(Uint8Array.from(GREEN), { headers: { 'content-type': 'image/png' } }),
})
after(() => host.close())

/** Draws a card; gives back the colour at a place. */
async function draw(query: Record<string, string>) {
  const { status, body } = await host.get(`/tools/canvas?${new URLSearchParams(query)}`)
  assert.equal(status, 200, JSON.stringify(body))
  const { bytes } = await host.file(body.result.url)
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0] = data.subarray((y * info.width + x) * 3)
    return [red, green, blue] as const
  }
}

describe('the ground of cards', () => {
  it('moves the art aside for long texts', async () => {
    // Colours of the art in the middle of the words; paper and ink have nearly none.
    const coloured = async (type: string, text: string, [left, top, right, bottom]: readonly number[]) => {
      const at = await draw({ type, theme: 'paper', title: 'Title', text })
      let count = 0
      for (let y = top!; y < bottom!; y += 3) {
        for (let x = left!; x < right!; x += 3) count += Number(at(x, y)[0] - at(x, y)[2] > 60)
      }
      return count
    }
    const boxes = { card: [200, 100, 1000, 560], goodbye: [200, 100, 930, 520], story: [320, 560, 970, 1600] }
    for (const [type, box] of Object.entries(boxes)) {
      assert.ok((await coloured(type, 'Some words', box)) > 1000, type)
      assert.ok((await coloured(type, 'Some words '.repeat(45), box)) < 20, type)
    }
  })

  it('leaves the picture beside the words as it is, on the side where reading ends', async () => {
    for (const type of ['card', 'announcement']) {
      for (const theme of THEME_NAMES) {
        const side = (text: string) => draw({ type, theme, text, image: PICTURE })
        const [left, right] = [await side('Hello'), await side('سلام')]
        for (const seen of [left(1000, 300), right(1199 - 1000, 300)]) {
          assert.ok(seen[0] < 20 && Math.abs(seen[1] - 200) < 20 && seen[2] < 20, `${type} ${theme} ${seen.join()}`)
        }
        assert.ok(Math.abs(left(40, 300)[1] - 200) > 20 || left(40, 300)[0] > 40, 'the ground of the words')
      }
    }
  })
})
