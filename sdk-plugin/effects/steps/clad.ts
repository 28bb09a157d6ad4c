import * as z from 'zod'
import { colour } from '../colour.ts'
import { normalsOf } from '../kernels/normals.ts'
import { sampleAt } from '../kernels/resample.ts'
import type { Letters } from '../lettering.ts'
import { bounceOf } from '../light/bounce.ts'
import { shade } from '../light/shade.ts'
import { PLATES, type PlateName } from '../plates/index.ts'
import type { Drawn } from '../plates/plate.ts'
import { randomFrom } from '../random.ts'
import { Kept } from '../kept.ts'
import { operation, type Stage } from '../stage.ts'
import { addBump, bumpSchema } from '../surface/bumps.ts'
import { describedMaterial } from '../surface/material.ts'
import { opennessOf } from '../surface/open.ts'
import { outlineOf } from '../surface/outline.ts'
import { heightsOf, profileSchema } from '../surface/profile.ts'

/** Letters cut from what a plate is made of: denim, wickerwork, brick. Lengths in em. */
export const clad = operation({
  name: 'clad',
  schema: z.strictObject({
    do: z.literal('clad'),
    kind: z.enum(Object.keys(PLATES) as [PlateName, ...PlateName[]]),
    /** The plate's own when left out. */
    colours: z.array(colour).min(1).max(4).optional(),
    /** Size of the pattern, which goes with the letters: 1 is as designed where an em is 0.45 frame heights. */
    scale: z.number().min(0.1).max(16).default(1),
    /** Most degrees that the piece of a letter is turned. */
    turn: z.number().min(0).max(180).default(0),
    relief: z.number().min(0).max(4).default(1),
    grow: z.number().min(-0.2).max(0.2).default(0),
    profile: profileSchema.prefault({ kind: 'flat' }),
    soft: z.number().min(0).max(0.1).default(0.006),
    bumps: z.array(bumpSchema).max(4).default([]),
    hollows: z.number().min(0).max(3).default(1),
    gain: z.number().min(0).max(5).default(1),
  }),
  apply(stage, options) {
    const { letters, frame, environment } = stage
    const outline = outlineOf(letters, options.grow)
    const { width, height } = outline
    const heights = heightsOf(outline, options.profile, options.soft)
    for (const bump of options.bumps) addBump(heights, { ...letters, ...outline }, bump, stage.seed)
    const open = options.hollows > 0 ? opennessOf(heights, width, height, letters.em, options.hollows) : undefined
    const colours = lay(stage, options, outline.coverage, heights)
    if (letters.emoji) keepEmoji(letters, colours)
    shade(
      frame,
      {
        x: letters.x,
        y: letters.y,
        width,
        height,
        coverage: outline.coverage,
        normals: normalsOf(heights, width, height),
        colour: colours,
        ...(open ? { open } : {}),
      },
      { ...describedMaterial({ colour: [1, 1, 1], metal: 0, rough: 1 }), ...PLATES[options.kind].material },
      { environment, gain: stage.gain * options.gain, bounce: bounceOf(frame, 0.4) },
    )
  },
})

type Options = z.output<(typeof clad)['schema']>

/** Of the frame's height: what a plate of scale 1 is designed for. */
const DESIGNED = 0.45

/** Adds the plate's relief to the heights and returns its colours, each letter from another place of it. */
function lay({ letters, frame, seed }: Stage, options: Options, coverage: Float32Array, heights: Float32Array) {
  const { width, height, em } = letters
  // In steps, so that texts of about one size share a drawn plate; no finer than the pixels can show.
  const wanted = (options.scale * em) / (DESIGNED * frame.height)
  const scale = Math.max(Math.min(0.5, options.scale), 2 ** (Math.round(Math.log2(wanted) * 4) / 4))
  const { heights: relief, colour: drawn } = drawnPlate(options, frame.width, frame.height, scale)
  const planes = {
    r: new Float32Array(coverage.length),
    g: new Float32Array(coverage.length),
    b: new Float32Array(coverage.length),
  }
  const owners = letters.owners()
  const random = randomFrom(seed * 4099 + 17)
  const pieces = Array.from({ length: 64 }, () => {
    const angle = ((random() * 2 - 1) * options.turn * Math.PI) / 180
    return { cos: Math.cos(angle), sin: Math.sin(angle), x: random() * frame.width, y: random() * frame.height }
  })
  const rise = frame.height * options.relief
  for (let y = 0; y < height; y++) {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      if (letters.distance[at]! < -2 - Math.max(0, options.grow) * em) continue
      const piece = pieces[(owners[at]! < 0 ? 0 : owners[at]!) & 63]!
      const px = mirrored(x * piece.cos - y * piece.sin + piece.x, frame.width)
      const py = mirrored(x * piece.sin + y * piece.cos + piece.y, frame.height)
      if (options.turn === 0) {
        const from = (py | 0) * frame.width + (px | 0)
        heights[at]! += relief[from]! * rise
        planes.r[at] = drawn.r[from]!
        planes.g[at] = drawn.g[from]!
        planes.b[at] = drawn.b[from]!
      } else {
        heights[at]! += sampleAt(relief, frame.width, frame.height, px, py) * rise
        planes.r[at] = sampleAt(drawn.r, frame.width, frame.height, px, py)
        planes.g[at] = sampleAt(drawn.g, frame.width, frame.height, px, py)
        planes.b[at] = sampleAt(drawn.b, frame.width, frame.height, px, py)
      }
    }
  }
  return planes
}

/** Runs to and fro between 0 and the side, so that a piece may lie anywhere. */
function mirrored(place: number, side: number): number {
  const within = Math.abs(place) % (2 * side)
  return Math.min(side - 1.01, within < side ? within : 2 * side - within)
}

/** The colours of an emoji on the texture of the plate. */
function keepEmoji({ emoji }: Letters, planes: { r: Float32Array; g: Float32Array; b: Float32Array }): void {
  if (!emoji) return
  let sum = 0
  let count = 0
  for (let at = 0; at < planes.g.length; at++) {
    if (planes.g[at]! <= 0) continue
    sum += planes.r[at]! + planes.g[at]! + planes.b[at]!
    count++
  }
  const scale = count / Math.max(1e-6, sum)
  for (let at = 0; at < planes.g.length; at++) {
    const share = emoji.share[at]!
    if (share < 0.01) continue
    const tone = 0.45 + 0.55 * Math.min(1.6, (planes.r[at]! + planes.g[at]! + planes.b[at]!) * scale)
    planes.r[at]! += (emoji.r[at]! * tone - planes.r[at]!) * share
    planes.g[at]! += (emoji.g[at]! * tone - planes.g[at]!) * share
    planes.b[at]! += (emoji.b[at]! * tone - planes.b[at]!) * share
  }
}

/** Drawn plates that are kept, in pixels. */
const KEPT_PIXELS = 2_200_000
const kept = new Kept<Drawn>(KEPT_PIXELS, ({ heights }) => heights.length)

function drawnPlate({ kind, colours }: Options, width: number, height: number, scale: number): Drawn {
  const { draw, colours: own } = PLATES[kind]
  const key = JSON.stringify([kind, colours, width, height, scale])
  return kept.get(key, () => draw(width, height, scale, colours ?? own))
}
