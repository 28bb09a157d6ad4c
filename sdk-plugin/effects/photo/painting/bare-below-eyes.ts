import { smoothstep } from '../../colour.ts'
import type { Face } from '../../../vision/index.ts'
import { landmarksOf } from './landmarks.ts'
import type { Print } from '../photo.ts'
import { lightnessOf } from './tone.ts'

/** What lies between the lower lid and the cheek, in distances between the eyes from the middle of one. */
const BELOW = { from: 0.16, full: 0.19, until: 0.3, cheek: 0.4, wide: 0.38 } as const

/** Leaves skin below eyes bare: there a cutter of blocks draws nothing, and shade of a lid would be a stray line. */
export function bareBelowEyes(
  { tones, lines }: { tones: Float32Array; lines: Float32Array },
  print: Print,
  faces: readonly Face[],
): void {
  const { width, height } = print
  const light = lightnessOf(print)
  for (const face of faces) {
    const { eyes } = landmarksOf(light, print, face)
    const apart = eyes[1].x - eyes[0].x
    for (const eye of eyes) {
      const beside = Math.min(width - 1, Math.max(0, Math.round(eye.x)))
      const cheek = tones[Math.min(height - 1, Math.round(eye.y + BELOW.cheek * apart)) * width + beside]!
      const last = Math.min(height - 1, eye.y + (BELOW.until + 0.08) * apart)
      for (let y = Math.max(0, Math.floor(eye.y + BELOW.from * apart)); y <= last; y++) {
        const v = (y - eye.y) / apart
        const row = smoothstep(BELOW.from, BELOW.full, v) * smoothstep(BELOW.until + 0.08, BELOW.until, v)
        for (let x = Math.max(0, Math.floor(eye.x - BELOW.wide * apart)); x < width; x++) {
          const u = Math.abs(x - eye.x) / apart
          if (u > BELOW.wide && x > eye.x) break
          const share = row * smoothstep(BELOW.wide, 0.28, u)
          const at = y * width + x
          lines[at]! *= 1 - share
          if (tones[at]! < cheek) tones[at]! += (cheek - tones[at]!) * share
        }
      }
    }
  }
}
