import type * as z from 'zod'
import { LIGHT } from '../../colour.ts'
import { blurDrawn, byteOf } from '../../kernels/drawn.ts'
import { plane, scratch } from '../../kernels/memory.ts'
import type { Print } from '../photo.ts'
import { treat, type treatmentSchema } from '../treatments/index.ts'
import type { Layer } from './draw.ts'

/** The same for every call: a drawing is kept. */
const SEED = 1

/**
 * A drawing, redrawn as a photo would be; what is clear stays clear.
 *
 * @param how Treatments, one after the other; without any the layer is returned as it is
 */
export function redrawn(layer: Layer, how: readonly z.output<typeof treatmentSchema>[]): Layer {
  if (how.length === 0 || layer.pixels.length === 0) return layer
  const made = layer.pixels.slice()
  // In the kernels' memory, so that nothing is copied to them.
  scratch(() => {
    const { r, g, b } = treated(layer, how)
    for (let at = 0, to = 0; at < r.length; at++, to += 4) {
      made[to] = byteOf(Math.max(0, r[at]!))
      made[to + 1] = byteOf(Math.max(0, g[at]!))
      made[to + 2] = byteOf(Math.max(0, b[at]!))
    }
  })
  return { ...layer, pixels: made }
}

function treated({ width, pixels }: Layer, how: readonly z.output<typeof treatmentSchema>[]): Print {
  const count = pixels.length / 4
  const print: Print = { width, height: count / width, r: plane(count), g: plane(count), b: plane(count) }
  for (let at = 0, from = 0; at < count; at++, from += 4) {
    print.r[at] = LIGHT[pixels[from]!]!
    print.g[at] = LIGHT[pixels[from + 1]!]!
    print.b[at] = LIGHT[pixels[from + 2]!]!
  }
  for (const each of how) treat(print, each, { seed: SEED })
  return print
}

/**
 * A drawing as a lens shows it that is set to something else.
 *
 * @param sigma Of the blur, in pixels; 0 leaves it as it is
 * @param height Rows of the picture that it is part of
 */
export function outOfFocus(layer: Layer, sigma: number, height: number): Layer {
  if (sigma === 0 || layer.pixels.length === 0) return layer
  const roomy = withRoom(layer, Math.ceil(REACH * sigma), height)
  return { ...roomy, pixels: blurDrawn(roomy.pixels, layer.width, sigma, onlyInk(layer.pixels)) }
}

/** How far a blur is seen, in its standard deviations. */
const REACH = 3

/** The same with clear rows above and below, as far as the picture goes: into them a drawing softens. */
function withRoom({ width, first, pixels }: Layer, rows: number, height: number): Layer {
  const top = Math.max(0, first - rows)
  const foot = Math.min(height, first + pixels.length / 4 / width + rows)
  const roomy = new Uint8ClampedArray((foot - top) * width * 4)
  roomy.set(pixels, (first - top) * width * 4)
  return { width, first: top, pixels: roomy }
}

/** How far apart bytes of one ink may be where it is thin. */
const ROUNDED = 3

/** The ink that all of a drawing has, as of shadows; undefined when it has several. */
function onlyInk(pixels: Uint8ClampedArray): [number, number, number] | undefined {
  let ink: number | undefined
  for (let at = 0; at < pixels.length; at += 4) {
    // Colours of what is nearly clear are not kept.
    if (pixels[at + 3]! < 128) continue
    ink ??= at
    for (let channel = 0; channel < 3; channel++) {
      if (Math.abs(pixels[at + channel]! - pixels[ink + channel]!) > ROUNDED) return undefined
    }
  }
  return ink === undefined ? undefined : [pixels[ink]!, pixels[ink + 1]!, pixels[ink + 2]!]
}
