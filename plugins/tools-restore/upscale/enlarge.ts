import { setImmediate } from 'node:timers/promises'
import { isOpaque, type Raster } from '@gateway/sdk-plugin/raster'
import { crisp } from './crisp.ts'
import { double } from './double.ts'
import { loadFilters } from './filters.ts'
import { type Planes, stripOf, writeStrip } from './planes.ts'
import { resample } from './resample.ts'

/** Enlarges colours `scale` times in both directions, exactly. */
export type Enlarger = (small: Planes, scale: number, signal: AbortSignal) => Promise<Planes>

/** Filters learned from photographs, by the direction, strength and shape of what is around a pixel. */
export const photo: Enlarger = async (small, scale, signal) => {
  const filters = await loadFilters('photo')
  return byDoubling(small, scale, (planes) => double(planes, filters, signal))
}

/** How much colours between two flat ones move towards the nearer: more costs accuracy at thin lines. */
const CRISPNESS = 0.3

/** Filters learned from drawings, held within the colours that are there. */
export const art: Enlarger = async (small, scale, signal) => {
  const filters = await loadFilters('art')
  return byDoubling(small, scale, async (planes) => {
    const large = await double(planes, filters, signal)
    crisp(planes, large, CRISPNESS)
    return large
  })
}

/** Lanczos' kernel alone. */
export const lanczos: Enlarger = async (small, scale) => resample(small, small.width * scale, small.height * scale)

/** Doubles until it is enough, then shrinks to the size. */
async function byDoubling(small: Planes, scale: number, twice: (planes: Planes) => Promise<Planes>): Promise<Planes> {
  let large = small
  while (large.width < small.width * scale) large = await twice(large)
  return large.width === small.width * scale ? large : resample(large, small.width * scale, small.height * scale)
}

/** Pixels of the enlarged strip: what is held in memory beside the picture itself. */
const STRIP_PIXELS = 1_500_000
/** Rows beyond a strip that its pixels may depend on. */
const MARGIN = 12

/** Enlarges a picture strip by strip, transparency included. */
export async function enlarge(raster: Raster, scale: number, enlarger: Enlarger, signal: AbortSignal): Promise<Raster> {
  const { width, height } = raster
  const data = Buffer.allocUnsafe(width * height * scale * scale * 4)
  const large: Raster = { width: width * scale, height: height * scale, data }
  const opaque = isOpaque(raster)
  const rows = Math.max(4 * MARGIN, Math.floor(STRIP_PIXELS / (width * scale * scale)))
  for (let top = 0; top < height; top += rows) {
    const bottom = Math.min(height, top + rows)
    const first = Math.max(0, top - MARGIN)
    const strip = stripOf(raster, first, Math.min(height, bottom + MARGIN), opaque)
    const colour = await enlarger(strip.colour, scale, signal)
    const alpha = strip.alpha && (await enlarger(strip.alpha, scale, signal))
    const done = alpha ? { colour, alpha } : { colour }
    writeStrip(done, (top - first) * scale, (bottom - first) * scale, large, top * scale)
    signal.throwIfAborted()
    await setImmediate()
  }
  return large
}
