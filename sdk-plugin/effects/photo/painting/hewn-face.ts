import { smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { sampleAt } from '../../kernels/resample.ts'
import type { Print } from '../photo.ts'
import { evenKey } from './even-key.ts'
import { asUsual, cutAnew, cutEyes, eyeShade, features, MOUTH } from './hewn-features.ts'
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

/** How much of a feature is of its own side, and how much of the photo's forms gives way to eyes and lips that are cut anew. */
const [OWN, CUT] = [0.9, 0.84]

/** How a face goes back to its sides: 0.5 is an egg, which stands before the head with a groove around it. */
const SIDES = 0.6

/** How far its rim goes down into what it grows from: one that ends at its height is a mask's. */
const SUNK = 120

/** Below all that a statue has. */
const NONE = -1e4

/**
 * A face as a sculptor blocks it out, with the photo's own lights and darks as its fine forms: how far it stands out in
 * pixels, and how light its parts are, about 1.
 */
export function hewnFace(print: Print, oval: Oval): { form: Float32Array; paint: Float32Array } {
  const { width, height } = print
  lift(print)
  evenKey(print, facesOf(print), 1)
  const seen = lightnessOf(print)
  const { from, isFace, mouth } = windowOf(print, seen, oval.wide / oval.high)
  const unit = oval.wide / 182
  const light = localContrast(seen, width, height, from.wide / 4, 0.8)
  const fine = blur(light, width, height, Math.max(0.6, from.wide / (isFace ? 46 : 90)))
  const sharp = blur(light, width, height, Math.max(0.5, from.wide / 110))
  const soft = blur(light, width, height, Math.max(0.6, from.wide / 22))
  const wider = blur(light, width, height, from.wide / 2.2)
  const eyes = isFace ? EYES : undefined
  // Half of a face may lie in the shade: its broad forms are those that both halves have, its features are its own.
  const sample = (of: Float32Array, x: number, y: number, own: number) => {
    const here = sampleAt(of, width, height, x, y)
    return isFace ? here * own + (1 - own) * sampleAt(of, width, height, 2 * from.x - x, y) : here
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
      const middle = sample(soft, sx, sy, 0.5)
      const tone = middle - sample(wider, sx, sy, 0.5)
      const detail = deep * (sample(fine, sx, sy, OWN) - sample(soft, sx, sy, OWN))
      const edge = smoothstep(1, 0.7, far)
      // Hair beside the cheeks is no part of a statue's face.
      const beside = isFace ? smoothstep(0.74, 0.48, Math.abs(u)) : 1
      const at = y * width + x
      const bare = 0.06 + 0.94 * smoothstep(-0.46, -0.2, v)
      const relief = (eyes ? 36 * deep : 62) * tone + 34 * detail
      const across = (x - oval.x) / oval.wide
      const below = eyes ? asUsual(v - eyes.v, mouth) : 0
      const own = eyes ? features(across, below, eyes.u) : 0
      // Eyes and lips are cut anew: the photo's own lie under them.
      // So is the brow's bare stone, where the photo may have hair.
      const anew = eyes ? CUT * cutAnew(Math.abs(across), below, eyes.u) : 0
      // Of the photo's lids and irises nothing is left: they would look out below the carved ones.
      const blank = eyes ? cutEyes(Math.abs(across), below, eyes.u) : 0
      const kept = eyes ? bare * beside * (1 - anew) * (1 - blank) : 1
      const sunk = SUNK * smoothstep(0.84, 1, far)
      form[at] = unit * (84 - sunk + 158 * (1 - far ** 1.4) ** SIDES + edge * (kept * relief + own))
      // Shade lies in what is cut too fine for the sun to show: lashes, pupils, the line between the lips.
      const drawn = deep * (sample(sharp, sx, sy, 1) - sample(soft, sx, sy, 1))
      const shade = 0.5 * Math.max(-0.5, Math.min(0.4, tone)) + 2.9 * Math.max(-0.36, Math.min(0.16, drawn))
      const carved = eyes ? eyeShade(Math.abs(across) - eyes.u, below) : 0
      paint[at] = Math.exp(edge * (isFace ? bare * beside : 1) * (1 - 0.74 * anew) * (1 - blank) * shade - carved)
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
    let left = -1
    let right = -1
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
