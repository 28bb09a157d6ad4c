import * as z from 'zod'
import { colour } from '../colour.ts'
import { type Disc, packDiscs } from '../kernels/pack.ts'
import { operation } from '../stage.ts'
import { CUTS } from '../surface/cut-shapes.ts'
import { courseOf, type Stone } from '../surface/course.ts'
import { material } from '../surface/material.ts'
import { outlineOf } from '../surface/outline.ts'
import { setStones } from '../surface/set-stones.ts'
import { laySpheres, type Ring, seatDiscs } from '../surface/spheres.ts'

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
    /** Before these, one row along the middle of each stroke, of stones that are as wide as this share of it. 0: none. */
    along: z.number().min(0).max(1).default(0),
    /** Greatest width of the stones of that row. */
    widest: z.number().positive().max(1).default(0.4),
    /** What is set beside that row, where it is not the same stone: small ones without colour, say. */
    accents: z
      .strictObject({
        cut: z.enum(CUTS).default('single'),
        /** Greatest width of these: wider ones are as in the row. */
        upTo: z.number().positive().max(0.5).default(0.09),
        colours: z.array(colour).min(1).max(8),
        fire: z.number().min(0).max(10).default(1.6),
        body: z.number().min(0).max(2).default(0.25),
      })
      .optional(),
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
        /** Whether balls fill what stones leave free; the claws stay without. */
        fill: z.boolean().default(true),
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
    const course = options.along > 0 ? courseOf(letters, rowOf(options, em, distance)) : []
    const taken = course.flatMap((stone) => stone.covers ?? [stone])
    const filled: Disc[] = []
    for (const size of options.sizes) filled.push(...pack(size, taken.concat(filled), options.gap))
    const all = taken.concat(filled)
    seatDiscs(stage, all, options.seat)
    const { size, fill } = options.beads ?? { size: 0, fill: false }
    const beads = fill && size * em > 1.6 ? pack(size, all.map(closer), 0) : []
    seatDiscs(stage, beads, 0.3)
    setStones(stage, course, distance, options)
    const accent = options.accents
    const isAccent = ({ radius }: Disc) => accent !== undefined && radius <= (accent.upTo * em) / 2
    // Beside emeralds lie square stones.
    const beside = options.cut === 'emerald' ? ({ ...options, cut: 'step', aligned: true } as const) : options
    const plain = filled.filter((disc) => !isAccent(disc))
    setStones(stage, plain, distance, beside)
    if (accent) setStones(stage, filled.filter(isAccent), distance, { ...options, ...accent })
    if (!options.beads) return
    const stones: Stone[] = [...course, ...filled]
    const prongs = stones.flatMap((stone) => prongsOf(stone, distance, width))
    seatDiscs(stage, prongs, 0.45)
    const round = stones.filter(({ covers }) => !covers)
    const rings = round.flatMap(colletOf(options.beads.collet))
    laySpheres(stage, beads.concat(prongs), options.beads.material, 1, 1, rings)
  },
})

type Options = z.output<(typeof gems)['schema']>

/** Least width of a stone in a row, in em, and in pixels. */
const NARROWEST = 0.05
/** Length of an emerald in widths. */
const LONG = 1.38

function rowOf({ along, widest, gap, cut }: Options, em: number, distance: Float32Array) {
  const least = Math.max(2, (NARROWEST * em) / 2)
  return { share: along, gap, long: cut === 'emerald' ? LONG : 1, least, most: (widest * em) / 2, distance }
}

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
function prongsOf(stone: Stone, distance: Float32Array, width: number): Disc[] {
  const { x, y, radius } = stone
  if (radius < LEAST_CLAWED) return []
  if (stone.covers) return cornersOf(stone)
  const at = Math.round(y) * width + Math.round(x)
  const across = Math.atan2(distance[at + width]! - distance[at - width]!, distance[at + 1]! - distance[at - 1]!)
  return Array.from({ length: CLAWS }, (_, claw) => {
    const angle = across + (Math.PI * (2 * claw + 1)) / CLAWS
    return { x: x + 0.93 * radius * Math.cos(angle), y: y + 0.93 * radius * Math.sin(angle), radius: 0.17 * radius }
  })
}

/** Where the corners of an emerald are, in half lengths along and across it. */
const CORNER = [0.83, 0.56] as const

function cornersOf({ x, y, radius, turn = 0 }: Stone): Disc[] {
  const [cos, sin] = [Math.cos(turn) * radius, Math.sin(turn) * radius]
  return [1, -1].flatMap((a) =>
    [1, -1].map((b) => {
      const along = a * CORNER[0]
      const across = b * CORNER[1]
      return { x: x + along * cos - across * sin, y: y + along * sin + across * cos, radius: 0.12 * radius }
    }),
  )
}
