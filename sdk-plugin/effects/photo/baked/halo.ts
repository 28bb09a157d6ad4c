import * as z from 'zod'
import type { Frame } from '../../frame.ts'
import type { Level } from '../../kernels/compose.ts'
import { meanOf } from './spill.ts'

const pair = z.tuple([z.number(), z.number()]).readonly()

/** Light that a screen throws all around itself: on what stands beside it, and into damp air, in its own colour. */
export const haloSchema = z.strictObject({
  /** The screen's corners clockwise from its upper left one, as shares of the frame. */
  corners: z.tuple([pair, pair, pair, pair]).readonly(),
  /** How far from its sides it is seen, in frame heights. */
  reach: z.number().min(0.01).max(1),
  /** How many times the light that is there a white screen adds to what stands beside it. */
  walls: z.number().min(0).max(40).default(0),
  /** The light that air beside a white screen scatters. */
  air: z.number().min(0).max(2).default(0),
})

export type Halo = z.output<typeof haloSchema>
type Corner = Halo['corners'][number]

/** How much purer than the mean of a picture its light is: what is grey in it is darker than what has colour. */
const PURE = 1.7
/** A camera is set for what is bright: so many times its own light takes from what a bright picture throws. */
const DIMMED = 4

/** @param shown What the screen shows, at any size: its mean colour counts */
export function throwHalo(frame: Frame, { corners, reach, walls, air }: Halo, shown: Level, gain: number): void {
  const { width, height, r, g, b } = frame
  const far = reach * height
  const [red, green, blue] = purer(meanOf(shown, gain))
  const points = corners.map(([x, y]): Corner => [x * width, y * height])
  const [top, right, bottom, left] = points.map((from, at) => beyond(from, points[(at + 1) % 4]!, far))
  const [columns, rows] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const first = Math.max(0, Math.floor(Math.min(...columns) - far))
  const last = Math.min(width, Math.max(...columns) + far)
  const end = Math.min(height, Math.max(...rows) + far)
  for (let y = Math.max(0, Math.floor(Math.min(...rows) - far)); y < end; y++) {
    for (let x = first; x < last; x++) {
      const across = Math.max(0, left!.x * x + left!.y * y + left!.own, right!.x * x + right!.y * y + right!.own)
      const down = Math.max(0, top!.x * x + top!.y * y + top!.own, bottom!.x * x + bottom!.y * y + bottom!.own)
      const away = across * across + down * down
      // On the screen itself there is its picture.
      if (away === 0 || away >= 1) continue
      const near = 1 - Math.sqrt(away)
      const onWalls = near * near * walls
      const inAir = near * near * near * air
      const pixel = y * width + x
      r[pixel]! += (r[pixel]! * onWalls + inAir) * red
      g[pixel]! += (g[pixel]! * onWalls + inAir) * green
      b[pixel]! += (b[pixel]! * onWalls + inAir) * blue
    }
  }
}

/** How far a place lies beyond a side, in the light's reach: x and y times these, and so much more. */
interface Side {
  x: number
  y: number
  own: number
}

function beyond([fromX, fromY]: Corner, [toX, toY]: Corner, far: number): Side {
  const long = Math.hypot(toX - fromX, toY - fromY) * far
  const [x, y] = [(toY - fromY) / long, (fromX - toX) / long]
  return { x, y, own: -(x * fromX + y * fromY) }
}

function purer([red, green, blue]: readonly [number, number, number]): [number, number, number] {
  const grey = (red + green + blue) / 3
  const pure = (value: number) => Math.max(0, grey + PURE * (value - grey)) / (1 + DIMMED * grey)
  return [pure(red), pure(green), pure(blue)]
}
