import * as z from 'zod'
import { colour, mix, type Rgb, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { hypot } from '../hypot.ts'
import { operation, type Stage } from '../stage.ts'
import { describedMaterial } from '../surface/material.ts'
import { layAt, layThread, lightPile, type Pile, pileOver, spot } from '../surface/pile.ts'
import { type End, swimmersOf } from '../surface/swimming.ts'

/**
 * A koi's head that tapers out of one free end of each letter, seen from above: skin without scales, gill covers, nostrils,
 * barbels, and eyes at its sides. Comes after the body. Lengths in halves of the stroke's width.
 */
export const heads = operation({
  name: 'heads',
  schema: z.strictObject({
    do: z.literal('heads'),
    /** Of the skin and of the patch on the forehead; each letter takes the pair whose skin is most like its own there. */
    colours: z
      .array(z.tuple([colour, colour]).readonly())
      .min(1)
      .max(6),
    /** How far the gill covers lie behind the mouth, and how far that lies before the end of the stroke. */
    long: z.number().min(1).max(4).default(2.3),
    out: z.number().min(0).max(1).default(0.6),
    /** Of the rings around the pupils. */
    iris: colour.default([0.62, 0.4, 0.08]),
  }),
  apply(stage, options) {
    const pile = pileOver(stage)
    for (const { head, isSmall } of swimmersOf(stage)) {
      if (!isSmall) layHead(stage, pile, head, options)
    }
    const skin = describedMaterial({ colour: [1, 1, 1], metal: 0, rough: 0.3, coat: 0.4, coatRough: 0.15 })
    lightPile(stage, pile, skin, 1.1, 0)
  },
})

type Options = z.output<(typeof heads)['schema']>
type Pair = Options['colours'][number]

/** How far behind the mouth the head is as wide as the stroke, and how blunt it is before that. */
const TAPER = 1.7
const BLUNT = 0.62

/** Half the width of the head at a place behind the mouth: it covers the round end of a stroke. */
function girth(back: number): number {
  if (back <= 0) return 0
  const left = Math.max(0, 1 - back / TAPER)
  return (1 - left * left) ** BLUNT
}

function layHead(stage: Stage, pile: Pile, end: End, options: Options): void {
  const { half, dx, dy } = end
  const { letters } = stage
  // The mouth, on the frame.
  const [x, y] = [end.x + letters.x + options.out * half * dx, end.y + letters.y + options.out * half * dy]
  const colours = likest(stage, options, x - (options.long + 0.4) * half * dx, y - (options.long + 0.4) * half * dy)
  for (const side of [-1, 1]) layBarbel(pile, { x, y, dx, dy, half }, side, colours[0])
  const reach = (options.long + 0.4) * half
  const [top, left] = [Math.max(0, Math.floor(y - reach - pile.y)), Math.max(0, Math.floor(x - reach - pile.x))]
  for (let py = top; py <= Math.min(pile.height - 1, y + reach - pile.y); py++) {
    for (let px = left; px <= Math.min(pile.width - 1, x + reach - pile.x); px++) {
      const vx = px + pile.x - x
      const vy = py + pile.y - y
      // Behind the mouth, and to its side.
      const back = -(vx * dx + vy * dy) / half
      const aside = (vx * dy - vy * dx) / half
      if (back < -0.1 || back > options.long + 0.3 || Math.abs(aside) > 1.1) continue
      const wide = girth(back)
      const inside = Math.min((wide - Math.abs(aside)) * half, back * half * 1.6)
      if (inside <= -0.5) continue
      const share = skinAt(back, aside, colours, options) * Math.min(1, inside + 0.5)
      if (share <= 0) continue
      // Round to its sides, and to the mouth before its middle.
      const before = 0.8 * Math.max(0, 1 - back)
      const lean = aside / Math.max(0.3, wide)
      const nx = dx * before + dy * lean
      const ny = dy * before - dx * lean
      const slope = 0.85 / Math.max(1, hypot(before, lean))
      spot.nx = nx * slope
      spot.ny = ny * slope
      spot.nz = Math.sqrt(Math.max(0.1, 1 - spot.nx * spot.nx - spot.ny * spot.ny))
      layAt(pile, py * pile.width + px, share)
    }
  }
}

/** The pair whose skin is as red or as white as the body is behind the head. */
function likest({ frame }: Stage, { colours }: Options, x: number, y: number): Pair {
  const px = Math.min(frame.width - 1, Math.max(0, Math.round(x)))
  const py = Math.min(frame.height - 1, Math.max(0, Math.round(y)))
  const at = py * frame.width + px
  const own = warmth([frame.r[at]!, frame.g[at]!, frame.b[at]!])
  const far = ([skin]: Pair) => Math.abs(warmth(skin) - own)
  return colours.reduce((best, pair) => (far(pair) < far(best) ? pair : best))
}

const warmth = ([r, g, b]: Rgb) => r / (r + g + b + 0.001)

/** Colours the pixel at work; returns how much of it is head. */
function skinAt(back: number, aside: number, [skin, patch]: Pair, { long, iris }: Options): number {
  const far = Math.abs(aside)
  // Gill covers bulge backwards at both sides of the neck.
  const gill = long - 0.34 * smoothstep(0.6, 0, far) - 0.8 * Math.max(0, far - 0.6) - back
  if (gill <= 0) return 0
  const uneven = 0.45 * noiseAt(noiseTile('clouds'), 30 * back + 400 * skin[0], 30 * aside)
  const forehead = smoothstep(0.12, -0.08, hypot((back - 1.75) / 1.1, (aside - 0.1) / 0.62) - 0.8 + uneven)
  // The cheeks' plates end in a fold behind the eyes; the lips are a fold before the nostrils.
  const fold = Math.abs(back - 1.62 + 0.5 * (far - 0.62) * (far - 0.62)) + 2 * Math.max(0, 0.42 - far)
  const shade =
    (1 - 0.5 * smoothstep(0.75, 1.05, far / Math.max(0.2, girth(back)))) *
    (1 - 0.5 * smoothstep(0.16, 0.02, gill)) *
    (1 - 0.22 * smoothstep(0.1, 0.02, fold)) *
    (1 - 0.6 * smoothstep(0.075, 0.03, hypot((back - 0.55) * 0.8, far - 0.24))) *
    (1 - 0.3 * smoothstep(0.06, 0.02, Math.abs(back - 0.2 - 0.3 * far * far)))
  spot.open = 1 - 0.3 * smoothstep(0.16, 0.02, gill)
  spot.r = mix(skin[0], patch[0], forehead) * shade
  spot.g = mix(skin[1], patch[1], forehead) * shade
  spot.b = mix(skin[2], patch[2], forehead) * shade
  // Eyes look to the sides: from above they are half hidden by the curve of the head.
  const eye = hypot(back - EYE, (far - 0.86 * girth(EYE)) * 1.5)
  const socket = smoothstep(0.38, 0.24, eye)
  if (socket > 0) paint([0.3 * spot.r, 0.26 * spot.g, 0.24 * spot.b], 0.7 * socket)
  const ring = smoothstep(0.24, 0.2, eye)
  if (ring > 0) paint(iris, ring)
  const pupil = smoothstep(0.17, 0.13, eye)
  if (pupil > 0) paint([0.004, 0.004, 0.005], pupil)
  const glint = smoothstep(0.05, 0.02, hypot(back - EYE + 0.05, far - 0.82 * girth(EYE)))
  if (glint > 0) paint([1.6, 1.6, 1.6], glint)
  return smoothstep(0, 0.06, gill)
}

/** How far behind the mouth the eyes are. */
const EYE = 1.02

function paint([r, g, b]: Rgb, share: number): void {
  spot.r = mix(spot.r, r, share)
  spot.g = mix(spot.g, g, share)
  spot.b = mix(spot.b, b, share)
}

/** Pieces that a barbel is laid in. */
const PIECES = 7

/** It leaves the corner of the mouth and bends back. */
function layBarbel(pile: Pile, { x, y, dx, dy, half }: End, side: number, colour: Rgb): void {
  const placeAt = (t: number) => {
    const ahead = half * (-0.2 + 0.36 * t - 0.5 * t * t)
    const aside = side * half * (0.3 + 0.34 * t)
    return [x + dx * ahead + dy * aside, y + dy * ahead - dx * aside] as const
  }
  for (let piece = 0; piece < PIECES; piece++) {
    const [[x0, y0], [x1, y1]] = [placeAt(piece / PIECES), placeAt((piece + 1) / PIECES)]
    const radius = Math.max(0.6, half * mix(0.07, 0.035, piece / PIECES))
    layThread(pile, { x0, y0, x1, y1, radius, colour: [colour[0] * 0.8, colour[1] * 0.7, colour[2] * 0.6] })
  }
}
