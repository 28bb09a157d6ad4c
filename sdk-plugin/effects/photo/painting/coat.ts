import type { Bilinear } from '../../kernels/resample.ts'
import type { Print } from '../photo.ts'
import { through } from './wet-sheet.ts'

/** What a row of the sheet is made of, pixel by pixel. */
export interface Coat {
  /** How thick paint lies; 0 where none does. */
  thick: Float32Array
  /** How white the paper is. */
  white: Float32Array
  /** How much graphite or ink covers. */
  pencil: Float32Array
  /** Where in the print its washes come from. */
  place: { x: Float32Array; y: Float32Array }
  paper: readonly [number, number, number]
  absorbed: Bilinear
  thinned: readonly [Float32Array, Float32Array, Float32Array]
  hair?: { laid: Float32Array; colour: readonly number[]; within: Float32Array | undefined }
}

/** A coat without paint for rows of this many pixels. */
export function newCoat(width: number, on: Pick<Coat, 'paper' | 'absorbed' | 'thinned'>): Coat {
  const row = () => new Float32Array(width)
  return { thick: row(), white: row(), pencil: row(), place: { x: row(), y: row() }, ...on }
}

/** Lays a row of washes, loose hair and pencil on the paper. */
export function layRow(
  print: Print,
  y: number,
  { thick, white, pencil, place, paper, absorbed, thinned: [thinR, thinG, thinB], hair }: Coat,
): void {
  for (let x = 0, at = y * print.width; x < print.width; x++, at++) {
    const own = white[x]!
    let red = paper[0] * own
    let green = paper[1] * own
    let blue = paper[2] * own
    const paint = thick[x]!
    if (paint > 0) {
      absorbed.moveTo(place.x[x]! / 2 - 0.25, place.y[x]! / 2 - 0.25)
      red *= through(absorbed.of(thinR) * paint)
      green *= through(absorbed.of(thinG) * paint)
      blue *= through(absorbed.of(thinB) * paint)
    }
    if (hair && hair.laid[at]! > 0) {
      const dark = 0.5 * hair.laid[at]! * (hair.within ? hair.within[at]! : 1)
      red *= 1 - dark * (1 - hair.colour[0]!)
      green *= 1 - dark * (1 - hair.colour[1]!)
      blue *= 1 - dark * (1 - hair.colour[2]!)
    }
    const bare = 1 - pencil[x]!
    print.r[at] = red * bare
    print.g[at] = green * bare
    print.b[at] = blue * (1 - 0.94 * pencil[x]!)
  }
}
