import type { Picture } from '@gateway/sdk-plugin/picture'
import sharp from 'sharp'
import { flatten, isDark, type Grey } from './light.ts'
import { skewOf } from './skew.ts'
import { letterHeight } from './letters.ts'

/** A place in the picture, in its own pixels. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The picture as it is easiest to read, and the way back to the original. */
export interface Prepared {
  png: Buffer
  inverted: boolean
  /** Degrees by which the picture was turned, clockwise. */
  angle: number
  /** Prepared pixels for one of the picture. */
  scale: number
  /** Of the picture. */
  width: number
  height: number
  /** Of the prepared one. */
  preparedWidth: number
  preparedHeight: number
}

/** The engine reads letters of this height best, in pixels from baseline to cap. */
const BEST_LETTER = 28
const MOST_PIXELS = 8_000_000
const LARGEST_SCALE = 4
const LEAST_SCALE = 0.4
/** Letters that touch the edge are read badly. */
const BORDER = 16

/** Dark letters on an even white ground, upright, of a size that is read well. */
export async function prepare(picture: Picture): Promise<Prepared> {
  const { width, height } = picture
  const most = Math.min(1, Math.sqrt(MOST_PIXELS / (width * height)))
  const first = await greyOf(picture, Math.max(1, Math.round(width * most)))
  const inverted = isDark(first)
  const even = flatten(first, inverted)
  const angle = skewOf(even)
  const letter = letterHeight(even)
  const wanted = letter === undefined ? 1 : BEST_LETTER / letter
  const room = Math.sqrt(MOST_PIXELS / (even.width * even.height))
  const scale = Math.min(LARGEST_SCALE, room, Math.max(LEAST_SCALE, wanted))
  // Resampling by a little softens the letters and gains nothing.
  const resize = Math.abs(scale - 1) > 0.15 ? scale : 1
  let image = sharp(even.data, { raw: { width: even.width, height: even.height, channels: 1 } })
  if (resize !== 1) {
    image = image.resize(Math.round(even.width * resize), Math.round(even.height * resize), {
      fit: 'fill',
      kernel: 'cubic',
    })
  }
  const upright = angle === 0 ? image : sharp(await image.png().toBuffer()).rotate(angle, { background: '#ffffff' })
  const bordered = upright.extend({ top: BORDER, bottom: BORDER, left: BORDER, right: BORDER, background: '#ffffff' })
  const { data, info } = await bordered
    .toColourspace('b-w')
    .withMetadata({ density: 300 })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  return {
    png: data,
    inverted,
    angle,
    scale: most * resize,
    width,
    height,
    preparedWidth: info.width,
    preparedHeight: info.height,
  }
}

async function greyOf(picture: Picture, width: number): Promise<Grey> {
  return picture.decode(async (image) => {
    const grey = image.flatten({ background: '#ffffff' }).resize({ width }).toColourspace('b-w')
    const { data, info } = await grey.raw().toBuffer({ resolveWithObject: true })
    return { data: new Uint8Array(data.buffer, data.byteOffset, data.length), width: info.width, height: info.height }
  })
}

/** A box of the prepared picture, as the smallest upright one around it in the original. */
export function boxIn(prepared: Prepared, { x0, y0, x1, y1 }: { x0: number; y0: number; x1: number; y1: number }): Box {
  const { angle, scale, width, height, preparedWidth, preparedHeight } = prepared
  const turn = (-angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const corners = [
    [x0, y0],
    [x1, y0],
    [x0, y1],
    [x1, y1],
  ].map(([x, y]) => {
    const dx = (x! - preparedWidth / 2) / scale
    const dy = (y! - preparedHeight / 2) / scale
    return { x: width / 2 + dx * cos - dy * sin, y: height / 2 + dx * sin + dy * cos }
  })
  const within = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value)))
  const left = within(Math.min(...corners.map(({ x }) => x)), width)
  const top = within(Math.min(...corners.map(({ y }) => y)), height)
  return {
    x: left,
    y: top,
    width: within(Math.max(...corners.map(({ x }) => x)), width) - left,
    height: within(Math.max(...corners.map(({ y }) => y)), height) - top,
  }
}
