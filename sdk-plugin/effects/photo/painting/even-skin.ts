import { mix, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { cropped } from '../../kernels/crop.ts'
import { multiplyGains } from '../../kernels/gains.ts'
import { plane } from '../../kernels/memory.ts'
import { quartered } from '../../kernels/resample.ts'
import { medianOf } from '../../median.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { meansBy } from './local-means.ts'

/** Half of a face with its forehead and jaw, in its widths and heights. */
const FACE = { wide: 0.62, high: 0.72 } as const
/** How wide a patch of an old light is, in face widths: features are finer. */
const PATCH = 0.11
/** How much of such a patch goes of its light and of its hue, and the most that is lightened or darkened. */
const [LIGHT, HUE] = [0.66, 0.95] as const
const MOST = 1.7
/** Skin, as shares of the light that most of it has: what is darker is hair, a brow, a nostril. */
const [DARK, SKIN] = [0.15, 0.32] as const
/** Faces narrower than this have no patches to speak of, in pixels. */
const LEAST = 40

/**
 * Takes from faces the patches that lamps of another place left: a gleam on a brow, the edge of a shadow along a nose. Under
 * other lamps they would be stains; what is finer, features and pores, stays.
 *
 * @param taken How much of that. Default all
 */
export function evenSkin(print: Print, mask: Float32Array, faces: readonly Face[], taken = 1): void {
  if (taken > 0) for (const face of faces) if (face.width >= LEAST) even(print, mask, face, taken)
}

function even(print: Print, mask: Float32Array, face: Face, taken: number): void {
  const [cx, cy] = [face.x + face.width / 2, face.y + 0.5 * face.height]
  const [rx, ry] = [FACE.wide * face.width, FACE.high * face.height]
  const [left, top] = [Math.max(0, Math.floor(cx - rx)), Math.max(0, Math.floor(cy - ry))]
  const width = Math.min(print.width, Math.ceil(cx + rx)) - left
  const height = Math.min(print.height, Math.ceil(cy + ry)) - top
  if (width < 16 || height < 16) return
  const area = { left, top, width, height }
  const reduced = (from: Float32Array) => quartered(cropped(from, print.width, area), width, height)
  const { plane: skin, width: w, height: h } = reduced(mask)
  const colours = [print.r, print.g, print.b].map((each) => reduced(each).plane)
  const [red, green, blue] = colours as [Float32Array, Float32Array, Float32Array]
  const [light, within] = [plane(skin.length), plane(skin.length)]
  for (let y = 0, at = 0; y < h; y++) {
    const v = (top + 4 * (y + 0.5) - cy) / ry
    for (let x = 0; x < w; x++, at++) {
      const u = (left + 4 * (x + 0.5) - cx) / rx
      light[at] = 0.2126 * red[at]! + 0.7152 * green[at]! + 0.0722 * blue[at]!
      within[at] = smoothstep(1, 0.62, u * u + v * v)
    }
  }
  const middle: number[] = []
  for (let at = 0; at < skin.length; at++) if (within[at]! > 0.9 && skin[at]! > 0.9) middle.push(at)
  if (middle.length < 20) return
  const typical = medianOf(middle.map((at) => light[at]!)) + 0.002
  for (let at = 0; at < skin.length; at++) {
    skin[at] = 1e-5 + skin[at]! * within[at]! * smoothstep(DARK * typical, SKIN * typical, light[at]!)
  }
  const size = { width: w, height: h }
  const means = meansBy(skin, size, (PATCH * face.width) / 4)
  const smooth = colours.map(means)
  // No patch ends as sharply as a hairline does.
  const share = blur(skin, w, h, 1)
  const patches = means(light)
  const hues = colours.map((own) => medianOf(middle.map((at) => own[at]!)) / typical)
  const gains = smooth.map(() => plane(skin.length).fill(1))
  for (let at = 0; at < skin.length; at++) {
    const much = taken * Math.min(1, share[at]!) * within[at]!
    if (much === 0) continue
    const lighter = (typical / (patches[at]! + 0.002)) ** LIGHT
    for (let c = 0; c < 3; c++) {
      const purer = ((hues[c]! * patches[at]! + 0.001) / (smooth[c]![at]! + 0.001)) ** HUE
      gains[c]![at] = mix(1, Math.min(MOST, Math.max(1 / MOST, lighter * purer)), much)
    }
  }
  multiplyGains(print, mask, area, { ...size, scale: 4, gains })
}
