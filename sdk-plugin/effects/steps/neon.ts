import * as z from 'zod'
import { colour, ramp, type Rgb } from '../colour.ts'
import { letterLines, strokeOf, stoutness } from '../lines.ts'
import { addLight, newEmission, softened } from '../light/emission.ts'
import { washGround } from '../light/wash.ts'
import { operation, type Stage } from '../stage.ts'
import { facesOf } from '../surface/lit.ts'
import { type Tube, tubesOf } from '../tubes/cut.ts'
import { drawCables, drawClips, drawElectrodes, drawSockets } from '../tubes/fittings.ts'
import { drawGlass, shadeLine } from '../tubes/glass.ts'
import { drawPanel } from '../tubes/panel.ts'
import { drawStandoffs, drawTies } from '../tubes/standoffs.ts'

/** Tubes of lit gas along the letters, on sockets and clips, that light the plate behind them. Lengths in em. */
export const neon = operation({
  name: 'neon',
  schema: z.strictObject({
    do: z.literal('neon'),
    /** `middle` of the strokes, best with thin ones, or an `outline` at `inset` inside of their edge. */
    along: z.enum(['middle', 'outline']).default('middle'),
    inset: z.number().min(-0.2).max(0.2).default(0),
    radius: z.number().min(0.004).max(0.1).default(0.03),
    /** How round corners are bent. */
    soft: z.number().min(0).max(0.1).default(0.018),
    colours: z.array(colour).min(1).max(12),
    /** A colour for each letter, for each tube, or from left to right. */
    by: z.enum(['letters', 'tubes', 'across']).default('letters'),
    /** Light of the gas. */
    power: z.number().min(0).max(20).default(3),
    /** How white its middle is. */
    core: z.number().min(0).max(3).default(1),
    /** Share of the radius that is the tube's clear glass around the gas; 0 shows the gas alone. */
    wall: z.number().min(0).max(0.6).default(0),
    /** How far the tubes stand off. */
    lift: z.number().min(0.01).max(0.5).default(0.07),
    /** Sockets, clips and cables. */
    fittings: z.enum(['none', 'ends', 'clips', 'all']).default('all'),
    /** What holds tubes: saddles over the glass, or standoffs below it with the glass tied to them. */
    clips: z.enum(['saddles', 'standoffs']).default('saddles'),
    /** Cups of metal in the clear glass at the ends, and how much the gas fades on its way there. */
    electrodes: z.boolean().default(false),
    fade: z.number().min(0).max(1).default(0),
    /** Darkness of the shadow below tubes. */
    shadow: z.number().min(0).max(1).default(0.28),
    /** Cables leave the picture at the top, beside the word; else they only link its letters. For `all`. */
    feed: z.boolean().default(true),
    /** Light on the plate behind, how much of it is mirrored and how broadly, and light in the air. */
    wash: z.number().min(0).max(20).default(3),
    gloss: z.number().min(0).max(5).default(0.02),
    rough: z.number().min(0.02).max(1).default(0.25),
    halo: z.number().min(0).max(2).default(0.03),
    /** Light on all of the scene, or on the letters' faces alone, as in channel letters. */
    onto: z.enum(['letters', 'scene']).default('scene'),
    /** What is lit where no plate lies. */
    ground: colour.default([0.05, 0.05, 0.055]),
  }),
  apply(stage, options) {
    const { letters, frame } = stage
    const { em } = letters
    const { along, inset, soft } = options
    const lines = letterLines(letters, { along, inset, soft })
    const radius = Math.max(
      0.9,
      options.radius * em,
      along === 'middle' ? stoutness(strokeOf(letters, lines), options.radius * em) : 0,
    )
    const hasEnds = options.fittings !== 'none' && em > SOCKETED * frame.height
    const tubes = withFewEnds(tubesOf(lines, radius, hasEnds))
    const colours = tubes.map((tube, index) => colourOf(stage, tube, index, options))
    const emission = newEmission(frame)
    tubes.forEach(({ points }, index) => {
      // Two places a pixel and more would not be told apart on the coarse grid.
      for (let at = 0; at < points.length; at += 4) {
        addLight(emission, points[at]!, points[at + 1]!, colours[index]!, 4 * radius * options.power * 0.5)
      }
    })
    const { wash: strength, halo, gloss, rough, ground } = options
    const onto = options.onto === 'letters' ? facesOf(letters, CHANNEL, 0) : undefined
    washGround(stage, emission, { lift: options.lift * em, strength, halo, gloss, rough, colour: ground }, onto)
    const light = softened(emission, 0.03 * em)
    if (letters.emoji) drawPanel(stage, options.power)
    for (const { points } of tubes) shadeLine(frame, points, radius * 1.1, [0, options.lift * em * 0.5], options.shadow)
    if (hasEnds && options.fittings === 'all')
      drawCables(frame, tubes, { radius, feed: options.feed, seed: stage.seed }, light)
    const hasClips = hasEnds && options.fittings !== 'ends'
    const standing = { radius, apart: 0.42 * em, lift: options.lift * em }
    const isStanding = hasClips && options.clips === 'standoffs'
    if (isStanding) for (const tube of tubes) drawStandoffs(frame, tube, standing, light)
    const { power, core, wall, fade } = options
    for (const same of Map.groupBy(
      tubes.keys(),
      (index) => `${tubes[index]!.owner} ${colours[index]!.join()}`,
    ).values()) {
      const joined = same.map((index) => tubes[index]!)
      drawGlass(frame, joined, { radius, colour: colours[same[0]!]!, power, core, hasEnds, wall, fade })
    }
    if (hasEnds && options.electrodes) for (const tube of tubes) drawElectrodes(frame, tube, radius, light)
    if (hasEnds) for (const tube of tubes) drawSockets(frame, tube, radius, light)
    if (!hasClips) return
    for (const tube of tubes) {
      if (isStanding) drawTies(frame, tube, standing, light)
      else drawClips(frame, tube, radius, standing.apart, light)
    }
  },
})

/** Letters of a smaller em, in frame heights, have no room for sockets and clips. */
const SOCKETED = 0.25

/** A letter is fed at two of its ends, the lowest; more sockets would be litter. */
function withFewEnds(tubes: readonly Tube[]): Tube[] {
  const ends = tubes.flatMap(({ points, owner, isStartFree, isEndFree }, index) => [
    ...(isStartFree ? [{ index, owner, isStart: true, y: points[1]! }] : []),
    ...(isEndFree ? [{ index, owner, isStart: false, y: points.at(-1)! }] : []),
  ])
  const fed = [...Map.groupBy(ends, ({ owner }) => owner).values()].flatMap((own) =>
    own.sort((a, b) => b.y - a.y).slice(0, 2),
  )
  const isFed = (index: number, isStart: boolean) => fed.some((end) => end.index === index && end.isStart === isStart)
  return tubes.map((tube, index) => ({ ...tube, isStartFree: isFed(index, true), isEndFree: isFed(index, false) }))
}

/** The inside of a letter of sheet metal. */
const CHANNEL = { kind: 'dish', width: 0.05, height: 0.06 } as const

function colourOf(
  { letters }: Stage,
  { owner, points }: Tube,
  index: number,
  { colours, by }: z.output<(typeof neon)['schema']>,
): Rgb {
  if (by !== 'across') return colours[(by === 'letters' ? owner : index) % colours.length]!
  const { left, right } = letters.ink
  const middle = points[(points.length >> 2) * 2]! - letters.x
  return ramp(colours, (middle - left) / Math.max(1, right - left))
}
