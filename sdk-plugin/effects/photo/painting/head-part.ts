import type { Area } from '../../kernels/crop.ts'
import type { Face, Size } from '../../../vision/index.ts'

/**
 * What lies about a head in a print. Kernels take four pixels at a time: it is a little wider than asked for, or narrower
 * where the print itself is.
 *
 * @param reach To both sides of the middle of a face, in its widths; above its top and below that, in its heights
 */
export function partAbout(print: Size, face: Face, reach: { wide: number; high: number; foot: number }): Area {
  const middle = face.x + face.width / 2
  const top = Math.max(0, Math.floor(face.y - reach.high * face.height))
  const right = Math.min(print.width, Math.ceil(middle + reach.wide * face.width))
  const least = Math.max(0, Math.floor(middle - reach.wide * face.width))
  const left = Math.max(0, right - Math.ceil((right - least) / 4) * 4)
  const height = Math.min(print.height, Math.ceil(face.y + reach.foot * face.height)) - top
  return { left, top, width: Math.floor((right - left) / 4) * 4, height }
}
