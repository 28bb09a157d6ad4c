import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { GatewayError } from '@gateway/sdk-plugin'
import sharp from 'sharp'
import createqr from './createqr.ts'
import { STYLES } from './drawing.ts'
import { fakeContext } from './fake-context.ts'
import { ECC_LEVELS } from './matrix.ts'
import { read } from './reader.ts'
import type { Code } from './reader.ts'

const LOGO = 'https://example.com/logo.png'
const BALL = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="6"><circle r="5"/></svg>')

interface Created {
  result: { type: string; version: number; ecc: string; modules: number; svg: { type: string } }
  png: Buffer
  svg: Buffer
}

describe('createqr', () => {
  for (const style of STYLES) {
    for (const ecc of ECC_LEVELS) {
      it(`draws ${style} ${ecc} with and without a logo so that it reads back`, async () => {
        for (const logo of [{}, { logo: LOGO }]) {
          const query = 'Grüße, 世界! https://example.com/a?b=c'
          const { png, svg, result } = await create({ query, style, ecc, ...logo })
          assert.equal(result.ecc, ecc)
          for (const picture of [png, svg]) {
            const [code] = await codesOf(picture)
            const version = String(result.version)
            assert.partialDeepStrictEqual(code, { format: 'QR Code', text: query, ecc, version })
          }
        }
      })
    }

    it(`draws the shortest and the longest text in ${style}`, async () => {
      for (const query of ['a', 'x'.repeat(2331)]) {
        const { png } = await create({ query, style })
        assert.equal((await codesOf(png))[0]?.text, query)
      }
    })
  }

  it('returns the PNG at the size asked for, the SVG beside it, and what was drawn', async () => {
    const { result, png } = await create({ query: 'hello', size: '300' })
    assert.partialDeepStrictEqual(result, { type: 'image/png', version: 1, ecc: 'M', modules: 21 })
    assert.equal(result.svg.type, 'image/svg+xml')
    const { width, height } = await sharp(png).metadata()
    assert.deepEqual([width, height], [300, 300])
  })

  it('takes the strongest error correction for a logo', async () => {
    assert.equal((await create({ query: 'hello', logo: LOGO })).result.ecc, 'H')
  })

  it('draws square modules crisp: no shade between the two colours', async () => {
    const { png } = await create({ query: 'hello', size: '501', dark: '#102030', light: '#fefefe' })
    const pixels = await sharp(png).removeAlpha().raw().toBuffer()
    const colours = new Set<string>()
    for (let at = 0; at < pixels.length; at += 3) colours.add(pixels.toString('hex', at, at + 3))
    assert.deepEqual([...colours].toSorted(), ['102030', 'fefefe'])
  })

  it('leaves a quiet zone of at least four modules', async () => {
    const { png, result } = await create({ query: 'hello', size: '512' })
    const code = (await codesOf(png))[0]
    const margin = Math.min(...(code?.position ?? []).flatMap(({ x, y }) => [x, y, 512 - x, 512 - y]))
    assert.ok(margin >= (4 * 512) / (result.modules + 8) - 2, `${margin} pixels`)
  })

  it('leaves the ground transparent when asked', async () => {
    const { png, svg } = await create({ query: 'hello', light: 'transparent' })
    for (const picture of [png, svg]) {
      const pixels = await sharp(picture).ensureAlpha().raw().toBuffer()
      assert.equal(pixels[3], 0)
    }
  })

  const refused: [what: string, query: Record<string, string>, expected: object][] = [
    ['a text too long for its ecc', { query: 'é'.repeat(700), ecc: 'H' }, { expected: 'at most 1273 bytes of UTF-8' }],
    ['a text too long for any', { query: 'é'.repeat(2000), ecc: 'L' }, { received: '4000 bytes' }],
    ['more modules than pixels can show', { query: 'x'.repeat(2000), size: '200' }, { received: '200' }],
    ['colours too much alike', { query: 'x', dark: 'orange' }, { expected: 'a contrast of at least 3 : 1' }],
    ['a faint dark', { query: 'x', dark: '#00000030' }, { expected: 'a contrast of at least 3 : 1' }],
    ['colours the wrong way round', { query: 'x', dark: 'white', light: 'navy' }, { hint: 'Swap the two colours.' }],
  ]
  for (const [what, query, expected] of refused) {
    it(`refuses ${what}`, () => refuses(create(query), { code: 'unprocessable', ...expected }))
  }

  it('passes on what is wrong with a logo', async () => {
    await refuses(create({ query: 'x', logo: 'https://example.com/none.png' }), { code: 'content_rejected' })
  })

  it('needs a query and takes everything else as it is or leaves it', () => {
    assert.equal(createqr.params.safeParse({}).success, false)
    assert.equal(createqr.params.safeParse({ query: 'x'.repeat(2901) }).success, false)
    assert.equal(createqr.params.safeParse({ query: 'x', size: '127' }).success, false)
    assert.equal(createqr.params.safeParse({ query: 'x', style: 'ROUNDED', ecc: 'q' }).success, true)
  })
})

async function create(query: Record<string, string>): Promise<Created> {
  const { ctx, saved } = fakeContext({ [LOGO]: await sharp(BALL).png().toBuffer() })
  const result = (await createqr.handle(createqr.params.parse(query), ctx)) as Created['result']
  const [png, svg] = saved
  assert.ok(png && svg)
  return { result, png: png.data, svg: svg.data }
}

async function codesOf(picture: Buffer): Promise<Code[]> {
  const image = sharp(picture).flatten({ background: 'white' }).greyscale().toColourspace('b-w')
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return read({ data, width: info.width, height: info.height })
}

async function refuses(call: Promise<unknown>, expected: object): Promise<void> {
  await assert.rejects(call, (error) => {
    assert.ok(error instanceof GatewayError)
    assert.partialDeepStrictEqual(error.toJSON(), expected)
    return true
  })
}
