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
  const isCopy = blend === 'over' && gain === 1 && opacity === 1
  for (const [to, from] of planes) {
    for (let y = 0; y < frame.height; y++) {
      const row = to.subarray(y * frame.width, (y + 1) * frame.width)
      const start = (y - top) * print.width - left
      if (isCopy) row.set(from.subarray(start, start + frame.width))
      else layRow(row, from.subarray(start, start + frame.width), { blend, gain, opacity })
    }
  }
}

function layRow(to: Float32Array, from: Float32Array, { blend, gain, opacity }: Omit<PlaceOptions, 'soft'>): void {
  for (let x = 0; x < to.length; x++) {
    const tone = from[x]! * gain
    if (blend === 'light') to[x]! += tone * opacity
    else if (blend === 'ink') to[x]! *= 1 - opacity + tone * opacity
    else to[x]! += (tone - to[x]!) * opacity
  }
}
