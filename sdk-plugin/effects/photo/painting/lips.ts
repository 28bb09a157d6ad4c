import { smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { landmarksOf } from './landmarks.ts'

/** Half of how long and high a mouth is looked for, in distances between the eyes. */
const REACH = { wide: 0.5, high: 0.22 } as const
/** How much redder than the skin around it a lip is, and how much darker for each of that. */
const REDDER = [0.012, 0.04] as const

/** Where a gleam on the lower lip begins below the mouth, and how high it is at most, in distances between the eyes. */
const GLEAM = { below: 0.06, high: 0.2 } as const
/** Where the skin about a mouth is looked at, in reaches: as many places above as below, as many left as right. */
const RING: readonly (readonly [number, number])[] = Array.from({ length: 24 }, (_, at) => {
  const angle = (2 * Math.PI * (at + 0.5)) / 24
  return [1.05 * Math.cos(angle), 1.1 * Math.sin(angle)] as const
})

/** Where lips are, 0 to 1: what is redder or darker than the skin around the mouth of each face. */
export function lipsOf(print: Print, light: Float32Array, faces: readonly Face[]): Float32Array {
  const { width, height } = print
  const lips = plane(width * height)
  for (const face of faces.slice(0, 4)) {
    const { eyes, mouth } = landmarksOf(light, print, face, 'eyes')
    const apart = eyes[1].x - eyes[0].x
    const rx = REACH.wide * apart
    const ry = REACH.high * apart
    const skin = skinAround(print, mouth, rx, ry)
    for (let y = Math.max(0, Math.floor(mouth.y - ry)); y < Math.min(height, mouth.y + ry); y++) {
      const v = (y - mouth.y) / ry
      for (let x = Math.max(0, Math.floor(mouth.x - rx)); x < Math.min(width, mouth.x + rx); x++) {
        const u = (x - mouth.x) / rx
        const inside = smoothstep(1, 0.8, Math.sqrt(u * u + v * v))
        if (inside > 0)
          lips[y * width + x] = inside * smoothstep(REDDER[0], REDDER[1], redness(print, x, y) - skin(u, v))
      }
    }
    closeGleams(lips, print, { x: mouth.x, y: mouth.y + GLEAM.below * apart, rx, ry }, GLEAM.high * apart)
  }
  const soft = blur(lips, width, height, Math.max(1, Math.min(width, height) / 260))
  for (let at = 0; at < soft.length; at++) soft[at] = soft[at] === 0 ? 0 : smoothstep(0.38, 0.56, soft[at]!)
  return soft
}

/**
 * A lamp's gleam on the lower lip is lip as well: what is red above and below it.
 *
 * @param y Below it a gap is no row of teeth
 * @param most How high a gleam is, in pixels
 */
function closeGleams(
  lips: Float32Array,
  { width, height }: Print,
  { x: cx, y: top, rx, ry }: { x: number; y: number; rx: number; ry: number },
  most: number,
): void {
  for (let x = Math.max(0, Math.floor(cx - rx)); x < Math.min(width, cx + rx); x++) {
    let last = -1
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, top + ry); y++) {
      if (lips[y * width + x]! < 0.5) continue
      if (last >= 0 && y - last <= most) for (let gap = last + 1; gap < y; gap++) lips[gap * width + x] = 1
      last = y
    }
  }
}

/**
 * How red skin is about a mouth: that of the ring around it, as one slope, for shade on one side is redder than light
 * on the other.
 */
function skinAround(print: Print, mouth: { x: number; y: number }, rx: number, ry: number) {
  const seen = Array.from(RING, ([u, v]) => redness(print, mouth.x + u * rx, mouth.y + v * ry))
  const mean = seen.reduce((sum, red) => sum + red, 0) / seen.length
  const slope = (axis: 0 | 1) => {
    const moment = RING.reduce((sum, place, at) => sum + place[axis] * (seen[at]! - mean), 0)
    return moment / RING.reduce((sum, place) => sum + place[axis] * place[axis], 0)
  }
  const [across, down] = [slope(0), slope(1)]
  return (u: number, v: number) => mean + across * u + down * v
}

/** How much of a pixel's colour is red, against green. */
function redness({ width, height, r, g, b }: Print, x: number, y: number): number {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)))
  const at = Math.min(height - 1, Math.max(0, Math.round(y))) * width + column
  return (r[at]! - g[at]!) / (r[at]! + g[at]! + b[at]! + 0.02)
}
