/** A plane of values, row by row. */
export interface Plane {
  width: number
  height: number
  data: Float32Array
}

/** The mean of the `2 × radius + 1` values on each side, across and down; any radius costs the same. */
export function boxBlur({ width, height, data }: Plane, radius: number): Plane {
  const across = new Float32Array(data.length)
  const n = 2 * radius + 1
  for (let y = 0; y < height; y++) {
    const row = y * width
    const last = row + width - 1
    let sum = data[row]! * (radius + 1)
    for (let x = 1; x <= radius; x++) sum += data[Math.min(last, row + x)]!
    for (let at = row; at <= last; at++) {
      across[at] = sum / n
      sum += data[at + radius + 1 > last ? last : at + radius + 1]! - data[at - radius < row ? row : at - radius]!
    }
  }
  const out = new Float32Array(data.length)
  const sums = new Float32Array(width)
  for (let k = -radius; k <= radius; k++) {
    const row = Math.min(height - 1, Math.max(0, k)) * width
    for (let x = 0; x < width; x++) sums[x]! += across[row + x]!
  }
  for (let y = 0; y < height; y++) {
    const enter = Math.min(height - 1, y + radius + 1) * width
    const leave = Math.max(0, y - radius) * width
    const row = y * width
    for (let x = 0; x < width; x++) {
      out[row + x] = sums[x]! / n
      sums[x]! += across[enter + x]! - across[leave + x]!
    }
  }
  return { width, height, data: out }
}

/** 1 4 6 4 1 across and down with gaps of `step` pixels: the scaling function of the à trous wavelets. */
export function splineBlur({ width, height, data }: Plane, step: number): Plane {
  const across = new Float32Array(data.length)
  for (let y = 0; y < height; y++) {
    const row = y * width
    const last = width - 1
    for (let x = 0; x < width; x++) {
      const inside = x >= 2 * step && x + 2 * step <= last
      const a = row + (inside ? x - 2 * step : Math.max(0, x - 2 * step))
      const b = row + (inside ? x - step : Math.max(0, x - step))
      const d = row + (inside ? x + step : Math.min(last, x + step))
      const e = row + (inside ? x + 2 * step : Math.min(last, x + 2 * step))
      across[row + x] = (data[a]! + data[e]! + 4 * (data[b]! + data[d]!) + 6 * data[row + x]!) / 16
    }
  }
  const out = new Float32Array(data.length)
  const rowAt = (y: number) => Math.min(height - 1, Math.max(0, y)) * width
  for (let y = 0; y < height; y++) {
    const [a, b, d, e] = [rowAt(y - 2 * step), rowAt(y - step), rowAt(y + step), rowAt(y + 2 * step)]
    const row = y * width
    for (let x = 0; x < width; x++) {
      const far = across[a + x]! + across[e + x]!
      out[row + x] = (far + 4 * (across[b + x]! + across[d + x]!) + 6 * across[row + x]!) / 16
    }
  }
  return { width, height, data: out }
}

/** Gaussian blur by its own taps; meant for a sigma of a few pixels. */
export function gaussianBlur({ width, height, data }: Plane, sigma: number): Plane {
  const reach = Math.max(1, Math.ceil(sigma * 3))
  const weights = Float32Array.from({ length: reach + 1 }, (_, k) => Math.exp((-k * k) / (2 * sigma * sigma)))
  const total = weights.reduce((sum, weight, k) => sum + (k === 0 ? weight : 2 * weight), 0)
  for (let k = 0; k <= reach; k++) weights[k]! /= total
  const padded = new Float32Array(width + 2 * reach)
  const across = new Float32Array(data.length)
  for (let y = 0; y < height; y++) {
    const row = y * width
    padded.set(data.subarray(row, row + width), reach)
    padded.fill(data[row]!, 0, reach)
    padded.fill(data[row + width - 1]!, reach + width)
    for (let x = 0; x < width; x++) {
      let sum = weights[0]! * padded[x + reach]!
      for (let k = 1; k <= reach; k++) sum += weights[k]! * (padded[x + reach - k]! + padded[x + reach + k]!)
      across[row + x] = sum
    }
  }
  const out = new Float32Array(data.length)
  for (let y = 0; y < height; y++) {
    const row = y * width
    for (let x = 0; x < width; x++) out[row + x] = weights[0]! * across[row + x]!
    for (let k = 1; k <= reach; k++) {
      const above = Math.max(0, y - k) * width
      const below = Math.min(height - 1, y + k) * width
      const weight = weights[k]!
      for (let x = 0; x < width; x++) out[row + x]! += weight * (across[above + x]! + across[below + x]!)
    }
  }
  return { width, height, data: out }
}
