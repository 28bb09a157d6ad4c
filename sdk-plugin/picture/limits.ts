import { GatewayError } from '../errors.ts'
import type { PictureFormat } from './signature.ts'

export interface PictureLimits {
  /** Width × height × frames. Default 40 million. */
  maxPixels?: number
  /** Longest side in pixels. Default 16,384. */
  maxSide?: number
  /** Default 1,000. */
  maxFrames?: number
  /** Default: all that can be read. */
  formats?: readonly PictureFormat[]
  /** The longer side at which a smaller SVG is drawn, in pixels. Default 1,024. */
  vectorSide?: number
}

export interface PictureSize {
  width: number
  height: number
  frames: number
}

/** @throws `image_too_large`, `too_many_frames` */
export function refuseSize({ width, height, frames }: PictureSize, limits: PictureLimits): void {
  const { maxPixels = 40_000_000, maxSide = 16_384, maxFrames = 1000 } = limits
  if (width > maxSide || height > maxSide) {
    throw tooLarge(`at most ${maxSide} pixels on each side`, `${width} × ${height}`)
  }
  if (width * height * frames > maxPixels) {
    const received = frames === 1 ? `${width} × ${height}` : `${width} × ${height} in ${frames} frames`
    throw tooLarge(`at most ${maxPixels / 1e6} million pixels`, received)
  }
  if (frames > maxFrames) {
    throw new GatewayError('too_many_frames', {
      expected: `at most ${maxFrames} frames`,
      received: `${frames} frames`,
      hint: 'Shorten the animation or send one frame.',
    })
  }
}

function tooLarge(expected: string, received: string): GatewayError {
  return new GatewayError('image_too_large', { expected, received, hint: 'Send a smaller copy of the picture.' })
}
