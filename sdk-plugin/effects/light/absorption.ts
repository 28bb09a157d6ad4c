import type { Rgb } from '../colour.ts'

/** What a layer of pigment or ink that looks so takes from each channel, as an exponent. */
export function absorption([r, g, b]: Rgb): Rgb {
  return [-Math.log(Math.max(0.008, r)), -Math.log(Math.max(0.008, g)), -Math.log(Math.max(0.008, b))]
}
