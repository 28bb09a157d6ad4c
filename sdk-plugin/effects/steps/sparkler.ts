import * as z from 'zod'
import { colour, mix, type Rgb } from '../colour.ts'
import { letterLines, strokeOf, stoutness } from '../lines.ts'
import { addLight, newEmission, softened } from '../light/emission.ts'
import { washGround } from '../light/wash.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { randomFrom } from '../random.ts'
import { operation, type Stage } from '../stage.ts'
import { drawPanel } from '../tubes/panel.ts'
import { addSpot } from '../tubes/spark.ts'

/** Letters written in the air with a sparkler: a hot line, sparks that burst into stars. Lengths in em. */
export const sparkler = operation({
  name: 'sparkler',
  schema: z.strictObject({
    do: z.literal('sparkler'),
    along: z.enum(['middle', 'outline']).default('middle'),
    /** Radius of the hot line. */
    radius: z.number().min(0.004).max(0.1).default(0.02),
    /** The line, and the sparks from hot to cold. */
    colour: colour.prefault('#ffb347'),
    sparks: z.tuple([colour, colour]).readonly().prefault(['#fff0c8', '#ff8a1f']),
    power: z.number().min(0).max(20).default(3),
    /** Sparks for each em of line. */
    count: z.number().int().min(0).max(400).default(120),
    /** Share of them that burst into a star at the end. */
    bursts: z.number().min(0).max(1).default(0.45),
    /** Length of their flight. */
    reach: z.number().min(0.01).max(1).default(0.2),
    /** How much sparks fly the way the tip was moved, rather than to all sides. */
    trail: z.number().min(0).max(1).default(0),
    /** Smoke that drifts up from the line, in its light. */
    smoke: z.number().min(0).max(4).default(0),
    /** Light in the air and on what lies behind. */
    halo: z.number().min(0).max(4).default(0.2),
  }),
  apply(stage, options) {
    const { letters, frame, seed } = stage
    const { em } = letters
    const random = randomFrom(seed * 4513 + 9)
    const lines = letterLines(letters, { along: options.along, inset: 0, soft: 0.014 })
    if (letters.emoji) drawPanel(stage, options.power)
    const radius = Math.max(1, options.radius * em, stoutness(strokeOf(letters, lines), options.radius * em) * 0.8)
    // Sparks of the full size would hide small letters.
    const room = Math.min(1, Math.max(0.3, em / (0.26 * frame.height)))
    const emission = newEmission(frame)
    for (const { points } of lines) {
      for (let at = 0; at < points.length; at += 4) {
        addLight(emission, points[at]!, points[at + 1]!, options.colour, 4 * radius * options.power)
      }
    }
    const air = { lift: 0.06 * em, strength: 0, gloss: 0, rough: 1, colour: options.colour }
    washGround(stage, emission, { ...air, halo: options.halo })
    if (options.smoke > 0)
      drawSmoke(stage, softened(emission, 0.16 * Math.max(em, LEAST * frame.height)), options.smoke)
    for (const { points } of lines) {
      const flights = Math.round((room * options.count * points.length) / 2 / em) + 2
      for (let index = 0; index < flights; index++) {
        const at = Math.floor((random() * points.length) / 2) * 2
        fly(stage, points, at, room, options, random)
      }
    }
    for (const { points } of lines) drawLine(stage, points, radius, options, random)
  },
})

type Options = z.output<(typeof sparkler)['schema']>

/** The way of the burning tip: beads that run into each other, no two as bright. */
function drawLine(
  { frame }: Stage,
  points: Float32Array,
  radius: number,
  { colour: tone, power }: Options,
  random: () => number,
): void {
  const step = Math.max(2, Math.round(radius * 0.45)) * 2
  for (let at = 0; at < points.length; at += step) {
    const x = points[at]! + (random() - 0.5) * radius * 0.3
    const y = points[at + 1]! + (random() - 0.5) * radius * 0.3
    const light = power * mix(0.12, 0.42, random())
    addSpot(frame, x, y, Math.max(0.9, radius * mix(0.7, 1.1, random()) - 0.4), tone, light)
    addSpot(frame, x, y, radius * 0.42, [1, 0.93, 0.78], light * 1.5)
  }
}

/** Pixels of a side in which smoke is the same: it has no edges. */
const COARSE = 2
/** Smallest billows, as a share of the frame's height. */
const LEAST = 0.42

/** Billows that hang above what lights them, thinner the higher. */
function drawSmoke({ frame, letters, seed }: Stage, lightAt: (x: number, y: number) => Rgb, smoke: number): void {
  const { width, height, r, g, b } = frame
  // Billows of a letter's size, but not of a small one's.
  const em = Math.max(letters.em, LEAST * height)
  const [clouds, swirls] = [noiseTile('clouds'), noiseTile('swirls')]
  for (let y = 0; y < height; y += COARSE) {
    for (let x = 0; x < width; x += COARSE) {
      // It has risen, and drifted to the right on its way.
      const near = lightAt(x, y + 0.06 * em)
      const high = lightAt(x - 0.12 * em, y + 0.3 * em)
      const lit = near[0] + 1.4 * high[0]
      if (lit < 0.004) continue
      const veil = 1 / (1 + 0.8 * lit)
      const bend = 26 * noiseAt(swirls, (x * 26) / em + seed, (y * 26) / em)
      const dense = noiseAt(clouds, (x * 56) / em + bend + seed * 7, (y * 74) / em + bend)
      const share = smoke * veil * Math.max(0, dense + 0.16) ** 1.3
      for (let at = y * width; at < Math.min(y + COARSE, height) * width; at += width) {
        for (let px = x; px < Math.min(x + COARSE, width); px++) {
          r[at + px]! += share * (near[0] + 1.4 * high[0])
          g[at + px]! += share * (near[1] + 1.25 * high[1])
          b[at + px]! += share * (near[2] + 1.1 * high[2])
        }
      }
    }
  }
}

/** Share of sparks that fly far, and how far they and the others fall on their way, as shares of it. */
const FAR = 0.055
const FALL = [0.1, 0.5] as const

function fly(
  { frame, letters: { em } }: Stage,
  points: Float32Array,
  at: number,
  room: number,
  { sparks, power, reach, bursts, trail }: Options,
  random: () => number,
): void {
  const [x, y] = [points[at]!, points[at + 1]!]
  const ahead = Math.min(points.length - 2, at + 24)
  const behind = Math.max(0, at - 24)
  const way = Math.atan2(points[ahead + 1]! - points[behind + 1]!, points[ahead]! - points[behind]!)
  const stray = (random() * 2 - 1) * Math.PI
  // Thrown off backwards at a slant, to one side or the other.
  const angle = way + Math.PI + stray * mix(1, 0.32 + 0.3 * Math.abs(stray / Math.PI), trail)
  // Most sparks are short; a few fine ones fly far, bend as they fall, and glow up at their end.
  const isFar = random() < FAR * room * room
  const length = room * reach * em * (isFar ? mix(0.9, 1.9, random()) : 0.08 + 0.92 * random() ** 3)
  const size = Math.max(0.45, (isFar ? 0.0024 : 0.0036) * em)
  const steps = Math.max(4, Math.round(length / (size * 1.4)))
  const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length]
  const fall = FALL[isFar ? 1 : 0] * length * (isFar ? mix(0.5, 1.2, random()) : 1)
  const begin = isFar ? mix(0.25, 0.6, random()) : 0.4 * random()
  const light = power * room * (isFar ? mix(0.3, 0.7, random()) : mix(0.12, 0.7, random() ** 2))
  const tone: [number, number, number] = [0, 0, 0]
  for (let step = 0; step <= steps; step++) {
    const t = mix(begin, 1, step / steps)
    const heat = isFar ? (step / steps) ** 3 : 1 - t
    for (let c = 0; c < 3; c++) tone[c] = mix(sparks[1][c]!, sparks[0][c]!, heat)
    // A streak runs out to a point; one that falls is broadest at its head.
    const wide = isFar ? 0.5 + 0.8 * heat : 1.15 - 0.75 * t
    addSpot(frame, x + dx * t, y + dy * t + fall * t * t, size * wide, tone, light * (isFar ? 0.1 + heat : 0.2 + heat))
  }
  if (isFar) addSpot(frame, x + dx, y + dy + fall, size * mix(1, 1.7, random()), sparks[0], light * 1.1)
  // Steel bursts at the end of its way.
  if (random() > bursts) return
  const [tipX, tipY] = [x + dx, y + dy + fall]
  const rays = 4 + Math.floor(random() * 4)
  for (let ray = 0; ray < rays; ray++) {
    const turn = random() * 2 * Math.PI
    const far = length * mix(0.08, 0.24, random())
    for (let step = 1; step <= 5; step++) {
      const t = step / 5
      addSpot(
        frame,
        tipX + Math.cos(turn) * far * t,
        tipY + Math.sin(turn) * far * t,
        size * 0.8,
        sparks[0],
        light * 0.6 * (1 - t),
      )
    }
  }
  addSpot(frame, tipX, tipY, size * 1.2, sparks[0], light)
}
