import * as z from 'zod'
import { colour } from '../colour.ts'
import type { Letters } from '../lettering.ts'
import { randomFrom } from '../random.ts'
import { operation, type Stage } from '../stage.ts'
import { hypot } from '../hypot.ts'

/** Lines pressed into each character: where a ball is sewn, where plates of armour meet. Comes after its surface. */
export const seams = operation({
  name: 'seams',
  schema: z.strictObject({
    do: z.literal('seams'),
    /**
     * `ball`: a bent line across the middle of each character and arcs above and below it, clear of where strokes meet.
     * `panels`: joints with a jog, and rivets beside them. `rim`: one that follows the outline, `inset` inside of it.
     */
    pattern: z.enum(['ball', 'panels', 'rim']),
    /** Of the groove, in em. */
    width: z.number().positive().max(0.2).default(0.02),
    /** How far inside of the outline they end, or run, in em; less than 0 over the edge of a surface that is fatter. */
    inset: z.number().min(-0.1).max(0.3).default(0),
    colour: colour.default([0.01, 0.01, 0.012]),
    /** How much of the ground it hides. */
    depth: z.number().min(0).max(1).default(0.9),
    /** Light on the far lip of the groove. */
    lip: z.number().min(0).max(3).default(0.7),
  }),
  apply(stage, options) {
    const mask = MASKS[options.pattern](stage, options)
    press(stage, mask, options)
  },
})

/** 1 in the middle of a seam, 0 beside it. */
const MASKS = { ball: across, panels: across, rim: alongRim } as const

type Options = z.output<(typeof seams)['schema']>

interface Part {
  left: number
  top: number
  right: number
  bottom: number
  /** Middle in pixels, and what its pattern is turned by. */
  x: number
  y: number
  radius: number
  cos: number
  sin: number
  /** Where joints run, as shares of the radius. */
  across: number
  along: number
  jog: number
}

/** Parts of letters that are sewn more than once. */
const known = new WeakMap<Letters, (Part | undefined)[]>()

function partsOf(stage: Stage): (Part | undefined)[] {
  const found = known.get(stage.letters) ?? partsFor(stage)
  known.set(stage.letters, found)
  return found
}

function partsFor({ letters, seed }: Stage): (Part | undefined)[] {
  const { width, height, distance } = letters
  const owners = letters.owners()
  const parts: (Part | undefined)[] = []
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (distance[at]! < 0) continue
      const owner = owners[at]!
      const part = (parts[owner] ??= {
        left: x,
        top: y,
        right: x,
        bottom: y,
        x: 0,
        y: 0,
        radius: 1,
        cos: 1,
        sin: 0,
        across: 0,
        along: 0,
        jog: 0,
      })
      if (x < part.left) part.left = x
      if (x > part.right) part.right = x
      part.bottom = y
    }
  }
  parts.forEach((part, owner) => {
    if (!part) return
    const random = randomFrom(seed * 131 + owner * 977)
    part.x = (part.left + part.right) / 2
    part.y = (part.top + part.bottom) / 2
    part.radius = Math.max(2, (part.bottom - part.top) / 2)
    // A little only: the word is sewn of one ball's panels, level with those of its neighbours.
    const turn = (random() - 0.5) * 0.3
    part.cos = Math.cos(turn)
    part.sin = Math.sin(turn)
    part.across = (random() - 0.5) * 0.7
    part.along = (random() - 0.5) * 0.6
    part.jog = random() < 0.5 ? -0.22 : 0.22
  })
  return parts
}

function across(stage: Stage, { pattern, width: wide, inset }: Options): Float32Array {
  const { letters } = stage
  const { width, height, distance, emoji, em } = letters
  const owners = letters.owners()
  const parts = partsOf(stage)
  const mask = new Float32Array(width * height)
  const half = Math.max(0.6, (wide * em) / 2)
  const least = inset * em
  const far = pattern === 'panels' ? fromPanels : fromBall
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const inside = distance[at]! - least
      if (inside < -0.5) continue
      const part = parts[owners[at]!]
      if (!part) continue
      const gap = half + 0.5 - far(part, x - part.x, y - part.y, em)
      if (gap <= 0) continue
      const share = (gap < 1 ? gap : 1) * (inside < 0.5 ? inside + 0.5 : 1)
      mask[at] = emoji ? share * (1 - emoji.share[at]!) : share
    }
  }
  return mask
}

/** The distance field itself: a groove of even width, however the outline runs. */
function alongRim({ letters }: Stage, { width: wide, inset }: Options): Float32Array {
  const { distance, emoji, em } = letters
  const half = Math.max(0.6, (wide * em) / 2) + 0.5
  const mask = new Float32Array(distance.length)
  for (let at = 0; at < mask.length; at++)
    mask[at] = Math.min(1, Math.max(0, half - Math.abs(distance[at]! - inset * em)))
  return emoji ? mask.map((share, at) => share * (1 - emoji.share[at]!)) : mask
}

function fromBall({ radius, cos, sin }: Part, dx: number, dy: number): number {
  const u = (dx * cos + dy * sin) / radius
  const v = (dy * cos - dx * sin) / radius
  // The level line sinks to its ends, as it does on a ball seen from above; none is upright, or it would close counters.
  const level = Math.abs(v - 0.14 * u * u + 0.07)
  const arc = Math.abs(hypot(u, Math.abs(v + 0.02) - 1.5) - 0.96)
  return Math.min(level, arc) * radius
}

function fromPanels({ radius, across, along, jog }: Part, dx: number, dy: number, em: number): number {
  const u = dx / radius
  const v = dy / radius
  const rise = (u < -0.11 ? -0.5 : u > 0.11 ? 0.5 : u / 0.22) * jog
  const joint = Math.abs(v - across - rise) * (Math.abs(u) < 0.11 ? 0.71 : 1)
  const second = v > across + rise ? Math.abs(u - along) : 9
  const third = v < across + rise ? Math.abs(u - along - 0.8 * Math.sign(jog)) : 9
  // Rivets: dots in a row below the joint.
  const step = (0.21 * em) / radius
  const du = u - along - step / 2 - Math.round((u - along) / step - 0.5) * step
  const rivet = hypot(du, v - across - rise - (0.075 * em) / radius) - (0.008 * em) / radius
  return Math.min(joint, second, third, Math.max(0, rivet)) * radius
}

function press(
  { frame, letters, environment }: Stage,
  mask: Float32Array,
  { colour: tint, depth, lip, width }: Options,
): void {
  const reach = Math.max(1, width * letters.em * 0.6)
  const [kx, ky] = environment.key
  const sx = Math.round((kx * reach) / hypot(kx, ky))
  const sy = Math.round((ky * reach) / hypot(kx, ky))
  const lastX = Math.min(letters.width, frame.width - letters.x)
  const lastY = Math.min(letters.height, frame.height - letters.y)
  for (let y = Math.max(0, -letters.y); y < lastY; y++) {
    for (let x = Math.max(0, -letters.x); x < lastX; x++) {
      const at = y * letters.width + x
      const own = mask[at]!
      const other = mask[at + sy * letters.width + sx] ?? 0
      if (own === 0 && other === 0) continue
      const to = (y + letters.y) * frame.width + x + letters.x
      const inside = letters.coverage[at]!
      const light = 1 + lip * (other > own ? (other - own) * inside : 0)
      const share = own * depth
      frame.r[to] = frame.r[to]! * light * (1 - share) + tint[0] * share
      frame.g[to] = frame.g[to]! * light * (1 - share) + tint[1] * share
      frame.b[to] = frame.b[to]! * light * (1 - share) + tint[2] * share
    }
  }
}
