import { plane } from './kernels/memory.ts'

/** A picture in linear light: planes of width × height, 1 is paper white, more is brighter than the screen shows. */
export interface Frame {
  width: number
  height: number
  r: Float32Array
  g: Float32Array
  b: Float32Array
}

/** A black picture. @param clear False where all of it is written anyway; see `plane` */
export function newFrame(width: number, height: number, clear = true): Frame {
  const pixels = width * height
  return { width, height, r: plane(pixels, clear), g: plane(pixels, clear), b: plane(pixels, clear) }
}

export function copyFrame({ width, height, r, g, b }: Frame): Frame {
  return { width, height, r: r.slice(), g: g.slice(), b: b.slice() }
}

/**
 * Lays light where it covers a share of a pixel. The two are mixed by their square roots, about as eyes grade light:
 * mixed as light, a lamp's rim on black has steps, and so has a black line on paper, which would look thin besides.
 */
export function layOver(plane: Float32Array, at: number, light: number, share: number): void {
  if (share > 0.996) {
    plane[at] = light
    return
  }
  const was = Math.sqrt(Math.max(0, plane[at]!))
  const mixed = was + (Math.sqrt(Math.max(0, light)) - was) * share
  plane[at] = mixed * mixed
}
