import { ambient } from './ambient.ts'
import { ballad } from './ballad.ts'
import { blues } from './blues.ts'
import { bossa } from './bossa.ts'
import { chiptune } from './chiptune.ts'
import { cinematic } from './cinematic.ts'
import { country } from './country.ts'
import { disco } from './disco.ts'
import { dnb } from './dnb.ts'
import { folk } from './folk.ts'
import { funk } from './funk.ts'
import type { Genre } from './genre.ts'
import { house } from './house.ts'
import { jazz } from './jazz.ts'
import { lofi } from './lofi.ts'
import { metal } from './metal.ts'
import { pop } from './pop.ts'
import { reggae } from './reggae.ts'
import { rock } from './rock.ts'
import { salsa } from './salsa.ts'
import { soul } from './soul.ts'
import { synthwave } from './synthwave.ts'
import { trap } from './trap.ts'
import { waltz } from './waltz.ts'

const LIST: readonly Genre[] = [
  pop,
  rock,
  ballad,
  jazz,
  blues,
  funk,
  reggae,
  bossa,
  lofi,
  house,
  trap,
  country,
  folk,
  waltz,
  cinematic,
  metal,
  synthwave,
  salsa,
  soul,
  ambient,
  disco,
  dnb,
  chiptune,
]

export const GENRES: ReadonlyMap<string, Genre> = new Map(LIST.map((genre) => [genre.id, genre]))

export function genreOf(id: string): Genre {
  const genre = GENRES.get(id)
  if (!genre) throw new TypeError(`there is no genre "${id}"`)
  return genre
}
