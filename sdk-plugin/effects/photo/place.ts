import type { Frame } from '../frame.ts'
import { layUpright } from '../kernels/lay-row.ts'
import { layQuad } from '../kernels/place.ts'
import type { Print } from './photo.ts'
import type { Quad } from './quad.ts'

export interface PlaceOptions {
  /** `ink` is printed on what is there and takes its light; `light` shines; `over` covers. */
  blend: 'ink' | 'light' | 'over'
  gain: number
  opacity: number
  /** Softness of the edge in pixels; 1 is antialiased. */
  soft: number
}

/** Lays a print into a quad of the frame, in perspective. */
export function place(frame: Frame, print: Print, quad: Quad, options: PlaceOptions): void {
  if (isUpright(frame, print, quad, options.soft)) layUpright(frame, print, quad[0], options)
  else layQuad(frame, print, quad, options)
}

/** Whether a print lies pixel on pixel, with an edge as sharp as a pixel or so far beyond the frame that it is not seen. */
function isUpright({ width, height }: Frame, print: Print, quad: Quad, soft: number): boolean {
  const [[left, top], [right, b], [c, bottom], [d, e]] = quad
  const upright = b === top && c === right && d === left && e === bottom
  const whole = Number.isInteger(left) && Number.isInteger(top)
  const same = right - left === print.width && bottom - top === print.height
  const sharp = soft <= 1 || Math.max(left, top, width - right, height - bottom) <= -soft / 2
  return upright && whole && same && sharp
}
