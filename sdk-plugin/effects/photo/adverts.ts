import { concert, drink, exhibition, market, shapes } from './adverts/bold.ts'
import { coast, film, stars } from './adverts/scenes.ts'
import type { Design } from './adverts/sheet.ts'
import * as z from 'zod'
import type { Raster } from '../../raster.ts'
import { loadCanvas } from '../../text/index.ts'
import { randomFrom } from '../random.ts'
import { drawMarks } from './artwork/draw.ts'
import { type Mark, markSchema } from './artwork/marks.ts'

/** Printed bills: what hangs in the street beside a caller's photo. `shapes` is a print without words. */
export const ADVERTS = ['concert', 'coast', 'drink', 'exhibition', 'film', 'market', 'stars', 'shapes'] as const

export type Advert = (typeof ADVERTS)[number]

/** A bill of a size, crisp as a press prints it; the same for the same kind, size and seed. */
export async function drawAdvert(kind: Advert, width: number, height: number, seed: number): Promise<Raster> {
  const w = (1000 * width) / height
  const marks: Mark[] = z.array(markSchema).parse(DESIGNS[kind](w, randomFrom(seed * 17 + 3)))
  await loadCanvas()
  // The ground covers all rows and is opaque.
  const { pixels } = await drawMarks({ marks, view: [w, 1000] }, width, height, { texts: {} })
  return { width, height, data: Buffer.from(pixels) }
}

const DESIGNS: Record<Advert, Design> = { concert, coast, drink, exhibition, film, market, shapes, stars }
