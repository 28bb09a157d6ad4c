import * as z from 'zod'
import { colour } from '../colour.ts'
import { layOver } from '../frame.ts'
import { packDiscs } from '../kernels/pack.ts'
import { randomFrom } from '../random.ts'
import { operation, type Stage } from '../stage.ts'
import { courseOf, type Stone } from '../surface/course.ts'
import { CUTS } from '../surface/cut-shapes.ts'
import { type GemSprite, gemSprite, SPARKLES } from '../surface/gem-sprites.ts'
import { outlineOf } from '../surface/outline.ts'
import { placesOf } from '../surface/places.ts'

/** The letters filled from edge to edge with stones, each cut to the shape of its place. Emoji stay free. */
export const inlay = operation({
  name: 'inlay',
  schema: z.strictObject({
    do: z.literal('inlay'),
    cut: z.enum(CUTS).default('emerald'),
    /** What comes through a stone as thick as it is wide; each stone takes one of them. */
    colours: z.array(colour).min(1).max(8),
    /** Length of a stone along its stroke, in widths of it. */
    long: z.number().min(1).max(4).default(1.8),
    /** Where the outline that holds them lies, outwards from that of the letters, in em. */
    grow: z.number().min(-0.2).max(0.2).default(0),
    /** Multiplies what the facets send back, and what glows within. */
    fire: z.number().min(0).max(10).default(1.6),
    body: z.number().min(0).max(3).default(0.6),
    /** How dark stones are along their girdles: 0 not at all, 1 black. */
    girdle: z.number().min(0).max(1).default(0.7),
    /** How unevenly their tables lie. */
    tilt: z.number().min(0).max(1).default(0.08),
    gain: z.number().min(0).max(5).default(1),
  }),
  apply(stage, options) {
    const { letters } = stage
    const outline = outlineOf(letters, options.grow)
    const stones = stonesIn(stage, outline.distance, options.long)
    const { places, owner } = placesOf(letters, outline.distance, stones)
    const random = randomFrom(stage.seed * 61 + 7)
    const look = { ...options, environment: stage.environment, gain: stage.gain * options.gain }
    places.forEach(({ x, y, turn, radii }, index) => {
      const hue = options.colours[Math.floor(random() * options.colours.length)]!
      const lean = { x: (random() - 0.5) * 2 * options.tilt, y: (random() - 0.5) * 2 * options.tilt }
      const sparkle = Math.floor(random() * SPARKLES)
      const radius = radii.reduce((most, each) => Math.max(most, each), 1)
      const sprite = gemSprite({ ...look, colour: hue, radius }, turn, lean.x, lean.y, sparkle, radii)
      lay(stage, sprite, { x, y, owner, index, coverage: outline.coverage, light: 0.75 + 0.5 * random() })
    })
  },
})

/** Half widths of stones, in em, that fill what the rows along the strokes leave free. */
const REST = [0.09, 0.07, 0.052]
const LEAST = 0.04

function stonesIn({ letters, seed }: Stage, distance: Float32Array, long: number): Stone[] {
  const { width, height, em, emoji } = letters
  const options = { share: 0.96, gap: 0.02, long, least: Math.max(2, LEAST * em), most: 0.5 * em, distance }
  const stones = courseOf(letters, options)
  for (const size of REST) {
    const taken = stones.flatMap((stone) => stone.covers ?? [stone])
    const isFree = emoji
      ? (x: number, y: number) => emoji.share[Math.round(y) * width + Math.round(x)]! < 0.2
      : undefined
    const pack = { radius: size * em, gap: 0, taken, seed, ...(isFree ? { isFree } : {}) }
    stones.push(...packDiscs(distance, width, height, pack))
  }
  return stones
}

/** A stone in its place: where it lies, and which pixels are its own. */
interface Laid {
  x: number
  y: number
  owner: Int16Array
  index: number
  coverage: Float32Array
  light: number
}

function lay(
  { frame, letters }: Stage,
  { side, data }: GemSprite,
  { x, y, owner, index, coverage, light }: Laid,
): void {
  const [left, top] = [Math.round(x - (side - 1) / 2), Math.round(y - (side - 1) / 2)]
  const { width, height } = letters
  for (let row = Math.max(0, -top); row < side && row + top < height; row++) {
    for (let column = Math.max(0, -left); column < side && column + left < width; column++) {
      const at = (row + top) * width + column + left
      const from = (row * side + column) * 4
      const there = data[from + 3]!
      if (owner[at] !== index || there === 0) continue
      const [px, py] = [column + left + letters.x, row + top + letters.y]
      if (px < 0 || py < 0 || px >= frame.width || py >= frame.height) continue
      const to = py * frame.width + px
      const share = coverage[at]!
      layOver(frame.r, to, (data[from]! / there) * light, share)
      layOver(frame.g, to, (data[from + 1]! / there) * light, share)
      layOver(frame.b, to, (data[from + 2]! / there) * light, share)
    }
  }
}
