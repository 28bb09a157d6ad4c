import type { Raster } from '../../../raster.ts'
import { type Size } from '../../../vision/index.ts'
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

export function reduced(from: Small, { width, height }: Size): Small {
  const planes = from.planes.map((source) => {
    const to = new Float32Array(width * height)
    for (let y = 0; y < height; y++) {
      const top = Math.floor((y * from.height) / height)
      const bottom = Math.max(top + 1, Math.floor(((y + 1) * from.height) / height))
      for (let x = 0; x < width; x++) {
        const left = Math.floor((x * from.width) / width)
        const right = Math.max(left + 1, Math.floor(((x + 1) * from.width) / width))
        let sum = 0
        for (let py = top; py < bottom; py++) {
          for (let px = left; px < right; px++) sum += source[py * from.width + px]!
        }
        to[y * width + x] = sum / (bottom - top) / (right - left)
      }
    }
    return to
  }) as unknown as Small['planes']
  return { width, height, planes }
}

const STEPS = 4096
const BYTES = Uint8Array.from({ length: STEPS + 1 }, (_, step) => {
  const light = step / STEPS
  return Math.round(255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055))
})

/** The byte of sRGB for light. */
export function byteOf(light: number): number {
  return BYTES[Math.min(STEPS, (light * STEPS) | 0)]!
}

export function bytesOf({ width, height, planes }: Small): Raster {
  const data = Buffer.alloc(width * height * 4, 255)
  for (const [c, plane] of planes.entries()) {
    for (let at = 0; at < plane.length; at++) data[at * 4 + c] = byteOf(plane[at]!)
  }
  return { width, height, data }
}
