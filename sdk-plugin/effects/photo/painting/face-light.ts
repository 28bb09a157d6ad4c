import { medianOf } from '../../median.ts'
import type { Print } from '../photo.ts'
import { facesOf } from './subject.ts'

/** A print as light as this is not looked at: its faces will be light enough. */
const LIGHT_PRINT = 0.5
const MOST_GAIN = 2.8
/** Whose middle has no light at all is none. */
const LEAST = 0.02

/**
 * Brings the largest face into the light and all else with it, as a printer does who has few tones: dark skin keeps its
 * features. What is bright stays below white.
 *
 * @param wanted Light that the face is to have on the whole.
 */
export function lightenFace(print: Print, wanted: number): void {
  const { width, r, g, b } = print
  if (meanRoot(print, 0, r.length, 97) > LIGHT_PRINT) return
  const [face] = facesOf(print)
  if (!face) return
  let [sum, count] = [0, 1e-6]
  for (let v = 0.25; v < 0.8; v += 0.05) {
    const row = Math.floor(face.y + v * face.height) * width
    const from = row + Math.max(0, Math.floor(face.x + 0.25 * face.width))
    sum += meanRoot(print, from, from + Math.floor(0.5 * face.width), 5)
    count++
  }
  const gain = Math.min(MOST_GAIN, Math.max(1, (wanted / Math.max(LEAST, sum / count) ** 2) ** 0.6))
  if (gain === 1) return
  for (let at = 0; at < r.length; at++) {
    const light = Math.min(1, 0.2126 * r[at]! + 0.7152 * g[at]! + 0.0722 * b[at]!)
    const scale = gain / (1 + (gain - 1) * light)
    r[at]! *= scale
    g[at]! *= scale
    b[at]! *= scale
  }
}

/** How light pixels look on the whole, every so many of them. */
function meanRoot({ r, g, b }: Print, from: number, to: number, step: number): number {
  let [sum, count] = [0, 1e-6]
  for (let at = Math.max(0, from); at < Math.min(to, r.length); at += step) {
    sum += Math.sqrt(0.2126 * r[at]! + 0.7152 * g[at]! + 0.0722 * b[at]!)
    count++
  }
  return sum / count
}

/** A ground with less light than this is night, and what light it is then given. */
const NIGHT = 0.05
const BLUE = [0.002, 0.014, 0.1] as const

/** Behind people the night turns blue: what has few tones would lose dark hair in a black one. */
export function blueNight({ r, g, b }: Print, mask: Float32Array): void {
  const dark: number[] = []
  for (let at = 0; at < mask.length; at += 37) {
    if (mask[at]! < 0.1) dark.push(0.2126 * r[at]! + 0.7152 * g[at]! + 0.0722 * b[at]!)
  }
  if (dark.length === 0 || medianOf(dark) > NIGHT) return
  for (const [c, plane] of [r, g, b].entries()) {
    for (let at = 0; at < plane.length; at++) plane[at]! += BLUE[c]! * (1 - mask[at]!)
  }
}
