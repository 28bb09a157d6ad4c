import type { Face } from '../../../vision/index.ts'

/** How far below the middle of a face its neck begins, in heights of the face. */
const NECK = 0.6

/** The column of a neck's middle below a face that leans, in radians. */
export function neckOf({ x, width, height }: Pick<Face, 'x' | 'width' | 'height'>, lean: number): number {
  return x + width / 2 - Math.sin(lean) * NECK * height
}

/** Where a cloak closes around a neck, at a column. */
export function neckline(cx: number, cy: number, wide: number, high: number, x: number): number {
  const t = Math.min(1, Math.abs(x - cx) / wide)
  // It dips in the middle, so that a chin stands on a neck.
  return cy + (0.86 - Math.min(0.19, 2 * t * t) - 0.12 * t * t) * high
}
