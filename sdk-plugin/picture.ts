import type { Sharp } from 'sharp'
import { decode } from './picture/decode.ts'
import { refuseSize } from './picture/limits.ts'
import type { PictureLimits } from './picture/limits.ts'
import { FORMATS, signatureOf } from './picture/signature.ts'
import type { PictureFormat } from './picture/signature.ts'
import { checkedSvg } from './picture/svg.ts'
import type { FetchResponse, PluginContext } from './context.ts'
import { GatewayError, upstreamFailed } from './errors.ts'

export type { PictureFormat, PictureLimits }

/** A picture whose format and size have been checked. Its pixels are read when `decode` runs. */
export interface Picture {
  format: PictureFormat
  /** Pixels as seen, after the EXIF orientation. A small SVG is drawn at `vectorSide` on its longer side. */
  width: number
  height: number
  /** Frames of an animation or pages of a document; 1 for most pictures. */
  frames: number
  /** Whether it has transparency. */
  alpha: boolean
  /** The file as it came; an SVG unpacked. */
  bytes: Buffer
  /**
   * Runs a pipeline on the upright first frame.
   *
   * @throws `image_invalid` for what breaks while it is read, `process_timeout` after 10 s
   * @example const thumbnail = await picture.decode((image) => image.resize(320).webp().toBuffer())
   */
  decode<T>(work: (image: Sharp) => Promise<T>): Promise<T>
}

type Fetching = Pick<PluginContext, 'fetch'>

/**
 * Fetches a picture and checks it before a pixel is decoded.
 *
 * @throws what `ctx.fetch` throws, and `content_rejected` (no picture), `format_not_allowed`, `image_invalid`,
 * `image_too_large`, `too_many_frames`
 */
export async function loadPicture(ctx: Fetching, url: string, limits: PictureLimits = {}): Promise<Picture> {
  const response = await ctx.fetch(url, { kind: 'image', headers: { accept: 'image/*' } })
  refuseFailure(response)
  const type = response.headers.get('content-type') ?? ''
  // A film is refused by its name alone: its body would be fetched for nothing.
  if (/^(video|audio)\//i.test(type)) throw notAPicture(type)
  return readPicture(await response.bytes(), limits, type)
}

/**
 * The same for bytes at hand.
 *
 * @param type The media type that came with them, to say what arrived when it is no picture.
 */
export async function readPicture(bytes: Buffer, limits: PictureLimits = {}, type = ''): Promise<Picture> {
  const format = refuseFormat(bytes, limits, type)
  const { vectorSide = 1024 } = limits
  const content = format === 'svg' ? await checkedSvg(bytes, limits) : bytes
  const size = await measure(content, limits)
  const density = format === 'svg' ? 72 * Math.max(1, vectorSide / Math.max(size.width, size.height)) : undefined
  const { width, height } = density === undefined ? size : await measure(content, limits, density)
  return { ...size, format, width, height, bytes: content, decode: (work) => decode(content, work, density) }
}

async function measure(bytes: Buffer, limits: PictureLimits, density?: number) {
  const { autoOrient, pages: frames = 1, hasAlpha: alpha } = await decode(bytes, (image) => image.metadata(), density)
  const { width, height } = autoOrient
  refuseSize({ width, height, frames }, limits)
  return { width, height, frames, alpha }
}

function refuseFailure({ ok, status }: FetchResponse): void {
  if (ok) return
  // 429: the other side is busy, as with a 5xx; nothing is wrong with the address.
  if (status >= 500 || status === 429) throw upstreamFailed(`The address of the picture answered ${status}.`)
  throw new GatewayError('content_rejected', {
    message: `The address answered ${status} instead of a picture.`,
    expected: 'status 200 with a picture',
    received: `status ${status}`,
    hint: 'Open the address in a private window: it must show the picture without a login.',
  })
}

/** The format when it is an accepted one. A wrong media type does not matter when the bytes are a picture. */
function refuseFormat(bytes: Buffer, { formats = FORMATS }: PictureLimits, type: string): PictureFormat {
  const found = signatureOf(bytes)
  const accepted = formats.find((format) => format === found?.name)
  if (accepted) return accepted
  if (found?.picture) throw formatNotAllowed(found.name, formats)
  if (found || (type && !MAY_BE_PICTURE.test(type))) throw notAPicture(found?.name ?? type)
  throw new GatewayError('image_invalid', {
    ...(bytes.length === 0 ? { message: 'The address answered without content.' } : {}),
    expected: formats.join(', '),
    hint: 'Send the address of a picture file.',
  })
}

/** Media types under which servers send pictures, unnamed binary data included. */
const MAY_BE_PICTURE = /^(image|binary)\/|^application\/octet-stream/i

function formatNotAllowed(format: string, formats: readonly PictureFormat[]): GatewayError {
  return new GatewayError('format_not_allowed', {
    message: `Pictures in ${format} format are not read.`,
    expected: formats.join(', '),
    received: format,
    hint: 'Convert the picture, for example to PNG or JPEG.',
  })
}

function notAPicture(type: string): GatewayError {
  return new GatewayError('content_rejected', {
    message: 'The address leads to something that is not a picture.',
    expected: 'a picture',
    received: type,
    hint: 'Send the address of the picture itself, not of a page or a film that shows it.',
  })
}
