import type { Size } from '../../../vision/planes.ts'
import { byteOf } from '../drawn.ts'
import type { CoarseEdge } from '../followed-edge.ts'
import { sampleAt } from '../resample.ts'

interface Picture extends Size {
  r: Float32Array
  g: Float32Array
  b: Float32Array
}

/** An edge at a picture's size, pixel by pixel. */
export function followEdge(
  { width, height, r, g, b }: Picture,
  { size, fit, told, room, sure, maybe }: CoarseEdge,
): Float32Array {
  const whole = (place: number, length: number) => Math.round(Math.min(length - 1, Math.max(0, place)))
  return new Float32Array(width * height).map((_, at) => {
    const u = (((at % width) + 0.5) * size.width) / width - 0.5
    const v = ((Math.floor(at / width) + 0.5) * size.height) / height - 0.5
    const nearest = whole(v, size.height) * size.width + whole(u, size.width)
    if (sure[nearest] === 1) return 1
    if (maybe[nearest] === 0) return 0
    const here = (plane: Float32Array) => sampleAt(plane, size.width, size.height, u, v)
    const colours = [r, g, b].map((plane) => byteOf(plane[at]!))
    const fitted = fit.a.reduce((sum, plane, c) => sum + here(plane) * colours[c]!, here(fit.b))
    // What the filter makes of nobody and of somebody is never as clear as they are.
    const edge = Math.min(1, Math.max(0, (fitted - 0.12) / 0.76))
    const held = Math.min(here(told) + room, Math.max(here(told) - room, edge))
    return Math.max(here(sure), Math.min(here(maybe), held))
  })
}
