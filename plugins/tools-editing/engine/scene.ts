import type { Box } from '../language/places.ts'
import type { Region } from '../language/region.ts'
import type { Raster } from '../kernels/canvas.ts'
import type { Mask } from '../regions/mask.ts'

/** What an operation may ask for beside its picture. */
export interface Scene {
  signal: AbortSignal
  /** What must not happen: names of operations. Looks leave such parts out. */
  excluded: ReadonlySet<string>
  /** Where a region lies in the picture as it is now. */
  mask(region: Region): Promise<Mask>
  /** What the picture shows in front, 1, against what lies behind, 0. */
  subject(): Promise<Mask>
  /** Faces as shares of width and height; the largest first. */
  faces(): Promise<Box[]>
  /** Lets other calls in; throws when the caller has gone. */
  pause(): Promise<void>
  /** Something that the caller should know, e.g. that a size was limited. */
  note(text: string): void
}

/** Width and height of what all of it is. */
export type Pictured = Pick<Raster, 'width' | 'height'>
