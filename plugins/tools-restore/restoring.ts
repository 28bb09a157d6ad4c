import type { PluginContext } from '@gateway/sdk-plugin'
import { loadPicture } from '@gateway/sdk-plugin/picture'
import { imageOf, isOpaque, type Raster, readRaster } from '@gateway/sdk-plugin/raster'
import { enhance } from './enhance/enhance.ts'

/** Pixels that are worked on: a larger picture is shrunk first, as time and memory go with them. */
const MAX_PIXELS = 12_000_000

/**
 * Fetches a picture, mends and stores it.
 *
 * @param rich Tone mapping goes further, and vibrance comes in.
 */
export async function restored(ctx: PluginContext, url: string, rich: boolean) {
  const picture = await loadPicture(ctx, url)
  const raster = await readRaster(picture, { maxPixels: MAX_PIXELS })
  const opaque = isOpaque(raster)
  if (!opaque) hideInvisible(raster)
  const adjustments = await enhance(raster, { rich, signal: ctx.signal })
  const { width, height } = raster
  const bytes = await (opaque
    ? imageOf(raster).removeAlpha().jpeg({ quality: 93, chromaSubsampling: '4:4:4' }).toBuffer()
    : imageOf(raster).png({ compressionLevel: 6, adaptiveFiltering: false }).toBuffer())
  const file = await ctx.files.save(bytes, opaque ? 'image/jpeg' : 'image/png', { width, height })
  const shrunk = picture.width * picture.height > MAX_PIXELS
  const original = { width: picture.width, height: picture.height }
  return {
    ...file,
    adjustments: shrunk
      ? [{ name: 'shrink', measured: original, applied: { width, height } }, ...adjustments]
      : adjustments,
  }
}

/** Gives what cannot be seen the mean colour of what can, so that it is not taken for darkness. */
function hideInvisible({ data }: Raster): void {
  const sums = [0, 0, 0, 0]
  for (let at = 0; at < data.length; at++) sums[at % 4]! += at % 4 === 3 ? data[at]! : data[at]! * data[at | 3]!
  const [red = 0, green = 0, blue = 0, weight = 0] = sums
  const mean = [red, green, blue].map((sum) => Math.round(sum / Math.max(1, weight)))
  for (let at = 0; at < data.length; at += 4) if (data[at + 3]! < 16) data.set(mean, at)
}
