import { smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { sampleAt } from '../../kernels/resample.ts'
import type { Print } from '../photo.ts'
import { landmarksOf } from './landmarks.ts'
import { facesOf, subjectOf } from './subject.ts'
import { lift, lightnessOf, localContrast } from './tone.ts'

/** An oval in pixels: its middle and half its sides. */
export interface Oval {
  x: number
  y: number
  wide: number
  high: number
}

/** How much the features of a face differ in light as a rule. */
const CLEAR = 0.105

/** Below all that a statue has. */
const NONE = -1e4

/**
 * A face as a sculptor blocks it out, with the photo's own lights and darks as its fine forms: how far it stands out in
 * pixels, and how light its parts are, about 1.
 */
export function hewnFace(print: Print, oval: Oval): { form: Float32Array; paint: Float32Array } {
  const { width, height } = print
  lift(print)
  const seen = lightnessOf(print)
  const { from, isFace, mouth } = windowOf(print, seen, oval.wide / oval.high)
  const unit = oval.wide / 182
  const light = localContrast(seen, width, height, from.wide / 4, 0.8)
  const fine = blur(light, width, height, Math.max(0.6, from.wide / (isFace ? 46 : 90)))
  const soft = blur(light, width, height, Math.max(0.6, from.wide / 22))
  const wider = blur(light, width, height, from.wide / 2.2)
  const eyes = isFace ? EYES : undefined
  // Half of a face may lie in the shade: hewn is what both halves have.
  const sample = (of: Float32Array, x: number, y: number) => {
    const own = sampleAt(of, width, height, x, y)
    return isFace ? (own + sampleAt(of, width, height, 2 * from.x - x, y)) / 2 : own
  }
  // A dark face, or one in flat light, is hewn as deep as any other.
  const deep = Math.min(1.5, Math.max(1, CLEAR / Math.max(0.01, spreadOf(fine, soft, width, from))))
  const form = plane(width * height).fill(NONE)
  const paint = plane(width * height).fill(1)
  for (let y = Math.max(0, Math.floor(oval.y - oval.high)); y <= Math.min(height - 1, oval.y + oval.high); y++) {
    const v = (y - oval.y) / oval.high
    // Narrower towards the chin.
    const half = oval.wide * (1 - 0.2 * smoothstep(0.15, 1.05, v))
    for (let x = Math.max(0, Math.floor(oval.x - half)); x <= Math.min(width - 1, oval.x + half); x++) {
      const u = (x - oval.x) / half
      const far = u * u + v * v
      if (far >= 1) continue
      const sx = from.x + ((x - oval.x) / oval.wide) * from.wide
      const sy = from.y + v * from.high
      const [near, middle] = [sample(fine, sx, sy), sample(soft, sx, sy)]
      const tone = middle - sample(wider, sx, sy)
      const edge = smoothstep(1, 0.7, far)
      const at = y * width + x
      const detail = deep * (near - middle)
      const relief = (eyes ? 18 * deep : 62) * tone + (eyes ? 17 : 34) * detail
      const across = (x - oval.x) / oval.wide
      const below = eyes ? asUsual(v - eyes.v, mouth) : 0
      const own = eyes ? features(across, below, eyes.u) : 0
      // Eyes and lips are cut anew: the photo's own lie under them.
      const kept = eyes ? 1 - 0.85 * cutAnew(Math.abs(across), below, eyes.u) : 1
      form[at] = unit * (84 + 158 * Math.sqrt(1 - far ** 1.4) + edge * (kept * relief + own))
      paint[at] = 1 + edge * (0.34 * smoothstep(-0.45, 0.45, tone + 1.2 * detail) - 0.17)
    }
  }
  return { form, paint }
}

/** How much the features of the face differ in light from what is around them. */
function spreadOf(fine: Float32Array, soft: Float32Array, width: number, { x, y, wide, high }: Oval): number {
  let [sum, count] = [0, 1]
  for (let v = -0.5; v < 0.8; v += 0.04) {
    for (let u = -0.6; u < 0.6; u += 0.04) {
      const at = Math.round(y + v * high) * width + Math.round(x + u * wide)
      sum += ((fine[at] ?? 0) - (soft[at] ?? 0)) ** 2
      count++
    }
  }
  return Math.sqrt(sum / count)
}

const bump = (u: number, v: number, wide: number, high: number) => Math.exp(-((u / wide) ** 2) - (v / high) ** 2)

/** Where the mouth of a statue is below its eyes. */
const MOUTH = 0.667
/** Where the chin is. */
const CHIN_BELOW = 1.02

/** The place in a statue's face of one in another, whose mouth is higher or lower. @param v Below the eyes */
function asUsual(v: number, mouth: number): number {
  if (v <= 0 || v >= CHIN_BELOW) return v
  if (v < mouth) return (v * MOUTH) / mouth
  return MOUTH + ((v - mouth) * (CHIN_BELOW - MOUTH)) / (CHIN_BELOW - mouth)
}

/** What every face has: sockets, brows, cheeks, a nose, lips, a chin. @param v Below the eyes */
function features(u: number, v: number, apart: number): number {
  const a = Math.abs(u)
  const ridge = smoothstep(-0.16, 0.36, v) * smoothstep(0.53, 0.4, v)
  const nose = ridge * Math.exp(-((u / (0.11 + 0.09 * smoothstep(-0.1, 0.4, v))) ** 2))
  const sockets = bump(a - apart, v, 0.24, 0.13)
  const brows = bump(a - 0.9 * apart, v + 0.22, 0.34, 0.1)
  const chin = bump(u, v - 1.02, 0.26, 0.12) - 0.7 * bump(u, v - 0.85, 0.3, 0.06)
  const cheeks = bump(a - 0.54, v - 0.3, 0.26, 0.24)
  return 66 * nose - 34 * sockets + 22 * brows + 20 * cheeks + 24 * chin + eye(a - apart, v) + lips(a, v)
}

/** Where eyes and lips are, 0 to 1. */
function cutAnew(a: number, v: number, apart: number): number {
  return Math.max(bump(a - apart, v, 0.34, 0.2), bump(a, v - MOUTH, 0.5, 0.17))
}

/** Half of how long and high the opening of an eye is, and of the rim of its lids. */
const LID = { wide: 0.225, high: 0.1, rim: 0.2 } as const

/** An eyeball between lids: cut as a rim around it, the upper one thicker, with the fold above. */
function eye(u: number, v: number): number {
  const x = u / LID.wide
  // Almonds: lower towards both ends.
  const y = (v + 0.012 + 0.02 * x * x) / LID.high
  const far = Math.sqrt(x * x + y * y)
  if (far > 2.4) return 0
  const ball = far < 1 ? 24 * Math.sqrt(1 - far * far) : 0
  const lid = Math.exp(-(((far - 1.12) / LID.rim) ** 2)) * (y < 0 ? 16 : 5) * smoothstep(1.6, 0.9, Math.abs(x))
  const fold = y < 0 ? 9 * Math.exp(-(((far - 1.72) / 0.2) ** 2)) * smoothstep(1.5, 0.7, Math.abs(x)) : 0
  const iris = 6 * Math.exp(-((x / 0.3) ** 2) - (y / 0.55) ** 2)
  return ball + lid - fold - iris
}

/** Two lips that meet in a line, which rises a little to its corners. @param a Beside the middle */
function lips(a: number, v: number): number {
  const line = MOUTH + 0.012 * smoothstep(0.1, 0, a) - 0.03 * smoothstep(0.1, 0.34, a)
  const within = smoothstep(0.36, 0.2, a)
  const upper = Math.exp(-(((v - line + 0.055) / 0.05) ** 2)) * within
  const lower = Math.exp(-(((v - line - 0.065) / 0.058) ** 2)) * smoothstep(0.3, 0.12, a)
  const cut = Math.exp(-(((v - line) / 0.02) ** 2)) * smoothstep(0.4, 0.33, a)
  const corner = bump(a - 0.36, v - line, 0.06, 0.05)
  return 17 * upper + 21 * lower - 15 * cut - 9 * corner
}

/** Eyes and chin of the oval, in half sides from its middle. */
const EYES = { u: 0.45, v: -0.12 }
const CHIN = 0.9
/** From eyes to chin, in distances between the eyes. */
const LEAST_LONG = 1.62

/** The part of the photo that becomes the face. @param seen How light it is @param aspect Width to height */
function windowOf(print: Print, seen: Float32Array, aspect: number): { from: Oval; isFace: boolean; mouth: number } {
  const [face] = facesOf(print)
  if (face) {
    const { eyes, mouth, chin } = landmarksOf(seen, print, face, 'eyes')
    const [left, right] = eyes
    // The statue's own eyes and chin are where a sculptor would have them: the photo's come to lie there.
    // In the dark a nose's shadow may pass for the mouth: no chin is as near as that.
    const long = Math.max(chin.y - left.y, LEAST_LONG * (right.x - left.x))
    const high = long / (CHIN - EYES.v)
    const wide = Math.max((0.5 * (right.x - left.x)) / EYES.u, 0.7 * aspect * high)
    return {
      from: { x: (left.x + right.x) / 2, y: left.y - EYES.v * high, wide, high },
      isFace: true,
      mouth: Math.min(0.74, Math.max(0.5, (mouth.y - left.y) / high)),
    }
  }
  const { mask, coverage } = subjectOf(print)
  const head = coverage > 0 ? headOf(mask, print, aspect) : undefined
  const high = 0.46 * Math.min(print.height, print.width / aspect)
  return {
    from: head ?? { x: print.width / 2, y: print.height / 2, wide: high * aspect, high },
    isFace: false,
    mouth: MOUTH,
  }
}

/** The upper end of what stands there, as wide as it is: an animal's head. */
function headOf(mask: Float32Array, { width, height }: Print, aspect: number): Oval | undefined {
  const rows: [number, number][] = []
  let top = -1
  for (let y = 0; y < height; y += 2) {
    let [left, right] = [-1, -1]
    for (let x = 0; x < width; x++) {
      if (mask[y * width + x]! < 0.5) continue
      if (left < 0) left = x
      right = x
    }
    if (right - left < 0.04 * width) continue
    if (top < 0) top = y
    rows.push([left, right])
    if (y - top > 1.1 * (right - left)) break
  }
  if (rows.length < 8) return undefined
  const left = Math.min(...rows.map(([from]) => from))
  const right = Math.max(...rows.map(([, to]) => to))
  if (right - left > 0.85 * width) return undefined
  const wide = 0.52 * (right - left)
  return { x: (left + right) / 2, y: top + 0.95 * wide, wide, high: wide / aspect }
}
