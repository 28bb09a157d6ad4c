import { isOpaque } from '@gateway/sdk-plugin/raster'
import { fromPlanes, planesOf } from './blur.ts'
import { clamp, rasterOfSize, type Raster } from './canvas.ts'
import { coded, LINEAR } from './oklab.ts'
import { planeAt } from './sample.ts'

/** Blurs along a path through each pixel; `share` runs from −0.5 to 0.5. `reach` is the longest path in pixels. */
export function alongPaths(
  raster: Raster,
  reach: number,
  path: (x: number, y: number, share: number, to: [number, number]) => void,
): Raster {
  const { width, height, data } = raster
  const result = rasterOfSize(width, height)
  const steps = clamp(Math.ceil(reach), 3, 40)
  const to: [number, number] = [0, 0]
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      let [red, green, blue, alpha] = [0, 0, 0, 0]
      for (let step = 0; step < steps; step++) {
        path(x, y, (step + 0.5) / steps - 0.5, to)
        const px = clamp((to[0] + 0.5) | 0, 0, width - 1)
        const py = clamp((to[1] + 0.5) | 0, 0, height - 1)
        const from = (py * width + px) * 4
        const share = data[from + 3]!
        red += data[from]! * share
        green += data[from + 1]! * share
        blue += data[from + 2]! * share
        alpha += share
      }
      if (alpha === 0) continue
      result.data[at] = red / alpha + 0.5
      result.data[at + 1] = green / alpha + 0.5
      result.data[at + 2] = blue / alpha + 0.5
      result.data[at + 3] = alpha / steps + 0.5
    }
  }
  return result
}

/**
 * Out of focus as a lens does it: a disc, in linear light with highlights lifted, so that lamps become discs. The disc
 * is put together from runs of running sums, one for each of its rows.
 */
export function discBlur(raster: Raster, radius: number): Raster {
  const size = clamp(radius, 0, 80)
  if (size < 0.7) return raster
  const { width, height } = raster
  const opaque = isOpaque(raster)
  const step = Math.min(Math.max(1, Math.floor(size / 5)), width, height)
  const light = Float32Array.from(LINEAR, (value) => value + 2.2 * value ** 6)
  const [w, h] = [Math.ceil(width / step), Math.ceil(height / step)]
  // A large disc leaves nothing fine: it is made at a part of the size.
  const blurred = planesOf(raster).map((plane, c) => {
    if (c === 3 && opaque) return plane
    if (c < 3) for (let at = 0; at < plane.length; at++) plane[at] = lightAt(light, plane[at]!)
    const small = disc(shrunk(plane, raster, step), w, h, Math.max(1, Math.round(size / step)))
    return step === 1 ? small : grown(small, { width: w, height: h }, raster, step)
  })
  for (const plane of blurred.slice(0, 3))
    for (let at = 0; at < plane.length; at++) plane[at] = coded(unlifted(plane[at]!))
  return fromPlanes(blurred, width, height)
}

interface Size {
  width: number
  height: number
}

/** Means of squares of `step` pixels. */
function shrunk(plane: Float32Array, { width, height }: Size, step: number): Float32Array {
  if (step === 1) return plane
  const [w, h] = [Math.ceil(width / step), Math.ceil(height / step)]
  const sums = new Float32Array(w * h)
  const counts = new Float32Array(w * h)
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor(y / step) * w
    for (let x = 0; x < width; x++, at++) {
      const to = row + Math.floor(x / step)
      sums[to]! += plane[at]!
      counts[to]!++
    }
  }
  for (let at = 0; at < sums.length; at++) sums[at]! /= counts[at]!
  return sums
}

function grown(
  plane: Float32Array,
  { width: w, height: h }: Size,
  { width, height }: Size,
  step: number,
): Float32Array {
  const result = new Float32Array(width * height)
  for (let y = 0, at = 0; y < height; y++) {
    const sy = (y + 0.5) / step - 0.5
    for (let x = 0; x < width; x++, at++) result[at] = planeAt(plane, w, h, (x + 0.5) / step - 0.5, sy)
  }
  return result
}

function lightAt(light: Float32Array, value: number): number {
  const low = Math.min(254, value | 0)
  return light[low]! + (light[low + 1]! - light[low]!) * (value - low)
}

/** The inverse of `value + 2.2 × value⁶`, by Newton. */
function unlifted(value: number): number {
  let guess = value > 1 ? 0.8 : value
  for (let n = 0; n < 3; n++) guess -= (guess + 2.2 * guess ** 6 - value) / (1 + 13.2 * guess ** 5)
  return guess
}

function disc(plane: Float32Array, width: number, height: number, radius: number): Float32Array {
  const sums = new Float64Array(width + 1)
  const result = new Float32Array(plane.length)
  const halves = Array.from({ length: 2 * radius + 1 }, (_, n) =>
    Math.round(Math.sqrt((radius + 0.35) ** 2 - (n - radius) ** 2)),
  )
  const share = 1 / halves.reduce((sum, half) => sum + 2 * half + 1, 0)
  for (let source = -radius; source < height + radius; source++) {
    const row = clamp(source, 0, height - 1) * width
    for (let x = 0; x < width; x++) sums[x + 1] = sums[x]! + plane[row + x]!
    const [first, last] = [plane[row]!, plane[row + width - 1]!]
    for (let n = 0; n < halves.length; n++) {
      const y = source + n - radius
      if (y < 0 || y >= height) continue
      addRuns(result, y * width, sums, { width, half: halves[n]!, first, last, share })
    }
  }
  return result
}

interface Run {
  width: number
  half: number
  first: number
  last: number
  share: number
}

function addRuns(
  result: Float32Array,
  row: number,
  sums: Float64Array,
  { width, half, first, last, share }: Run,
): void {
  for (let x = 0; x < width; x++) {
    const [from, to] = [x - half, x + half + 1]
    let sum = sums[to > width ? width : to]! - sums[from < 0 ? 0 : from]!
    if (from < 0) sum -= from * first
    if (to > width) sum += (to - width) * last
    result[row + x]! += sum * share
  }
}
