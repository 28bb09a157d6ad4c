import { mix, smoothstep } from '../../colour.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { cheekOf } from './cheek.ts'
import { landmarksOf } from './landmarks.ts'
import { lightnessOf } from './tone.ts'

/** Half the width of a nose with the shade beside it, in distances between the eyes: at its root, and at its wings. */
const [ROOT, WINGS] = [0.2, 0.36] as const
/** How far below its tip the shade of a nose goes, in the same distances. */
const BELOW = 0.2
/** How dark shade may be beside the cheeks before it is opened, and how much of what is darker is left. */
const [DEEP, LEFT] = [0.6, 0.45] as const

/**
 * Opens the shade of noses: in a few large pieces or dyes, half of one is a hole in the face.
 *
 * @param strength 0 to 1
 */
export function openNoses(print: Print, faces: readonly Face[], strength: number): void {
  if (faces.length === 0) return
  const light = lightnessOf(print)
  for (const face of faces) openNose(print, face, light, strength)
}

function openNose(print: Print, face: Face, seen: Float32Array, strength: number): void {
  const { width, height, r, g, b } = print
  const { eyes, nose } = landmarksOf(seen, print, face)
  const apart = eyes[1].x - eyes[0].x
  if (apart <= 0) return
  const [rootX, rootY] = [(eyes[0].x + eyes[1].x) / 2, (eyes[0].y + eyes[1].y) / 2 - 0.1 * apart]
  const foot = nose.y + BELOW * apart
  const [red, green, blue] = cheekOf(print, face)
  const dark = DEEP * (0.3 * red + 0.59 * green + 0.11 * blue)
  for (let y = Math.max(0, Math.ceil(rootY)); y < Math.min(height, foot); y++) {
    const down = (y - rootY) / (foot - rootY)
    const middle = mix(rootX, nose.x, Math.min(1, 1.2 * down))
    const half = mix(ROOT, WINGS, smoothstep(0.3, 0.8, down)) * apart
    const along = strength * smoothstep(0, 0.16, down) * smoothstep(1, 0.86, down)
    for (let x = Math.max(0, Math.ceil(middle - half)); x < Math.min(width, middle + half); x++) {
      const at = y * width + x
      const own = 0.3 * r[at]! + 0.59 * g[at]! + 0.11 * b[at]!
      if (own >= dark) continue
      const share = along * smoothstep(1, 0.7, Math.abs(x - middle) / half)
      const gain = mix(1, ((own + 1e-3) / (dark + 1e-3)) ** (LEFT - 1), share)
      r[at]! *= gain
      g[at]! *= gain
      b[at]! *= gain
    }
  }
}
