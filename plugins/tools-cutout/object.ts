import { imageOf, rasterOf } from '@gateway/sdk-plugin/raster'
import type { Raster } from '@gateway/sdk-plugin/raster'
import { grabCut, grow, labOf, regionsOf, resizePlane, saliency, sizeWithin } from '@gateway/sdk-plugin/vision'
import type { Plane, Region, Size } from '@gateway/sdk-plugin/vision'

const SEARCH_SIDE = 320
/** Parts of the picture that a small object covers. */
const [LEAST, MOST] = [0.0006, 0.14]

/**
 * The most salient small object, as a mask at the picture's size with a margin for its soft edge; undefined when
 * nothing small stands out.
 */
export async function findSmallObject(raster: Raster, signal?: AbortSignal): Promise<Uint8Array | undefined> {
  const size = sizeWithin(raster, SEARCH_SIDE)
  const small = await rasterOf(
    imageOf(raster).flatten({ background: '#ffffff' }).resize(size.width, size.height, { fit: 'fill' }),
  )
  const lab = labOf(small)
  const prior = saliency(lab, size)
  const best = candidates(prior, size)[0]
  if (!best) return undefined
  const near = grow(best.mask, size, Math.max(3, Math.round(Math.sqrt(best.region.area) / 4)))
  const fixed = Uint8Array.from(near, (value, i) => (!value ? 0 : best.mask[i] && prior[i]! > 0.9 ? 1 : 255))
  const own = prior.map((value, i) => (best.mask[i] ? Math.max(0.6, value) : value * 0.6))
  const labels = await grabCut(lab, size, { prior: own, fixed }, signal)
  const object = labels.includes(1) ? labels : best.mask
  const wide = grow(object, size, Math.max(2, Math.round(SEARCH_SIDE / 150)))
  return Uint8Array.from(resizePlane(Float32Array.from(wide), size, raster), (value) => Number(value > 0.35))
}

function candidates(prior: Plane, size: Size): { mask: Uint8Array; region: Region }[] {
  const found: { mask: Uint8Array; region: Region; score: number }[] = []
  for (const level of [0.75, 0.55, 0.4]) {
    const { labels, regions } = regionsOf(
      Uint8Array.from(prior, (value) => Number(value > level)),
      size,
    )
    for (const region of regions) {
      const part = region.area / prior.length
      if (part < LEAST || part > MOST) continue
      const mask = Uint8Array.from(labels, (label) => Number(label === region.label))
      let sum = 0
      for (let i = 0; i < prior.length; i++) if (mask[i]) sum += prior[i]!
      // Among equals the larger one: a speck is rarely what is meant.
      found.push({ mask, region, score: (sum / region.area) * part ** 0.2 })
    }
    if (found.length > 0) break
  }
  return found.toSorted((a, b) => b.score - a.score)
}
