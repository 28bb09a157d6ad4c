import { mix, smoothstep } from '../../colour.ts'
import { copyOf } from '../../kernels/memory.ts'
import type { Box } from './silhouette.ts'

/** Half of a head's width and height, in those of its face, and how far beyond it shade fades out. */
const HEAD = { wide: 0.52, high: 0.64, beyond: 1.3 } as const
/** Where a head turns away from the light, in halves of it: its edge is as soft as a brush of water makes it. */
const EDGE = [0.3, 0.44] as const
/** How much darker the side in shade is, and how much of that the light gives back which comes from behind. */
const [SHADE, BACK] = [0.36, 0.12] as const
/** How light the side in light is kept. */
const LIT = 0.96
/** What is darker than the first is hair or a brow, as a square root of light. */
const SKIN = [0.4, 0.6] as const

interface Turned {
  faces: readonly Box[]
  /** How near each pixel is to eyes, nose and mouth, 0 to 1: they keep what they have. */
  near: Float32Array
  /** Where people are, 0 to 1. */
  mask: Float32Array
  /** How far the side in light is made one. Default 0.85: of a brush full of water; a point draws more. */
  calm?: number
}

/**
 * Tones of people with heads that turn away from the light on one side: few and large, as whoever washes in a head sees
 * them, in place of the islands that a lens finds on cheeks and foreheads.
 *
 * @param light How light each pixel is, 0 to 1
 * @returns The same, a copy of it
 */
export function turnHeads(
  light: Float32Array,
  { width, height }: { width: number; height: number },
  { faces, near, mask, calm: most = 0.85 }: Turned,
): Float32Array {
  const turned = copyOf(light)
  for (const face of faces) {
    const [cx, cy] = [face.x + 0.5 * face.width, face.y + 0.5 * face.height]
    const [rx, ry] = [HEAD.wide * face.width, HEAD.high * face.height]
    const side = shadedSide(light, width, face)
    const [first, last] = [Math.max(0, Math.floor(cx - 1.2 * rx)), Math.min(width - 1, Math.ceil(cx + 1.2 * rx))]
    for (let y = Math.max(0, Math.floor(cy - 1.2 * ry)); y < Math.min(height, cy + 1.2 * ry); y++) {
      const v = (y - cy) / ry
      // A cheekbone stands out, a temple and the cheek below do not.
      const bone = 0.16 * Math.exp(-(((v - 0.12) / 0.16) ** 2)) - 0.12 * Math.exp(-(((v - 0.5) / 0.2) ** 2))
      const above = smoothstep(0.76, 0.58, v)
      for (let x = first; x <= last; x++) {
        const u = (side * (x - cx)) / rx
        const far = u * u + v * v
        const at = y * width + x
        const own = turned[at]!
        if (far >= HEAD.beyond || own <= SKIN[0] || mask[at] === 0) continue
        const within = mask[at]! * smoothstep(HEAD.beyond, 0.9, far) * smoothstep(SKIN[0], SKIN[1], own)
        const core = smoothstep(EDGE[0], EDGE[1], u + 0.2 * v - bone)
        const shade = core * (SHADE - BACK * smoothstep(0.72, 1, u)) * (1 - 0.5 * near[at]!)
        const calm = most * above * (1 - core) * (1 - near[at]! * near[at]!)
        turned[at] = mix(own, mix(own, Math.max(own, LIT), calm) * (1 - shade), within)
      }
    }
  }
  return turned
}

/** On which side a face is darker: -1 is the left. */
function shadedSide(light: Float32Array, width: number, face: Box): number {
  let difference = 0
  for (let v = 0.4; v < 0.8; v += 0.05) {
    for (let u = 0.15; u < 0.45; u += 0.05) {
      const row = Math.round(face.y + v * face.height) * width
      const [left, right] = [row + Math.round(face.x + u * face.width), row + Math.round(face.x + (1 - u) * face.width)]
      difference += (light[left] ?? 0) - (light[right] ?? 0)
    }
  }
  return difference >= 0 ? 1 : -1
}
