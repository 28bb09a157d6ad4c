import type { Rgb } from '../colour.ts'
import type { Frame } from '../frame.ts'
import { addressOf, inPlace, kernel } from './memory.ts'
import { wasm } from './wasm.ts'

/** In the order of the kernel's numbers; `edge` mixes by square roots, as `layOver` of `../frame.ts` does and says why. */
const BLENDS = ['over', 'edge', 'add', 'multiply'] as const

export type Blend = (typeof BLENDS)[number]

/** A plane of shares that lies at x, y of a frame, and may reach beyond it. */
export interface Mask {
  x: number
  y: number
  width: number
  height: number
  plane: Float32Array
}

/** What is laid: one colour, or one for each pixel of the mask. */
export interface Coat {
  colour: Rgb | { r: Float32Array; g: Float32Array; b: Float32Array }
  /** Multiplies the colour. Default 1. */
  gain?: number
  /** Multiplies the mask. Default 1. */
  opacity?: number
  blend: Blend
}

/** The part of a mask that lies in the frame, in pixels of the mask. */
export function partWithin(
  { x, y, width, height }: Omit<Mask, 'plane'>,
  frame: Pick<Frame, 'width' | 'height'>,
): { left: number; top: number; columns: number; rows: number } {
  const left = Math.max(0, -x)
  const top = Math.max(0, -y)
  const columns = Math.max(0, Math.min(width, frame.width - x) - left)
  return { left, top, columns, rows: Math.max(0, Math.min(height, frame.height - y) - top) }
}

/** Lays colour on the frame where the mask is. */
export function layMask(frame: Frame, mask: Mask, { colour, gain = 1, opacity = 1, blend }: Coat): void {
  const { left, top, columns, rows } = partWithin(mask, frame)
  if (columns === 0 || rows === 0) return
  const from = (top * mask.width + left) * 4
  const to = ((top + mask.y) * frame.width + left + mask.x) * 4
  inPlace([frame.r, frame.g, frame.b], (planes) => {
    kernel((temporary) => {
      const shares = addressOf(mask.plane, temporary) + from
      const own = 'r' in colour ? [colour.r, colour.g, colour.b] : undefined
      planes.forEach((plane, channel) => {
        const colours = own ? addressOf(own[channel]!, temporary) + from : 0
        const light = 'r' in colour ? 0 : colour[channel]!
        // prettier-ignore
        wasm.lay(
          plane + to, frame.width, shares, colours, mask.width, columns, rows, light, gain, opacity, BLENDS.indexOf(blend),
        )
      })
    })
  })
}

/** Raises a plane to another one that lies at x, y of it, where that is more. */
export function raiseTo(plane: Float32Array, width: number, height: number, mask: Mask): void {
  const { left, top, columns, rows } = partWithin(mask, { width, height })
  if (columns === 0 || rows === 0) return
  inPlace([plane], ([to]) => {
    kernel((temporary) => {
      const from = addressOf(mask.plane, temporary) + (top * mask.width + left) * 4
      wasm.most(to! + ((top + mask.y) * width + left + mask.x) * 4, width, from, mask.width, columns, rows)
    })
  })
}
