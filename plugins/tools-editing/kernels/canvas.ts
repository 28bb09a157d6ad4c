import type { Raster } from '@gateway/sdk-plugin/raster'

export type { Raster }

/** Red, green, blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

export function rasterOfSize(width: number, height: number, [red, green, blue]: Rgb = [0, 0, 0], alpha = 0): Raster {
  const data = Buffer.alloc(width * height * 4)
  if (red + green + blue + alpha > 0)
    new Uint32Array(data.buffer, data.byteOffset, width * height).fill(
      (red | (green << 8) | (blue << 16) | (alpha << 24)) >>> 0,
    )
  return { width, height, data }
}

export function clone({ width, height, data }: Raster): Raster {
  return { width, height, data: Buffer.from(data) }
}

export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1, 7), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

export function hexOf([red, green, blue]: Rgb): string {
  return `#${[red, green, blue].map((value) => clamp(Math.round(value)).toString(16).padStart(2, '0')).join('')}`
}

export function clamp(value: number, low = 0, high = 255): number {
  return value < low ? low : value > high ? high : value
}

/** 0 below `from`, 1 above `to`, smooth between. */
export function smoothstep(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from || 1e-9), 0, 1)
  return share * share * (3 - 2 * share)
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

export function shorterSide({ width, height }: { width: number; height: number }): number {
  return Math.min(width, height)
}

/** Rec. 709 weights on gamma-coded values: what tone controls of editors work on. 0 to 255. */
export function lumaOf({ width, height, data }: Raster): Float32Array {
  const luma = new Float32Array(width * height)
  for (let at = 0, from = 0; at < luma.length; at++, from += 4) {
    luma[at] = 0.2126 * data[from]! + 0.7152 * data[from + 1]! + 0.0722 * data[from + 2]!
  }
  return luma
}

/** Sets every pixel's colour to one brightness; alpha stays. */
export function greyFrom(plane: Float32Array, raster: Raster): Raster {
  const { data } = raster
  for (let at = 0, to = 0; at < plane.length; at++, to += 4) {
    const value = clamp(plane[at]! + 0.5)
    data[to] = data[to + 1] = data[to + 2] = value
  }
  return raster
}

/** Copies `above` onto `below` at a place, by alpha; what lies outside is cut. */
export function paste(below: Raster, above: Raster, left: number, top: number): Raster {
  const [fromX, toX] = [Math.max(0, -left), Math.min(above.width, below.width - left)]
  const [fromY, toY] = [Math.max(0, -top), Math.min(above.height, below.height - top)]
  for (let y = fromY; y < toY; y++) {
    let from = (y * above.width + fromX) * 4
    let to = ((y + top) * below.width + fromX + left) * 4
    for (let x = fromX; x < toX; x++, from += 4, to += 4) over(below.data, to, above.data, from)
  }
  return below
}

/** One pixel over another, straight alpha. */
function over(below: Buffer, to: number, above: Buffer, from: number): void {
  const alpha = above[from + 3]!
  if (alpha === 0) return
  if (alpha === 255 || below[to + 3] === 0) {
    above.copy(below, to, from, from + 4)
    return
  }
  const rest = (below[to + 3]! * (255 - alpha)) / 255
  const sum = alpha + rest
  for (let c = 0; c < 3; c++) below[to + c] = (above[from + c]! * alpha + below[to + c]! * rest) / sum + 0.5
  below[to + 3] = sum + 0.5
}

/** Lays a colour over one pixel. `share` 0 to 1. */
export function blendPixel(data: Buffer, at: number, [red, green, blue]: Rgb, share: number): void {
  if (share <= 0) return
  const below = (data[at + 3]! / 255) * (1 - share)
  const sum = share + below
  data[at] = (red * share + data[at]! * below) / sum + 0.5
  data[at + 1] = (green * share + data[at + 1]! * below) / sum + 0.5
  data[at + 2] = (blue * share + data[at + 2]! * below) / sum + 0.5
  data[at + 3] = sum * 255 + 0.5
}

/** A rectangle of a picture as a picture of its own. The rectangle must lie inside. */
export function cut(raster: Raster, left: number, top: number, width: number, height: number): Raster {
  const data = Buffer.alloc(width * height * 4)
  for (let y = 0; y < height; y++) {
    const from = ((y + top) * raster.width + left) * 4
    raster.data.copy(data, y * width * 4, from, from + width * 4)
  }
  return { width, height, data }
}

/** What is transparent laid on a colour. */
export function flatten(raster: Raster, [red, green, blue]: Rgb = [255, 255, 255]): Raster {
  const { data } = raster
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]!
    if (alpha === 255) continue
    const share = alpha / 255
    data[at] = mix(red, data[at]!, share) + 0.5
    data[at + 1] = mix(green, data[at + 1]!, share) + 0.5
    data[at + 2] = mix(blue, data[at + 2]!, share) + 0.5
    data[at + 3] = 255
  }
  return raster
}
