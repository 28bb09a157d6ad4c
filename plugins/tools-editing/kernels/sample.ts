import { clamp, rasterOfSize, type Raster } from './canvas.ts'

/** Where a pixel of the result comes from; it sets `from[0]` and `from[1]`, in pixels of the source. */
export type Mapping = (x: number, y: number, from: [x: number, y: number]) => void

export type Edge = 'repeat' | 'mirror' | 'empty'

/** Moves pixels: bilinear, by alpha. `edge` says what lies outside of the source. */
export function remap(
  source: Raster,
  mapping: Mapping,
  {
    width = source.width,
    height = source.height,
    edge = 'repeat',
  }: { width?: number; height?: number; edge?: Edge } = {},
): Raster {
  const result = rasterOfSize(width, height)
  const from: [number, number] = [0, 0]
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++, to += 4) {
      mapping(x, y, from)
      sample(source, from[0], from[1], edge, result.data, to)
    }
  }
  return result
}

/** One point of a picture, bilinear, written to `out` at `to`. */
export function sample(source: Raster, x: number, y: number, edge: Edge, out: Buffer, to: number): void {
  const { width, height, data } = source
  if (edge === 'mirror') {
    x = mirrored(x, width - 1)
    y = mirrored(y, height - 1)
  } else if (edge === 'repeat') {
    x = clamp(x, 0, width - 1)
    y = clamp(y, 0, height - 1)
  } else if (x <= -1 || y <= -1 || x >= width || y >= height) return
  const left = Math.floor(x)
  const top = Math.floor(y)
  const [dx, dy] = [x - left, y - top]
  let [red, green, blue, sum] = [0, 0, 0, 0]
  for (let corner = 0; corner < 4; corner++) {
    const cx = left + (corner & 1)
    const cy = top + (corner >> 1)
    const weight = (corner & 1 ? dx : 1 - dx) * (corner >> 1 ? dy : 1 - dy)
    if (weight === 0 || cx < 0 || cy < 0 || cx >= width || cy >= height) continue
    const at = (cy * width + cx) * 4
    const share = weight * data[at + 3]!
    red += data[at]! * share
    green += data[at + 1]! * share
    blue += data[at + 2]! * share
    sum += share
  }
  if (sum < 0.5) return
  out[to] = red / sum + 0.5
  out[to + 1] = green / sum + 0.5
  out[to + 2] = blue / sum + 0.5
  out[to + 3] = sum + 0.5
}

/** Back and forth between 0 and `last`. */
function mirrored(value: number, last: number): number {
  if (last <= 0) return 0
  const turn = Math.abs(value) % (2 * last)
  return turn > last ? 2 * last - turn : turn
}

/** A plane at a point, bilinear, edges repeated. */
export function planeAt(plane: Float32Array, width: number, height: number, x: number, y: number): number {
  const cx = clamp(x, 0, width - 1)
  const cy = clamp(y, 0, height - 1)
  const left = cx | 0
  const top = cy | 0
  const right = left < width - 1 ? left + 1 : left
  const below = (top < height - 1 ? top + 1 : top) * width
  const [dx, dy] = [cx - left, cy - top]
  const row = top * width
  const upper = plane[row + left]! * (1 - dx) + plane[row + right]! * dx
  return upper * (1 - dy) + (plane[below + left]! * (1 - dx) + plane[below + right]! * dx) * dy
}
