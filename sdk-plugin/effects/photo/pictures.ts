import { join } from 'node:path'
import sharp from 'sharp'
import type { Raster } from '../../raster.ts'
import { rasterOf } from '../../raster.ts'
import { randomFrom } from '../random.ts'

/** Landscapes and still lifes of nobody, rendered by the scripts of `art/photos`. */
export const PICTURES = ['alps', 'bouquet', 'fruit', 'hills', 'night', 'poppies', 'sea'] as const

export type PictureKind = (typeof PICTURES)[number]

/** How far a cut may lie from the middle, as a share of what is cut off: what the picture is about stays in it. */
const ASIDE = 0.3

/** A picture cut to a shape; the same for the same kind, size and seed. They are square; every other seed sees a mirror. */
export async function pictureOf(kind: PictureKind, width: number, height: number, seed: number): Promise<Raster> {
  const file = join(import.meta.dirname, 'pictures', `${kind}.jpg`)
  const { width: wide, height: high } = await sharp(file).metadata()
  const scale = Math.min(wide / width, high / height)
  const [across, down] = [Math.round(width * scale), Math.round(height * scale)]
  const random = randomFrom(seed * 31 + 5)
  const aside = (free: number) => Math.round(free * (0.5 + ASIDE * (random() - 0.5)))
  const cut = sharp(file).extract({ left: aside(wide - across), top: aside(high - down), width: across, height: down })
  return rasterOf((seed % 2 ? cut.flop() : cut).resize(width, height, { fit: 'fill' }))
}
