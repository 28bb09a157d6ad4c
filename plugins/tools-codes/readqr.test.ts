import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { createTestHost } from '@gateway/sdk-plugin/testing'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { HOSTILE_PICTURES } from '../../test/hostile-pictures.ts'
import { draw, pixelFrame } from './drawing.ts'
import { encode } from './matrix.ts'
import type { Code } from './reader.ts'

/** What stands at every address while a test runs. */
let page = new Response()

const host = await createTestHost(import.meta.dirname, { web: () => page })
after(() => host.close())

/** The pictures that the examples name. */
const gallery = await createTestHost(import.meta.dirname, {
  web: async ({ url }) => picture(url.includes('EAN') ? EAN_13 : await qr('http://en.m.wikipedia.org')),
})
after(() => gallery.close())

describe('readqr', () => {
  it('does what its examples say', async () => assert.equal(await gallery.examples(), 5))

  it('returns format, text, corners and level of a code', async () => {
    const { codes, ...rest } = await readPicture(await qr('hello'))
    assert.deepEqual(rest, { count: 1, width: 290, height: 290 })
    assert.partialDeepStrictEqual(codes[0], { format: 'QR Code', text: 'hello', ecc: 'M', version: '1', rotation: 0 })
    near(codes[0], '40,40 250,40 250,250 40,250')
  })

  it('returns every code in a picture', async () => {
    const tiles = ['one', 'two', 'three'].map(async (text, index) => {
      return { input: await qr(text), left: index * 300, top: index * 40 }
    })
    const { codes } = await readPicture(
      await ground(900, 400)
        .composite(await Promise.all(tiles))
        .png()
        .toBuffer(),
    )
    assert.deepEqual(codes.map(({ text }) => text).toSorted(), ['one', 'three', 'two'])
  })

  it("gives corners in the upright picture, from the code's own top left", async () => {
    const lying = await sharp(await qr('turn'))
      .rotate(90)
      .extend({ right: 100, background: 'white' })
      .toBuffer()
    near((await readPicture(lying)).codes[0], '250,40 250,250 40,250 40,40')
    const tagged = await sharp(lying).withMetadata({ orientation: 8 }).jpeg().toBuffer()
    near((await readPicture(tagged)).codes[0], '40,140 250,140 250,350 40,350')
  })

  it('gives corners in the picture as it came when a cleaned copy was read', async () => {
    const faint = await sharp(await qr('faint'))
      .linear(0.04, 100)
      .toBuffer()
    near((await readPicture(faint)).codes[0], '40,40 250,40 250,250 40,250')
  })

  const damages: [what: string, change: (code: Sharp) => Sharp][] = [
    ['inverted', (code) => code.negate({ alpha: false })],
    ['blurred', (code) => code.blur(6)],
    ['small', (code) => code.resize(44)],
    ['turned', (code) => code.rotate(37)],
    ['large, in 15 million pixels', (code) => code.resize(3900, 3900)],
  ]
  for (const [what, change] of damages) {
    it(`reads a code that is ${what}`, async () => {
      const picture = change(sharp(await qr('hard')))
      assert.equal((await readPicture(await picture.png().toBuffer())).codes[0]?.text, 'hard')
    })
  }

  const inks: [what: string, dark: string, light: string][] = [
    ['red on green of the same brightness', '#d00000', '#007a00'],
    ['white on transparency', '#ffffff', '#ffffff00'],
  ]
  for (const [what, dark, light] of inks) {
    it(`reads a code that is ${what}`, async () => {
      assert.equal((await readPicture(await qr('ink', dark, light))).codes[0]?.text, 'ink')
    })
  }

  it('reads bar codes at any angle', async () => {
    for (const angle of [5, 20, 45, 70, 90, 160]) {
      const { codes } = await readPicture(await sharp(EAN_13).rotate(angle, { background: 'white' }).png().toBuffer())
      assert.deepEqual(
        codes.map(({ format, text }) => [format, text]),
        [['EAN-13', '4006381333931']],
        `${angle}°`,
      )
      // A bar code is placed by the line it was read along, which may cross the bars at a slant.
      assert.ok(slant(codes[0], angle) <= 32, `${slant(codes[0], angle)}° off ${angle}°`)
    }
  })

  it('says when there is none', async () => {
    const { status, body } = await answerFor(await ground(500, 400).png().toBuffer())
    assert.equal(status, 422)
    assert.equal(body.result.error.message, 'No code was found in the picture.')
  })

  for (const { id, type, make, codes } of HOSTILE_PICTURES) {
    it(`survives ${id}`, { timeout: 20_000 }, async () => {
      const { status, body } = await answerFor(await make(), type)
      // A picture that is harmless after all holds no code.
      const wanted = codes.map((code) => (code === 'ok' ? 'unprocessable' : code))
      assert.ok(wanted.includes(body.result.error?.code), `${status} ${JSON.stringify(body.result)}`)
    })
  }

  it('passes on what is wrong with an address', async () => {
    page = new Response('', { status: 404 })
    const { body } = await host.get('/tools/readqr?url=https://example.com/none.png')
    assert.equal(body.result.error.code, 'content_rejected')
    assert.equal((await host.get('/tools/readqr?url=file:///etc/passwd')).status, 400)
    assert.equal((await host.get('/tools/readqr')).status, 400)
  })
})

/** "4006381333931" after the EAN-13 specification: three pixels a module. */
const EAN_13 = bars(
  '101 0001101 0100111 0101111 0111101 0001001 0110011 01010 1000010 1000010 1000010 1110100 1000010 1100110 101',
)

function bars(groups: string): Buffer {
  const modules = [...groups.replaceAll(' ', '')].map((module, index) =>
    module === '1' ? `M${index + 12} 12h1v60h-1z` : '',
  )
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="357" height="252" viewBox="0 0 119 84">'
  return Buffer.from(`${svg}<path fill="#fff" d="M0 0h119v84H0z"/><path d="${modules.join('')}"/></svg>`)
}

/** Version 1 in 290 pixels: modules of 10 pixels, the code from 40 to 250. */
function qr(text: string, dark = '#000000', light = '#ffffff'): Promise<Buffer> {
  const matrix = encode(text, 'M')
  const svg = draw(matrix, { style: 'square', dark, light }, pixelFrame(matrix.size, 290))
  return sharp(Buffer.from(svg)).png().toBuffer()
}

function ground(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: 'white' } })
}

function picture(bytes: Buffer, type = 'image/png'): Response {
  return new Response(Uint8Array.from(bytes), { headers: { 'content-type': type } })
}

function answerFor(bytes: Buffer, type?: string) {
  page = picture(bytes, type)
  return host.get('/tools/readqr?url=https://example.com/picture')
}

async function readPicture(bytes: Buffer): Promise<Found> {
  const { status, body } = await answerFor(bytes)
  assert.equal(status, 200, JSON.stringify(body))
  return body.result
}

interface Found {
  count: number
  width: number
  height: number
  codes: Code[]
}

/** @param corners `x,y` of each; they may be off by a few pixels */
function near(code: Code | undefined, corners: string): void {
  const distances = corners.split(' ').map((corner, index) => {
    const [x = 0, y = 0] = corner.split(',').map(Number)
    const found = code?.position[index]
    return Math.hypot((found?.x ?? Infinity) - x, (found?.y ?? Infinity) - y)
  })
  assert.ok(Math.max(...distances) <= 6, `${JSON.stringify(code?.position)}, expected ${corners}`)
}

/** Degrees between the upper edge of a code and a direction; bars read the same from both ends. */
function slant(code: Code | undefined, direction: number): number {
  assert.ok(code)
  const [from, to] = code.position
  const turned = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  return Math.abs(((turned - direction + 630) % 180) - 90)
}
