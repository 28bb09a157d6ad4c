import * as z from 'zod'
import { colour, type Rgb } from '../colour.ts'
import type { Frame } from '../frame.ts'
import { plane } from '../kernels/memory.ts'
import { bounceOf } from '../light/bounce.ts'
import { type Patch, shade } from '../light/shade.ts'
import { randomFrom } from '../random.ts'
import { type Place, placesOn } from '../scatter.ts'
import { operation, type Stage } from '../stage.ts'
import { describedMaterial } from '../surface/material.ts'
import { facetOf, local, measure, SPRINKLE_SHAPES, type SprinkleShape } from '../surface/sprinkle.ts'
import { hypot } from '../hypot.ts'

/** Small solid things that lie on the letters, or all over the scene. Lengths in em; in frame heights on a scene. */
export const sprinkles = operation({
  name: 'sprinkles',
  schema: z.strictObject({
    do: z.literal('sprinkles'),
    /** `rod` and `pearl` of sugar, `seed` pointed at one end, `crumb` broken, `crystal` with flat sides. */
    shape: z.enum(SPRINKLE_SHAPES).default('rod'),
    colours: z.array(colour).min(1).max(10),
    on: z.enum(['letters', 'scene']).default('letters'),
    /** Mean distance between two. */
    every: z.number().positive().max(2).default(0.07),
    /** 0 lies in a honeycomb, 1 at random. */
    jitter: z.number().min(0).max(1).default(0.9),
    /** Share of the places that are taken. */
    share: z.number().min(0).max(1).default(1),
    /** Least distance from the edge. */
    inset: z.number().min(-0.2).max(0.5).default(0.02),
    /** Half the width of one. */
    radius: z.number().positive().max(0.2).default(0.009),
    /** Length as a multiple of the width, for rods and seeds. */
    long: z.number().min(1).max(8).default(3),
    /** Degrees that they are turned by at random to both sides; 180 is any way. */
    turn: z.number().min(0).max(180).default(180),
    /** How different their sizes are. */
    vary: z.number().min(0).max(1).default(0.2),
    rough: z.number().min(0).max(1).default(0.35),
    coat: z.number().min(0).max(4).default(1),
    scatter: z.number().min(0).max(1).default(0.4),
    /** Darkness of the shadow at their feet. */
    shadow: z.number().min(0).max(1).default(0.55),
    /** Distance from the edge over which the letters turn away, and what lies on them is seen narrower; 0 is nowhere. */
    foreshorten: z.number().min(0).max(1).default(0),
    salt: z.number().int().min(0).max(99).default(0),
  }),
  apply(stage, options) {
    const { frame, letters, environment, gain } = stage
    const isScene = options.on === 'scene'
    const area = isScene ? { x: 0, y: 0, width: frame.width, height: frame.height } : letters
    const unit = isScene ? frame.height : letters.em
    const items = itemsOf(stage, options, unit)
    for (const item of items) darken(frame, area, item, options.shadow, environment.key)
    const patch = blank(area)
    for (const item of items) put(patch, item, options.shape)
    const { rough, coat, scatter } = options
    const made = describedMaterial({ colour: [1, 1, 1], metal: 0, rough, coat, scatter })
    shade(frame, patch, made, { environment, gain, bounce: bounceOf(frame, 0.5) })
  },
})

type Options = z.output<(typeof sprinkles)['schema']>
type Area = Pick<Patch, 'x' | 'y' | 'width' | 'height'>

interface Item {
  x: number
  y: number
  radius: number
  /** Half its length. */
  half: number
  cos: number
  sin: number
  tone: Rgb
  chance: number
  /** Its width towards the edge as a share, and the way there. */
  seen: { share: number; x: number; y: number }
}

const STRAIGHT_ON = { share: 1, x: 0, y: 0 }
/** Least width of what is seen from its side. */
const SLIM = 0.34

function itemsOf({ letters, frame, seed }: Stage, options: Options, unit: number): Item[] {
  const { every, jitter, inset, salt, share, radius, long, turn, vary, colours } = options
  const scatter = { every, jitter, seed: seed + salt * 101 }
  const isScene = options.on === 'scene'
  const places = isScene ? everywhere(frame, scatter.seed, every) : placesOn(letters, scatter)
  const random = randomFrom(scatter.seed * 7013 + 1)
  const items: Item[] = []
  for (const { x, y, chance } of places) {
    const angle = ((random() - 0.5) * turn * Math.PI) / 90
    const size = radius * unit * (1 + vary * (random() - 0.5) * 1.6)
    const tone = colours[Math.floor(random() * colours.length)]!
    if (random() >= share) continue
    if (!isScene && letters.distance[(y | 0) * letters.width + (x | 0)]! < inset * letters.em) continue
    const seen = isScene || !options.foreshorten ? STRAIGHT_ON : seenAt(letters, x | 0, y | 0, options.foreshorten)
    items.push({
      x,
      y,
      radius: size,
      half: size * long,
      cos: Math.cos(angle),
      sin: Math.sin(angle),
      tone,
      chance,
      seen,
    })
  }
  return items
}

/** How the rounding of the letters shows what lies there: as on a quarter of a circle, `wide` em from the edge to its top. */
function seenAt({ width, distance, em }: Stage['letters'], x: number, y: number, wide: number): Item['seen'] {
  const at = y * width + x
  const gx = distance[at + 2]! - distance[at - 2]!
  const gy = distance[at + 2 * width]! - distance[at - 2 * width]!
  const far = hypot(gx, gy) || 1
  const low = 1 - Math.min(1, Math.max(0, distance[at]! / (wide * em)))
  return { share: Math.max(SLIM, Math.sqrt(1 - low * low)), x: gx / far, y: gy / far }
}

function everywhere({ width, height }: Frame, seed: number, every: number): Place[] {
  const random = randomFrom(seed * 449 + 17)
  const count = Math.round(width / height / (every * every))
  return Array.from({ length: Math.min(4000, count) }, () => {
    return { x: random() * width, y: random() * height, chance: random() }
  })
}

function blank({ x, y, width, height }: Area): Patch & Required<Pick<Patch, 'colour'>> {
  const own = () => plane(width * height)
  return {
    x,
    y,
    width,
    height,
    coverage: own(),
    normals: { x: own(), y: own(), z: own() },
    colour: { r: own(), g: own(), b: own() },
  }
}

/** Its shadow, moved away from the lamp. */
function darken(
  { width, height, r, g, b }: Frame,
  area: Area,
  { x, y, radius, half, cos, sin }: Item,
  strength: number,
  [kx, ky]: readonly [number, number, number],
): void {
  if (strength === 0) return
  const cx = x + area.x - kx * radius * 0.9
  const cy = y + area.y - ky * radius * 0.9
  const reach = Math.max(half, radius) + radius + 1
  const soft = 1 / (1.1 * radius + 0.7)
  for (let py = Math.max(0, Math.floor(cy - reach)); py <= Math.min(height - 1, cy + reach); py++) {
    for (let px = Math.max(0, Math.floor(cx - reach)); px <= Math.min(width - 1, cx + reach); px++) {
      const u = Math.max(0, Math.abs(cos * (px - cx) + sin * (py - cy)) - Math.max(0, half - radius))
      const v = cos * (py - cy) - sin * (px - cx)
      const near = 1 - (Math.sqrt(u * u + v * v) - radius * 0.6) * soft
      if (near <= 0) continue
      const light = 1 - strength * (near > 1 ? 1 : near * near)
      const at = py * width + px
      r[at]! *= light
      g[at]! *= light
      b[at]! *= light
    }
  }
}

/** Draws one into the patch, over those before it. */
function put(patch: Patch & Required<Pick<Patch, 'colour'>>, item: Item, shape: SprinkleShape): void {
  const { width, height, coverage, normals, colour: planes } = patch
  const { x, y, radius, half, cos, sin, tone, chance, seen } = item
  const reach = (shape === 'rod' || shape === 'seed' ? Math.max(half, radius) : radius * 1.35) + 1
  const facet = facetOf(chance)
  for (let py = Math.max(0, Math.floor(y - reach)); py <= Math.min(height - 1, y + reach); py++) {
    for (let px = Math.max(0, Math.floor(x - reach)); px <= Math.min(width - 1, x + reach); px++) {
      const aside = ((px - x) * seen.x + (py - y) * seen.y) * (1 / seen.share - 1)
      const dx = px - x + aside * seen.x
      const dy = py - y + aside * seen.y
      const u = cos * dx + sin * dy
      const v = cos * dy - sin * dx
      measure[shape](u, v, radius, half, chance)
      const share = Math.min(1, (1 - local.q) * radius + 0.5)
      if (share <= 0) continue
      const at = py * width + px
      if (share < coverage[at]! && share < 0.9) continue
      coverage[at] = Math.max(share, coverage[at]!)
      const flat = Math.min(1, local.q)
      const isFacet = shape === 'crystal'
      const nu = isFacet ? facet[0] : local.u
      const nv = isFacet ? facet[1] : local.v
      normals.x[at] = cos * nu - sin * nv
      normals.y[at] = sin * nu + cos * nv
      normals.z[at] = isFacet ? facet[2] : Math.sqrt(Math.max(0.02, 1 - flat * flat))
      planes.r[at] = tone[0]
      planes.g[at] = tone[1]
      planes.b[at] = tone[2]
    }
  }
}
