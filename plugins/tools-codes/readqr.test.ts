import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { GatewayError } from '@gateway/sdk-plugin'
import sharp from 'sharp'
import { HOSTILE_PICTURES } from '../../test/hostile-pictures.ts'
import { draw, pixelFrame } from './drawing.ts'
import { fakeContext } from './fake-context.ts'
import { encode } from './matrix.ts'
import type { Code } from './reader.ts'
import readqr from './readqr.ts'

const PICTURE = 'https://example.com/picture'

interface Answer {
  count: number
  width: number
  height: number
  codes: Code[]
}

describe('readqr', () => {
  it('returns format, text, corners and level of a code', async () => {
    const { codes, ...rest } = await readPicture(await qr('hello'))
    assert.deepEqual(rest, { count: 1, width: 290, height: 290 })
    assert.partialDeepStrictEqual(codes[0], { format: 'QR Code', text: 'hello', ecc: 'M', version: '1', rotation: 0 })
    near(codes[0], [[40, 40], [250, 40], [250, 250], [40, 250]])
  })

  it('returns every code in a picture', async () => {
    const tiles = ['one', 'two', 'three'].map(async (text, index) => {
      return { input: await qr(text), left: index * 300, top: index * 40 }
    })
    const { codes } = await readPicture(await ground(900, 400).composite(await Promise.all(tiles)).png().toBuffer())
    assert.deepEqual(codes.map(({ text }) => text).toSorted(), ['one', 'three', 'two'])
  })

  it('gives corners in the upright picture, from the code\'s own top left', async () => {
    const lying = await sharp(await qr('turn')).rotate(90).extend({ right: 100, background: 'white' }).toBuffer()
    near((await readPicture(lying)).codes[0], [[250, 40], [250, 250], [40, 250], [40, 40]])
    const tagged = await sharp(lying).withMetadata({ orientation: 8 }).jpeg().toBuffer()
    near((await readPicture(tagged)).codes[0], [[40, 140], [250, 140], [250, 350], [40, 350]])
  })

  it('gives corners in the picture as it came when a cleaned copy was read', async () => {
    const faint = await sharp(await qr('faint')).linear(0.04, 100).toBuffer()
    near((await readPicture(faint)).codes[0], [[40, 40], [250, 40], [250, 250], [40, 250]])
  })

  const hard: [what: string, make: () => Promise<Buffer>][] = [
    ['inverted', async () => sharp(await qr('hard')).negate({ alpha: false }).png().toBuffer()],
    ['blurred', async () => sharp(await qr('hard')).blur(6).png().toBuffer()],
    ['small', async () => sharp(await qr('hard')).resize(44).png().toBuffer()],
    ['turned', async () => sharp(await qr('hard')).rotate(37).png().toBuffer()],
    ['red on green of the same brightness', () => qr('hard', '#d00000', '#007a00')],
    ['white on transparency', () => qr('hard', '#ffffff', '#ffffff00')],
    ['large, in 15 million pixels', async () => sharp(await qr('hard')).resize(3900, 3900).png().toBuffer()],
  ]
  for (const [what, make] of hard) {
    it(`reads a code that is ${what}`, async () => {
      const { codes } = await readPicture(await make())
      assert.deepEqual(codes.map(({ text }) => text), ['hard'])
    })
  }

  it('reads bar codes at any angle', async () => {
    for (const angle of [5, 20, 45, 70, 90, 160]) {
      const { codes } = await readPicture(await sharp(EAN_13).rotate(angle, { background: 'white' }).png().toBuffer())
      assert.deepEqual(codes.map(({ format, text }) => [format, text]), [['EAN-13', '4006381333931']], `${angle}°`)
      // A bar code is placed by the line it was read along, which may cross the bars at a slant.
      const along = degrees(codes[0])
      assert.ok(Math.abs(along - angle) <= 20, `${along}° in place of ${angle}°`)
    }
  })

  it('says when there is none', async () => {
    await refuses(readPicture(await ground(500, 400).png().toBuffer()), { code: 'unprocessable' })
  })

  for (const { id, type, make, codes } of HOSTILE_PICTURES) {
    it(`survives ${id}`, { timeout: 20_000 }, async () => {
      const bytes = await make()
      const outcome = await readPicture({ bytes, type }).then(() => 'ok', codeOf)
      // A picture that is harmless after all holds no code.
      const wanted = codes.map((code) => (code === 'ok' ? 'unprocessable' : code))
      assert.ok(wanted.includes(outcome), `${outcome}, expected ${wanted.join(' or ')}`)
    })
  }
})

/** "4006381333931" after the EAN-13 specification: three pixels a module. */
const EAN_13 = bars([
  '101', '0001101', '0100111', '0101111', '0111101', '0001001', '0110011',
  '01010', '1000010', '1000010', '1000010', '1110100', '1000010', '1100110', '101',
])

function bars(groups: string[]): Buffer {
  const modules = [...groups.join('')].map((module, index) => (module === '1' ? `M${index + 12} 12h1v60h-1z` : ''))
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

async function readPicture(page: Buffer | { bytes: Buffer; type: string }): Promise<Answer> {
  const { ctx } = fakeContext({ [PICTURE]: page })
  return (await readqr.handle({ url: PICTURE }, ctx)) as Answer
}

/** Corners may be off by a few pixels. */
function near(code: Code | undefined, corners: readonly (readonly [number, number])[]): void {
  const distances = corners.map(([x, y], index) => {
    const found = code?.position[index]
    return Math.hypot((found?.x ?? Infinity) - x, (found?.y ?? Infinity) - y)
  })
  assert.ok(Math.max(...distances) <= 6, JSON.stringify(code?.position))
}

/** Direction of a code's upper edge by its corners, 0 to 180: bars read the same from both ends. */
function degrees(code: Code | undefined): number {
  assert.ok(code)
  const [from, to] = code.position
  const turned = Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI)
  return (turned + 360) % 180
}

async function refuses(call: Promise<unknown>, expected: object): Promise<void> {
  await assert.rejects(call, (error) => {
    assert.ok(error instanceof GatewayError)
    assert.partialDeepStrictEqual(error.toJSON(), expected)
    return true
  })
}

function codeOf(error: unknown): string {
  return error instanceof GatewayError ? error.code : String(error)
}
