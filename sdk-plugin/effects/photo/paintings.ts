import type { Raster } from '../../raster.ts'
import { randomFrom } from '../random.ts'
import { brushed, DAYS } from './landscapes.ts'
import { alps, poppies } from './paintings/country.ts'
import { fruit } from './paintings/fruit.ts'
import type { Motif } from './paintings/motif.ts'
import { street } from './paintings/street.ts'

/** More pictures in oil: a mountain over its lake, a field of poppies, a wet street at dusk, fruit on a table. */
export const PAINTINGS = ['alps', 'poppies', 'street', 'fruit'] as const

type Painting = (typeof PAINTINGS)[number]

/** A painting of a size; the same for the same kind, size and seed. @param brush As of `brushed` */
export function paintPainting(kind: Painting, width: number, height: number, seed: number, brush = 1): Raster {
  const random = randomFrom(seed * 43 + 11)
  const day = DAYS[Math.floor(random() * DAYS.length)]!
  return brushed(MOTIFS[kind](width / height, random, day), width, height, random() * 500, brush)
}

const MOTIFS: Record<Painting, Motif> = { alps, poppies, street, fruit }
