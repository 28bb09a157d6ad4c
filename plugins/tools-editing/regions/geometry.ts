import { shorterSide, smoothstep } from '../kernels/canvas.ts'
import type { Box } from '../language/places.ts'
import { maskOf, type Mask } from './mask.ts'

interface Size {
  width: number
  height: number
}

/** A rectangle with soft edges; sides that lie on the picture's own edge stay full. */
export function boxMask(size: Size, { left, top, right, bottom }: Box): Mask {
  const feather = Math.max(1, shorterSide(size) * 0.06)
  const { width, height } = size
  const ramp = (distance: number, atEdge: boolean) => (atEdge ? 1 : smoothstep(-feather, feather, distance))
  const across = Float32Array.from({ length: width }, (_, x) => {
    return ramp(x + 0.5 - left * width, left <= 0) * ramp(right * width - x - 0.5, right >= 1)
  })
  return maskOf(size, (x, y) => {
    const down = ramp(y + 0.5 - top * height, top <= 0) * ramp(bottom * height - y - 0.5, bottom >= 1)
    return across[x]! * down
  })
}

/** An ellipse with soft edges, shares of width and height. */
export function ovalMask({ width, height }: Size, { left, top, right, bottom }: Box, softness = 0.35): Mask {
  const [cx, cy] = [((left + right) / 2) * width, ((top + bottom) / 2) * height]
  const [rx, ry] = [Math.max(1, ((right - left) / 2) * width), Math.max(1, ((bottom - top) / 2) * height)]
  return maskOf({ width, height }, (x, y) => {
    const reach = Math.hypot((x + 0.5 - cx) / rx, (y + 0.5 - cy) / ry)
    return 1 - smoothstep(1 - softness, 1 + softness * 0.4, reach)
  })
}

/** The middle of a picture. */
export function centreMask(size: Size): Mask {
  return ovalMask(size, { left: 0.2, top: 0.2, right: 0.8, bottom: 0.8 })
}
