import type { Rgb } from '../../colour.ts'
import { medianOf } from '../../median.ts'
import type { Face } from '../../../vision/index.ts'
import { oklabOf } from './palette.ts'

/** A picture of few dyes on a grid, and who is in it; the face in places of the grid. */
export interface Clothed {
  columns: number
  rows: number
  /** How much of each place is the person, 0 to 1. */
  mask: Float32Array
  face: Face
  /** Who else is in it: clothes below them are theirs. */
  others?: readonly Face[]
  dyes: readonly Rgb[]
}

/** Of all places of clothes so many have to be of one hue for it to be theirs: a print on a shirt stays. */
const MOST_OF_THEM = 0.55
/** Differences of hue and of paleness between dyes of one cloth. */
const ALIKE = 0.06
/** How much of the picture's foot is looked at for cloth at least, in face heights. */
const LEAST_BELOW = 0.16
/** How much clearer than a pale cloth its dyes may be. */
const CLEARER = 0.034
/** Colours that differ less from grey have no hue. */
const LEAST_CHROMA = 0.022

/**
 * Gives clothes dyes of one hue, from light to dark: what lies in the shade or beside the edge would else be of the
 * ground's colours, or grey.
 *
 * @param picked The dye of each place, changed in place
 * @param seen What each place stands for
 */
export function clothe(
  picked: Uint8Array,
  seen: readonly Rgb[],
  { columns, rows, mask, face, others = [], dyes }: Clothed,
): void {
  const chin = face.y + 1.02 * face.height
  const middle = face.x + 0.5 * face.width
  // A column is whose who stands nearest to it.
  const isTheirs = Array.from({ length: columns }, (_, x) =>
    others.every((other) => besideOf(face, x) < besideOf(other, x)),
  )
  const own: Rgb[] = []
  // Below hair and collar; of a photo that ends near the chin, what there is of cloth at its foot.
  const [from, to] = [Math.min(Math.ceil(chin + 0.5 * face.height), Math.round(rows - LEAST_BELOW * face.height)), rows]
  for (let y = Math.min(from, rows - 2); y < to; y++) {
    for (let x = 0; x < columns; x++) {
      const at = y * columns + x
      if (isTheirs[x] && mask[at]! > 0.9 && Math.abs(x + 0.5 - middle) < 1.1 * face.width) own.push(oklabOf(seen[at]!))
    }
  }
  if (own.length < 12) return
  const cloth = [0, 1, 2].map((c) => medianOf(own.map((lab) => lab[c]!))) as [number, number, number]
  const near = own.filter((lab) => Math.hypot(lab[1] - cloth[1], lab[2] - cloth[2]) < ALIKE).length
  if (near < MOST_OF_THEM * own.length) return
  const shades = shadesOf(cloth, dyes)
  if (shades.length < 2) return
  for (let y = Math.max(0, Math.floor(chin)); y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const at = y * columns + x
      if (!isTheirs[x] || mask[at]! < 0.5) continue
      const [light, red, yellow] = oklabOf(seen[at]!)
      const apart = Math.hypot(red - cloth[1], yellow - cloth[2])
      const isBelow = y > chin + 0.42 * face.height && apart < 2.6 * ALIKE
      if (apart > ALIKE && !isBelow) continue
      // Few dyes tell folds where what differs in light differs more.
      const wanted = cloth[0] - 0.1 + 1.7 * (light - cloth[0])
      picked[at] = shades.reduce((best, each) => (away(each, wanted) < away(best, wanted) ? each : best)).dye
    }
  }
}

/** How far a column is from the middle of a face, in its widths. */
function besideOf({ x, width }: Face, column: number): number {
  return Math.abs(column + 0.5 - x - 0.5 * width) / width
}

interface Shade {
  dye: number
  light: number
}

const away = ({ light }: Shade, wanted: number) => Math.abs(light - wanted)

/** The dyes of one hue, at most a few. */
function shadesOf([light, red, yellow]: Rgb, dyes: readonly Rgb[]): Shade[] {
  const chroma = Math.hypot(red, yellow)
  return dyes
    .map((dye, index) => {
      const [l, r, y] = oklabOf(dye)
      const own = Math.hypot(r, y)
      const turned = chroma < LEAST_CHROMA ? own : Math.acos(Math.min(1, (r * red + y * yellow) / (own * chroma || 1)))
      return { dye: index, light: l, turned, own, apart: Math.abs(own - chroma) }
    })
    .filter(({ turned, apart, own, light: l }) => {
      if (Math.abs(l - light) >= 0.34) return false
      if (chroma < LEAST_CHROMA) return turned < 0.02
      // Of a pale hue there are few dyes: one that is clearer stands for it rather than a grey.
      return turned < 0.4 && own > 0.6 * chroma && apart < Math.max(0.45 * chroma, CLEARER)
    })
    .map(({ dye, light }) => ({ dye, light }))
}
