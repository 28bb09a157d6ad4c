export { boxMean, resizePlane } from '../effects/kernels/planes.ts'

/** One value a pixel, rows from top to bottom. */
export type Plane = Float32Array

/** How many places are no further than a radius from one among so many. */
export function countWithin(at: number, length: number, radius: number): number {
  return Math.min(length - 1, at + radius) - Math.max(0, at - radius) + 1
}

export interface Size {
  width: number
  height: number
}

/** The longer side at most `side`, the ratio kept. */
export function sizeWithin({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Red, green and blue of RGBA bytes as planes from 0 to 255. */
export function colourPlanes({ data, width, height }: Size & { data: Uint8Array }): [Plane, Plane, Plane] {
  const planes: [Plane, Plane, Plane] = [0, 1, 2].map(() => new Float32Array(width * height)) as never
  for (let i = 0; i < width * height; i++) for (let c = 0; c < 3; c++) planes[c]![i] = data[i * 4 + c]!
  return planes
}

/** CIELAB (D65) of RGBA bytes, interleaved: L 0–100, a, b. */
export function labOf({ data, width, height }: Size & { data: Uint8Array }): Float32Array {
  const lab = new Float32Array(width * height * 3)
  for (let i = 0; i < width * height; i++) {
    const r = LINEAR[data[i * 4]!]!
    const g = LINEAR[data[i * 4 + 1]!]!
    const b = LINEAR[data[i * 4 + 2]!]!
    const x = root((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
    const y = root(0.2126729 * r + 0.7151522 * g + 0.072175 * b)
    const z = root((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883)
    lab[i * 3] = 116 * y - 16
    lab[i * 3 + 1] = 500 * (x - y)
    lab[i * 3 + 2] = 200 * (y - z)
  }
  return lab
}

const LINEAR = Float64Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

function root(value: number): number {
  return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116
}
