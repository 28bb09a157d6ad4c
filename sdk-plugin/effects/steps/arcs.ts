import * as z from 'zod'
import { colour, mix } from '../colour.ts'
import type { Letters } from '../lettering.ts'
import { letterLines } from '../lines.ts'
import { addLight, type Emission, newEmission } from '../light/emission.ts'
import { washGround } from '../light/wash.ts'
import { ownOf, randomFrom } from '../random.ts'
import { operation, type Stage } from '../stage.ts'
import { facesOf } from '../surface/lit.ts'
import { profileSchema } from '../surface/profile.ts'
import { bolt, type Bolt, drawBolt } from '../tubes/bolt.ts'
import { type Contact, drawContact, drawStreak, feelers, stopped } from '../tubes/contact.ts'
import { hypot } from '../hypot.ts'

/** Lightning: bolts out of the sky that strike the letters, arcs that crawl along their edges; both light the faces. */
export const arcs = operation({
  name: 'arcs',
  schema: z.strictObject({
    do: z.literal('arcs'),
    /** Bolts from above. */
    strikes: z.number().int().min(0).max(12).default(3),
    /** Arcs along the edges, and from letter to letter. */
    crawl: z.number().int().min(0).max(60).default(14),
    jumps: z.number().int().min(0).max(20).default(4),
    /** Power of those, as a share of a bolt's. */
    faint: z.number().min(0).max(1).default(1),
    colour: colour.default([0.22, 0.45, 1]),
    /** Thickness of a bolt in frame heights. */
    width: z.number().positive().max(0.05).default(0.0052),
    power: z.number().min(0).max(40).default(8),
    branches: z.number().min(0).max(3).default(1),
    /** How much one bolt, near the middle, outshines the others from above. */
    lead: z.number().min(0).max(1).default(0),
    /** Light on the letters' faces, their mirror, and light in the air. */
    wash: z.number().min(0).max(40).default(6),
    gloss: z.number().min(0).max(10).default(1),
    halo: z.number().min(0).max(4).default(0.25),
    /** The faces' colour as the bolts light it. */
    face: colour.default([0.2, 0.22, 0.28]),
    /** How the faces rise that the bolts light. */
    profile: profileSchema.prefault({ kind: 'round', width: 0.06, height: 0.05 }),
    grow: z.number().min(-0.2).max(0.2).default(0),
    /** Light where a bolt strikes: it ends there, blown out, and throws sparks; 0 is none. */
    contact: z.number().min(0).max(4).default(0),
    /** That light on wet ground below the letters, drawn out to streaks. */
    streak: z.number().min(0).max(4).default(0),
  }),
  apply(stage, options) {
    const { letters, frame } = stage
    const { contact } = options
    const random = randomFrom(stage.seed * 3313 + 8)
    const struck = strikesOf(stage, options)
    const contacts = contact > 0 ? struck.flatMap((bolts) => metBy(bolts, contact)) : []
    // A single letter fills the frame: its contact would hide it.
    const size = Math.min(letters.em, 0.42 * frame.height)
    const thin = Math.max(0.5, options.width * thinness(stage) * 0.34)
    const bolts = [
      ...struck.flat(),
      ...crawlsOf(stage, options).map((each) => ({ ...each, power: each.power * options.faint })),
      ...contacts.flatMap((each) => feelers(each, size, thin, random)),
    ]
    const emission = newEmission(frame)
    for (const { x, y, power } of contacts) {
      addLight(emission, x, y, [0.6, 0.75, 1], 0.05 * size * size * power * options.power)
    }
    for (const each of bolts) shine(emission, each, options)
    const near = { lift: 0.05 * letters.em, rough: 0.22, colour: options.face }
    const faces = facesOf(letters, options.profile, options.grow)
    washGround(stage, emission, { ...near, strength: options.wash, halo: 0, gloss: options.gloss }, faces)
    washGround(stage, emission, { ...near, lift: 0.03 * frame.height, strength: 0, halo: options.halo, gloss: 0 })
    for (const each of bolts) drawBolt(frame, each, options.colour, options.power)
    const foot = letters.y + letters.ink.bottom + options.grow * letters.em
    if (options.streak > 0) for (const each of contacts) drawStreak(frame, each, foot, size, options.streak)
    for (const each of contacts) drawContact(frame, each, size, options.colour, random)
  },
})

type Options = z.output<(typeof arcs)['schema']>

/** The end of the main one of a strike's bolts. */
function metBy([main]: readonly Bolt[], contact: number): Contact[] {
  if (!main) return []
  const { points, power } = main
  return [{ x: points[points.length - 2]!, y: points[points.length - 1]!, power: contact * power }]
}

function shine(emission: Emission, { points, width, power }: Bolt, options: Options): void {
  for (let at = 0; at < points.length - 2; at += 2) {
    const length = hypot(points[at + 2]! - points[at]!, points[at + 3]! - points[at + 1]!)
    addLight(emission, points[at]!, points[at + 1]!, options.colour, 2 * width * length * power * options.power)
  }
}

/** Places of the letters that a bolt may meet: what sticks out at the top of each character, from left to right. */
function peaks({ width, height, distance, ...letters }: Letters): { x: number; y: number }[] {
  const owners = letters.owners()
  const found = new Map<number, { x: number; y: number }>()
  for (let at = 0; at < width * height; at++) {
    if (distance[at]! < 0.5) continue
    const owner = owners[at]!
    const x = at % width
    // The first row met is the highest; of it the middle would do, but corners draw sparks.
    if (!found.has(owner)) found.set(owner, { x: x + letters.x, y: Math.floor(at / width) + letters.y })
  }
  const places = [...found.values()].sort((a, b) => a.x - b.x)
  // What stands below another line is shielded by it.
  const highest = Math.min(...places.map(({ y }) => y))
  return places.filter(({ y }) => y < highest + 0.75 * letters.em)
}

/** Frame height as a bolt counts it: less for small letters, which it would hide. */
function thinness({ frame, letters }: Stage): number {
  return frame.height * Math.min(1, Math.max(0.45, (letters.em / frame.height) * 3))
}

/** The bolts of each strike, the main one first. */
function strikesOf(stage: Stage, { strikes, width, branches, lead, contact, grow }: Options): Bolt[][] {
  const { frame, letters, seed } = stage
  const random = randomFrom(seed * 7193 + 21)
  const places = peaks(letters)
  const span = places.length === 0 ? 0 : places[places.length - 1]!.x - places[0]!.x
  // Bolts side by side would hide what they strike.
  const count = places.length === 0 ? 0 : Math.min(strikes, 2 + Math.floor(span / (0.3 * frame.height)))
  return Array.from({ length: count }, (_, index) => {
    const place =
      places[Math.min(places.length - 1, Math.floor(((index + 0.2 + 0.6 * random()) / count) * places.length))]!
    // A single letter is struck from several sides.
    const from = mix(place.x, ((index + random()) / count) * frame.width, places.length < count ? 0.8 : 0.35)
    const start = [from, -0.03 * frame.height] as const
    const isFirst = index === Math.floor(count / 2)
    const own = mix(1, isFirst ? 1.7 : 0.4, lead)
    const bolts = bolt(start, [place.x, place.y + 0.02 * letters.em], {
      width: width * thinness(stage) * mix(mix(0.55, 1.2, random()), 1, lead) * own,
      rough: 0.17,
      branches: branches * mix(1, isFirst ? 1.3 : 0.6, lead),
      random,
    })
    const ended = contact > 0 ? stopped(bolts, letters, grow * letters.em) : bolts
    return ended.map((each) => ({ ...each, power: each.power * (isFirst ? 1 : mix(1, 0.45, lead)) }))
  })
}

/** Index of the place of a line that is farthest to the left, or, with `down`, to the upper left. */
function outermost(points: Float32Array, down = 0): number {
  let found = 0
  for (let at = 2; at < points.length; at += 2) {
    if (points[at]! + down * points[at + 1]! < points[found]! + down * points[found + 1]!) found = at
  }
  return found
}

function crawlsOf(stage: Stage, { crawl, jumps, width }: Options): Bolt[] {
  const { letters, seed } = stage
  const { em } = letters
  const random = randomFrom(seed * 9341 + 4)
  // From left to right, each from its upper left corner on: where tops are level, the order and the place in which lines are
  // found differ from one size to another.
  const lines = letterLines(letters, { along: 'outline', inset: -0.012, soft: 0.01 })
    .filter(({ points }) => points.length > 0.5 * em)
    .map(({ points }) => ({ points, from: outermost(points, 1), left: points[outermost(points)]! }))
    .sort((one, other) => one.left - other.left)
  if (lines.length === 0) return []
  const thin = Math.max(0.5, width * thinness(stage) * 0.3)
  const place = (line: number, share: number): readonly [number, number] => {
    const { points, from } = lines[line]!
    const at = (from + Math.floor((share % 1) * (points.length / 2)) * 2) % points.length
    return [points[at]!, points[at + 1]!]
  }
  const bolts: Bolt[] = []
  const around = lines.reduce((sum, { points }) => sum + points.length / 2, 0)
  for (let index = 0; index < Math.min(crawl, around / (1.6 * em)); index++) {
    const own = ownOf(random)
    const line = Math.floor(own() * lines.length)
    const { points } = lines[line]!
    const start = own()
    const span = Math.min(0.5, (mix(0.35, 1, own()) * em) / (points.length / 2))
    const steps = Math.max(2, Math.round((span * points.length) / 2 / (0.16 * em)))
    for (let step = 0; step < steps; step++) {
      const a = place(line, start + (span * step) / steps)
      const b = place(line, start + (span * (step + 1)) / steps)
      bolts.push(...bolt(a, b, { width: thin * mix(0.5, 1.25, own()), rough: 0.3, branches: 0.25, random: own }))
    }
  }
  for (let index = 0; index < Math.min(jumps, lines.length); index++) {
    const own = ownOf(random)
    const from = Math.floor(own() * lines.length)
    const to = Math.floor(own() * lines.length)
    const a = place(from, own())
    const b = place(to, own())
    const far = hypot(a[0] - b[0], a[1] - b[1])
    if (far < 1.6 * em && far > 0.2 * em)
      bolts.push(...bolt(a, b, { width: thin * 1.3, rough: 0.2, branches: 0.5, random: own }))
  }
  return bolts
}
