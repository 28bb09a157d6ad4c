import { boxBlur, gaussian } from '../kernels/blur.ts'
import type { Raster } from '../kernels/canvas.ts'
import { planeAt } from '../kernels/sample.ts'

/** A share from 0 to 1 for every pixel. */
export interface Mask {
  width: number
  height: number
  plane: Float32Array
}

export function maskOf(
  { width, height }: { width: number; height: number },
  share?: (x: number, y: number) => number,
): Mask {
  const plane = new Float32Array(width * height)
  if (share) for (let y = 0, at = 0; y < height; y++) for (let x = 0; x < width; x++, at++) plane[at] = share(x, y)
  return { width, height, plane }
}

export function inverted({ width, height, plane }: Mask): Mask {
  return { width, height, plane: plane.map((share) => 1 - share) }
}

/** What lies in any of them. */
export function joined(masks: readonly Mask[]): Mask {
  const [first, ...others] = masks as [Mask, ...Mask[]]
  const plane = Float32Array.from(first.plane)
  for (const other of others)
    for (let at = 0; at < plane.length; at++) plane[at] = Math.max(plane[at]!, other.plane[at]!)
  return { ...first, plane }
}

export function feathered({ width, height, plane }: Mask, sigma: number): Mask {
  return { width, height, plane: gaussian(Float32Array.from(plane), width, height, sigma) }
}

/** Enlarges or shrinks, bilinear. */
export function resized(mask: Mask, width: number, height: number): Mask {
  if (mask.width === width && mask.height === height) return mask
  const [sx, sy] = [mask.width / width, mask.height / height]
  return maskOf({ width, height }, (x, y) =>
    planeAt(mask.plane, mask.width, mask.height, (x + 0.5) * sx - 0.5, (y + 0.5) * sy - 0.5),
  )
}

/** `changed` where the mask is, `before` elsewhere; in place of `changed`. Both must have its size. */
export function blend(before: Raster, changed: Raster, { plane }: Mask): Raster {
  const [from, to] = [before.data, changed.data]
  for (let at = 0, byte = 0; at < plane.length; at++, byte += 4) {
    const share = plane[at]!
    if (share >= 0.999) continue
    if (share <= 0.001) {
      for (let c = 0; c < 4; c++) to[byte + c] = from[byte + c]!
      continue
    }
    const [below, above] = [from[byte + 3]! * (1 - share), to[byte + 3]! * share]
    const sum = below + above
    for (let c = 0; c < 3; c++) {
      if (sum > 0) to[byte + c] = (from[byte + c]! * below + to[byte + c]! * above) / sum + 0.5
    }
    to[byte + 3] = sum + 0.5
  }
  return changed
}

/**
 * Fits the edge of a rough mask to the edges of the picture: a guided filter (He) whose coefficients are found at the
 * mask's own size.
 *
 * @param guide brightness of the picture, 0 to 1, at full size
 */
export function fitted(rough: Mask, small: Mask, guide: Mask, radius: number, smoothness = 0.0008): Mask {
  const { width, height } = rough
  const mean = (plane: Float32Array) => {
    boxBlur(plane, width, height, radius)
    return plane
  }
  const [i, p] = [small.plane, rough.plane]
  const meanI = mean(Float32Array.from(i))
  const meanP = mean(Float32Array.from(p))
  const meanIP = mean(i.map((value, at) => value * p[at]!))
  const meanII = mean(i.map((value) => value * value))
  const slope = meanIP.map((value, at) => {
    return (value - meanI[at]! * meanP[at]!) / (meanII[at]! - meanI[at]! * meanI[at]! + smoothness)
  })
  const offset = mean(slope.map((value, at) => meanP[at]! - value * meanI[at]!))
  const a = resized({ width, height, plane: mean(slope) }, guide.width, guide.height).plane
  const b = resized({ width, height, plane: offset }, guide.width, guide.height).plane
  const plane = a.map((value, at) => Math.min(1, Math.max(0, value * guide.plane[at]! + b[at]!)))
  return { width: guide.width, height: guide.height, plane }
}
