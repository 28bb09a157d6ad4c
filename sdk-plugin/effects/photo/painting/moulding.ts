import { mix, type Rgb, smoothstep } from '../../colour.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import type { Print } from '../photo.ts'

/** A board of studs in its picture: how large one is in pixels, how many there are. */
export interface Board {
  print: Print
  wide: number
  high: number
  columns: number
  rows: number
}

/** Walnut, its early and its late wood. */
const WOOD: readonly [Rgb, Rgb] = [
  [0.13, 0.066, 0.03],
  [0.055, 0.026, 0.013],
]
/** How far across a frame its outer edge is round, and from where on it falls to the picture, as shares of its width. */
const [ROUND, FALL] = [0.22, 0.72]

/**
 * A frame of wood around a board, mitred at its corners, lit from the upper left.
 *
 * @param studs How many of the wall are seen around it, and how many it takes
 * @returns Paints a pixel that the frame covers, by how much light there is
 */
export function mouldingOf(
  { print, wide, high, columns, rows }: Board,
  { wall, frame }: { wall: number; frame: number },
): (x: number, y: number, light: number) => void {
  const [clouds, grain] = [noiseTile('clouds'), noiseTile('grain')]
  const fine = 1 / (frame * Math.min(wide, high))
  return (x, y, light) => {
    const px = (x + 0.5) / wide - wall
    const py = (y + 0.5) / high - wall
    const left = px
    const right = columns - 2 * wall - px
    const top = py
    const foot = rows - 2 * wall - py
    const across = Math.min(left, right, top, foot)
    const isLevel = across === top || across === foot
    // Sides that the lamp is at: there the outer edge looks to it, and the inner one away.
    const side = across === top ? 1 : across === left ? 0.75 : across === foot ? -1 : -0.75
    const t = across / frame
    const outer = smoothstep(ROUND, 0, t)
    const inner = smoothstep(FALL, 1, t)
    const along = isLevel ? px : py
    const cross = isLevel ? py : px
    const year = noiseAt(clouds, along * 1.3 + 37 * side + 90, cross * 26) + 0.4 * noiseAt(grain, along * 3, cross * 60)
    const share = smoothstep(-0.3, 0.4, year)
    const facing = 1 + side * (0.75 * outer - 0.6 * inner)
    const crest = Math.exp(-(((t - (side > 0 ? 0.12 : 0.66)) / 0.07) ** 2))
    const gloss = (0.035 + 0.05 * Math.max(0, side)) * crest * (1 + 0.5 * year)
    // Two pieces meet in a hair's breadth at each corner.
    const second = isLevel ? Math.min(left, right) : Math.min(top, foot)
    const mitre = smoothstep(0, 1.4 * fine, (second - across) / frame)
    const edge = smoothstep(0, 2 * fine, Math.min(t, 1 - t))
    const dark = (0.5 + 0.5 * mitre) * (0.4 + 0.6 * edge)
    const at = y * print.width + x
    print.r[at] = (mix(WOOD[0][0], WOOD[1][0], share) * facing * light + gloss * light) * dark
    print.g[at] = (mix(WOOD[0][1], WOOD[1][1], share) * facing * light + gloss * light) * dark
    print.b[at] = (mix(WOOD[0][2], WOOD[1][2], share) * facing * light + gloss * light) * dark
  }
}
