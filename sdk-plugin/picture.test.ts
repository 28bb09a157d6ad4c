import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { HOSTILE_PICTURES } from '../test/hostile-pictures.ts'
import type { FetchOptions, FetchResponse } from './context.ts'
import { GatewayError } from './errors.ts'
import { loadPicture, readPicture } from './picture.ts'

describe('readPicture', () => {
  for (const format of ['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff'] as const) {
    it(`reads ${format}`, async () => {
      const picture = await readPicture(await plain(40, 20).toFormat(format).toBuffer())
      assert.partialDeepStrictEqual(picture, { format, width: 40, height: 20, frames: 1 })
      const { info } = await picture.decode((image) => image.raw().toBuffer({ resolveWithObject: true }))
      assert.deepEqual([info.width, info.height], [40, 20])
    })
  }

  it('turns a picture upright', async () => {
    const picture = await readPicture(await plain(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer())
    assert.deepEqual([picture.width, picture.height], [20, 40])
    const upright = await picture.decode((image) => image.png().toBuffer({ resolveWithObject: true }))
    assert.deepEqual([upright.info.width, upright.info.height], [20, 40])
  })

  it('takes the first frame of an animation and counts the others', async () => {
    const frames = [plain(10, 10).png().toBuffer(), plain(10, 10, 'blue').png().toBuffer()]
    const gif = await sharp(await Promise.all(frames), { join: { animated: true } })
      .gif()
      .toBuffer()
    const picture = await readPicture(gif)
    assert.equal(picture.frames, 2)
    const pixels = await picture.decode((image) => image.removeAlpha().raw().toBuffer())
    assert.equal(pixels.length, 10 * 10 * 3)
    assert.deepEqual([...pixels.subarray(0, 3)], [255, 0, 0])
  })

  it('draws a small SVG large enough to work on, a packed one too', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path d="M0 0h20v10z"/></svg>')
    for (const bytes of [svg, gzipSync(svg)]) {
      const picture = await readPicture(bytes, { vectorSide: 500 })
      assert.partialDeepStrictEqual(picture, { format: 'svg', width: 500, height: 250, bytes: svg })
      const { info } = await picture.decode((image) => image.png().toBuffer({ resolveWithObject: true }))
      assert.deepEqual([info.width, info.height], [500, 250])
    }
  })

  it('never reads a file that an SVG names', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'picture-'))
    await plain(9, 9).png().toFile(join(folder, 'secret.png'))
    const image = `<image width="9" height="9" href="file://${folder}/secret.png"/>`
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${image}</svg>`
    const picture = await readPicture(Buffer.from(svg))
    const pixels = await picture.decode((drawn) => drawn.raw().toBuffer())
    await rm(folder, { recursive: true })
    assert.ok(pixels.every((value) => value === 0))
  })

  it('holds to its own limits', async () => {
    const bytes = await plain(40, 20).png().toBuffer()
    await refuses(readPicture(bytes, { maxPixels: 799 }), { code: 'image_too_large', received: '40 × 20' })
    await refuses(readPicture(bytes, { maxSide: 39 }), { code: 'image_too_large' })
    await refuses(readPicture(bytes, { formats: ['jpeg'] }), { code: 'format_not_allowed', received: 'png' })
  })

  for (const { id, type, make, codes } of HOSTILE_PICTURES) {
    it(`survives ${id}`, { timeout: 12_000 }, async () => {
      const outcome = await readPicture(await make(), {}, type).then(
        (picture) => picture.decode((image) => image.greyscale().raw().toBuffer()).then(() => 'ok', codeOf),
        codeOf,
      )
      assert.ok(codes.includes(outcome), `${outcome}, expected ${codes.join(' or ')}`)
    })
  }
})

describe('loadPicture', () => {
  it('asks for a picture within the picture limit', async () => {
    const asked: unknown[] = []
    const bytes = await plain(4, 4).png().toBuffer()
    const picture = await loadPicture({ fetch: answer(bytes, {}, asked) }, 'https://example.com/a.png')
    assert.equal(picture.format, 'png')
    assert.deepEqual(asked, ['https://example.com/a.png', 'image'])
  })

  it('believes the bytes rather than a wrong media type', async () => {
    const bytes = await plain(4, 4).png().toBuffer()
    const picture = await loadPicture({ fetch: answer(bytes, { type: 'text/plain' }) }, 'https://example.com/a')
    assert.equal(picture.format, 'png')
  })

  const refused: [what: string, content: string, options: AnswerOptions, expected: object][] = [
    ['a film', 'moving', { type: 'video/mp4' }, { code: 'content_rejected', received: 'video/mp4' }],
    ['a page', '<!doctype html><svg></svg>', { type: 'text/html' }, { code: 'content_rejected', received: 'html' }],
    ['JSON', '{}', { type: 'application/json' }, { code: 'content_rejected', received: 'application/json' }],
    ['a PDF', '%PDF-1.7', {}, { code: 'content_rejected', received: 'pdf' }],
    ['noise', 'no picture', {}, { code: 'image_invalid' }],
    ['nothing', '', {}, { code: 'image_invalid', message: 'The address answered without content.' }],
    ['a missing page', '', { status: 404 }, { code: 'content_rejected', received: 'status 404' }],
    ['a failing server', '', { status: 503 }, { code: 'upstream_error' }],
    ['a busy server', '', { status: 429 }, { code: 'upstream_error' }],
  ]
  for (const [what, content, options, expected] of refused) {
    it(`refuses ${what}`, async () => {
      const fetch = answer(Buffer.from(content), options)
      await refuses(loadPicture({ fetch }, 'https://example.com/'), expected)
    })
  }
})

function plain(width: number, height: number, background = 'red'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } })
}

interface AnswerOptions {
  status?: number
  type?: string
}

/** A fetch that answers the same to everyone and notes what it was asked. */
function answer(bytes: Buffer, { status = 200, type = 'image/png' }: AnswerOptions, asked: unknown[] = []) {
  return async (url: string | URL, options: FetchOptions = {}): Promise<FetchResponse> => {
    asked.push(String(url), options.kind)
    const body = { bytes: async () => bytes, text: async () => bytes.toString(), json: async <T>() => ({}) as T }
    const headers = new Headers({ 'content-type': type })
    return { url: String(url), status, ok: status < 300, headers, hops: [], ...body }
  }
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
