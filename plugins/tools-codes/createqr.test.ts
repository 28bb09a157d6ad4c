import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { createTestHost } from '@gateway/sdk-plugin/testing'
import sharp from 'sharp'
import { STYLES } from './drawing.ts'
import { ECC_LEVELS } from './matrix.ts'
import { read } from './reader.ts'
import type { Code } from './reader.ts'

const LOGO = 'https://example.com/logo.png'
const BALL = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="6"><circle r="5"/></svg>')

const host = await createTestHost(import.meta.dirname, {
  web: async ({ url }) =>
    url === LOGO ? picture(await sharp(BALL).png().toBuffer()) : new Response('', { status: 404 }),
})
after(() => host.close())

interface Created {
  result: { type: string; version: number; ecc: string; modules: number; width: number; svg: { type: string } }
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
          for (const file of [png, svg]) {
            const [code] = await codesOf(file)
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
    assert.partialDeepStrictEqual(result, { type: 'image/png', width: 300, version: 1, ecc: 'M', modules: 21 })
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
    for (const file of [png, svg]) {
      const pixels = await sharp(file).ensureAlpha().raw().toBuffer()
      assert.equal(pixels[3], 0)
    }
  })

  const refused: [what: string, query: Record<string, string>, expected: object][] = [
    ['a text too long for its ecc', { query: 'é'.repeat(700), ecc: 'H' }, { expected: 'at most 1273 bytes of UTF-8' }],
    ['more modules than pixels can show', { query: 'x'.repeat(2000), size: '200' }, { received: '200' }],
    ['colours too much alike', { query: 'x', dark: 'orange' }, { expected: 'a contrast of at least 3 : 1' }],
    ['a faint dark', { query: 'x', dark: '#00000030' }, { expected: 'a contrast of at least 3 : 1' }],
    ['colours the wrong way round', { query: 'x', dark: 'white', light: 'navy' }, { hint: 'Swap the two colours.' }],
    ['a logo that is not there', { query: 'x', logo: `${LOGO}?no` }, { code: 'content_rejected' }],
  ]
  for (const [what, query, expected] of refused) {
    it(`refuses ${what}`, async () => {
      const { status, body } = await call(query)
      assert.equal(status, 422)
      assert.partialDeepStrictEqual(body.result.error, { code: 'unprocessable', ...expected })
    })
  }

  const unaccepted: Record<string, string>[] = [
    {},
    { query: 'x'.repeat(2901) },
    { query: 'x', size: '127' },
    { query: 'x', style: 'round' },
    { query: 'x', dark: 'dark' },
  ]
  for (const query of unaccepted) {
    it(`does not accept ${JSON.stringify(query).slice(0, 40)}`, async () =>
      assert.equal((await call(query)).status, 400))
  }
})

function call(query: Record<string, string>) {
  return host.get(`/tools/createqr?${new URLSearchParams(query)}`)
}

async function create(query: Record<string, string>): Promise<Created> {
  const { status, body } = await call(query)
  assert.equal(status, 200, JSON.stringify(body))
  const [png, svg] = await Promise.all([host.file(body.result.url), host.file(body.result.svg.url)])
  return { result: body.result, png: png.bytes, svg: svg.bytes }
}

async function codesOf(file: Buffer): Promise<Code[]> {
  const image = sharp(file).flatten({ background: 'white' }).greyscale().toColourspace('b-w')
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return read({ data, width: info.width, height: info.height })
}

function picture(bytes: Buffer): Response {
  return new Response(Uint8Array.from(bytes), { headers: { 'content-type': 'image/png' } })
}
