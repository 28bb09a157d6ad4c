import * as z from 'zod'
import { colour, mix, type Rgb } from '../colour.ts'
import { randomFrom } from '../random.ts'
import { operation, type Stage } from '../stage.ts'
import { type Leaf, layLeaf, shadeUnder } from '../surface/leaf.ts'
import { describedMaterial } from '../surface/material.ts'
import { lightPile, type Pile, pileOver, shadowOf } from '../surface/pile.ts'

/** Leaves that cover the letters in layers, those at the edge lying along it. Lengths in em. */
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
    for (let layer = 0; layer < options.layers; layer++) {
      const depth = options.layers === 1 ? 1 : layer / (options.layers - 1)
      for (const place of placesOf(stage, options, random)) grow(stage, pile, place, depth, options, random)
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

interface Spot {
  x: number
  y: number
  at: number
}

/** Shuffled places within the letters on an uneven grid. */
function placesOf({ letters }: Stage, { apart }: Options, random: () => number): Spot[] {
  const { width, height, em, distance } = letters
  const stride = Math.max(3, apart * em)
  const places: Spot[] = []
  for (let y = 0; y < height; y += stride) {
    for (let x = 0; x < width; x += stride) {
      const px = x + random() * stride
      const py = y + random() * stride
      const at = Math.min(height - 1, Math.round(py)) * width + Math.min(width - 1, Math.round(px))
      if (distance[at]! > 0.004 * em) places.push({ x: px, y: py, at })
    }
  }
  for (let last = places.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[places[last], places[other]] = [places[other]!, places[last]!]
  }
  return places
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
  const length = Math.max(5, em * mix(least, most, random()))
  const wide = mix(options.wide[0], options.wide[1], random())
  // What would reach out too far is moved inwards.
  const across = Math.abs(Math.cos(angle - Math.atan2(gy, gx)))
  const reach = (length / 2) * (0.9 * across + 1.6 * wide * (1 - across))
  const push = Math.max(0, Math.min(0.1 * em, reach - far - options.over * em))
  const scale = push / Math.max(1e-3, Math.hypot(gx, gy))
  const chosen = options.colours[Math.floor(random() * options.colours.length)]!
  const { emoji } = letters
  const own: Rgb | undefined = emoji && emoji.share[at]! > 0.5 ? [emoji.r[at]!, emoji.g[at]!, emoji.b[at]!] : undefined
  const mx = x + letters.x + gx * scale - (Math.cos(angle) * length) / 2
  const my = y + letters.y + gy * scale - (Math.sin(angle) * length) / 2
  const leaf: Leaf = {
    x: mx,
    y: my,
    angle,
    length,
    wide,
    form: options.forms[Math.floor(random() * options.forms.length)]!,
    colours: own ? [own, own] : chosen,
    vein: options.vein,
    veins: options.veins,
    bend: (random() - 0.5) * 0.22,
    fold: 0.12 + 0.38 * random(),
    curl: (random() - 0.35) * 0.9,
    through: options.through,
    tone: (0.55 + 0.45 * depth) * (0.8 + 0.4 * random()),
    seed: random(),
  }
  const [kx, ky] = environment.key
  shadeUnder(pile, leaf, -kx * 0.022 * em, -ky * 0.022 * em, 0.5)
  layLeaf(pile, leaf, environment.key satisfies Rgb)
}
