import { boxOf, gaussian, GAUSS_UP_TO, HALVE_ABOVE } from '../blur.ts'
import { enlarge, shrink } from './resample.ts'

/** What `../blur.ts` says, readable: the kernel is held to it. */
export function blur(plane: Float32Array, width: number, height: number, sigma: number): Float32Array {
  if (sigma < 0.2) return plane.slice()
  if (sigma > HALVE_ABOVE && Math.min(width, height) > 8) {
    const small = shrink(plane, width, height)
    const soft = blur(small.plane, small.width, small.height, Math.sqrt(sigma * sigma - 0.3) / 2)
    return enlarge(soft, small.width, small.height, width, height)
  }
  if (sigma <= GAUSS_UP_TO) return gauss(plane, width, height, gaussian(sigma))
  const { whole, end } = boxOf(sigma)
  const out = plane.slice()
  const other = new Float32Array(plane.length)
  for (let pass = 0; pass < 3; pass++) {
    boxRows(out, other, width, height, whole + end)
    boxColumns(other, out, width, height, whole + end)
  }
  return out
}

/** The weighed sum of the neighbours along x, then along y. */
function gauss(plane: Float32Array, width: number, height: number, weights: Float32Array): Float32Array {
  const along = (from: Float32Array, dx: number, dy: number) =>
    from.map((value, at) => {
      let sum = value * weights[0]!
      for (let k = 1; k < weights.length; k++) {
        for (const sign of [-1, 1]) {
          const x = Math.min(width - 1, Math.max(0, (at % width) + sign * k * dx))
          const y = Math.min(height - 1, Math.max(0, Math.floor(at / width) + sign * k * dy))
          sum += from[y * width + x]! * weights[k]!
        }
      }
      return sum
    })
  return along(along(plane, 1, 0), 0, 1)
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
