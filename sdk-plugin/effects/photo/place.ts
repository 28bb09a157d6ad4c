import type { Frame } from '../frame.ts'
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
  if (covers(frame, print, quad, options.soft)) layWhole(frame, print, quad[0], options)
  else layQuad(frame, print, quad, options)
}

/** Whether a print lies upright, pixel on pixel, and reaches so far beyond the frame that its edge is not seen. */
function covers({ width, height }: Frame, print: Print, quad: Quad, soft: number): boolean {
  const [[left, top], [right, b], [c, bottom], [d, e]] = quad
  if (print.share) return false
  const upright = b === top && c === right && d === left && e === bottom
  const whole = Number.isInteger(left) && Number.isInteger(top)
  const same = right - left === print.width && bottom - top === print.height
  return upright && whole && same && Math.max(left, top, width - right, height - bottom) <= -soft / 2
}

function layWhole(
  frame: Frame,
  print: Print,
  [left, top]: Quad[0],
  { blend, gain, opacity }: Omit<PlaceOptions, 'soft'>,
): void {
  const planes = [
    [frame.r, print.r],
    [frame.g, print.g],
    [frame.b, print.b],
  ] as const
  for (const [to, from] of planes) {
    for (let y = 0, at = 0; y < frame.height; y++) {
      let source = (y - top) * print.width - left
      for (let x = 0; x < frame.width; x++, at++, source++) {
        const tone = from[source]! * gain
        if (blend === 'light') to[at]! += tone * opacity
        else if (blend === 'ink') to[at]! *= 1 - opacity + tone * opacity
        else to[at]! += (tone - to[at]!) * opacity
      }
    }
  }
}
