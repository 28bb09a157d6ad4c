import { type Raster, rgbOf, smoothstep } from '../kernels/canvas.ts'
import { boxBlur, gaussian } from '../kernels/blur.ts'
import { chromaOf, hueDistance, hueOf, labOf, toLab, type Lab } from '../kernels/oklab.ts'
import type { Mask } from './mask.ts'

/** How far, in radians, a hue may be off: full share within, none outside. */
export interface Reach {
  full: number
  none: number
}

const USUAL: Reach = { full: 0.34, none: 0.72 }

/**
 * What looks about like a colour: its hue, whatever its shade, with soft edges. Greys, black and white are told by
 * lightness instead.
 */
export function colourMask(raster: Raster, hex: string, reach = USUAL): Mask {
  const { width, height, data } = raster
  const wanted = labOf(rgbOf(hex))
  const share = chromaOf(wanted) < 0.03 ? greyShare(wanted[0]) : hueShare(wanted, reach)
  const plane = new Float32Array(width * height)
  const lab: Lab = [0, 0, 0]
  for (let at = 0, from = 0; at < plane.length; at++, from += 4) {
    plane[at] = share(toLab(data[from]!, data[from + 1]!, data[from + 2]!, lab))
  }
  // Single pixels of another mind are noise of the picture, not of the instruction.
  const around = Float32Array.from(plane)
  boxBlur(around, width, height, Math.max(2, Math.round(Math.min(width, height) / 90)))
  for (let at = 0; at < plane.length; at++) plane[at]! *= smoothstep(0.03, 0.14, around[at]!)
  return { width, height, plane: gaussian(plane, width, height, Math.max(0.7, Math.min(width, height) / 900)) }
}

function hueShare(wanted: Lab, { full, none }: Reach) {
  const hue = hueOf(wanted)
  // Brown is dark orange, pink is light red: where the name says a shade, the shade counts a little.
  // The chroma of a grey that JPEG coloured stays under 0.05: of that only a pale wish asks for any.
  const least = Math.min(0.05, chromaOf(wanted) * 0.6)
  return (lab: Lab) => {
    const close = 1 - smoothstep(full, none, hueDistance(hueOf(lab), hue))
    const shade = 1 - smoothstep(0.3, 0.75, Math.abs(lab[0] - wanted[0]))
    return close * smoothstep(least * 0.9, least * 1.6, chromaOf(lab)) * shade
  }
}

function greyShare(lightness: number) {
  return (lab: Lab) =>
    (1 - smoothstep(0.14, 0.26, Math.abs(lab[0] - lightness))) * (1 - smoothstep(0.035, 0.075, chromaOf(lab)))
}

/** Places by brightness, 0 to 255, with soft ends. */
export function toneMask(luma: Float32Array, { width, height }: Raster, from: number, to: number): Mask {
  const plane = luma.map((value) => smoothstep(from - 25, from + 25, value) * (1 - smoothstep(to - 25, to + 25, value)))
  return { width, height, plane: gaussian(plane, width, height, 1.2) }
}

/** Hues that mean plants, skin and water; where in the picture they may be is for the caller. */
export function greeneryShare(lab: Lab): number {
  const [, a, b] = lab
  return smoothstep(0.01, 0.035, -a) * smoothstep(-0.01, 0.03, b) * smoothstep(0.035, 0.075, chromaOf(lab))
}

export function skinShare(lab: Lab): number {
  const hue = 1 - smoothstep(0.35, 0.6, hueDistance(hueOf(lab), 0.85))
  const chroma = smoothstep(0.02, 0.04, chromaOf(lab)) * (1 - smoothstep(0.13, 0.18, chromaOf(lab)))
  return hue * chroma * smoothstep(0.3, 0.42, lab[0]) * (1 - smoothstep(0.93, 0.99, lab[0]))
}

export function waterShare(lab: Lab): number {
  return smoothstep(0.005, 0.03, -lab[2]) * smoothstep(0.015, 0.035, chromaOf(lab))
}

export function labMask(raster: Raster, share: (lab: Lab, x: number, y: number) => number): Mask {
  const { width, height, data } = raster
  const plane = new Float32Array(width * height)
  const lab: Lab = [0, 0, 0]
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      plane[at] = share(toLab(data[at * 4]!, data[at * 4 + 1]!, data[at * 4 + 2]!, lab), x, y)
    }
  }
  return { width, height, plane: gaussian(plane, width, height, 1.2) }
}
