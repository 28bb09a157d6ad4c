import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import type { Box } from './silhouette.ts'

/** How thick the strand is that features are sewn with, to the thread of all else; their stitches are as much shorter. */
export const STRAND = 0.66

/** Both eyes with their brows, the tip of the nose, the mouth: middle and half axes, in sizes of a face. */
const PARTS = [
  [0.29, 0.4, 0.19, 0.1],
  [0.71, 0.4, 0.19, 0.1],
  [0.5, 0.63, 0.14, 0.07],
  [0.5, 0.79, 0.23, 0.09],
] as const
/** How far the borders of those wander: no two threads end beside each other. */
const RAGGED = 0.5

/** 1 where the features of faces are, which are sewn with a single strand. */
export function featuresOf({ width, height }: { width: number; height: number }, faces: readonly Box[]): Uint8Array {
  const near = new Uint8Array(width * height)
  const grain = noiseTile('grain')
  const k = 540 / Math.min(width, height)
  for (const face of faces) {
    for (const part of PARTS) {
      const cx = face.x + part[0] * face.width
      const cy = face.y + part[1] * face.height
      const rx = part[2] * face.width
      const ry = part[3] * face.height
      for (let y = Math.max(0, Math.floor(cy - 1.5 * ry)); y < Math.min(height, cy + 1.5 * ry); y++) {
        for (let x = Math.max(0, Math.floor(cx - 1.5 * rx)); x < Math.min(width, cx + 1.5 * rx); x++) {
          const u = (x - cx) / rx
          const v = (y - cy) / ry
          if (u * u + v * v < 1 + RAGGED * noiseAt(grain, x * k, y * k)) near[y * width + x] = 1
        }
      }
    }
  }
  return near
}
