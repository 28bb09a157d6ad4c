import { enlarge, shrink } from './resample.ts'

/** Larger blurs run on a copy of half or a quarter of the size: nothing so soft has finer detail. */
const HALVE_ABOVE = 5

/**
 * A Gaussian blur (three boxes with soft ends, so that any sigma is met). Pixels beyond the sides repeat the last ones.
 *
 * @param sigma In pixels; below 0.2 the plane comes back as a copy.
 */
export function blur(plane: Float32Array, width: number, height: number, sigma: number): Float32Array {
  if (sigma < 0.2) return plane.slice()
  if (sigma > HALVE_ABOVE && Math.min(width, height) > 8) {
    const small = shrink(plane, width, height)
    const soft = blur(small.plane, small.width, small.height, Math.sqrt(sigma * sigma - 0.3) / 2)
    return enlarge(soft, small.width, small.height, width, height)
  }
  // Each of three boxes has a third of the variance; a fraction of the radius weighs its two end pixels.
  const variance = (sigma * sigma) / 3
  const whole = Math.floor((Math.sqrt(1 + 12 * variance) - 1) / 2)
  const inner = (whole * (whole + 1) * (2 * whole + 1)) / 3
  const radius = whole + (variance * (2 * whole + 1) - inner) / (2 * ((whole + 1) ** 2 - variance))
  const out = new Float32Array(plane.length)
  const other = scratchOf(plane.length)
  for (let pass = 0; pass < 3; pass++) {
    boxRows(pass === 0 ? plane : out, other, width, height, radius)
    boxColumns(other, out, width, height, radius)
  }
  return out
}

/** Between two passes; kept, because most of the time would go into clearing new memory. */
let scratch = new Float32Array(0)

function scratchOf(length: number): Float32Array {
  if (scratch.length < length) scratch = new Float32Array(length)
  return scratch
}

function boxRows(from: Float32Array, to: Float32Array, width: number, height: number, radius: number): void {
  const whole = Math.floor(radius)
  const end = radius - whole
  const scale = 1 / (2 * radius + 1)
  const last = width - 1
  for (let y = 0; y < height; y++) {
    const row = y * width
    const first = from[row]!
    const final = from[row + last]!
    let sum = 0
    for (let offset = -whole; offset <= whole; offset++) {
      sum += offset <= 0 ? first : from[row + (offset > last ? last : offset)]!
    }
    for (let x = 0; x < width; x++) {
      const right = x + whole + 1 > last ? final : from[row + x + whole + 1]!
      const left = x - whole - 1 < 0 ? first : from[row + x - whole - 1]!
      to[row + x] = (sum + end * (left + right)) * scale
      sum += right - (x - whole < 0 ? first : from[row + x - whole]!)
    }
  }
}

function boxColumns(from: Float32Array, to: Float32Array, width: number, height: number, radius: number): void {
  const whole = Math.floor(radius)
  const end = radius - whole
  const scale = 1 / (2 * radius + 1)
  const last = height - 1
  const sum = new Float64Array(width)
  const rowAt = (y: number) => (y < 0 ? 0 : y > last ? last : y) * width
  for (let offset = -whole; offset <= whole; offset++) {
    const row = rowAt(offset)
    for (let x = 0; x < width; x++) sum[x]! += from[row + x]!
  }
  for (let y = 0; y < height; y++) {
    const row = y * width
    const below = rowAt(y + whole + 1)
    const above = rowAt(y - whole - 1)
    const leaving = rowAt(y - whole)
    for (let x = 0; x < width; x++) {
      const total = sum[x]!
      const next = from[below + x]!
      to[row + x] = (total + end * (next + from[above + x]!)) * scale
      sum[x] = total + next - from[leaving + x]!
    }
  }
}
