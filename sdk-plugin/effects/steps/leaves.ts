import * as z from 'zod'
import { colour, mix, type Rgb } from '../colour.ts'
import { randomFrom } from '../random.ts'
import { operation, type Stage } from '../stage.ts'
import { type Leaf, layLeaf, shadeUnder } from '../surface/leaf.ts'
import { describedMaterial } from '../surface/material.ts'
import { tipsOf } from '../surface/tips.ts'
import { lightPile, type Pile, pileOver, shadowOf } from '../surface/pile.ts'
import { hypot } from '../hypot.ts'

/**
 * Leaves that cover the letters in layers, those at the edge lying along it; thin strokes have smaller ones. Emoji stay
 * bare. Lengths in em.
 */
export const leaves = operation({
  name: 'leaves',
  schema: z.strictObject({
    do: z.literal('leaves'),
    /** Pairs of colours, at the stalk and at the tip. */
    colours: z
      .array(z.tuple([colour, colour]).readonly())
      .min(1)
      .max(10),
    vein: colour.default([0.5, 0.6, 0.22]),
    forms: z
      .array(z.enum(['ovate', 'lance', 'round', 'petal']))
      .min(1)
      .max(4)
      .default(['ovate', 'ovate', 'lance']),
    length: z.tuple([z.number().positive(), z.number().positive()]).readonly().default([0.13, 0.2]),
    wide: z.tuple([z.number().positive(), z.number().positive()]).readonly().default([0.2, 0.3]),
    /** Distance between leaves of a layer. */
    apart: z.number().min(0.02).max(1).default(0.062),
    layers: z.number().int().min(1).max(4).default(3),
    /** How far leaves may reach out of the letters. */
    over: z.number().min(0).max(0.3).default(0.03),
    /** Leaves that stand out over the edge, for each em of it, each with a shadow of its own on what lies below. */
    tips: z.number().min(0).max(20).default(0),
    /** How far those stand out at most. */
    out: z.number().min(0).max(0.3).default(0.12),
    /** Smaller on thin strokes, so that counters stay open. */
    fit: z.boolean().default(true),
    veins: z.number().min(0).max(1).default(0.5),
    through: z.number().min(0).max(1).default(0.4),
    gloss: z.number().min(0).max(1).default(0.35),
    gain: z.number().min(0).max(5).default(1),
  }),
  apply(stage, options) {
    const pile = pileOver(stage)
    const { em } = stage.letters
    // Two shapes with leaves in one picture are not to be alike.
    const { letters, frame } = stage
    const place = Math.round((64 * letters.x) / frame.width) * 31 + Math.round((64 * letters.y) / frame.height)
    const random = randomFrom(stage.seed * 1423 + 8 + place * 7)
    const fit = options.fit ? fitted(stage, options) : options
    if (options.tips > 0) growTips(stage, pile, fit, random)
    for (let layer = 0; layer < options.layers; layer++) {
      const depth = options.layers === 1 ? 1 : layer / (options.layers - 1)
      for (const place of placesOf(stage, fit, random)) grow(stage, pile, place, depth, fit, random)
    }
    shadowOf(stage, pile, { lift: 0.05 * em, soft: 0.035 * em, strength: 0.45 })
    shadowOf(stage, pile, { lift: 0.016 * em, soft: 0.01 * em, strength: 0.6 })
    const { gloss } = options
    const material = describedMaterial({
      colour: [1, 1, 1],
      metal: 0,
      rough: 0.62 - 0.3 * gloss,
      reflect: 0.04,
      coat: 0.7 * gloss,
      coatRough: 0.3,
    })
    lightPile(stage, pile, material, options.gain, 0.2)
  },
})

type Options = z.output<(typeof leaves)['schema']>

/** A stroke is at least as wide as a leaf of middle size is long, and leaves reach out by little of its width. */
function fitted({ letters }: Stage, options: Options): Options {
  const { em } = letters
  const stroke = strokeOf(letters) / em
  const share = Math.min(1, Math.max(0.3, (1.5 * stroke) / mix(options.length[0], options.length[1], 0.5)))
  return {
    ...options,
    length: [options.length[0] * share, options.length[1] * share],
    apart: options.apart * share,
    over: Math.min(options.over, Math.max(0.15 * stroke, 0.7 / em)),
  }
}

/** Width of most strokes in pixels: twice the distance from their middle to the edge. */
function strokeOf({ distance, width, height }: Stage['letters']): number {
  const middles: number[] = []
  for (let y = 2; y < height - 2; y += 2) {
    for (let x = 2, at = y * width + 2; x < width - 2; x += 2, at += 2) {
      const far = distance[at]!
      if (far < 1) continue
      const isMiddle =
        (far >= distance[at - 2]! && far >= distance[at + 2]!) ||
        (far >= distance[at - 2 * width]! && far >= distance[at + 2 * width]!)
      if (isMiddle) middles.push(far)
    }
  }
  middles.sort((a, b) => a - b)
  return 2 * (middles[Math.floor(middles.length * 0.4)] ?? 2)
}

interface Spot {
  x: number
  y: number
  at: number
}

/** Shuffled places within the letters on an uneven grid. */
function placesOf({ letters }: Stage, { apart }: Options, random: () => number): Spot[] {
  const { width, height, em, distance, emoji } = letters
  const stride = Math.max(3, apart * em)
  const places: Spot[] = []
  for (let y = 0; y < height; y += stride) {
    for (let x = 0; x < width; x += stride) {
      const px = x + random() * stride
      const py = y + random() * stride
      const at = Math.min(height - 1, Math.round(py)) * width + Math.min(width - 1, Math.round(px))
      if (emoji && emoji.share[at]! > 0.05) continue
      if (distance[at]! > 0.004 * em) places.push({ x: px, y: py, at })
    }
  }
  for (let last = places.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[places[last], places[other]] = [places[other]!, places[last]!]
  }
  return places
}

/** Below the others, and lit by themselves: what stands out over the edge. */
function growTips({ letters, environment }: Stage, pile: Pile, options: Options, random: () => number): void {
  const tips = { count: options.tips, length: options.length, out: options.out }
  for (const { x, y, angle, length } of tipsOf(letters, tips, random)) {
    const place = { x: x + letters.x, y: y + letters.y, angle, length }
    const wide = mix(options.wide[0], options.wide[1], random())
    layLeaf(
      pile,
      leafOf(options, { ...place, wide, depth: 0.7 + 0.3 * random() }, random),
      environment.key satisfies Rgb,
    )
  }
}

type Placed = Pick<Leaf, 'x' | 'y' | 'angle' | 'length' | 'wide'> & { depth: number }

/** A leaf by its place; what else differs from one to the next is left to chance. */
function leafOf(options: Options, { depth, ...place }: Placed, random: () => number): Leaf {
  return {
    ...place,
    colours: options.colours[Math.floor(random() * options.colours.length)]!,
    form: options.forms[Math.floor(random() * options.forms.length)]!,
    vein: options.vein,
    veins: options.veins,
    bend: (random() - 0.5) * 0.22,
    fold: 0.12 + 0.38 * random(),
    curl: (random() - 0.35) * 0.9,
    through: options.through,
    tone: (0.55 + 0.45 * depth) * (0.8 + 0.4 * random()),
    seed: random(),
  }
}

function grow(
  { letters, environment }: Stage,
  pile: Pile,
  { x, y, at }: Spot,
  depth: number,
  options: Options,
  random: () => number,
) {
  const { width, height, em, distance } = letters
  const far = distance[at]!
  const gx = distance[Math.min(distance.length - 1, at + 2)]! - distance[Math.max(0, at - 2)]!
  const gy = distance[Math.min(distance.length - 1, at + 2 * width)]! - distance[Math.max(0, at - 2 * width)]!
  void height
  // Along the edge near it, any way in the middle of a broad stroke.
  const way = Math.atan2(gy, gx) + Math.PI / 2 + (random() < 0.5 ? Math.PI : 0)
  const angle = way + (random() - 0.5) * (far < 0.05 * em ? 0.9 : 2.4)
  const [least, most] = options.length
  let length = Math.max(4, em * mix(least, most, random()))
  const wide = mix(options.wide[0], options.wide[1], random())
  // What would reach out too far is moved inwards.
  const across = Math.abs(Math.cos(angle - Math.atan2(gy, gx)))
  const reach = (length / 2) * (0.9 * across + 1.6 * wide * (1 - across))
  const push = Math.max(0, Math.min(0.1 * em, reach - far - options.over * em))
  const scale = push / Math.max(1e-3, hypot(gx, gy))
  const [cx, cy] = [x + gx * scale, y + gy * scale]
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)]
  // One that would cross a counter or reach a neighbour is a smaller one.
  for (let tries = 0; options.fit && tries < 3; tries++) {
    const half = length * 0.46
    const out = Math.min(farAt(letters, cx + ux * half, cy + uy * half), farAt(letters, cx - ux * half, cy - uy * half))
    if (out >= -options.over * em) break
    length = Math.max(4, length * 0.75)
  }
  const mx = cx + letters.x - (ux * length) / 2
  const my = cy + letters.y - (uy * length) / 2
  const leaf = leafOf(options, { x: mx, y: my, angle, length, wide, depth }, random)
  const [kx, ky] = environment.key
  shadeUnder(pile, leaf, -kx * 0.022 * em, -ky * 0.022 * em, 0.5)
  layLeaf(pile, leaf, environment.key satisfies Rgb)
}

function farAt({ distance, width, height }: Stage['letters'], x: number, y: number): number {
  const px = x < 0 ? 0 : x > width - 1 ? width - 1 : Math.round(x)
  const py = y < 0 ? 0 : y > height - 1 ? height - 1 : Math.round(y)
  return distance[py * width + px]!
}
