import { encodeLight } from '../../sdk-plugin/effects/light-codes.ts'
import { boxed } from './denoise.ts'
import type { Pass } from './passes.ts'

/** The products of the slopes of a plane, each in the mean of its surroundings. */
export interface Tensor {
  xx: Float32Array
  xy: Float32Array
  yy: Float32Array
}

/** @param radii Of the squares that the products are meant over, one after the other. */
export function tensorOf(tone: Float32Array, width: number, height: number, radii: readonly number[]): Tensor {
  const [xx, xy, yy] = [0, 1, 2].map(() => new Float32Array(tone.length)) as [Float32Array, Float32Array, Float32Array]
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      const across = (tone[at + 1]! - tone[at - 1]!) / 2
      const down = (tone[at + width]! - tone[at - width]!) / 2
      xx[at] = across * across
      xy[at] = across * down
      yy[at] = down * down
    }
  }
  const soft = (plane: Float32Array) => radii.reduce((made, radius) => boxed(made, width, height, radius), plane)
  return { xx: soft(xx), xy: soft(xy), yy: soft(yy) }
}

/** How much of the slopes runs one way: 0 to 1. */
export function coherenceOf({ xx, xy, yy }: Tensor): Float32Array {
  return xx.map((across, at) => {
    const sum = across + yy[at]!
    return sum > 1e-3 ? Math.hypot(across - yy[at]!, 2 * xy[at]!) / sum : 0
  })
}

/** How bright each pixel looks, in codes of light. */
export function tonesOf(pass: Pass): Float32Array {
  const tones = new Float32Array(pass.length / 3)
  for (let at = 0; at < tones.length; at++) {
    const [r, g, b] = [pass[at * 3]!, pass[at * 3 + 1]!, pass[at * 3 + 2]!]
    tones[at] = 0.3 * encodeLight(r) + 0.55 * encodeLight(g) + 0.15 * encodeLight(b)
  }
  return tones
}

/** How far each pixel is from the mean of the four beside it; 0 at the border. */
export function roughnessOf(tone: Float32Array, width: number, height: number): Float32Array {
  const rough = new Float32Array(tone.length)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      rough[at] = Math.abs(tone[at]! - (tone[at - 1]! + tone[at + 1]! + tone[at - width]! + tone[at + width]!) / 4)
    }
  }
  return rough
}

/** 0 below `from`, 1 above `to`. */
export function ramp(from: number, to: number, value: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)))
}
