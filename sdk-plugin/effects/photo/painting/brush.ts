import type { Print } from '../photo.ts'
import type { Flow } from './flow.ts'

/** A picture in oil while it is painted. */
export interface Painting {
  /** What has been painted. */
  print: Pick<Print, 'width' | 'height' | 'r' | 'g' | 'b'>
  /** Thickness of the paint. */
  relief: Float32Array
  flow: Flow
  shorter: number
  bare: number
}
