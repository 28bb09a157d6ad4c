import { plane } from './kernels/memory.ts'

/** A picture in linear light: planes of width × height, 1 is paper white, more is brighter than the screen shows. */
export interface Frame {
  width: number
  height: number
  r: Float32Array
  g: Float32Array
  b: Float32Array
}

export function newFrame(width: number, height: number): Frame {
  const pixels = width * height
  return { width, height, r: plane(pixels), g: plane(pixels), b: plane(pixels) }
}

export function copyFrame({ width, height, r, g, b }: Frame): Frame {
  return { width, height, r: r.slice(), g: g.slice(), b: b.slice() }
}
