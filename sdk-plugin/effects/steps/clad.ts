import * as z from 'zod'
import { colour } from '../colour.ts'
import { blur } from '../kernels/blur.ts'
import { normalsOf } from '../kernels/normals.ts'
import { opennessOf } from '../kernels/outline.ts'
import type { Letters } from '../lettering.ts'
import { bounceOf } from '../light/bounce.ts'
import { shade } from '../light/shade.ts'
import { PLATES, type PlateName } from '../plates/index.ts'
import { texelsOf } from '../plates/texels.ts'
import { randomFrom } from '../random.ts'
import { operation, type Stage } from '../stage.ts'
import { alongStrokes } from '../surface/along.ts'
import { addBump, bumpSchema } from '../surface/bumps.ts'
import { describedMaterial } from '../surface/material.ts'
import { outlineOf } from '../surface/outline.ts'
import { heightsOf, type Outline, profileSchema } from '../surface/profile.ts'

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
    /** The pattern runs along each stroke, and is as wide as that: scales, fur, bark. */
    flow: z.boolean().default(false),
    /** Clear film over it, in place of the plate's own. */
    coat: z.number().min(0).max(4).optional(),
    relief: z.number().min(0).max(4).default(1),
    /** Its plate is drawn at half the size, in a quarter of the time: for coarse stone, whose `bumps` are the fine relief. */
    coarse: z.boolean().default(false),
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
    const open = options.hollows > 0 ? openness(heights, outline, options.hollows) : undefined
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
      {
        ...describedMaterial({ colour: [1, 1, 1], metal: 0, rough: 1 }),
        ...PLATES[options.kind].material,
        ...(options.coat === undefined ? {} : { coat: options.coat }),
      },
      { environment, gain: stage.gain * options.gain, bounce: bounceOf(frame, 0.4) },
    )
  },
})

type Options = z.output<(typeof clad)['schema']>

/** Reach of the darkness in hollows, in em. */
const HOLLOW = 0.045

function openness(heights: Float32Array, { width, height, em }: Outline, strength: number): Float32Array {
  const reach = HOLLOW * em
  return opennessOf(heights, blur(heights, width, height, reach), (strength * 1.8) / reach)
}

/** Of the frame's height: what a plate of scale 1 is designed for. */
const DESIGNED = 0.45
/** No finer than pixels can show, unless a recipe asks for it. */
const FINEST = 0.5

/** Adds the plate's relief to the heights and returns its colours, each letter from another place of it. */
function lay({ letters, frame, seed }: Stage, options: Options, coverage: Float32Array, heights: Float32Array) {
  const { width, height, em } = letters
  const wanted = Math.max(Math.min(FINEST, options.scale), (options.scale * em) / (DESIGNED * frame.height))
  // What is read between texels may be drawn at another size than it is shown at: once an octave, for texts of any length.
  // Threads that lie straight are not resampled: a drawn plate for each quarter of an octave.
  const between = options.turn !== 0 || options.flow || options.coarse
  const steps = between ? 1 : 4
  const scale = 2 ** (Math.round(Math.log2(wanted) * steps) / steps)
  const zoom = between ? scale / wanted : 1
  const part = options.coarse ? 0.5 : 1
  const [wide, high] = [Math.ceil(frame.width * part), Math.ceil(frame.height * part)]
  const texels = texelsOf(options.kind, options.colours, wide, high, scale)
  const planes = {
    r: new Float32Array(coverage.length),
    g: new Float32Array(coverage.length),
    b: new Float32Array(coverage.length),
  }
  const owners = letters.owners()
  const random = randomFrom(seed * 4099 + 17)
  const pieces = Array.from({ length: PIECES }, () => {
    const angle = ((random() * 2 - 1) * options.turn * Math.PI) / 180
    const step = zoom * part
    return { cos: Math.cos(angle) * step, sin: Math.sin(angle) * step, x: random() * wide, y: random() * high }
  })
  const rise = (frame.height * options.relief) / zoom
  const least = -2 - Math.max(0, options.grow) * em
  const stride = wide * 4
  const flow = options.flow ? alongStrokes(letters) : undefined
  for (let y = 0; y < height; y++) {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      if (letters.distance[at]! < least) continue
      const piece = pieces[(owners[at]! < 0 ? 0 : owners[at]!) & (PIECES - 1)]!
      const stroke = flow ? flow.stroke[at]! : -1
      const swollen = stroke < 0 ? 1 : (USUAL * em) / flow!.strokes[stroke]!.half
      const u = stroke < 0 ? x : flow!.along[at]! * swollen
      const v = stroke < 0 ? y : flow!.across[at]! * swollen
      const px = mirrored(u * piece.cos - v * piece.sin + piece.x, wide)
      const py = mirrored(u * piece.sin + v * piece.cos + piece.y, high)
      const column = px | 0
      const row = py | 0
      const from = row * stride + column * 4
      if (!between) {
        heights[at]! += texels[from]! * rise
        planes.r[at] = texels[from + 1]!
        planes.g[at] = texels[from + 2]!
        planes.b[at] = texels[from + 3]!
        continue
      }
      const tx = px - column
      const ty = py - row
      const ne = tx * (1 - ty)
      const sw = (1 - tx) * ty
      const se = tx * ty
      const nw = 1 - ne - sw - se
      const below = from + stride
      heights[at]! +=
        (texels[from]! * nw + texels[from + 4]! * ne + texels[below]! * sw + texels[below + 4]! * se) * rise
      planes.r[at] = texels[from + 1]! * nw + texels[from + 5]! * ne + texels[below + 1]! * sw + texels[below + 5]! * se
      planes.g[at] = texels[from + 2]! * nw + texels[from + 6]! * ne + texels[below + 2]! * sw + texels[below + 6]! * se
      planes.b[at] = texels[from + 3]! * nw + texels[from + 7]! * ne + texels[below + 3]! * sw + texels[below + 7]! * se
    }
  }
  return planes
}

/** Half the width of a stroke, in em, on which the pattern is as large as its scale says. */
const USUAL = 0.1

/** Unlike pieces of cloth; more letters than that begin again. */
const PIECES = 64

/** Runs to and fro between 0 and the side, so that a piece may lie anywhere. */
function mirrored(place: number, side: number): number {
  const within = place - Math.floor(place / (2 * side)) * 2 * side
  const folded = within < side ? within : 2 * side - within
  return folded > side - 1.01 ? side - 1.01 : folded
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
