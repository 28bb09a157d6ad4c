import type { Print } from '../photo.ts'

type Level = Pick<Print, 'width' | 'height' | 'r' | 'g' | 'b'>

/** A photo and ever smaller copies of it, each half as wide and high as the one before. */
export type Levels = readonly Level[]

export function levelsOf(print: Level): Levels {
  const levels = [print]
  for (let last = print; last.width > 1 && last.height > 1; levels.push(last)) last = halved(last)
  return levels
}

function halved({ width, height, r, g, b }: Level): Level {
  const [w, h] = [width >> 1, height >> 1]
  const half = (plane: Float32Array) => {
    const out = new Float32Array(w * h)
    for (let y = 0; y < h; y++) {
      for (let x = 0; x < w; x++) {
        const at = 2 * y * width + 2 * x
        out[y * w + x] = 0.25 * (plane[at]! + plane[at + 1]! + plane[at + width]! + plane[at + width + 1]!)
      }
    }
    return out
  }
  return { width: w, height: h, r: half(r), g: half(g), b: half(b) }
}

/** Between the four pixels around a place given as shares of the photo; beyond its border it goes on. */
export function sampleLevel(
  { width, height, r, g, b }: Level,
  u: number,
  v: number,
  out: [number, number, number],
): void {
  const x = Math.min(width - 1, Math.max(0, u * width - 0.5))
  const y = Math.min(height - 1, Math.max(0, v * height - 0.5))
  const left = x | 0
  const top = y | 0
  const right = x - left
  const below = y - top
  const at = top * width + left
  const next = left + 1 < width ? at + 1 : at
  const under = top + 1 < height ? width : 0
  const a = (1 - right) * (1 - below)
  const e = right * (1 - below)
  const c = (1 - right) * below
  const d = right * below
  out[0] = a * r[at]! + e * r[next]! + c * r[at + under]! + d * r[next + under]!
  out[1] = a * g[at]! + e * g[next]! + c * g[at + under]! + d * g[next + under]!
  out[2] = a * b[at]! + e * b[next]! + c * b[at + under]! + d * b[next + under]!
}
