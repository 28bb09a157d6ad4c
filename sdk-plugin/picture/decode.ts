import type { Sharp } from 'sharp'
import { GatewayError } from '../errors.ts'

const SECONDS = 10

/** Runs `work` on the upright first frame; whatever breaks on the way becomes an error of the catalogue. */
export async function decode<T>(bytes: Buffer, work: (image: Sharp) => Promise<T>, density?: number): Promise<T> {
  const image = await openSharp(bytes, density)
  try {
    return await work(image.timeout({ seconds: SECONDS }).autoOrient())
  } catch (cause) {
    throw cause instanceof GatewayError ? cause : toPictureError(cause)
  }
}

/** Size has been checked by then, so that sharp's own limit, which words it otherwise, is off. */
export async function openSharp(bytes: Buffer, density?: number): Promise<Sharp> {
  const sharp = await loadSharp()
  return sharp(bytes, {
    failOn: 'truncated',
    limitInputPixels: false,
    ...(density === undefined ? {} : { density }),
  })
}

/** Loaded with the first picture: endpoints that never see one start without it. */
export async function loadSharp(): Promise<typeof import('sharp').default> {
  const { default: sharp } = await import('sharp')
  // Pictures of callers do not repeat, so what libvips would keep of them is lost memory.
  sharp.cache(false)
  return sharp
}

function toPictureError(cause: unknown): GatewayError {
  if (cause instanceof Error && /timeout/i.test(cause.message)) {
    return new GatewayError('process_timeout', { message: 'The picture took too long to decode.', cause })
  }
  return new GatewayError('image_invalid', {
    message: 'The picture is damaged or not what it says it is.',
    hint: 'Check that the file opens elsewhere, save it again and send that.',
    cause,
  })
}
