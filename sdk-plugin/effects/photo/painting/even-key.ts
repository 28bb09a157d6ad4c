import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { lightnessOf } from './tone.ts'

/** How much of a studio's lamp is taken off a face, and the most that a side is darkened or lightened, as logarithms. */
const TAKEN = 0.65
const MOST = 0.77
/** Pixels from one place to the next where the light is worked out: it is smooth. */
const STEP = 6

/**
 * Takes the lamp that a photo was made with off its faces, as far as it came from one side: in another scene it would
 * tell that they were never there.
 *
 * @param taken How much of it; all of it where another lamp takes its place. Default 0.65
 * @param mask How much of each pixel is theirs, 0 to 1, where the ground beside them is to stay as it is. Default 1
 */
export function evenKey(print: Print, faces: readonly Face[], taken = TAKEN, mask?: Float32Array): void {
  for (const face of faces) {
    const [left, right] = sidesOf(print, face)
    const slope = taken * Math.min(MOST, Math.max(-MOST, 0.5 * Math.log(left / right)))
    if (Math.abs(slope) > 0.02) tilt(print, face, slope, mask)
  }
}

/** How light pixels would look without the lamp beside their faces: in its shade a brow passes for an eye. */
export function lightEvened({ width, height, r, g, b }: Print, faces: readonly Face[]): Float32Array {
  const copy = { width, height, r: r.slice(), g: g.slice(), b: b.slice() }
  evenKey(copy, faces, 1.2)
  return lightnessOf(copy)
}

/** Light of a face's two cheeks, the left one of the picture first. */
export function sidesOf(print: Print, face: Face): readonly [number, number] {
  return [sideOf(print, face, 0.2), sideOf(print, face, 0.58)]
}

/** Light of a part of the skin, from the brow to the mouth. */
function sideOf({ width, height, r, g, b }: Print, face: Face, from: number): number {
  let [sum, count] = [0, 1]
  for (let v = 0.36; v < 0.72; v += 0.04) {
    const y = Math.min(height - 1, Math.max(0, Math.round(face.y + v * face.height)))
    for (let u = from; u < from + 0.22; u += 0.02) {
      const at = y * width + Math.min(width - 1, Math.max(0, Math.round(face.x + u * face.width)))
      sum += Math.log(0.01 + 0.2126 * r[at]! + 0.7152 * g[at]! + 0.0722 * b[at]!)
      count++
    }
  }
  return Math.exp(sum / count)
}

function tilt(print: Print, face: Face, slope: number, mask?: Float32Array): void {
  const { width, height } = print
  const [cx, cy] = [face.x + face.width / 2, face.y + 0.55 * face.height]
  const [rx, ry] = [0.75 * face.width, 0.8 * face.height]
  const [left, right] = [Math.max(0, Math.floor(cx - rx)), Math.min(width, Math.ceil(cx + rx))]
  const gains = new Float32Array(Math.ceil((right - left) / STEP) + 1)
  for (let y = Math.max(0, Math.floor(cy - ry)); y < Math.min(height, cy + ry); y++) {
    const v = ((y - cy) / ry) ** 2
    for (let place = 0, x = left; place < gains.length; place++, x += STEP)
      gains[place] = gainAt((x - cx) / rx, v, slope)
    for (let place = 0, x = left; x < right; place++, x += STEP) {
      const gain = gains[place]!
      const next = gains[place + 1]!
      if (gain === 1 && next === 1) continue
      tiltRow(print, mask, y * width + x, Math.min(right - x, STEP), gain, (next - gain) / STEP)
    }
  }
}

/** @param v How far a row is from the middle of the face, squared */
function gainAt(u: number, v: number, slope: number): number {
  const far = u * u + v
  return far >= 1 ? 1 : Math.exp(1.6 * slope * u * Math.min(1, 2 * (1 - far)))
}

function tiltRow(
  { r, g, b }: Print,
  mask: Float32Array | undefined,
  from: number,
  count: number,
  first: number,
  step: number,
): void {
  for (let x = 0, at = from; x < count; x++, at++) {
    const full = first + step * x
    const own = mask ? 1 + (full - 1) * mask[at]! : full
    r[at]! *= own
    g[at]! *= own
    b[at]! *= own
  }
}
