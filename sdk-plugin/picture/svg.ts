import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { GatewayError } from '../errors.ts'
import { openSharp } from './decode.ts'
import { refuseSize } from './limits.ts'
import type { PictureLimits } from './limits.ts'
import { drawnElements } from './svg-weight.ts'
import { signatureOf } from './signature.ts'

/** Bytes after unpacking. */
const MAX_BYTES = 5_000_000
/** Elements drawn, each copy of a `<use>` counted. */
const MAX_ELEMENTS = 100_000

/**
 * An SVG that is safe to draw, unpacked. A few hundred bytes of SVG can ask for hours of work, and drawing cannot be
 * interrupted, so everything that multiplies is counted first.
 *
 * @throws `image_invalid`, `image_too_large`
 */
export async function checkedSvg(bytes: Buffer, limits: PictureLimits): Promise<Buffer> {
  const content = bytes[0] === 0x1f ? await unpack(bytes) : bytes
  if (content.length > MAX_BYTES) throw tooLong()
  const text = content.toString('utf8')
  // UTF-16 would hide from the checks below what the parser then sees.
  if (!/<([\w-]+:)?svg\b/.test(text) || text.includes('\0')) throw refused('It is not an SVG in UTF-8.')
  if (/<!ENTITY/i.test(text)) throw refused('It declares entities, which are not expanded.')
  if (drawnElements(text, MAX_ELEMENTS) > MAX_ELEMENTS) throw refused(`It draws more than ${MAX_ELEMENTS} elements.`)
  for (const [, data = ''] of text.matchAll(/data:([^"')]*)/gi)) await checkEmbedded(data, limits)
  return content
}

async function unpack(bytes: Buffer): Promise<Buffer> {
  try {
    return await promisify(gunzip)(bytes, { maxOutputLength: MAX_BYTES })
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    throw code === 'ERR_BUFFER_TOO_LARGE' ? tooLong() : refused('It cannot be unpacked.', cause)
  }
}

/** Pictures inside the picture obey the same limits; an SVG inside an SVG would escape the count. */
async function checkEmbedded(data: string, limits: PictureLimits): Promise<void> {
  const [type = '', body = ''] = data.split(/,(.*)/s)
  if (!/^image\//i.test(type)) return
  const bytes = /;base64/i.test(type) ? Buffer.from(body, 'base64') : Buffer.from(decodeURI(body))
  if (signatureOf(bytes)?.name === 'svg') throw refused('It holds another SVG.')
  const image = await openSharp(bytes)
  const {
    width,
    height,
    pages = 1,
  } = await image.metadata().catch((cause: unknown) => {
    throw refused('A picture inside it cannot be read.', cause)
  })
  refuseSize({ width, height, frames: pages }, limits)
}

function tooLong(): GatewayError {
  return new GatewayError('image_too_large', {
    message: 'The SVG is longer than this endpoint accepts.',
    expected: `at most ${MAX_BYTES / 1e6} MB unpacked`,
    hint: 'Simplify the drawing, or send it as PNG.',
  })
}

function refused(reason: string, cause?: unknown): GatewayError {
  return new GatewayError('image_invalid', {
    message: `The SVG cannot be drawn. ${reason}`,
    hint: 'Simplify the drawing, or send it as PNG.',
    cause,
  })
}
