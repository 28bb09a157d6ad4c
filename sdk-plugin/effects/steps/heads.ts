import * as z from 'zod'
import { colour, mix, type Rgb, smoothstep } from '../colour.ts'
import { hypot } from '../hypot.ts'
import { operation, type Stage } from '../stage.ts'
import { describedMaterial } from '../surface/material.ts'
import { layAt, layThread, lightPile, type Pile, pileOver, spot } from '../surface/pile.ts'
import { type End, swimmersOf } from '../surface/swimming.ts'

/**
 * A koi's head at one free end of each letter, seen from above: skin without scales, gill covers, nostrils, barbels and
 * eyes. Comes after the body. Lengths in halves of the stroke's width.
 */
export const heads = operation({
  name: 'heads',
  schema: z.strictObject({
    do: z.literal('heads'),
    /** Of the skin and of the patch on the forehead; letters take the pairs in turn. */
    colours: z
      .array(z.tuple([colour, colour]).readonly())
      .min(1)
      .max(6),
    /** How far the gill covers lie behind the mouth. */
    long: z.number().min(1).max(4).default(2.1),
    /** Of the rings around the pupils. */
    iris: colour.default([0.62, 0.4, 0.08]),
  }),
  apply(stage, options) {
    const pile = pileOver(stage)
    for (const { owner, head, isSmall } of swimmersOf(stage)) {
      if (!isSmall) layHead(stage, pile, head, owner, options)
    }
    const skin = describedMaterial({ colour: [1, 1, 1], metal: 0, rough: 0.3, coat: 0.4, coatRough: 0.15 })
    lightPile(stage, pile, skin, 1.1, 0)
  },
})

type Options = z.output<(typeof heads)['schema']>

function layHead(stage: Stage, pile: Pile, end: End, owner: number, options: Options): void {
  const { half, dx, dy } = end
  const { letters } = stage
  // The mouth, on the frame.
  const [x, y] = [end.x + letters.x, end.y + letters.y]
  const colours = options.colours[owner % options.colours.length]!
  for (const side of [-1, 1]) layBarbel(pile, { x, y, dx, dy, half }, side, colours[0])
  const reach = (options.long + 0.4) * half
  const [top, left] = [Math.max(0, Math.floor(y - reach - pile.y)), Math.max(0, Math.floor(x - reach - pile.x))]
  for (let py = top; py <= Math.min(pile.height - 1, y + reach - pile.y); py++) {
    for (let px = left; px <= Math.min(pile.width - 1, x + reach - pile.x); px++) {
      const [vx, vy] = [px + pile.x - x, py + pile.y - y]
      // Behind the mouth, and to its side.
      const back = -(vx * dx + vy * dy) / half
      const aside = (vx * dy - vy * dx) / half
      if (back < -0.3 || back > options.long + 0.3 || Math.abs(aside) > 1.25) continue
      const at = (py + pile.y - letters.y) * letters.width + px + pile.x - letters.x
      const inside = letters.distance[at]!
      if (!(inside > -1)) continue
      const share = skinAt(back, aside, colours, options) * Math.min(1, inside + 0.5)
      if (share <= 0) continue
      // Round to its sides, and to the mouth before its middle.
      const before = Math.max(0, 1 - back)
      const [nx, ny] = [dx * before + dy * aside, dy * before - dx * aside]
      const slope = 0.85 / Math.max(1, hypot(before, aside))
      spot.nx = nx * slope
      spot.ny = ny * slope
      spot.nz = Math.sqrt(Math.max(0.1, 1 - spot.nx * spot.nx - spot.ny * spot.ny))
      layAt(pile, py * pile.width + px, share)
    }
  }
}

/** Colours the pixel at work; returns how much of it is head. */
function skinAt(back: number, aside: number, [skin, patch]: readonly [Rgb, Rgb], { long, iris }: Options): number {
  const far = Math.abs(aside)
  // Gill covers bulge backwards at both sides of the neck.
  const gill = long - 0.55 * Math.abs(far - 0.55) - 0.28 * smoothstep(0.25, 0, far) - back
  if (gill <= 0) return 0
  const forehead = smoothstep(0.1, -0.08, hypot((back - 1.15) / 0.85, aside / 0.62) - 0.75)
  const shade =
    (1 - 0.6 * smoothstep(0.62, 1.05, far)) *
    (1 - 0.55 * smoothstep(0.14, 0.02, gill)) *
    (1 - 0.6 * smoothstep(0.11, 0.05, hypot(back - 0.42, far - 0.27))) *
    (1 - 0.4 * smoothstep(0.07, 0.02, Math.abs(back - 0.16 - 0.25 * far * far)) * smoothstep(0.5, 0.4, far))
  spot.open = 1 - 0.3 * smoothstep(0.16, 0.02, gill)
  spot.r = mix(skin[0], patch[0], forehead) * shade
  spot.g = mix(skin[1], patch[1], forehead) * shade
  spot.b = mix(skin[2], patch[2], forehead) * shade
  const eye = hypot(back - 0.92, (far - 0.72) * 1.1)
  const lid = smoothstep(0.36, 0.28, eye)
  if (lid > 0) paint([0.12, 0.08, 0.05], 0.75 * lid)
  const ring = smoothstep(0.29, 0.23, eye)
  if (ring > 0) paint(iris, ring)
  const pupil = smoothstep(0.22, 0.16, eye)
  if (pupil > 0) paint([0.004, 0.004, 0.005], pupil)
  const glint = smoothstep(0.08, 0.04, hypot(back - 0.86, far - 0.77))
  if (glint > 0) paint([1.6, 1.6, 1.6], glint)
  return smoothstep(0, 0.06, gill)
}

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
    const [ahead, aside] = [half * (-0.14 + 0.62 * t - 0.42 * t * t), side * half * (0.36 + 0.5 * t * t)]
    return [x + dx * ahead + dy * aside, y + dy * ahead - dx * aside] as const
  }
  for (let piece = 0; piece < PIECES; piece++) {
    const [[x0, y0], [x1, y1]] = [placeAt(piece / PIECES), placeAt((piece + 1) / PIECES)]
    const radius = Math.max(0.6, half * mix(0.085, 0.045, piece / PIECES))
    layThread(pile, { x0, y0, x1, y1, radius, colour: [colour[0] * 0.8, colour[1] * 0.7, colour[2] * 0.6] })
  }
}
