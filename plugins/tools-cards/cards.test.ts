import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { createTestHost } from '@gateway/sdk-plugin/testing'
import sharp from 'sharp'
import { TYPE_NAMES, TYPES } from './types/index.ts'
import { THEME_NAMES } from './types/type.ts'

const GREEN = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#00c800' } })
  .png()
  .toBuffer()

const host = await createTestHost(import.meta.dirname, {
  web: ({ url }) =>
    url.endsWith('.png')
      ? new Response(Uint8Array.from(GREEN), { headers: { 'content-type': 'image/png' } })
      : new Response('<html></html>', { headers: { 'content-type': 'text/html' } }),
})
after(() => host.close())

const PICTURE = 'https://example.com/green.png'

function call(endpoint: string, query: Record<string, string>) {
  return host.get(`/tools/${endpoint}?${new URLSearchParams(query)}`)
}

interface Pixels {
  width: number
  height: number
  /** RGBA at a place. */
  at(x: number, y: number): [red: number, green: number, blue: number, alpha: number]
  data: Buffer
}

async function draw(endpoint: string, query: Record<string, string>) {
  const { status, body } = await call(endpoint, query)
  assert.equal(status, 200, JSON.stringify(body))
  const { bytes } = await host.file(body.result.url)
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const at: Pixels['at'] = (x, y) =>
    [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)] as ReturnType<Pixels['at']>
  return { result: body.result, pixels: { width, height, data, at } as Pixels }
}

/** Mean difference of two pictures of one size, 0 to 255. */
function difference(one: Pixels, other: Pixels): number {
  assert.equal(one.data.length, other.data.length)
  let sum = 0
  for (let at = 0; at < one.data.length; at++) sum += Math.abs(one.data[at]! - other.data[at]!)
  return sum / one.data.length
}

it('answers its examples as they say', async () => assert.ok((await host.examples()) >= 13))

describe('canvas', () => {
  for (const type of TYPE_NAMES) {
    it(`draws ${type} in three themes that differ`, async () => {
      const cards = []
      for (const theme of THEME_NAMES) {
        const { result, pixels } = await draw('canvas', {
          type,
          theme,
          title: 'Title',
          text: 'Some words',
          watermark: 'mark',
        })
        const { width, height } = TYPES[type]
        assert.partialDeepStrictEqual(result, { type: 'image/jpeg', width, height, truncated: false })
        cards.push(pixels)
      }
      assert.ok(difference(cards[0]!, cards[1]!) > 8 && difference(cards[1]!, cards[2]!) > 8)
    })

    it(`shows title, text, watermark and picture on ${type}`, async () => {
      const plain = { type, theme: 'night', title: 'Title', text: 'Some words' }
      const { pixels } = await draw('canvas', plain)
      for (const more of [{ title: 'Other' }, { text: 'Other ones' }, { watermark: 'mark' }, { image: PICTURE }]) {
        const changed = (await draw('canvas', { ...plain, ...more })).pixels
        assert.ok(difference(pixels, changed) > 0.01, JSON.stringify(more))
      }
    })

    it(`cuts what is too long for ${type}, and takes one letter`, async () => {
      const long = await draw('canvas', {
        type,
        theme: 'paper',
        title: 'word '.repeat(50),
        text: 'long words '.repeat(360),
      })
      assert.equal(long.result.truncated, true)
      assert.equal((await draw('canvas', { type, theme: 'paper', text: 'A' })).result.truncated, false)
    })
  }

  it('mirrors cards that read from right to left', async () => {
    const ground = async (text: string) => (await draw('canvas', { theme: 'paper', text })).pixels
    const [left, right] = [await ground('Hello'), await ground('سلام')]
    // The disc of the upper right corner, and the same place mirrored.
    const [disc, mirrored] = [left.at(1010, 100), right.at(1199 - 1010, 100)]
    for (const channel of [0, 1, 2]) assert.ok(Math.abs(disc[channel]! - mirrored[channel]!) < 40, `${channel}`)
    assert.ok(Math.abs(disc[2] - left.at(1199 - 1010, 100)[2]) > 60)
  })

  it('is the same picture for the same words', async () => {
    const query = { text: 'Twice 👋', theme: 'night', type: 'goodbye' }
    assert.equal(difference((await draw('canvas', query)).pixels, (await draw('canvas', query)).pixels), 0)
  })
})

describe('quote', () => {
  it('shows the portrait where initials would stand', async () => {
    const query = { text: 'Hello there', name: 'Ada Berg' }
    const [initials, portrait] = [await draw('quote', query), await draw('quote', { ...query, avatar: PICTURE })]
    const isGreen = ({ data }: Pixels) =>
      data.some((_, at) => at % 4 === 0 && data[at]! < 20 && data[at + 1]! > 180 && data[at + 2]! < 20)
    assert.deepEqual([isGreen(initials.pixels), isGreen(portrait.pixels)], [false, true])
    assert.ok(difference(initials.pixels, (await draw('quote', { ...query, name: 'Bo Berg' })).pixels) > 0.5)
  })

  it('grows with the message, up to where it is cut', async () => {
    const height = async (text: string) => (await draw('quote', { text })).result.height as number
    const heights = [await height('Hi'), await height('words '.repeat(40)), await height('words '.repeat(150))]
    assert.ok(heights[0]! < heights[1]! && heights[1]! < heights[2]!, heights.join())
    assert.equal((await draw('quote', { text: 'words '.repeat(600) })).result.truncated, true)
  })

  it('leaves the ground out for stickers, and puts authors from right to left at the right', async () => {
    const { result, pixels } = await draw('quote', { text: 'مرحبا', name: 'x', transparent: 'yes', avatar: PICTURE })
    assert.equal(result.type, 'image/png')
    assert.equal(pixels.at(2, 2)[3], 0)
    assert.ok(pixels.at(pixels.width - 20 - 52, pixels.height - 20 - 52)[1] > 180)
  })

  it('takes an empty name, and says what is wrong with an avatar', async () => {
    assert.equal((await call('quote', { text: 'x', name: '' })).status, 200)
    const { status, body } = await call('quote', { text: 'x', avatar: 'https://example.com/page' })
    assert.deepEqual([status, body.result.error.code], [422, 'content_rejected'])
  })
})

describe('ttp', () => {
  it('fills a transparent square, with colour in emoji', async () => {
    const { result, pixels } = await draw('ttp', { query: '😀' })
    assert.partialDeepStrictEqual(result, { type: 'image/png', width: 512, height: 512, lines: 1 })
    assert.equal(pixels.at(1, 1)[3], 0)
    const [red, green, blue] = pixels.at(256, 200)
    assert.ok(red > 200 && green > 120 && blue < 120)
  })

  it('can be read on every background: light and dark both stand in it', async () => {
    for (const color of ['white', 'black', '#d0d0d0', 'navy']) {
      const { pixels } = await draw('ttp', { query: 'Hey', color })
      const seen = { dark: 0, light: 0 }
      for (let at = 0; at < pixels.data.length; at += 4) {
        if (pixels.data[at + 3]! < 250) continue
        const brightness = (pixels.data[at]! + pixels.data[at + 1]! + pixels.data[at + 2]!) / 3
        if (brightness < 80) seen.dark++
        if (brightness > 190) seen.light++
      }
      assert.ok(seen.dark > 2000 && seen.light > 2000, `${color} ${JSON.stringify(seen)}`)
    }
  })

  it('keeps inside of its frame, and says when it has cut', async () => {
    for (const query of ['W'.repeat(30), 'Å\nj\ng', 'سلام عليكم', 'word '.repeat(390)]) {
      const { pixels, result } = await draw('ttp', { query })
      const edge = Array.from({ length: 512 }, (_, at) => [
        pixels.at(at, 0),
        pixels.at(at, 511),
        pixels.at(0, at),
        pixels.at(511, at),
      ])
      assert.ok(
        edge.flat().every(([, , , alpha]) => alpha < 12),
        query.slice(0, 10),
      )
      assert.equal(result.truncated, query.length > 1000)
    }
  })
})

describe('bad input', () => {
  const texts = { ttp: 'query', quote: 'text', canvas: 'text' }
  for (const [endpoint, name] of Object.entries(texts)) {
    it(`${endpoint} refuses what cannot be seen and draws what is odd`, async () => {
      for (const blank of ['   ', '\u202e\u200b', '\u3164']) {
        const { status, body } = await call(endpoint, { [name]: blank })
        assert.deepEqual([status, body.result.error.code], [422, 'unprocessable'])
      }
      for (const wrong of [{}, { [name]: '' }, { [name]: 'x'.repeat(10_000) }]) {
        assert.equal((await call(endpoint, wrong)).status, 400)
      }
      for (const odd of [
        '\u202Egnp.exe',
        `a${'\u0301'.repeat(800)}`,
        '\u{10380}',
        '🏴󠁧󠁢󠁳󠁣󠁴󠁿🇯🇵',
        '\u0007a\u0085b',
        '\uffff',
      ]) {
        assert.equal((await call(endpoint, { [name]: odd })).status, 200, JSON.stringify(odd))
      }
    })
  }
})
