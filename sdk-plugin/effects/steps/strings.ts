import * as z from 'zod'
import { colour, mix, smoothstep } from '../colour.ts'
import type { Letters } from '../lettering.ts'
import { randomFrom } from '../random.ts'
import { operation, type Stage } from '../stage.ts'
import { hypot } from '../hypot.ts'

/** Curled ribbons that hang from the letters to the frame's lower side, before the letters are drawn. */
export const strings = operation({
  name: 'strings',
  schema: z.strictObject({
    do: z.literal('strings'),
    colours: z.array(colour).min(1).max(12),
    /** In frame heights. */
    width: z.number().positive().max(0.05).default(0.006),
    /** How far they swing, in frame heights. */
    swing: z.number().min(0).max(0.2).default(0.02),
    /** How much they gather towards the middle: 1 is to a point at the lower side. */
    gather: z.number().min(0).max(1).default(0.25),
    /** Where they gather, as a share of the frame's width. */
    to: z.number().min(0).max(1).default(0.5),
    /** The height at which they end, as a share of the frame's: where what holds them lies. */
    foot: z.number().min(0.5).max(1).default(1),
    opacity: z.number().min(0).max(1).default(0.9),
    /** The shadow on a wall close behind: what is left of the light, and how far aside it lies, in frame heights. */
    cast: z
      .strictObject({
        tint: colour.default([0.4, 0.4, 0.45]),
        lift: z.number().min(0).max(0.2).default(0.03),
        /** How far the letters stand off the wall, in em, as `shadow` has it: in place of `lift`. */
        off: z.number().min(0).max(1).optional(),
        strength: z.number().min(0).max(1).default(0.5),
      })
      .optional(),
    /** The neck that each is tied to, in em, and its colours, one for each letter. Default: none. */
    necks: z
      .strictObject({ size: z.number().positive().max(0.3).default(0.09), colours: z.array(colour).min(1).max(12) })
      .optional(),
  }),
  apply(stage, options) {
    const { letters, frame, seed } = stage
    const random = randomFrom(seed * 51_787)
    const anchors = anchorsOf(letters)
    const lowest = Math.max(...anchors.map(({ y }) => y))
    for (const { x, y, owner } of anchors) {
      const from = { x: x + letters.x, y: y + letters.y }
      const isUpper = y < lowest - UPPER * letters.em
      const spread = 0.08 * frame.height * (1 - 0.8 * options.gather)
      const end = mix(from.x, frame.width * options.to, options.gather) + (random() - 0.5) * spread
      const length = isUpper ? SHORT * letters.em : Math.max(0, frame.height * options.foot - from.y)
      hang(stage, from, options, {
        tone: options.colours[owner % options.colours.length]!,
        end: isUpper ? from.x + (random() - 0.5) * 0.2 * letters.em : end,
        phase: random() * 2 * Math.PI,
        waves: mix(0.8, 2, random()),
        length,
        ends: isUpper,
      })
      if (!options.necks) continue
      const { size, colours } = options.necks
      neck(stage, from, size * letters.em, colours[owner % colours.length]!)
    }
  },
})

/** Letters whose foot lies higher above the lowest one than this, in em, are of another line. */
const UPPER = 0.85
/** Length in em of what hangs from those: longer ones would run through the words below. */
const SHORT = 0.3

interface Anchor {
  x: number
  y: number
  owner: number
}

/** The lowest place of each character, in the middle of its foot: where a balloon is tied. */
function anchorsOf({ width, height, distance, em, ...letters }: Letters): Anchor[] {
  const anchors: Anchor[] = []
  const owners = letters.owners()
  for (let y = 0; y < height; y++) {
    for (let x = 0, first = 0; x < width; x++) {
      const at = y * width + x
      if (distance[at]! <= 0.02 * em) {
        first = x + 1
        continue
      }
      if (x > first && owners[at] !== owners[at - 1]) first = x
      anchors[owners[at]!] = { x: (first + x) >> 1, y, owner: owners[at]! }
    }
  }
  return anchors.filter(Boolean)
}

interface Ribbon {
  tone: readonly [number, number, number]
  end: number
  phase: number
  waves: number
  /** In pixels. */
  length: number
  /** Runs out in a point. */
  ends: boolean
}

interface Ribboned {
  from: { x: number; y: number }
  /** Half the width, and how far it swings, in pixels. */
  half: number
  swings: number
  ribbon: Ribbon
}

function hang(
  { frame, environment, letters }: Stage,
  from: { x: number; y: number },
  { width, swing, opacity, cast }: z.output<(typeof strings)['schema']>,
  ribbon: Ribbon,
): void {
  const swings = Math.min(swing * frame.height, 0.2 * ribbon.length)
  const made = { from, half: (width * frame.height) / 2, swings, ribbon }
  const first = Math.max(0, Math.floor(from.y))
  const last = Math.min(frame.height, from.y + ribbon.length)
  if (cast) {
    const lift = cast.off === undefined ? cast.lift * frame.height : cast.off * letters.em
    const aside = -environment.key[0] * lift
    const down = Math.round(-environment.key[1] * lift)
    for (let y = first; y < Math.min(last, frame.height - down); y++) shadeRow(frame, y, aside, down, cast, made)
  }
  for (let y = first; y < last; y++) {
    const { middle, reach, turn } = rowOf(y, made)
    const { tone } = ribbon
    for (let x = Math.max(0, Math.floor(middle - reach - 1)); x <= Math.min(frame.width - 1, middle + reach + 1); x++) {
      const share = smoothstep(reach + 0.7, reach - 0.7, Math.abs(x - middle)) * opacity
      const light = 0.75 + 0.5 * Math.cos(turn * 1.5) - (0.25 * (x - middle)) / Math.max(0.5, reach)
      const at = y * frame.width + x
      frame.r[at] = mix(frame.r[at]!, tone[0] * light, share)
      frame.g[at] = mix(frame.g[at]!, tone[1] * light, share)
      frame.b[at] = mix(frame.b[at]!, tone[2] * light, share)
    }
  }
}

/** Where a ribbon is in a row of the frame, half its width there, and how far it has turned. */
function rowOf(y: number, { from, half, swings, ribbon: { end, phase, waves, length, ends } }: Ribboned) {
  const t = (y - from.y) / Math.max(1, length)
  const turn = phase + waves * t * 2 * Math.PI
  const swung = swings * Math.min(1, t * 3)
  const aside = 2 * t * (end - from.x) + Math.cos(turn) * swung * waves * 2 * Math.PI
  const slope = hypot(1, aside / Math.max(1, length))
  // A ribbon shows its side where it turns.
  const reach = half * slope * mix(0.55, 1, Math.abs(Math.cos(turn * 1.5))) * (ends ? 1 - t * t : 1)
  return { middle: mix(from.x, end, t * t) + Math.sin(turn) * swung, reach, turn }
}

/** One row of a ribbon's shadow, which is softer than the ribbon. */
function shadeRow(
  { r, g, b, width, height }: Stage['frame'],
  y: number,
  aside: number,
  down: number,
  { tint, strength }: { tint: readonly [number, number, number]; strength: number },
  made: Ribboned,
): void {
  const { middle, reach } = rowOf(y, made)
  const soft = 0.006 * height
  const half = reach + soft
  const place = middle + aside
  for (let x = Math.max(0, Math.floor(place - half)); x <= Math.min(width - 1, place + half); x++) {
    const share = strength * smoothstep(half, Math.max(0, reach - soft), Math.abs(x - place)) * (reach / half + 0.3)
    const at = (y + down) * width + x
    r[at]! *= 1 - share * (1 - tint[0])
    g[at]! *= 1 - share * (1 - tint[1])
    b[at]! *= 1 - share * (1 - tint[2])
  }
}

/** Foil gathered below a letter, tied, and the ragged frill below the knot; lit from the upper left. */
function neck({ frame }: Stage, from: { x: number; y: number }, size: number, tone: readonly [number, number, number]) {
  const top = from.y - 0.35 * size
  const length = 1.9 * size
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(frame.height, top + length); y++) {
    const t = (y - top) / length
    const half = Math.max(0.8, size * halfOf(t))
    const knot = Math.exp(-(((t - KNOT) / 0.06) ** 2))
    for (let x = Math.max(0, Math.floor(from.x - half - 1)); x <= Math.min(frame.width - 1, from.x + half + 1); x++) {
      const side = (x - from.x) / half
      // Pleats run from the letter into the knot and fan out below it, each of a length of its own.
      const fold = 0.5 + 0.5 * Math.cos(side * 9 + (t < KNOT ? 0.8 : 2.4))
      const ends = smoothstep(0.86 + 0.14 * fold + 0.03, 0.86 + 0.14 * fold - 0.03, t + 0.08 * side * side)
      const share = smoothstep(half + 0.6, half - 0.6, Math.abs(x - from.x)) * ends
      if (share <= 0) continue
      const light =
        (0.3 + 0.9 * fold * Math.exp(-((side + 0.3) ** 2))) * (1 - 0.6 * knot) * (0.6 + 0.4 * smoothstep(0, 0.4, t))
      const flash = 0.4 * fold * Math.exp(-(((side + 0.35) / 0.16) ** 2)) * (1 - knot)
      const at = y * frame.width + x
      frame.r[at] = mix(frame.r[at]!, tone[0] * light + flash, share)
      frame.g[at] = mix(frame.g[at]!, tone[1] * light + flash, share)
      frame.b[at] = mix(frame.b[at]!, tone[2] * light + flash, share)
    }
  }
}

/** Where a neck is tied, as a share of its length. */
const KNOT = 0.56

/** Half the width of a neck along its length, in its size: it grows out of the letter without a step. */
function halfOf(t: number): number {
  if (t < KNOT) return 0.13 + 0.87 * (1 - t / KNOT) ** 2.2
  return mix(0.13, 0.4, smoothstep(KNOT, 1, t))
}
