import { type Rgb, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { enlarge } from '../../kernels/resample.ts'
import type { Part } from '../../sprite.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { FIRST_HUNG, HangingHair, LONGEST } from './hung-down.ts'
import { lightnessOf } from './tone.ts'

/** Hair is about a face, in its widths and heights. */
const ABOUT = { wide: 1.25, up: 0.95, down: 1.6 }

/** The square root of a colour's light. */
export function lightOf([r, g, b]: Rgb): number {
  return Math.sqrt(0.2126 * r + 0.7152 * g + 0.0722 * b)
}

/** How unlike a cheek hair is at least. */
const UNLIKE = 0.03

/**
 * What the crown of the first head is made of, unless that is skin.
 *
 * @param across Where it is looked for, in widths and heights of the face: the sun may have bleached the middle
 */
export function crownOf(
  { width, height, r, g, b }: Print,
  { faces, mask }: { faces: readonly Face[]; mask: Float32Array },
  across: readonly number[] = [0.5],
  above: readonly number[] = [-0.2],
): Rgb | undefined {
  const face = faces[0]!
  const place = (u: number, v: number) => {
    const x = Math.min(width - 1, Math.max(0, Math.round(face.x + u * face.width)))
    const y = Math.min(height - 1, Math.max(0, Math.round(face.y + v * face.height)))
    return y * width + x
  }
  const cheek = place(0.5, 0.62)
  for (const v of above) {
    for (const u of across) {
      const at = place(u, v)
      const apart = [r, g, b].reduce((sum, of) => sum + (Math.sqrt(of[at]!) - Math.sqrt(of[cheek]!)) ** 2, 0)
      if (mask[at]! >= 0.5 && apart >= UNLIKE) return [r[at]!, g[at]!, b[at]!]
    }
  }
  return undefined
}

/**
 * How much of each pixel about the heads is hair, by its colour, 0 to 1, and how light it is: at half the size of a part
 * of the print. Undefined where there is no room for any.
 */
export function hairAbout(
  print: Print,
  { mask, faces }: { mask?: Float32Array | undefined; faces: readonly Face[] },
  colour: Rgb,
): { wanted: Float32Array; light: Float32Array; part: Part } | undefined {
  const { width } = print
  const heads = faces.slice(0, 4)
  if (heads.length === 0) return undefined
  const part = aboutHeads(print, heads)
  const [w, h] = [part.width / 2, part.height / 2]
  if (w < 4 || h < 4) return undefined
  const half = (from: Float32Array) => halved(from, width, part)
  const small = { width: w, height: h, r: half(print.r), g: half(print.g), b: half(print.b) }
  const light = lightnessOf(small)
  const wanted = plane(light.length)
  for (const face of heads) {
    const cx = (face.x + face.width / 2 - part.x) / 2
    const cy = (face.y + face.height / 2 - part.y) / 2
    expectHair(wanted, small, light, {
      cx,
      cy,
      wide: face.width / 2,
      high: face.height / 2,
      colour,
      own: lightOf(colour),
    })
  }
  if (mask) {
    const shown = half(mask)
    for (let at = 0; at < wanted.length; at++) wanted[at]! *= shown[at]!
  }
  return { wanted, light, part }
}

/** The same for each pixel of the print: width × height values. */
export function hairIn(
  print: Print,
  who: { mask?: Float32Array | undefined; faces: readonly Face[] },
  colour: Rgb,
): Float32Array {
  const made = plane(print.r.length)
  const found = hairAbout(print, who, colour)
  if (!found) return made
  const { wanted, part } = found
  const hair = enlarge(wanted, part.width / 2, part.height / 2, part.width, part.height)
  for (let y = 0; y < part.height; y++) {
    made.set(hair.subarray(y * part.width, (y + 1) * part.width), (part.y + y) * print.width + part.x)
  }
  return made
}

/** The oval of a face that no hair is in, in widths and heights of its box, and the middle of that. */
const OVAL = { wide: 0.47, high: 0.6, middle: 0.52 } as const

/** The neck below a chin, in widths and heights of its face: skin in shade there is as dark as hair. */
const NECK = { half: 0.3, from: 1 } as const

/** Hair with the locks that the lamp made too light to be like it: all above a face, and what is among hair beside it. */
export function wholeHair(
  hair: Float32Array,
  print: Pick<Print, 'width' | 'height' | 'r' | 'g' | 'b'>,
  { mask, faces }: { mask: Float32Array; faces: readonly Face[] },
): Float32Array {
  const { width, height } = print
  const face = faces[0]!
  const around = blur(hair, width, height, 0.075 * face.width)
  const [cx, cy] = [face.x + 0.5 * face.width, face.y + OVAL.middle * face.height]
  const [foot, far] = [face.y + 1.25 * face.height, 1.1 * face.width]
  const hung = face.y + LONGEST * face.height
  const whole = plane(hair.length)
  const hanging = new HangingHair(print, face)
  for (let y = 0, at = 0; y < height; y++) {
    const dy = (y - cy) / (OVAL.high * face.height)
    const long = smoothstep(foot, foot - 0.12 * face.height, y)
    const low = smoothstep(NECK.from - 0.04, NECK.from + 0.04, (y - face.y) / face.height)
    const hangs = smoothstep(hung, hung - 0.2 * face.height, y)
    for (let x = 0; x < width; x++, at++) {
      // Where no hair is near there is none, but above a face and below other hair.
      if (mask[at] === 0 || (around[at]! <= 0.14 && dy >= -0.3 && !hanging.reaches(x))) continue
      const dx = (x - cx) / (OVAL.wide * face.width)
      const beyond = smoothstep(0.96, 1.04, Math.sqrt(dx * dx + dy * dy)) * smoothstep(far, 0.9 * far, Math.abs(x - cx))
      const above = smoothstep(-0.3, -0.45, dy)
      const among = smoothstep(0.14, 0.24, around[at]!) * long
      const solid = smoothstep(0.3, 0.5, around[at]!) * hair[at]!
      const neck = low === 0 ? 0 : low * smoothstep(NECK.half, 0.8 * NECK.half, Math.abs(x - cx) / face.width)
      const below = beyond * hangs > 0 ? hanging.at(x, at) * hangs : 0
      whole[at] = (1 - neck) * mask[at]! * Math.max(solid, beyond * Math.max(above, among, below))
    }
    if (dy >= FIRST_HUNG && y < hung) hanging.goOn(whole, y)
  }
  return whole
}

/** The part of a print that has the hair of all heads, its sides even numbers. */
function aboutHeads({ width, height }: Print, heads: readonly Face[]): Part {
  const across = heads.flatMap((face) => [0.5 - ABOUT.wide, 0.5 + ABOUT.wide].map((u) => face.x + u * face.width))
  const down = heads.flatMap((face) => [0.5 - ABOUT.up, 0.5 + ABOUT.down].map((v) => face.y + v * face.height))
  const x = Math.max(0, Math.floor(Math.min(...across)))
  const y = Math.max(0, Math.floor(Math.min(...down)))
  const [right, foot] = [
    Math.min(width, Math.ceil(Math.max(...across))),
    Math.min(height, Math.ceil(Math.max(...down))),
  ]
  return { x, y, width: 2 * Math.max(0, (right - x) >> 1), height: 2 * Math.max(0, (foot - y) >> 1) }
}

/** Every second pixel each way. */
function halved(from: Float32Array, width: number, part: Part): Float32Array {
  const [w, h] = [part.width / 2, part.height / 2]
  const made = plane(w * h)
  for (let y = 0, to = 0; y < h; y++) {
    for (let x = 0, at = (part.y + 2 * y) * width + part.x; x < w; x++, to++, at += 2) made[to] = from[at]!
  }
  return made
}
interface Head {
  cx: number
  cy: number
  wide: number
  high: number
  colour: Rgb
  /** How light the hair is, as a square root of light. */
  own: number
}

/** Raises what is wanted where hair is to be expected: about a face, not on it, as dark as the hair and of its hue. */
function expectHair(
  wanted: Float32Array,
  print: Pick<Print, 'width' | 'height' | 'r' | 'g' | 'b'>,
  light: Float32Array,
  { cx, cy, wide, high, colour, own }: Head,
): void {
  const { width, height } = print
  const [dark, beyond] = [1.15 * own + 0.06, 1.5 * own + 0.11]
  const last = Math.min(height, cy + ABOUT.down * high)
  for (let y = Math.max(0, Math.floor(cy - ABOUT.up * high)); y < last; y++) {
    const v = (y - cy) / high
    const from = Math.max(0, Math.floor(cx - ABOUT.wide * wide))
    for (let x = from, at = y * width + from; x < Math.min(width, cx + ABOUT.wide * wide); x++, at++) {
      const u = (x - cx) / wide
      // Below the chin there are clothes of any colour: only what is as dark as hair in the shade is hair.
      const shade = 1 - 0.3 * smoothstep(0.45, 0.75, v)
      const tone = light[at]! / shade
      if (tone >= beyond) continue
      const far = Math.sqrt((u / ABOUT.wide) ** 2 + (v / (v < 0 ? ABOUT.up : ABOUT.down)) ** 2)
      // Beside the cheeks it hangs into the oval.
      const beside = smoothstep(0.31, 0.37, Math.abs(u)) * smoothstep(-0.5, -0.36, v)
      const shaded = smoothstep(0.75 * own, 0.5 * own, tone)
      const behind = shaded * smoothstep(0.24, 0.3, Math.abs(u)) * smoothstep(-0.5, -0.4, v)
      const open = Math.max(beside, behind, smoothstep(0.44, 0.52, Math.sqrt(u * u + (v * 0.86) ** 2)))
      // The deepest shade has no hue.
      const alike = Math.max(likeness(print, at, colour), shaded)
      const much = smoothstep(beyond, dark, tone) * open * alike * smoothstep(1, 0.8, far)
      if (much > wanted[at]!) wanted[at] = much
    }
  }
}

/** How much a pixel is of a hue, however dark it is: 0 to 1. */
function likeness({ r, g, b }: Pick<Print, 'r' | 'g' | 'b'>, at: number, hue: Rgb): number {
  const own = r[at]! + g[at]! + b[at]! + 0.02
  const other = hue[0] + hue[1] + hue[2] + 0.02
  const apart = Math.abs(r[at]! / own - hue[0] / other) + Math.abs(b[at]! / own - hue[2] / other)
  return smoothstep(0.17, 0.09, apart)
}
