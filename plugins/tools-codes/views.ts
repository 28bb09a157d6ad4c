import type { Picture } from '@gateway/sdk-plugin/picture'
import type { Sharp } from 'sharp'
import type { Pixels } from './reader.ts'

/** The picture in grey on a ground of that colour, scaled down to `maxPixels` when it has more. */
export async function grey(picture: Picture, background: string, maxPixels: number): Promise<Pixels> {
  const { data, info } = await decode(picture, maxPixels, (image) =>
    image.flatten({ background }).greyscale().toColourspace('b-w'),
  )
  return { data, width: info.width, height: info.height }
}

/** Red, green and blue by themselves; none when the picture is grey. */
export async function planes(picture: Picture, maxPixels: number): Promise<Pixels[]> {
  const { data, info } = await decode(picture, maxPixels, (image) =>
    image.flatten({ background: 'white' }).toColourspace('srgb'),
  )
  const { width, height, channels } = info
  if (channels < 3 || isGrey(data, channels)) return []
  return [0, 1, 2].map((plane) => {
    const values = Uint8Array.from({ length: width * height }, (_, pixel) => data[pixel * channels + plane] ?? 0)
    return { data: values, width, height }
  })
}

/** Less difference between the planes than this is noise. */
const LEAST_COLOUR = 40

function isGrey(data: Uint8Array, channels: number): boolean {
  for (let at = 0; at < data.length; at += channels) {
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > LEAST_COLOUR) return false
  }
  return true
}

function decode(picture: Picture, maxPixels: number, change: (image: Sharp) => Sharp) {
  const scale = Math.min(1, Math.sqrt(maxPixels / (picture.width * picture.height)))
  return picture.decode((image) => {
    const fitted = scale < 1 ? image.resize(Math.max(1, Math.round(picture.width * scale))) : image
    return change(fitted).raw().toBuffer({ resolveWithObject: true })
  })
}
