import * as z from 'zod'
import { colour } from '../colour.ts'
import { type Disc, packDiscs } from '../kernels/pack.ts'
import { sampleAt } from '../kernels/resample.ts'
import { randomFrom } from '../random.ts'
import { operation, type Stage } from '../stage.ts'
import { CUTS } from '../surface/cut.ts'
import { type GemLook, type GemSprite, gemSprite } from '../surface/gem-sprites.ts'
import { material } from '../surface/material.ts'
import { outlineOf } from '../surface/outline.ts'
import { laySpheres, type Ring, seatDiscs } from '../surface/spheres.ts'
import { hypot } from '../hypot.ts'

/** Stones set side by side into the letters, with beads of metal that hold them. Emoji stay free. Lengths in em. */
export const gems = operation({
  name: 'gems',
  schema: z.strictObject({
    do: z.literal('gems'),
    cut: z.enum(CUTS).default('brilliant'),
    /** What comes through a stone as thick as it is wide; each stone takes one of them. */
    colours: z.array(colour).min(1).max(8),
    /** Width of the stones, the largest first: what one leaves free is filled with the next. */
    sizes: z.array(z.number().positive().max(0.5)).min(1).max(4).default([0.075, 0.05, 0.034]),
    grow: z.number().min(-0.2).max(0.2).default(0),
    /** Rows along the outline; the middle stays free. Default: all. */
    rows: z.number().int().min(1).max(20).optional(),
    /** Space between stones as a share of their width. */
    gap: z.number().min(0).max(2).default(0.05),
    /** How unevenly the stones are set, and how much the outer ones lean outwards. */
    tilt: z.number().min(0).max(1).default(0.14),
    dome: z.number().min(0).max(1).default(0.3),
    /** Stones lie square to the stroke in place of any way: for cuts with corners. */
    aligned: z.boolean().default(false),
    /** Multiplies what the facets send back, and what glows within. */
    fire: z.number().min(0).max(10).default(1.6),
    body: z.number().min(0).max(2).default(0.25),
    /** How dark stones are along their girdles, where they sink into the setting: 0 not at all, 1 black. */
    girdle: z.number().min(0).max(1).default(0),
    /** The beads between; none when left out. */
    beads: z
      .strictObject({
        size: z.number().positive().max(0.2).default(0.018),
        material,
        /** Width of the ring of this metal that each round stone sits in, as a share of its radius; 0 for none. */
        collet: z.number().min(0).max(0.6).default(0),
      })
      .optional(),
    /** How dark the setting is about the stones: 0 not at all, 1 black. */
    seat: z.number().min(0).max(1).default(0.55),
    gain: z.number().min(0).max(5).default(1),
  }),
  apply(stage, options) {
    const { letters, seed } = stage
    const { width, height, em, emoji } = letters
    const { distance } = outlineOf(letters, options.grow)
    const isFree = emoji
      ? (x: number, y: number) => emoji.share[Math.round(y) * width + Math.round(x)]! < 0.2
      : undefined
    const pack = (size: number, taken: Disc[], gap: number) => {
      const radius = Math.max(1.6, (size * em) / 2)
      const depth = options.rows === undefined ? Infinity : radius * (2 * options.rows - 0.9) * (1 + gap)
      return packDiscs(distance, width, height, { radius, depth, gap, taken, seed, ...(isFree ? { isFree } : {}) })
    }
    const stones: Disc[] = []
    for (const size of options.sizes) stones.push(...pack(size, stones, options.gap))
    seatDiscs(stage, stones, options.seat)
    const beads = options.beads && options.beads.size * em > 1.6 ? pack(options.beads.size, stones.map(closer), 0) : []
    seatDiscs(stage, beads, 0.3)
    setStones(stage, stones, distance, options)
    if (!options.beads) return
    const prongs = stones.flatMap((stone) => prongsOf(stone, distance, width))
    seatDiscs(stage, prongs, 0.45)
    laySpheres(
      stage,
      beads.concat(prongs),
      options.beads.material,
      1,
      1,
      stones.flatMap(colletOf(options.beads.collet)),
    )
  },
})

type Options = z.output<(typeof gems)['schema']>

/** Beads bite into the girdle of the stones they hold. */
const closer = ({ x, y, radius }: Disc): Disc => ({ x, y, radius: radius * 0.9 })

/** Where a ring begins: it hides the girdle of its stone. In radii. */
const COLLET_INNER = 0.9
/** Rings narrower than this, in pixels, would break into dots. */
const LEAST_COLLET = 1.4

/** The ring of metal that a stone sits in, `width` being a share of its radius; none when it is 0. */
const colletOf =
  (width: number) =>
  ({ x, y, radius }: Disc): Ring[] => {
    const inner = COLLET_INNER * radius
    return width === 0 ? [] : [{ x, y, inner, outer: inner + Math.max(LEAST_COLLET, width * radius) }]
  }

/** Below this, in pixels, a stone is held by beads only: claws would hide it. */
const LEAST_CLAWED = 6
const CLAWS = 4

/** Claws that reach over the girdle of a larger stone, two to each side of the stroke that it lies in. */
function prongsOf({ x, y, radius }: Disc, distance: Float32Array, width: number): Disc[] {
  if (radius < LEAST_CLAWED) return []
  const at = Math.round(y) * width + Math.round(x)
  const across = Math.atan2(distance[at + width]! - distance[at - width]!, distance[at + 1]! - distance[at - 1]!)
  return Array.from({ length: CLAWS }, (_, claw) => {
    const angle = across + (Math.PI * (2 * claw + 1)) / CLAWS
    return { x: x + 0.93 * radius * Math.cos(angle), y: y + 0.93 * radius * Math.sin(angle), radius: 0.17 * radius }
  })
}

/** Stones are drawn in so many leans, which spread evenly over what occurs, and each is used again and again. */
const LEANS = 26
const MOST_LEAN = 0.6
const GOLDEN = Math.PI * (3 - Math.sqrt(5))
const leans = Array.from({ length: LEANS }, (_, index) => {
  const reach = MOST_LEAN * Math.sqrt((index + 0.5) / LEANS)
  return { x: reach * Math.cos(index * GOLDEN), y: reach * Math.sin(index * GOLDEN) }
})

function nearestLean(x: number, y: number): number {
  let best = 0
  let least = Infinity
  for (let index = 0; index < LEANS; index++) {
    const far = (leans[index]!.x - x) ** 2 + (leans[index]!.y - y) ** 2
    if (far < least) [least, best] = [far, index]
  }
  return best
}

/** Ways that aligned stones lie, to a quarter turn. */
const WAYS = 10

/** The turn of a stone whose sides run along a stroke and across it. */
function squareTo(gx: number, gy: number): number {
  const quarter = Math.PI / 2
  const turn = Math.atan2(gy, gx) / quarter
  return (Math.round((turn - Math.floor(turn)) * WAYS) % WAYS) * (quarter / WAYS)
}

/** How far the outer row's lean reaches in, in em. */
const DOME = 0.14
/** As in `shade`: how far the line of sight leans at the frame's sides. */
const PERSPECTIVE = 0.75

function setStones(stage: Stage, stones: readonly Disc[], distance: Float32Array, options: Options): void {
  const { letters, frame, environment, seed } = stage
  const { width, height, em } = letters
  const random = randomFrom(seed * 31 + 5)
  const sprites = new Map<string, GemSprite>()
  for (const { x, y, radius } of stones) {
    const gx = sampleAt(distance, width, height, x + 1, y) - sampleAt(distance, width, height, x - 1, y)
    const gy = sampleAt(distance, width, height, x, y + 1) - sampleAt(distance, width, height, x, y - 1)
    const far = Math.min(1, sampleAt(distance, width, height, x, y) / (DOME * em))
    const outwards = (-0.5 * options.dome * (1 - far)) / Math.max(1, 0.5 * hypot(gx, gy))
    const viewX = ((x + letters.x) / frame.width - 0.5) * PERSPECTIVE * 0.5
    const viewY = (((y + letters.y) / frame.height - 0.5) * PERSPECTIVE * frame.height * 0.5) / frame.width
    const leanX = gx * outwards + viewX + (random() - 0.5) * 2 * options.tilt
    const leanY = gy * outwards + viewY + (random() - 0.5) * 2 * options.tilt
    const hue = Math.floor(random() * options.colours.length)
    const lean = nearestLean(leanX, leanY)
    const turn = options.aligned ? squareTo(gx, gy) : lean * 1.3 + hue
    const key = `${radius} ${hue} ${lean} ${options.aligned ? turn : 0}`
    let sprite = sprites.get(key)
    if (!sprite) {
      const colour = options.colours[hue]!
      const look: GemLook = { ...options, radius, colour, environment, gain: stage.gain * options.gain }
      sprite = gemSprite(look, turn, leans[lean]!.x, leans[lean]!.y)
      sprites.set(key, sprite)
    }
    stamp(stage, sprite, x + letters.x, y + letters.y, 0.8 + 0.45 * random())
  }
}

function stamp({ frame }: Stage, { side, data }: GemSprite, x: number, y: number, light: number): void {
  const left = Math.round(x - (side - 1) / 2)
  const top = Math.round(y - (side - 1) / 2)
  for (let row = Math.max(0, -top); row < side && row + top < frame.height; row++) {
    for (let column = Math.max(0, -left); column < side && column + left < frame.width; column++) {
      const from = (row * side + column) * 4
      const rest = 1 - data[from + 3]!
      if (rest === 1) continue
      const at = (row + top) * frame.width + column + left
      frame.r[at] = frame.r[at]! * rest + data[from]! * light
      frame.g[at] = frame.g[at]! * rest + data[from + 1]! * light
      frame.b[at] = frame.b[at]! * rest + data[from + 2]! * light
    }
  }
}
