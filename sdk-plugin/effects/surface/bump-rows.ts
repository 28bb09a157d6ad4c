import { smoothstep } from '../colour.ts'
import { TILE } from '../kernels/noise.ts'
import { NoiseRows } from '../kernels/noise-rows.ts'
import type { Letters } from '../lettering.ts'
import type { Bump } from './bumps.ts'
import { chippedOf } from './chipped.ts'
import { CrustRows } from './crust.ts'
import { hewnOf } from './hewn.ts'

/** Relief row by row, of which the next one takes the place. */
type RowAt = (y: number) => Float32Array

/** Reliefs that are the same whatever shape they lie on: found by rows, which is many times as fast as by places. */
const inRows = {
  /** Fine lines along x, as a belt leaves them. */
  brushed({ em, width }: Letters, { scale }: Bump, offset: number): RowAt {
    const k = TILE / 64 / (scale * em)
    const lines = new NoiseRows('grain', width, { scale: k * 0.04, scaleY: k, left: offset })
    const fine = new NoiseRows('grain', width, { scale: k * 0.09, scaleY: k * 2.1 })
    return (y) => {
      const row = lines.at(y)
      const more = fine.at(y)
      for (let x = 0; x < width; x++) row[x]! += 0.5 * more[x]!
      return row
    }
  },
  grain({ em, width }: Letters, { scale }: Bump, offset: number): RowAt {
    const rows = new NoiseRows('grain', width, { scale: TILE / 64 / (scale * em), left: offset })
    return (y) => rows.at(y)
  },
  /** Round dents side by side. */
  hammered({ em, width }: Letters, { scale }: Bump, offset: number): RowAt {
    const cells = new NoiseRows('cells', width, { scale: TILE / 16 / (scale * em), left: offset })
    return (y) => {
      const row = cells.at(y)
      for (let x = 0; x < width; x++) row[x] = Math.min(1, row[x]! * row[x]!)
      return row
    }
  },
  /** Broad uneven swell, as on hand-made things. */
  waves({ em, width }: Letters, { scale }: Bump, offset: number): RowAt {
    const rows = new NoiseRows('swirls', width, { scale: TILE / 4 / (scale * em), left: offset })
    return (y) => rows.at(y)
  },
  /** Broken stone or ice: facets `scale` wide, with cracks between some. */
  hewn({ em, width }: Letters, { scale }: Bump, offset: number): RowAt {
    const rows = hewnOf(scale * em, offset % 97, width)
    return (y) => rows.at(y)
  },
  /** Dressed stone: hollow scars `scale` wide that meet at ridges, pits, few cracks. */
  chipped({ em, width }: Letters, { scale }: Bump, offset: number): RowAt {
    const rows = chippedOf(scale * em, offset % 97, width)
    return (y) => rows.at(y)
  },
  /** Slabs of crust with sunken gaps, `scale` in size; the gaps lie where those of `cracks` do. */
  plates({ em, width, distance }: Letters, { scale }: Bump, offset: number): RowAt {
    const size = scale * em
    const crust = new CrustRows(size, offset / 37, width)
    const clouds = new NoiseRows('clouds', width, { scale: TILE / 4 / (size * 3), left: offset })
    const far = new Float32Array(width)
    const wanted = new Float32Array(width)
    return (y) => {
      for (let x = 0, at = y * width; x < width; x++, at++) wanted[x] = distance[at]! + 2
      crust.fill(y, far, wanted)
      const row = clouds.at(y)
      for (let x = 0; x < width; x++) row[x] = smoothstep(0, 0.16, far[x]! / size) + 0.5 * row[x]!
      return row
    }
  },
} as const satisfies Partial<Record<Bump['kind'], unknown>>

export type InRows = keyof typeof inRows

export function isInRows(kind: Bump['kind']): kind is InRows {
  return kind in inRows
}

/** Relief of a kind over all of the letters' planes. */
export function reliefRows(kind: InRows, bump: Bump, letters: Letters, offset: number): RowAt {
  return inRows[kind](letters, bump, offset)
}
