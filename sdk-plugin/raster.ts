import sharp, { type Sharp } from 'sharp'
import type { FileDetails, PluginContext, StoredFile } from './context.ts'
import type { Picture } from './picture.ts'

/** Pixels at hand: RGBA, 8 bits, sRGB, straight alpha, rows from top to bottom without padding. */
export interface Raster {
  width: number
  height: number
  /** width × height × 4 bytes. */
  data: Buffer
}

export interface RasterLimits {
  /** A larger picture is shrunk to this many pixels. Default: as it is. */
  maxPixels?: number
}

export type RasterFormat = 'png' | 'jpeg' | 'webp'

/**
 * Decodes the upright first frame of a picture.
 *
 * @throws what `picture.decode` throws
 */
export function readRaster(picture: Picture, { maxPixels = Infinity }: RasterLimits = {}): Promise<Raster> {
  const scale = Math.min(1, Math.sqrt(maxPixels / (picture.width * picture.height)))
  const width = Math.max(1, Math.round(picture.width * scale))
  return picture.decode((image) => rasterOf(scale < 1 ? image.resize({ width }) : image))
}

/** The pixels that a pipeline makes, in sRGB with alpha. */
export async function rasterOf(image: Sharp): Promise<Raster> {
  const { data, info } = await image.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  // Raw output of a pipeline that ends in grey is grey alone, its alpha lost: a PNG of it keeps both.
  if (info.channels !== 4) return rasterOf(sharp(await image.clone().png({ compressionLevel: 1 }).toBuffer()))
  return { width: info.width, height: info.height, data }
}

/** A pipeline that begins with these pixels. */
export function imageOf({ width, height, data }: Raster): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } })
}

export function isOpaque({ data }: Raster): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false
  return true
}

/**
 * Encodes and stores pixels: JPEG for opaque pictures, PNG for the others, unless `format` says otherwise. JPEG has no
 * transparency; what is transparent becomes white.
 */
export async function saveRaster(
  ctx: Pick<PluginContext, 'files'>,
  raster: Raster,
  { format = isOpaque(raster) ? 'jpeg' : 'png', name }: { format?: RasterFormat; name?: string } = {},
): Promise<StoredFile> {
  const details: FileDetails = { width: raster.width, height: raster.height, ...(name === undefined ? {} : { name }) }
  return ctx.files.save(await encodeRaster(raster, format), `image/${format}`, details)
}

/** The bytes of a picture file. */
export function encodeRaster(raster: Raster, format: RasterFormat): Promise<Buffer> {
  const image = imageOf(raster)
  if (format === 'png') return image.png({ compressionLevel: 6, adaptiveFiltering: false }).toBuffer()
  if (format === 'webp') return image.webp({ quality: 88 }).toBuffer()
  return image.flatten({ background: '#ffffff' }).jpeg({ quality: 90, mozjpeg: false }).toBuffer()
}
