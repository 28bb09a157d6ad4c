import type { Frame } from '../frame.ts'

/** What is behind: in focus, and softened for where the image is squeezed. Planes may be smaller than the frame. */
export interface Behind {
  sharp: Frame
  soft: Frame
  /** Very soft: what the sides of the body mirror. */
  wide: Frame
}

/** A channel of what is behind at a place of the frame, `t` from 0, sharp, by 1, soft, to 2, very soft. */
export function sampleBehind(
  { sharp, soft, wide }: Behind,
  frame: Frame,
  c: number,
  x: number,
  y: number,
  t: number,
): number {
  if (t < 0.02) return sample(sharp, frame, c, x, y)
  const softer = sample(soft, frame, c, x, y)
  if (t >= 0.98) return t < 1.02 ? softer : softer + (sample(wide, frame, c, x, y) - softer) * (t - 1)
  const finer = sample(sharp, frame, c, x, y)
  return finer + (softer - finer) * t
}

/** Bilinear; beyond the sides the picture is mirrored, so that rims never smear. */
export function sample(image: Frame, frame: Frame, c: number, x: number, y: number): number {
  const { width, height } = image
  const scale = width / frame.width
  const px = folded((x + 0.5) * scale - 0.5, width - 1.01)
  const py = folded((y + 0.5) * scale - 0.5, height - 1.01)
  const plane = c === 0 ? image.r : c === 1 ? image.g : image.b
  const x0 = px | 0
  const y0 = py | 0
  const tx = px - x0
  const at = y0 * width + x0
  const a = plane[at]!
  const upper = a + (plane[at + 1]! - a) * tx
  const b = plane[at + width]!
  return upper + (b + (plane[at + width + 1]! - b) * tx - upper) * (py - y0)
}

/** A place beyond the sides is mirrored in them. */
export function folded(place: number, last: number): number {
  const once = place < 0 ? -place : place
  return once > last ? Math.max(0, 2 * last - once) : once
}
