import * as param from '../params.ts'
import { loadSharp } from '../picture/decode.ts'
import { encodePng } from './png.ts'

export type Format = 'png' | 'jpeg' | 'webp'

/** The parameter `format` of effects. */
export function formatParam(preferred: Format) {
  return param.choice(['png', 'jpeg', 'webp'], { description: 'Kind of picture' }).default(preferred)
}

/** File name extensions. */
export const EXTENSIONS = { png: 'png', jpeg: 'jpg', webp: 'webp' } as const

export interface EncodeOptions {
  width: number
  height: number
  format: Format
  /** Colours at full resolution and light compression: for coloured edges, which photos have few of. */
  crisp: boolean
}

/** @param pixels RGB, 8 bits, rows from the top */
export async function encode(pixels: Buffer, { width, height, format, crisp }: EncodeOptions): Promise<Buffer> {
  if (format === 'png') return encodePng(pixels, width, height)
  const sharp = await loadSharp()
  const image = sharp(pixels, { raw: { width, height, channels: 3 } })
  if (format === 'webp') return image.webp({ quality: crisp ? 90 : 88 }).toBuffer()
  // Codes made for the picture take a second pass: 11 ms of 1280 × 960 pixels, to save a twentieth of the bytes.
  return image
    .jpeg(crisp ? { quality: 92, chromaSubsampling: '4:4:4' } : { quality: 90, optimiseCoding: false })
    .toBuffer()
}
