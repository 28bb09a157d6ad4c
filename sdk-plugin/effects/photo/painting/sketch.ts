import { smoothstep } from '../../colour.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import type { Face } from '../../../vision/index.ts'
import { type Flow, flowOf, strokesAlong } from './flow.ts'
import type { Print } from '../photo.ts'
import { type Box, clearAround, partOf } from './silhouette.ts'
import { contoursOf, lift, localContrast, plateLightness } from './tone.ts'

/** Strokes of one direction; `turn` in radians away from the forms, `seed` beside the picture's. */
interface Layer {
  length: number
  width: number
  turn: number
  seed: number
}

/** What a hand that draws needs of a photo. Lengths in pixels of a picture whose shorter side is 900. */
export interface SketchOptions<Layers extends readonly Layer[]> {
  /** How far around tones are compared, and how much stronger what differs becomes. */
  contrast: { around: number; strength: number }
  /** How far directions agree. */
  forms: number
  strokes: Layers
  /** How much more than usual a hand's own slant counts where forms are faint; default 1. */
  hand?: number
  /** Half the width of contours, 0 draws none; `least` in real pixels, default 0.7. */
  line: { width: number; least?: number }
  /** Whose skin is drawn in half-tones, however dark a lens saw it. Default nobody's. */
  faces?: readonly Face[]
  seed: number
}

/** Planes of the print's size, 0 to 1. */
export interface Sketch<Layers extends readonly Layer[]> {
  light: Float32Array
  flow: Flow
  strokes: { [Index in keyof Layers]: Float32Array }
  contours: Float32Array
}

/** Tones, strokes along the forms and contours; a photo taken in the dark is lifted first. */
export function sketchOf<const Layers extends readonly Layer[]>(
  print: Print,
  { contrast, forms, strokes, hand, line, faces = [], seed }: SketchOptions<Layers>,
): Sketch<Layers> {
  const { width, height } = print
  const unit = Math.min(width, height) / 900
  lift(print)
  const seen = plateLightness(print)
  for (const face of faces) keySkin(seen, { width, height }, face)
  const light = localContrast(seen, width, height, contrast.around * unit, contrast.strength)
  const flow = flowOf(light, width, height, forms * unit, hand)
  const { width: half, least = 0.7 } = line
  return {
    light,
    flow,
    strokes: strokes.map((layer) => {
      const length = layer.length * unit
      const scale = layer.width * unit
      return strokesAlong(flow, { length, scale, turn: layer.turn, seed: seed + layer.seed })
    }) as Sketch<Layers>['strokes'],
    contours: contoursOf(light, width, height, half === 0 ? 0 : Math.max(least, half * unit)),
  }
}

/** How light skin is drawn at least, and how far this reaches from the middle of a face, in its widths and heights. */
const SKIN = 0.66
const REACH = { x: 0.47, y: 0.62 }

/** Lightens a dark face until its forms show: eyes, brows and nostrils stay as dark as they are. */
export function keySkin(light: Float32Array, { width, height }: { width: number; height: number }, face: Face): void {
  const tone = skinTone(light, { width, height }, face)
  if (tone >= SKIN || tone < 0.02) return
  const power = Math.log(SKIN) / Math.log(tone)
  const [cx, cy] = [face.x + face.width / 2, face.y + 0.52 * face.height]
  const [rx, ry] = [REACH.x * face.width, REACH.y * face.height]
  for (let y = Math.max(0, Math.floor(cy - ry)); y < Math.min(height, cy + ry); y++) {
    const v = ((y - cy) / ry) ** 2
    for (let x = Math.max(0, Math.floor(cx - rx)); x < Math.min(width, cx + rx); x++) {
      const far = ((x - cx) / rx) ** 2 + v
      const at = y * width + x
      const own = light[at]!
      if (far >= 1 || own <= 0.3 * tone) continue
      const inside = smoothstep(1, 0.5, far)
      light[at] = own + (own ** power - own) * inside * smoothstep(0.3 * tone, 0.85 * tone, own)
    }
  }
}

/** Lightness of cheeks and nose on the whole. */
export function skinTone(light: Float32Array, { width, height }: { width: number; height: number }, face: Face): number {
  let [sum, count] = [0, 1e-6]
  for (let v = 0.35; v < 0.75; v += 0.05) {
    for (let u = 0.3; u < 0.71; u += 0.05) {
      const x = Math.round(face.x + u * face.width)
      const y = Math.round(face.y + v * face.height)
      if (x < 0 || y < 0 || x >= width || y >= height) continue
      sum += light[y * width + x]!
      count++
    }
  }
  return sum / count
}

/** What keeps its contours in the box of a face. */
export const FEATURES: Box = { x: 0.15, y: 0.16, width: 0.7, height: 0.7 }

/** How near each pixel is to the features of a face, 0 to 1. */
export function nearFeatures(size: { width: number; height: number }, faces: readonly Face[]): Float32Array {
  return clearAround(
    size,
    faces.map((face) => partOf(face, FEATURES)),
  )
}

/**
 * Lets contours come and go: away from faces a hand presses and lifts, and leaves out what the light eats. An outline
 * of one weight makes a hood of any hair.
 */
export function loseEdges(
  { width, height }: Print,
  contours: Float32Array,
  faces: readonly Face[],
  seed: number,
): void {
  const k = 900 / Math.min(width, height)
  const pressed = new NoiseRows('clouds', width, { scale: 0.62 * k, left: seed * 29, top: seed * 7 })
  const clear = nearFeatures({ width, height }, faces)
  for (let y = 0, at = 0; y < height; y++) {
    const press = pressed.at(y)
    // The lamp of a studio stands above on the left.
    const lamp = 0.16 - (0.3 * y) / height
    for (let x = 0; x < width; x++, at++) {
      if (contours[at] === 0) continue
      const lifted = smoothstep(-0.22, 0.3, press[x]! - lamp * (1 - (2 * x) / width))
      const kept = clear[at]!
      contours[at]! *= kept + (1 - kept) * (0.12 + 0.88 * lifted)
    }
  }
}

/**
 * How far a drawing is finished at a place: 1 within, 0 at the sides.
 *
 * @param side Away from the nearest side, as a share of the shorter one.
 * @param share How wide the unfinished rim is; 0 for none.
 * @param ragged About -0.5 to 0.5: what makes the border uneven.
 */
export function finishedAt(side: number, share: number, ragged: number): number {
  return share === 0 ? 1 : smoothstep(0, share, side + ragged * share - 0.02)
}
