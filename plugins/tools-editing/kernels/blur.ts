import { isOpaque } from '@gateway/sdk-plugin/raster'
import type { Raster } from './canvas.ts'

/** Radii of three box blurs in a row that come close to a Gaussian of `sigma`. */
function boxRadii(sigma: number): number[] {
  const ideal = Math.sqrt((12 * sigma * sigma) / 3 + 1)
  const lower = Math.max(1, Math.floor(ideal) - (Math.floor(ideal) % 2 === 0 ? 1 : 0))
  const count = Math.round((12 * sigma * sigma - 3 * lower * lower - 12 * lower - 9) / (-4 * lower - 4))
  return [0, 1, 2].map((index) => ((index < count ? lower : lower + 2) - 1) / 2)
}

/** One line of a box blur: `from` and `to` begin at `start` and go on by `step`; edges repeat. */
function boxLine(
  from: Float32Array,
  to: Float32Array,
  line: { start: number; step: number; length: number },
  radius: number,
): void {
  const { start, step, length } = line
  const share = 1 / (2 * radius + 1)
  const first = from[start]!
  const last = from[start + (length - 1) * step]!
  let sum = first * (radius + 1)
  for (let n = 0; n < radius; n++) sum += n < length ? from[start + n * step]! : last
  for (let n = 0; n < length; n++) {
    const enter = n + radius
    const leave = n - radius - 1
    sum += enter < length ? from[start + enter * step]! : last
    sum -= leave >= 0 ? from[start + leave * step]! : first
    to[start + n * step] = sum * share
  }
}

/** Sums down the columns row by row: memory is walked in order, which is several times faster than column by column. */
function boxColumns(from: Float32Array, to: Float32Array, width: number, height: number, radius: number): void {
  const share = 1 / (2 * radius + 1)
  const sums = new Float32Array(width)
  const lastRow = (height - 1) * width
  for (let x = 0; x < width; x++) sums[x] = from[x]! * (radius + 1)
  for (let n = 0; n < radius; n++) {
    const row = n < height ? n * width : lastRow
    for (let x = 0; x < width; x++) sums[x]! += from[row + x]!
  }
  for (let y = 0; y < height; y++) {
    const enter = y + radius < height ? (y + radius) * width : lastRow
    const leave = y - radius - 1 >= 0 ? (y - radius - 1) * width : 0
    const row = y * width
    for (let x = 0; x < width; x++) {
      const sum = sums[x]! + from[enter + x]! - from[leave + x]!
      sums[x] = sum
      to[row + x] = sum * share
    }
  }
}

/** A box blur of a plane, in place. `radius` in pixels, per direction. */
export function boxBlur(plane: Float32Array, width: number, height: number, radiusX: number, radiusY = radiusX): void {
  const spare = new Float32Array(plane.length)
  boxPass(plane, spare, { width, height }, radiusX, radiusY)
}

function boxPass(
  plane: Float32Array,
  spare: Float32Array,
  { width, height }: { width: number; height: number },
  radiusX: number,
  radiusY: number,
): void {
  for (let y = 0; y < height; y++) boxLine(plane, spare, { start: y * width, step: 1, length: width }, radiusX)
  boxColumns(spare, plane, width, height, radiusY)
}

/** A Gaussian blur of a plane, in place. `sigma` in pixels. */
export function gaussian(plane: Float32Array, width: number, height: number, sigma: number): Float32Array {
  if (sigma < 0.3) return plane
  if (sigma < 1) return smallGaussian(plane, width, height, sigma)
  const spare = new Float32Array(plane.length)
  for (const radius of boxRadii(sigma)) boxPass(plane, spare, { width, height }, radius, radius)
  return plane
}

/** Boxes are too coarse below a pixel: three taps instead. */
function smallGaussian(plane: Float32Array, width: number, height: number, sigma: number): Float32Array {
  const side = Math.exp(-1 / (2 * sigma * sigma))
  const middle = 1 / (1 + 2 * side)
  const edge = side * middle
  const source = Float32Array.from(plane)
  for (let y = 0; y < height; y++) {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const left = source[x > 0 ? at - 1 : at]!
      const right = source[x < width - 1 ? at + 1 : at]!
      plane[at] = source[at]! * middle + (left + right) * edge
    }
  }
  source.set(plane)
  for (let y = 0; y < height; y++) {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const above = source[y > 0 ? at - width : at]!
      const below = source[y < height - 1 ? at + width : at]!
      plane[at] = source[at]! * middle + (above + below) * edge
    }
  }
  return plane
}

/** Colours are blurred by their alpha, so that what is transparent does not darken its neighbours. */
export function planesOf({ width, height, data }: Raster): Float32Array[] {
  const planes = [0, 1, 2, 3].map(() => new Float32Array(width * height)) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  const [red, green, blue, alpha] = planes
  for (let at = 0, from = 0; at < red.length; at++, from += 4) {
    const share = data[from + 3]! / 255
    red[at] = data[from]! * share
    green[at] = data[from + 1]! * share
    blue[at] = data[from + 2]! * share
    alpha[at] = share
  }
  return planes
}

export function fromPlanes(planes: Float32Array[], width: number, height: number): Raster {
  const data = Buffer.alloc(width * height * 4)
  const [red, green, blue, alpha] = planes as [Float32Array, Float32Array, Float32Array, Float32Array]
  for (let at = 0, to = 0; at < red.length; at++, to += 4) {
    const share = alpha[at]!
    if (share < 0.002) continue
    data[to] = Math.min(255, red[at]! / share + 0.5)
    data[to + 1] = Math.min(255, green[at]! / share + 0.5)
    data[to + 2] = Math.min(255, blue[at]! / share + 0.5)
    data[to + 3] = Math.min(255, share * 255 + 0.5)
  }
  return { width, height, data }
}

/** Applies a blur of planes to a picture. An opaque picture's alpha is left out of the work. */
export function blurWith(raster: Raster, blur: (plane: Float32Array, width: number, height: number) => void): Raster {
  const { width, height } = raster
  const planes = planesOf(raster)
  const opaque = isOpaque(raster)
  for (const plane of opaque ? planes.slice(0, 3) : planes) blur(plane, width, height)
  return fromPlanes(planes, width, height)
}

export function gaussianBlur(raster: Raster, sigma: number): Raster {
  if (sigma < 0.3) return raster
  return blurWith(raster, (plane, width, height) => gaussian(plane, width, height, sigma))
}
