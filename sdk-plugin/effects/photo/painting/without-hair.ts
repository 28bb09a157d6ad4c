import { type Rgb, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import type { WornCloth } from './worn-cloth.ts'

/** How alike two colours are that are both hair, as squares of roots of light. */
const ALIKE = 0.03

/**
 * The person without hair that falls over the shoulders: what is like the hair on the head.
 *
 * @param first The row that the result begins with; default the first
 */
export function wornBy(print: Print, mask: Float32Array, face: Face, worn?: WornCloth, first = 0): Float32Array {
  const { width } = print
  const hair = hairOf(print, mask, face)
  // From a bald head nothing falls.
  if (hair.length === 0) return mask.subarray(first * width)
  // Blurs reach up into rows that nobody asked for.
  const top = Math.max(0, first - Math.ceil(face.width / 6))
  const own = mask.subarray(top * width)
  const height = print.height - top
  const shown = plane(own.length, false)
  shown.set(own)
  const part = {
    ...print,
    height,
    r: print.r.subarray(top * width),
    g: print.g.subarray(top * width),
    b: print.b.subarray(top * width),
  }
  const beside = { ...face, y: face.y - top }
  withoutHair(shown, part, beside, hair)
  if (worn) clearHair(shown, { width, height, mask: own }, beside, worn.share.subarray(top * width))
  // A dark button is like hair, but no hair is as small as that.
  const around = blur(shown, width, height, face.width / 24)
  for (let at = 0; at < shown.length; at++) {
    if (shown[at]! < own[at]!) shown[at]! += (own[at]! - shown[at]!) * smoothstep(0.62, 0.8, around[at]!)
  }
  const sigma = Math.max(0.6, face.width / 180)
  const soft = blur(shown, width, height, sigma)
  // As a share of the person: cloth goes out to their very edge, nothing of what was worn is left there as a rim.
  const whole = blur(own, width, height, sigma)
  for (let at = 0; at < soft.length; at++) {
    const share = soft[at]! / whole[at]!
    soft[at] = whole[at]! > 0.02 ? (share < 1 ? share : 1) : 0
  }
  return soft.subarray((first - top) * width)
}

/** Takes from who is shown what has one of the colours of their hair, about and below the jaw. */
function withoutHair(shown: Float32Array, { width, height, r, g, b }: Print, face: Face, hair: readonly Rgb[]): void {
  const middle = Math.round(face.x + face.width / 2)
  const foot = Math.min(height, Math.round(face.y + 1.6 * face.height))
  const left = Math.max(0, Math.round(middle - 0.72 * face.width))
  const right = Math.min(width, middle + 0.72 * face.width)
  const locks = Float64Array.from(hair.flat())
  const dark = 0.9 * Math.min(...hair.map((lock) => lock[0] + lock[1] + lock[2]))
  const shade = face.y + face.height + 0.14 * face.width
  for (let y = Math.max(0, Math.round(face.y + 0.7 * face.height)); y < foot; y++) {
    for (let x = left, at = y * width + left; x < right; x++, at++) {
      if (shown[at] === 0) continue
      const red = Math.sqrt(r[at]!)
      const green = Math.sqrt(g[at]!)
      const blue = Math.sqrt(b[at]!)
      let like = Infinity
      for (let lock = 0; lock < locks.length; lock += 3) {
        const dr = locks[lock]! - red
        const dg = locks[lock + 1]! - green
        const db = locks[lock + 2]! - blue
        const apart = dr * dr + dg * dg + db * db
        if (apart < like) like = apart
      }
      const all = red + green + blue
      // The shade between a jaw and hair is no cloth either.
      if (y < shade && all < dark) like *= smoothstep(dark * 0.6, dark, all)
      if (like < ALIKE) shown[at]! *= Math.max(0, (like / ALIKE - 0.5) * 2)
    }
  }
}

/** Beside a neck, over shoulders that are dressed, all that has not the hue of cloth is hair, in the light as well. */
function clearHair(
  shown: Float32Array,
  { width, height, mask }: { width: number; height: number; mask: Float32Array },
  face: Face,
  share: Float32Array,
): void {
  const middle = face.x + face.width / 2
  const foot = Math.min(height, Math.round(face.y + 1.6 * face.height))
  for (let y = Math.max(0, Math.round(face.y + 0.7 * face.height)); y < foot; y++) {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const aside = Math.abs(x - middle) / face.width
      if (aside > 0.26 && aside < 0.8) {
        shown[at]! *= Math.max(share[at]!, smoothstep(0.3, 0.26, aside), smoothstep(0.72, 0.8, aside))
      }
      // And what has is cloth, as dark as it may be.
      if (aside < 0.8) shown[at] = Math.max(shown[at]!, share[at]! * mask[at]!)
    }
  }
}

/** Where hair is looked at: widths of the face from its middle, heights from its top, or from the top of the head. */
const LOCKS = [
  { x: 0, y: 0.1, onTop: true },
  { x: -0.58, y: 0.45, onTop: false },
  { x: 0.58, y: 0.45, onTop: false },
  { x: -0.56, y: 0.85, onTop: false },
  { x: 0.56, y: 0.85, onTop: false },
] as const

/** Colours of somebody's hair as roots of light, light and shaded ones; none of a head that is bald. */
function hairOf({ width, height, r, g, b }: Print, mask: Float32Array, face: Face): Rgb[] {
  const top = topOf(mask, width, height, face)
  const lookAt = (x: number, y: number) => {
    const column = Math.min(width - 1, Math.max(0, Math.round(face.x + (0.5 + x) * face.width)))
    const at = Math.min(height - 1, Math.max(0, Math.round(y))) * width + column
    return { colour: [Math.sqrt(r[at]!), Math.sqrt(g[at]!), Math.sqrt(b[at]!)] as Rgb, isTheirs: mask[at]! > 0.9 }
  }
  const cheek = lookAt(0, face.y + 0.62 * face.height).colour
  return LOCKS.map(({ x, y, onTop }) => lookAt(x, onTop ? top + y * face.width : face.y + y * face.height))
    .filter(({ colour, isTheirs }, at) => (isTheirs || at === 0) && apart(colour, cheek) >= 2 * ALIKE)
    .map(({ colour }) => colour)
}

function apart(one: Rgb, other: Rgb): number {
  return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2
}

/** Where the hair ends above the middle of a face, in pixels. */
export function topOf(mask: Float32Array, width: number, height: number, face: Face): number {
  const x = Math.round(Math.min(width - 1, Math.max(0, face.x + face.width / 2)))
  let y = Math.round(Math.min(height - 1, Math.max(0, face.y + 0.3 * face.height)))
  while (y > 0 && mask[y * width + x]! > 0.5) y--
  return Math.max(y, face.y - 0.8 * face.height)
}
