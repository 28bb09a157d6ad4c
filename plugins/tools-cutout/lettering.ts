import { imageOf, rasterOf } from '@gateway/sdk-plugin/raster'
import type { Raster } from '@gateway/sdk-plugin/raster'
import { boxMean, grow, regionsOf, resizePlane, sizeWithin } from '@gateway/sdk-plugin/vision'
import type { Plane, Size } from '@gateway/sdk-plugin/vision'
import { linesOf } from './lines.ts'
import type { Glyph } from './lines.ts'
import { lumaOf } from './repeats.ts'
import { topHat } from './top-hat.ts'

/** Longer sides at which letters are looked for: the second sees strokes twice as wide. */
const SIDES = [960, 420]
const STROKE_RADIUS = 6
const LEAST_CONTRAST = 14

/** Lines of letters and corner logos, bright or dark, as a mask with a margin for their soft edges. */
export async function findLettering(raster: Raster, signal?: AbortSignal): Promise<Uint8Array | undefined> {
  const mask = new Uint8Array(raster.width * raster.height)
  for (const side of SIDES) {
    const size = sizeWithin(raster, side)
    const small = await rasterOf(imageOf(raster).resize(size.width, size.height, { fit: 'fill' }))
    const luma = lumaOf(small)
    for (const sign of [1, -1] as const) {
      signal?.throwIfAborted()
      const found = lettersIn(luma, size, sign)
      if (!found) continue
      const wide = resizePlane(Float32Array.from(grow(found, size, 2)), size, raster)
      for (let i = 0; i < mask.length; i++) if (wide[i]! > 0.25) mask[i] = 1
    }
    // What was found in detail would be found again, less exactly.
    if (mask.includes(1)) break
  }
  return mask.includes(1) ? mask : undefined
}

function lettersIn(luma: Plane, size: Size, sign: 1 | -1): Uint8Array | undefined {
  const contrast = topHat(luma, size, STROKE_RADIUS, sign)
  const around = boxMean(contrast, size.width, size.height, 24)
  const strokes = contrast.map((value, i) => Number(value > Math.max(LEAST_CONTRAST, 1.7 * around[i]!)))
  const { labels, regions } = regionsOf(Uint8Array.from(strokes), size)
  const glyphs = glyphsOf(luma, contrast, labels, regions)
  const kept = new Set(
    linesOf(glyphs, contrast, labels, size)
      .flat()
      .map(({ label }) => label),
  )
  if (kept.size === 0) return undefined
  return Uint8Array.from(labels, (label) => Number(kept.has(label)))
}

function glyphsOf(
  luma: Plane,
  contrast: Plane,
  labels: Int32Array,
  regions: readonly Omit<Glyph, 'luma' | 'spread' | 'contrast'>[],
) {
  const sums = Array.from({ length: regions.length + 1 }, () => ({ luma: 0, squares: 0, contrast: 0 }))
  for (let i = 0; i < labels.length; i++) {
    if (!labels[i]) continue
    const sum = sums[labels[i]!]!
    sum.luma += luma[i]!
    sum.squares += luma[i]! ** 2
    sum.contrast += contrast[i]!
  }
  return regions.map((region): Glyph => {
    const { luma: total, squares, contrast: steps } = sums[region.label]!
    const mean = total / region.area
    const spread = Math.sqrt(Math.max(0, squares / region.area - mean * mean))
    return { ...region, luma: mean, spread, contrast: steps / region.area }
  })
}
