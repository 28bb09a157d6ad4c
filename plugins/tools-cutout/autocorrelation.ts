import FFT from 'fft.js'
import type { Plane, Size } from '@gateway/sdk-plugin/vision'

/** How alike a picture is to itself when moved, by the move. */
export interface Autocorrelation {
  /** Side of the square of values; a move of −1 stands in the last column or row. */
  side: number
  /** 1 for no move; means over the part that overlaps. */
  values: Float32Array
}

/** By the Fourier transform, with room round the picture so that it does not meet itself at the other edge. */
export function autocorrelation(plane: Plane, { width, height }: Size): Autocorrelation {
  const side = 2 ** Math.ceil(Math.log2(Math.max(width, height) * 2))
  const transform = new FFT(side)
  const grid = new Float64Array(side * side * 2)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) grid[(y * side + x) * 2] = plane[y * width + x]!
  both(grid, side, (line, out) => transform.transform(out, line))
  for (let i = 0; i < grid.length; i += 2) {
    // The square of the magnitude would let the strongest pattern of the picture hide all the others.
    grid[i] = Math.hypot(grid[i]!, grid[i + 1]!)
    grid[i + 1] = 0
  }
  both(grid, side, (line, out) => transform.inverseTransform(out, line))
  const values = new Float32Array(side * side)
  const scale = (width * height) / grid[0]!
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const overlap = (width - Math.min(x, side - x)) * (height - Math.min(y, side - y))
      if (overlap > width * height * 0.12) values[y * side + x] = (grid[(y * side + x) * 2]! * scale) / overlap
    }
  }
  return { side, values }
}

/** All rows, then all columns. */
function both(grid: Float64Array, side: number, run: (line: Float64Array, out: Float64Array) => void) {
  const [line, out] = [new Float64Array(side * 2), new Float64Array(side * 2)]
  for (const [start, step] of [
    [side * 2, 2],
    [2, side * 2],
  ] as const) {
    for (let n = 0; n < side; n++) {
      for (let k = 0; k < side; k++) {
        line[k * 2] = grid[n * start + k * step]!
        line[k * 2 + 1] = grid[n * start + k * step + 1]!
      }
      run(line, out)
      for (let k = 0; k < side; k++) {
        grid[n * start + k * step] = out[k * 2]!
        grid[n * start + k * step + 1] = out[k * 2 + 1]!
      }
    }
  }
}
