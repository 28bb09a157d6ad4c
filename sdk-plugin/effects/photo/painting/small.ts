import type { Raster } from '../../../raster.ts'
import { type Size } from '../../../vision/index.ts'
import { opaqueBytes } from '../../kernels/drawn.ts'
import { meansOf, shrink } from '../../kernels/resample.ts'
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

export function bytesOf({ width, height, planes }: Small): Raster {
  return { width, height, data: opaqueBytes(planes, width * height) }
}
