import { smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import type { Face } from '../../../vision/index.ts'
import { medianOf } from '../../median.ts'
import type { Print } from '../photo.ts'
import { cheekOf } from './cheek.ts'

/** Shares of red and green of all light: what is left of a colour in any shade. */
type Hue = readonly [red: number, green: number]

/** How far the hue of clothes has to be from that of skin for the two to be told apart. */
const APART = 0.05
/** Where clothes are looked at, in face widths from its middle and heights from its top. */
const CHEST = [
  [0, 1.55],
  [-0.35, 1.5],
  [0.35, 1.5],
  [-0.75, 1.5],
  [0.75, 1.5],
] as const
/** How far down it is looked for at least, in heights of a face from its top. */
const LEAST_BELOW = 1.15
/** How far aside cloth is told from hair and skin, in face widths from the middle, and a little more. */
const ASIDE = 0.9
/** Half of what is neck and no hair, and how far below the box of a face it is bare, in face widths. */
const NECK = { wide: 0.25, low: 0.62 } as const
/** Half of a face in its own widths and heights: lips may have the hue of a scarf, and no cloth is there. */
const FACE = { wide: 0.44, high: 0.44 } as const

/** Clothes that somebody wears in a photo. */
export interface WornCloth {
  /** How much each pixel has their hue, 0 to 1. */
  share: Float32Array
}

/** What is cloth below a face, by its hue, whatever its shade; undefined when it is much like skin or hardly seen. */
export function wornCloth(print: Print, mask: Float32Array, face: Face): WornCloth | undefined {
  const { width, height, r, g, b } = print
  const found: Hue[] = []
  for (const [u, v] of CHEST) {
    const x = Math.round(face.x + (0.5 + u) * face.width)
    // A picture that ends higher has some at its foot, if that is well below the chin.
    const y = Math.min(height - 1, Math.round(face.y + v * face.height))
    if (y < face.y + LEAST_BELOW * face.height) continue
    if (x < 0 || y < 0 || x >= width || y >= height || mask[y * width + x]! < 0.9) continue
    found.push(hueOf(r[y * width + x]!, g[y * width + x]!, b[y * width + x]!))
  }
  if (found.length < 3) return undefined
  const cloth: Hue = [medianOf(found.map(([red]) => red)), medianOf(found.map(([, green]) => green))]
  const skin = hueOf(...cheekOf(print, face))
  if (Math.hypot(cloth[0] - skin[0], cloth[1] - skin[1]) < APART) return undefined
  const share = plane(mask.length)
  const [top, foot] = [Math.max(0, Math.round(face.y + 0.55 * face.height)), Math.round(face.y + 2 * face.height)]
  const middle = face.x + face.width / 2
  const left = Math.max(0, Math.floor(middle - ASIDE * face.width))
  const right = Math.min(width, Math.ceil(middle + ASIDE * face.width))
  for (let y = top; y < Math.min(height, foot); y++) {
    for (let x = left, at = y * width + left; x < right; x++, at++) {
      const all = 1 / (r[at]! + g[at]! + b[at]! + 0.004)
      const red = r[at]! * all
      const green = g[at]! * all
      const toCloth = (red - cloth[0]) * (red - cloth[0]) + (green - cloth[1]) * (green - cloth[1])
      const toSkin = (red - skin[0]) * (red - skin[0]) + (green - skin[1]) * (green - skin[1])
      share[at] = smoothstep(0.6, 0.42, toCloth / (toCloth + toSkin + 1e-6))
    }
  }
  const sigma = Math.max(0.7, face.width / 120)
  // Beyond these rows there is none of it.
  const [from, to] = [Math.max(0, top - Math.ceil(4 * sigma)), Math.min(height, foot + Math.ceil(4 * sigma))]
  if (from < to) share.set(blur(share.subarray(from * width, to * width), width, to - from, sigma), from * width)
  return { share }
}

function hueOf(r: number, g: number, b: number): Hue {
  const all = r + g + b + 0.004
  return [r / all, g / all]
}

/** Paints a bare neck where a photo's collar reaches up to the jaw: another garment is cut lower. */
export function bareNeck(print: Print, mask: Float32Array, face: Face, { share }: WornCloth): void {
  const { width, height } = print
  const cheek = cheekOf(print, face)
  const middle = face.x + face.width / 2
  const foot = face.y + face.height + NECK.low * face.width
  const planes = [print.r, print.g, print.b]
  const [across, along] = [1 / (FACE.wide * face.width), 1 / (FACE.high * face.height)]
  for (let y = Math.max(0, Math.round(face.y + 0.6 * face.height)); y < Math.min(height, foot); y++) {
    // The jaw throws its shade on it, the chest below is in the light again.
    const down = (y - face.y - 0.86 * face.height) / face.width
    const shade = 0.42 + 0.34 * smoothstep(0, 0.42, down)
    // Down to the shoulders it broadens.
    const wide = (NECK.wide + 0.12 * smoothstep(0.1, 0.5, down)) * face.width
    const v = (y - face.y - 0.5 * face.height) * along
    for (let x = Math.max(0, Math.floor(middle - wide)); x < Math.min(width, middle + wide); x++) {
      const at = y * width + x
      const u = (x - middle) / wide
      const far = ((x - middle) * across) ** 2 + v * v
      const own = share[at]! * mask[at]! * smoothstep(1, 0.92, Math.abs(u)) * smoothstep(0.98, 1.12, far)
      if (own === 0) continue
      const round = shade * (1 - 0.55 * u * u)
      // Folds of what was worn are faint hollows now.
      const light = 0.2126 * print.r[at]! + 0.7152 * print.g[at]! + 0.0722 * print.b[at]!
      for (let c = 0; c < 3; c++) {
        const skin = cheek[c]! * round * (c === 0 ? 1.04 : 0.94) + 0.04 * light
        planes[c]![at]! += (skin - planes[c]![at]!) * own
      }
    }
  }
}
