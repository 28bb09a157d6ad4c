import * as z from 'zod'
import { colour } from '../colour.ts'
import { type Disc, packDiscs } from '../kernels/pack.ts'
import { randomFrom } from '../random.ts'
import { operation, type Stage } from '../stage.ts'
import { stepCut } from '../surface/calibre.ts'
import { type Channelled, channelled } from '../surface/channel.ts'
import { filling, roomBeside } from '../surface/filling.ts'
import { type CutStone, see } from '../surface/cut.ts'
import { gemSprite, SPARKLES } from '../surface/gem-sprites.ts'
import { material } from '../surface/material.ts'
import { outlineOf } from '../surface/outline.ts'
import { setStones, stamp } from '../surface/set-stones.ts'
import { laySpheres, seatDiscs } from '../surface/spheres.ts'

/**
 * Step-cut stones cut to measure, edge to edge along each stroke as a channel holds them; where they leave room, round
 * ones. Emoji stay free. Lengths in em.
 */
export const channel = operation({
  name: 'channel',
  schema: z.strictObject({
    do: z.literal('channel'),
    /** What comes through a stone as thick as it is wide; each stone takes one of them. */
    colours: z.array(colour).min(1).max(8),
    /** Length of a stone along its stroke, in widths of that. */
    long: z.number().min(0.2).max(4).default(1.2),
    /** Between stones. */
    gap: z.number().min(0).max(0.1).default(0.008),
    grow: z.number().min(-0.2).max(0.2).default(0),
    /** Leaves to round stones the places at which little of a straight one would be left. */
    whole: z.boolean().default(false),
    /** Multiplies what the facets send back, and what glows within. */
    fire: z.number().min(0).max(10).default(1.6),
    body: z.number().min(0).max(3).default(0.6),
    /** How unevenly their tables lie. */
    tilt: z.number().min(0).max(1).default(0.06),
    /** Round stones where the others leave room, the largest first. */
    melee: z
      .strictObject({
        sizes: z.array(z.number().positive().max(0.5)).min(1).max(4).default([0.09, 0.06, 0.04]),
        colours: z.array(colour).min(1).max(8),
        fire: z.number().min(0).max(10).default(1.8),
        body: z.number().min(0).max(2).default(0.4),
      })
      .optional(),
    /** Balls of metal on the channel's rails where two stones meet. */
    beads: z.strictObject({ size: z.number().positive().max(0.2).default(0.03), material }).optional(),
    /** Places that a stone is traced at, for each pixel across: many keep small lights within it clean. */
    fine: z.number().min(1).max(3).default(1.2),
    gain: z.number().min(0).max(5).default(1),
  }),
  apply(stage, options) {
    const { letters } = stage
    const { em } = letters
    const { distance } = outlineOf(letters, options.grow)
    const gap = Math.max(1, options.gap * em)
    const room = { distance, gap, long: options.long, least: Math.max(2.5, LEAST * em), whole: options.whole }
    const rows = channelled(letters, room)
    const usual = rows.map(({ depth }) => depth).sort((a, b) => a - b)[rows.length >> 1] ?? room.least
    const stones = rows.concat(filling(letters, room, rows, FILLING * usual))
    const random = randomFrom(stage.seed * 67 + 3)
    const cuts = new Map<string, CutStone>()
    for (const stone of stones) setInto(stage, stone, options, random, cuts)
    if (options.melee) fillIn(stage, stones, distance, options.melee, options.gain)
    if (!options.beads) return
    const radius = (options.beads.size * em) / 2
    const beads = radius < 1.2 ? [] : cornersOf(stones, radius)
    seatDiscs(stage, beads, 0.4)
    laySpheres(stage, beads, options.beads.material)
  },
})

type Options = z.output<(typeof channel)['schema']>

/** Of the usual half width, how wide a place is where one more stone is cut to fit. */
const FILLING = 0.62
/** Half width of the thinnest, in em. */
const LEAST = 0.03
/** Corners are held to be alike down to this share of a stone. */
const ALIKE = 28

/** Cuts a stone to its place and lays it there. Those alike are traced once. */
function setInto(
  stage: Stage,
  stone: Channelled,
  options: Options,
  random: () => number,
  cuts: Map<string, CutStone>,
): void {
  const { middle, corners, sides, depth, turn } = stone
  const { letters, environment } = stage
  const radius = Math.sqrt(Math.max(...corners.map(({ x, y }) => (x - middle.x) ** 2 + (y - middle.y) ** 2))) + 0.5
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  // As it lies along x, its middle at 0, no larger than 1.
  const own = sides.map(({ nx, ny, d }) => ({
    nx: nx * cos + ny * sin,
    ny: ny * cos - nx * sin,
    d: (d - nx * middle.x - ny * middle.y) / radius,
  }))
  const key = own.flatMap(({ nx, ny, d }) => [nx, ny, d].map((value) => Math.round(value * ALIKE))).join(' ')
  const side = Math.ceil(2 * radius * options.fine)
  const cut = cuts.get(`${side} ${key}`) ?? see(stepCut(own, depth / radius), side, true)
  cuts.set(`${side} ${key}`, cut)
  const colour = options.colours[Math.floor(random() * options.colours.length)]!
  const [leanX, leanY] = [(random() - 0.5) * 2 * options.tilt, (random() - 0.5) * 2 * options.tilt]
  const { fire, body } = options
  const gain = stage.gain * options.gain
  const look = { cut: 'step' as const, stone: cut, colour, fire, body, girdle: 0, radius, environment, gain }
  const sprite = gemSprite(look, turn, leanX, leanY, Math.floor(random() * SPARKLES))
  stamp(stage, sprite, middle.x + letters.x, middle.y + letters.y, 0.8 + 0.4 * random())
}

/** Round stones where the others leave room. */
function fillIn(
  stage: Stage,
  stones: readonly Channelled[],
  distance: Float32Array,
  { sizes, ...look }: NonNullable<Options['melee']>,
  gain: number,
): void {
  const { letters, seed } = stage
  const { width, height, em, emoji } = letters
  const room = roomBeside(letters, stones, distance)
  const isFree = emoji ? (x: number, y: number) => emoji.share[Math.round(y) * width + Math.round(x)]! < 0.2 : undefined
  const taken: Disc[] = []
  for (const size of sizes) {
    const radius = (size * em) / 2
    if (radius >= 1.6)
      taken.push(...packDiscs(room, width, height, { radius, gap: 0.05, taken, seed, ...(isFree ? { isFree } : {}) }))
  }
  seatDiscs(stage, taken, 0.4)
  setStones(stage, taken, room, { ...look, cut: 'brilliant', girdle: 0.5, gain, tilt: 0.14, dome: 0.3, aligned: false })
}

/** Where the corners of two stones meet: one ball for both. */
function cornersOf(stones: readonly Channelled[], radius: number): Disc[] {
  const beads: (Disc & { count: number })[] = []
  for (const { corners } of stones) {
    for (const { x, y } of corners) {
      const near = beads.find((bead) => (bead.x - x) ** 2 + (bead.y - y) ** 2 < 9 * radius * radius)
      if (!near) beads.push({ x, y, radius, count: 1 })
      else if (++near.count === 2) [near.x, near.y] = [(near.x + x) / 2, (near.y + y) / 2]
    }
  }
  return beads.filter(({ count }) => count > 1)
}
