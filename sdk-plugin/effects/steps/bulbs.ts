import * as z from 'zod'
import { colour, type Rgb, smoothstep } from '../colour.ts'
import { layOver } from '../frame.ts'
import { letterLines, spaced } from '../lines.ts'
import { addLight, newEmission } from '../light/emission.ts'
import { type Target, washGround } from '../light/wash.ts'
import { randomFrom } from '../random.ts'
import { operation, type Stage } from '../stage.ts'
import { facesOf } from '../surface/lit.ts'
import { addSpot } from '../tubes/spark.ts'
import { hypot } from '../hypot.ts'

/** Round lamps in a row along the letters, as on fairground signs: glass, filament, a little socket. Lengths in em. */
export const bulbs = operation({
  name: 'bulbs',
  schema: z.strictObject({
    do: z.literal('bulbs'),
    along: z.enum(['middle', 'outline']).default('middle'),
    inset: z.number().min(-0.3).max(0.3).default(0.05),
    apart: z.number().min(0.02).max(1).default(0.1),
    size: z.number().min(0.004).max(0.2).default(0.03),
    /** Least distance of a lamp's middle from the edge, in its radii; lamps along the outline need none. */
    room: z.number().min(0).max(6).default(1.25),
    /** Lamps also stand wherever a stroke is so broad that there is room for more. */
    full: z.boolean().default(false),
    colours: z.array(colour).min(1).max(8).prefault(['#ffc46b']),
    power: z.number().min(0).max(20).default(4),
    /** Light in the glass around a coil that is seen, as a share; 0 is frosted glass, lit evenly. */
    filament: z.number().min(0).max(2).default(0),
    /** How unlike in brightness they are: worn ones are dim. */
    uneven: z.number().min(0).max(1).default(0.15),
    /** Share of lamps that are out. */
    dead: z.number().min(0).max(1).default(0.02),
    /** Light on the letters' faces or on all of the scene. */
    onto: z.enum(['letters', 'scene']).default('letters'),
    lift: z.number().min(0.01).max(0.5).default(0.05),
    wash: z.number().min(0).max(20).default(3),
    gloss: z.number().min(0).max(5).default(0.1),
    halo: z.number().min(0).max(2).default(0),
    ground: colour.default([0.1, 0.1, 0.1]),
    /** The faces take the lamps' light with their own colours, not with that of `ground`: red stays red beside a lamp. */
    tinted: z.boolean().default(false),
  }),
  apply(stage, options) {
    const { letters, frame, seed } = stage
    const { em } = letters
    const radius = Math.max(1, options.size * em)
    const random = randomFrom(seed * 3571 + 5)
    const lamps: Lamp[] = []
    const place = (x: number, y: number, apart: number) => {
      if (lamps.some((other) => hypot(other.x - x, other.y - y) <= apart * em)) return
      const power = random() < options.dead ? 0.02 : options.power * (1 + options.uneven * (2 * random() - 1))
      lamps.push({ x, y, tone: options.colours[lamps.length % options.colours.length]!, power })
    }
    for (const { points, isClosed } of letterLines(letters, {
      along: options.along,
      inset: options.inset,
      soft: 0.01,
    })) {
      const count = Math.max(1, Math.round(points.length / 2 / (options.apart * em)))
      const places = spaced(points, isClosed, points.length / 2 / count)
      for (let at = 0; at < places.length && at < 2 * (count + (isClosed ? 0 : 1)); at += 2) {
        const x = places[at]!
        const y = places[at + 1]!
        const isRoomy = depthAt(stage, x, y) > options.room * radius || options.along === 'outline'
        if (isRoomy) place(x, y, 0.72 * options.apart)
      }
    }
    if (options.full) for (const [x, y] of roomy(stage, options.room * radius)) place(x, y, 0.96 * options.apart)
    const emission = newEmission(frame)
    for (const { x, y, tone, power } of lamps) addLight(emission, x, y, tone, 2 * radius * radius * power)
    const { wash: strength, halo, gloss, ground, lift } = options
    const onto =
      options.onto === 'letters' ? facesOf(letters, { kind: 'dish', width: 0.05, height: 0.05 }, 0) : undefined
    if (onto && options.tinted) Object.assign(onto, coloursOf(stage))
    washGround(stage, emission, { lift: lift * em, strength, halo, gloss, rough: 0.3, colour: ground }, onto)
    if (options.filament > 0) {
      // What a clear bulb throws around itself.
      for (const { x, y, tone, power } of lamps)
        addSpot(frame, x, y, 1.8 * radius, tone, 0.022 * options.filament * power)
    }
    for (const lamp of lamps) drawBulb(stage, lamp, radius, options.filament)
  },
})

/** What the frame shows where the letters are, as planes of albedo: by square roots, 255 is white. */
function coloursOf({ frame, letters }: Stage): Required<Pick<Target, 'r' | 'g' | 'b'>> {
  const { x: left, y: top, width, height, coverage } = letters
  const [first, last] = [Math.max(0, -left), Math.min(width, frame.width - left)]
  const lastY = Math.min(height, frame.height - top)
  const planeOf = (light: Float32Array) => {
    const albedo = new Uint8Array(width * height)
    for (let y = Math.max(0, -top); y < lastY; y++) {
      const from = (y + top) * frame.width + left
      for (let x = first, at = y * width + first; x < last; x++, at++) {
        if (coverage[at]! > 0) albedo[at] = 255 * Math.sqrt(Math.min(1, light[from + x]!))
      }
    }
    return albedo
  }
  return { r: planeOf(frame.r), g: planeOf(frame.g), b: planeOf(frame.b) }
}

interface Lamp {
  x: number
  y: number
  tone: Rgb
  power: number
}

/** Places in the letters at least that far from their edge, every few pixels. */
function* roomy({ letters }: Stage, least: number): Generator<readonly [number, number]> {
  const { width, height, distance, emoji } = letters
  const step = Math.max(1, Math.round(0.015 * letters.em))
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      const at = y * width + x
      if (distance[at]! > least && !(emoji && emoji.share[at]! > 0.3)) yield [x + letters.x, y + letters.y]
    }
  }
}

/** Pixels to the letters' edge. */
function depthAt({ letters }: Stage, x: number, y: number): number {
  const px = Math.floor(x) - letters.x
  const py = Math.floor(y) - letters.y
  if (px < 0 || py < 0 || px >= letters.width || py >= letters.height) return 0
  return letters.distance[py * letters.width + px]!
}

function drawBulb(
  { frame: { width, height, r, g, b } }: Stage,
  { x, y, tone, power }: Lamp,
  radius: number,
  filament: number,
): void {
  const reach = radius * 1.5 + 1
  for (let py = Math.max(0, Math.floor(y - reach)); py <= Math.min(height - 1, y + reach); py++) {
    for (let px = Math.max(0, Math.floor(x - reach)); px <= Math.min(width - 1, x + reach); px++) {
      const dx = px + 0.5 - x
      const dy = py + 0.5 - y
      const far = Math.sqrt(dx * dx + dy * dy)
      const at = py * width + px
      const socket = smoothstep(radius * 1.5, radius * 1.1, far) * 0.75
      r[at]! *= 1 - socket
      g[at]! *= 1 - socket
      b[at]! *= 1 - socket
      const cover = Math.min(1, Math.max(0, radius - far + 0.5))
      if (cover === 0) continue
      const t = far / radius
      const hot = filament > 0 ? coilAt(dx / radius, dy / radius) : smoothstep(0.62, 0.05, t)
      const shine = 0.6 * smoothstep(0.34, 0.1, hypot(dx / radius + 0.4, dy / radius + 0.45))
      const glass = power * (0.16 + (filament > 0 ? filament * 0.6 * (1 - t) * (1 - t) : 0.55 * (1 - t * t)))
      const white = power * hot * 0.8 + shine + 0.15 * smoothstep(0.75, 0.97, t)
      layOver(r, at, tone[0] * glass + white * (0.5 + 0.5 * tone[0]), cover)
      layOver(g, at, tone[1] * glass + white * (0.4 + 0.6 * tone[1]), cover)
      layOver(b, at, tone[2] * glass + white * (0.35 + 0.65 * tone[2]), cover)
    }
  }
}

/** A coil bent to a bow over its two posts: what of it is at a place of the bulb, from its middle in radii. */
function coilAt(x: number, y: number): number {
  const bow = Math.abs(hypot(x, (y - 0.14) * 1.2) - 0.3)
  return y < 0.2
    ? 1.5 * smoothstep(0.17, 0.03, bow) + 0.5 * smoothstep(0.6, 0, hypot(x, y))
    : 0.3 * smoothstep(0.5, 0, hypot(x, y))
}
