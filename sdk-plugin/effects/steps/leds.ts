import * as z from 'zod'
import { colour, mix, ramp, type Rgb, smoothstep } from '../colour.ts'
import { layOver } from '../frame.ts'
import { addLight, newEmission } from '../light/emission.ts'
import { washGround } from '../light/wash.ts'
import { cellValue } from '../plates/plate.ts'
import { operation, type Stage } from '../stage.ts'
import { outlineOf } from '../surface/outline.ts'
import { fitted, type Grid, whole } from '../tubes/columns.ts'
import { bandsOf, bar, hexagon, lampAt, levelAt, type Meter, played } from '../tubes/lamps.ts'

/**
 * Small lamps in a grid. On the `letters` they fill them; on the `scene` they are the bars of an equalizer that
 * stand on `base`, with those that are off still seen.
 */
export const leds = operation({
  name: 'leds',
  schema: z.strictObject({
    do: z.literal('leds'),
    on: z.enum(['letters', 'scene']).default('letters'),
    /** `bar` is a flat lamp with round corners, `hexagon` a honeycomb. */
    shape: z.enum(['bar', 'hexagon']).default('bar'),
    /** Width and height of a cell in frame heights (`scene`) or em (`letters`); honeycombs take the width. */
    cell: z.tuple([z.number().positive(), z.number().positive()]).readonly().default([0.05, 0.026]),
    /** What is dark between two lamps, as a share of the cell's height. */
    gap: z.number().min(0).max(0.9).default(0.28),
    /** From left to right, or from the lowest to the highest. */
    colours: z.array(colour).min(1).max(12),
    by: z.enum(['across', 'height']).default('across'),
    power: z.number().min(0).max(20).default(2),
    /** White that a lamp of the letters has in its middle, as a share of its light: none is the purest colour. */
    hot: z.number().min(0).max(1).default(0.22),
    /** Light of lamps that are off, as a share. */
    off: z.number().min(0).max(1).default(0.03),
    /** How unlike in brightness they are. */
    uneven: z.number().min(0).max(1).default(0.25),
    /** Where the bars stand, as a share of the frame's height, and how high they reach. */
    base: z.number().min(0).max(1.2).default(0.8),
    height: z.number().positive().max(1).default(0.6),
    grow: z.number().min(-0.2).max(0.2).default(0),
    /** Softness of a lamp's edge in shares of a cell: out of focus. */
    soft: z.number().min(0).max(1).default(0.1),
    /** Bars that the edge of the letters would cut more than by half are off. */
    whole: z.boolean().default(false),
    /** Each letter has as many bars as fit, from its left side to its right: for `bar`. */
    fit: z.boolean().default(false),
    /** Lowest level of the bars in the letters, as a share of their height: lamps above its own level are dim. */
    level: z.number().min(0).max(1).default(1),
    /** Light of lamps above the level, as a share. */
    dim: z.number().min(0).max(1).default(0.22),
    /** Power of the lamp that shows a bar's peak, as a share of the others'. */
    cap: z.number().min(0).max(8).default(1),
    /** Light of the letters on what lies behind, and in the air. */
    wash: z.number().min(0).max(20).default(0),
    halo: z.number().min(0).max(4).default(0),
  }),
  apply(stage, options) {
    if (options.on === 'letters') fillLetters(stage, options)
    else raiseBars(stage, options)
  },
})

type Options = z.output<(typeof leds)['schema']>

/** Colours for steps of a share, so that none is worked out for each pixel. */
function tableOf(colours: readonly Rgb[]): Rgb[] {
  return Array.from({ length: 65 }, (_, step) => ramp(colours, step / 64))
}

function fillLetters(stage: Stage, options: Options): void {
  const { frame, letters, seed } = stage
  const { em, ink, width, height, emoji } = letters
  const { coverage } = outlineOf(letters, options.grow)
  const [cw, ch] = [options.cell[0] * em, options.cell[1] * em]
  const grid = options.fit && options.shape === 'bar' ? fitted(letters, cw) : whole(letters, cw)
  const meter: Meter | undefined =
    options.level < 1
      ? {
          bands: bandsOf(coverage, width, ink.top, ch, 0.4 * em),
          wide: grid.count,
          cap: options.cap,
          seed,
          least: options.level,
          dim: options.dim,
        }
      : undefined
  const table = tableOf(options.colours)
  const room = options.whole ? roomOf(stage, coverage, grid, ch) : undefined
  if (options.wash > 0 || options.halo > 0) shineAround(stage, coverage, table, options)
  for (let y = Math.max(0, -letters.y); y < Math.min(height, frame.height - letters.y); y++) {
    for (let x = Math.max(0, -letters.x); x < Math.min(width, frame.width - letters.x); x++) {
      const share = coverage[y * width + x]! * (emoji ? 1 - emoji.share[y * width + x]! : 1)
      if (share < 0.01) continue
      const span = grid.at(y * width + x)
      const isBar = options.shape === 'bar'
      const place = isBar ? bar(x - span.left, y - ink.top, span.pitch, ch, options) : hexagon(x, y, cw, options)
      if (isBar) place.column += span.first
      const tone =
        options.by === 'across'
          ? (place.x + (isBar ? span.left : 0) - ink.left) / (ink.right - ink.left)
          : 1 - place.y / (ink.bottom - ink.top)
      const kept = room && isBar ? room(place.column, place.row) : 1
      const lamp = place.lamp * kept
      const own = cellValue(place.column + seed, place.row)
      const up = meter ? played(place, meter) : 1
      const light =
        up * options.power * (options.off + (1 - options.off) * lamp) * (1 - options.uneven + 2 * options.uneven * own)
      const colour = table[Math.round(Math.min(1, Math.max(0, tone)) * 64)]!
      const hot = options.hot * lamp * lamp * light
      const to = (y + letters.y) * frame.width + x + letters.x
      layOver(frame.r, to, colour[0] * light + hot, share)
      layOver(frame.g, to, colour[1] * light + hot, share)
      layOver(frame.b, to, colour[2] * light + hot, share)
    }
  }
}

/** How much a lamp shines by the share of its cell that lies within the letters. */
function roomOf({ letters }: Stage, coverage: Float32Array, grid: Grid, ch: number) {
  const { width, height, ink } = letters
  const top = Math.floor(-ink.top / ch)
  // What grows beyond the ink has cells to both sides.
  const columns = grid.count + 2 * BESIDE
  const sums = new Float32Array(columns * (Math.floor((height - ink.top) / ch) - top + 1))
  for (let y = 0, at = 0; y < height; y++) {
    const row = (Math.floor((y - ink.top) / ch) - top) * columns + BESIDE
    for (let x = 0; x < width; x++, at++) {
      const share = coverage[at]!
      if (share < 0.01) continue
      const { left, pitch, first } = grid.at(at)
      sums[row + first + Math.floor((x - left) / pitch)]! += share / (pitch * ch)
    }
  }
  return (column: number, row: number) => smoothstep(0.3, 0.5, sums[(row - top) * columns + BESIDE + column]!)
}

const BESIDE = 8

/** Every few pixels of the letters as lamps over the scene. */
function shineAround(
  stage: Stage,
  coverage: Float32Array,
  table: readonly Rgb[],
  { power, wash, halo }: Options,
): void {
  const { frame, letters } = stage
  const { em, ink, width, height, emoji } = letters
  const emission = newEmission(frame)
  for (let y = 0; y < height; y += EACH) {
    for (let x = 0; x < width; x += EACH) {
      const share = coverage[y * width + x]!
      if (share < 0.5 || (emoji && emoji.share[y * width + x]! > 0.3)) continue
      const tone = table[Math.round(Math.min(1, Math.max(0, (x - ink.left) / (ink.right - ink.left))) * 64)]!
      addLight(emission, x + letters.x, y + letters.y, tone, share * EACH * EACH * power * 0.3)
    }
  }
  const ground = [0.1, 0.1, 0.11] as const
  washGround(stage, emission, { lift: 0.09 * em, strength: wash, halo, gloss: 0, rough: 0.5, colour: [...ground] })
}

/** Pixels between two of them. */
const EACH = 3

function raiseBars({ frame, seed }: Stage, options: Options): void {
  const { width, height, r, g, b } = frame
  const [cw, ch] = [options.cell[0] * height, options.cell[1] * height]
  const columns = Math.ceil(width / cw)
  const base = options.base * height
  const rows = Math.floor((options.height * height) / ch)
  const table = tableOf(options.colours)
  const levels = Float32Array.from({ length: columns }, (_, column) => levelAt(column, columns, seed))
  const shift = (width - columns * cw) / 2
  const first = Math.max(0, Math.ceil(base - rows * ch))
  for (let y = first; y < Math.min(height, base); y++) {
    const row = Math.floor((base - y) / ch)
    const middle = base - (row + 0.5) * ch
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const column = Math.max(0, Math.min(columns - 1, Math.floor((x - shift) / cw)))
      const lamp = lampAt((x + 0.5 - shift - (column + 0.5) * cw) / ch, (y + 0.5 - middle) / ch, cw / ch, options)
      if (lamp <= 0.002) continue
      const high = Math.round(levels[column]! * rows)
      // The highest lamp of a bar hangs a little above it, as the display of a tape deck shows peaks.
      const isPeak = row === high + 2
      const isLit = row < high || isPeak
      const own = cellValue(column + seed, row)
      const power = options.power * (isPeak ? options.cap : 1)
      const light = power * (isLit ? 1 - options.uneven + 2 * options.uneven * own : options.off)
      const share = options.by === 'across' ? (column + 0.5) / columns : (row + 0.5) / rows
      const colour = table[Math.round(share * 64)]!
      const hot = isLit ? 0.12 * light : 0
      r[at] = mix(r[at]!, colour[0] * light + hot, lamp)
      g[at] = mix(g[at]!, colour[1] * light + hot, lamp)
      b[at] = mix(b[at]!, colour[2] * light + hot, lamp)
    }
  }
}
