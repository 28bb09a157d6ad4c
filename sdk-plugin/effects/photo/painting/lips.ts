import { smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { landmarksOf } from './landmarks.ts'

/** Half of how long and high a mouth is looked for, in distances between the eyes. */
const REACH = { wide: 0.5, high: 0.22 } as const
/** How much redder than the skin around it a lip is, and how much darker for each of that. */
const REDDER = [0.012, 0.04] as const

/** Where lips are, 0 to 1: what is redder or darker than the skin around the mouth of each face. */
export function lipsOf(print: Print, light: Float32Array, faces: readonly Face[]): Float32Array {
  const { width, height } = print
  const lips = plane(width * height)
  for (const face of faces.slice(0, 4)) {
    const { eyes, mouth } = landmarksOf(light, print, face, 'eyes')
    const apart = eyes[1].x - eyes[0].x
    const rx = REACH.wide * apart
    const ry = REACH.high * apart
    const skin = [redness(print, mouth.x - rx, mouth.y + ry), redness(print, mouth.x + rx, mouth.y - ry)]
    const usual = Math.min(...skin)
    for (let y = Math.max(0, Math.floor(mouth.y - ry)); y < Math.min(height, mouth.y + ry); y++) {
      const v = (y - mouth.y) / ry
      for (let x = Math.max(0, Math.floor(mouth.x - rx)); x < Math.min(width, mouth.x + rx); x++) {
        const u = (x - mouth.x) / rx
        const inside = smoothstep(1, 0.8, Math.sqrt(u * u + v * v))
        if (inside > 0) lips[y * width + x] = inside * smoothstep(REDDER[0], REDDER[1], redness(print, x, y) - usual)
      }
    }
  }
  const soft = blur(lips, width, height, Math.max(1, Math.min(width, height) / 260))
  for (let at = 0; at < soft.length; at++) soft[at] = soft[at] === 0 ? 0 : smoothstep(0.38, 0.56, soft[at]!)
  return soft
}

/** How much of a pixel's colour is red, against green. */
function redness({ width, height, r, g, b }: Print, x: number, y: number): number {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)))
  const at = Math.min(height - 1, Math.max(0, Math.round(y))) * width + column
  return (r[at]! - g[at]!) / (r[at]! + g[at]! + b[at]! + 0.02)
}
