import type { Raster } from '../../../raster.ts'
import { type Size } from '../../../vision/index.ts'
import { opaqueBytes } from '../../kernels/drawn.ts'
import { shrink } from '../../kernels/resample.ts'
import type { Print } from '../photo.ts'

/** Light on a small copy: each pixel the mean of those it stands for. */
export interface Small extends Size {
  planes: readonly [Float32Array, Float32Array, Float32Array]
}

/** Half and half again, as long as that leaves a longer side of as many pixels. */
export function halved({ width, height, r, g, b }: Print, least: number): Small {
  let small: Small = { width, height, planes: [r, g, b] }
  while (Math.max(small.width, small.height) >= 2 * least) {
    const made = small.planes.map((plane) => shrink(plane, small.width, small.height))
    small = {
      width: made[0]!.width,
      height: made[0]!.height,
      planes: made.map(({ plane }) => plane) as unknown as Small['planes'],
    }
  }
  return small
}

/** The same light on a smaller copy. */
export function reduced(from: Small, { width, height }: Size): Small {
  if (width === from.width && height === from.height) return from
  const planes = from.planes.map((plane) => meansOf(plane, from, { width, height })) as unknown as Small['planes']
  return { width, height, planes }
}

/** A plane on a smaller copy, each pixel the mean of those it stands for. */
export function meansOf(source: Float32Array, from: Size, { width, height }: Size): Float32Array {
  const columns = edgesOf(from.width, width)
  const rows = edgesOf(from.height, height)
  const to = new Float32Array(width * height)
  for (let y = 0, at = 0; y < height; y++) {
    const top = rows[y]!
    const bottom = Math.max(top + 1, rows[y + 1]!)
    const first = top * from.width
    const end = bottom * from.width
    for (let x = 0; x < width; x++, at++) {
      const left = columns[x]!
      const right = columns[x + 1]! > left ? columns[x + 1]! : left + 1
      let sum = 0
      for (let row = first; row < end; row += from.width) {
        for (let px = row + left; px < row + right; px++) sum += source[px]!
      }
      to[at] = sum / (bottom - top) / (right - left)
    }
  }
  return to
}

/** Where each of so many pixels begins among those of a larger copy, and where the last ends. */
function edgesOf(large: number, small: number): Int32Array {
  return Int32Array.from({ length: small + 1 }, (_, at) => Math.floor((at * large) / small))
}

export function bytesOf({ width, height, planes }: Small): Raster {
  return { width, height, data: opaqueBytes(planes, width * height) }
}
