import * as z from 'zod'
import { colour, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import type { Letters } from '../lettering.ts'
import { relight } from '../light/relight.ts'
import { operation, type Stage } from '../stage.ts'
import { blur } from '../kernels/blur.ts'
import { plane } from '../kernels/memory.ts'
import { bermOf, clods, drawnByHand, flakes, furrow, strayed } from '../surface/dug.ts'

/**
 * The letters as a groove in the ground that the frame shows, its light changed by the new slopes: walls, what was pushed
 * aside, the shadow that the main lamp throws into it. Lengths in em.
 */
export const carve = operation({
  name: 'carve',
  schema: z.strictObject({
    do: z.literal('carve'),
    grow: z.number().min(-0.1).max(0.1).default(0),
    depth: z.number().min(0).max(0.3).default(0.08),
    /** Width of the walls; wide ones make a furrow, narrow ones a flat bottom. */
    wall: z.number().positive().max(0.4).default(0.07),
    /** Height and width of what was pushed aside. */
    rim: z.number().min(0).max(0.2).default(0.03),
    rimWidth: z.number().positive().max(0.2).default(0.035),
    /** What was pushed aside in one berm, smooth where strokes are close to each other, `rimWidth` wide: its height. */
    berm: z.number().min(0).max(0.2).default(0),
    /** `furrow`: steep below a sharp lip, and round at the bottom, as a finger leaves it in damp sand. */
    section: z.enum(['smooth', 'furrow']).default('smooth'),
    /** How far a hand strays from the outline. */
    wander: z.number().min(0).max(0.1).default(0),
    /** How much deeper it is at some places of a stroke than at others, as a share. */
    uneven: z.number().min(0).max(1).default(0),
    /** Share of the berm that lies at the lower right, where a hand pulled it, in place of all around. */
    aside: z.number().min(0).max(1).default(0),
    /** How much of the walls has slid down again, here and there. */
    slides: z.number().min(0).max(1).default(0),
    /** Height of the ridges that a finger leaves along the bottom. */
    ridges: z.number().min(0).max(0.05).default(0),
    /** How uneven edges and rim are. */
    ragged: z.number().min(0).max(0.1).default(0.012),
    /** Loose crumbs beside the groove, their height. */
    crumbs: z.number().min(0).max(0.1).default(0.02),
    /** Grain of the new surfaces. */
    grain: z.number().min(0).max(0.05).default(0.006),
    /** What full shade leaves of the light: the sky's share. */
    shade: colour.default([0.3, 0.32, 0.4]),
    /** Darkens the bottom: damp earth, soot. */
    wet: z.number().min(0).max(1).default(0.25),
    tint: colour.default([0.62, 0.56, 0.5]),
    /** How far the ground's own pattern is gone from the bottom, as ripples are from sand that was dug. */
    smooth: z.number().min(0).max(1).default(0),
    /** How far beside the groove that pattern is gone as well, trodden down and strewn over. */
    trodden: z.number().min(0).max(0.5).default(0),
  }),
  apply(stage, options) {
    const { letters, environment } = stage
    const { x, y, width, height, em } = letters
    const { heights, inside } = dig(letters, steadied(options, em / stage.frame.height), stage.seed)
    if (options.smooth > 0) level(stage, inside, options)
    dampen(stage, inside, options)
    relight(
      stage.frame,
      { x, y, width, height, heights },
      { key: environment.key, shade: options.shade, soft: 0.012 * em + 0.5, hollow: 0.05 * em },
    )
  },
})

type Options = z.output<(typeof carve)['schema']>

/** A hand writes small letters as even as it can; others could not be read. @param em In frame heights */
function steadied(options: Options, em: number): Options {
  const free = smoothstep(0.15, 0.5, em)
  return { ...options, uneven: options.uneven * free, slides: options.slides * free }
}

/** Heights in pixels against the ground, and how far each place is inside of the groove. */
function dig(letters: Letters, options: Options, seed: number) {
  const { width, height, em, emoji } = letters
  const { depth, wall, rim, rimWidth, ragged, crumbs, grain, section } = options
  const handAt = drawnByHand(letters, options, seed)
  const distanceAt = strayed(letters, options.grow, options.wander, seed)
  const berm = options.berm > 0 ? bermOf(letters, distanceAt, rimWidth, options.aside) : undefined
  const looseAt = berm ? clods() : flakes()
  const [fine, wide] = [noiseTile('grain'), noiseTile('clouds')]
  const heights = plane(width * height)
  const inside = plane(width * height)
  const k = 230 / em
  const reach = -(0.1 + 3 * rimWidth + ragged)
  for (let y = 0; y < height; y++) {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      let d = distanceAt(at)
      if (d < reach) continue
      const u = x * k + seed * 17
      const v = y * k
      const rough = noiseAt(fine, u * 1.1, v * 1.1)
      d += ragged * (1.6 * noiseAt(wide, u * 2.2, v * 2.2) + 0.7 * rough)
      const t = section === 'furrow' ? furrow(d / wall) : smoothstep(-0.012, wall, d)
      const off = (d + rimWidth * 0.9) / rimWidth
      const hand = handAt(x, y, d)
      const lumpy = 0.7 + 1.5 * noiseAt(wide, u * 1.3 + 90, v * 1.3)
      const piled = berm ? berm[at]! * Math.max(0.1, lumpy) : 0
      const heap = (rim > 0 ? rim * Math.exp(-off * off) * lumpy : 0) + options.berm * piled
      const near = d < 0 ? smoothstep(reach, -0.02, d) : 0
      const loose = near > 0 ? near * looseAt(u, v, berm ? piled : near) : 0
      const sandy = berm ? 0.7 * noiseAt(fine, u * 3.6, v * 3.6) : 0
      const stirred = smoothstep(-3 * rimWidth, -0.2 * rimWidth, d)
      // Emoji are drawn into the bottom by their light and dark.
      const drawn = emoji ? emoji.share[at]! * (emoji.g[at]! - 0.4) * depth * 0.8 : 0
      heights[at] =
        em *
        (heap - depth * t * hand.deep + t * hand.ridge + crumbs * loose + stirred * grain * (rough + sandy) + drawn * t)
      // What came up from below is as damp.
      inside[at] = Math.max(t, berm ? 0.5 * Math.min(1, loose) + 0.3 * Math.min(1, piled) : 0)
    }
  }
  return { heights, inside }
}

/** Reach of what the bottom forgets, in em. */
const FORGOTTEN = 0.12

/** Size of what is a grain of the ground, not a part of its pattern, in em. */
const GRAINS = 0.005

function level({ frame, letters }: Stage, inside: Float32Array, { smooth, trodden }: Options): void {
  const { width, height, em, distance } = letters
  const reach = -trodden * em
  const goneAt = (at: number) =>
    trodden > 0 && inside[at]! < 1 ? Math.max(inside[at]!, smoothstep(reach, 0.3 * reach, distance[at]!)) : inside[at]!
  for (const plane of [frame.r, frame.g, frame.b]) {
    const ground = blur(plane, frame.width, frame.height, FORGOTTEN * em)
    // Its single grains stay.
    const ripples = blur(plane, frame.width, frame.height, GRAINS * em)
    for (let y = Math.max(0, -letters.y); y < Math.min(height, frame.height - letters.y); y++) {
      for (
        let x = Math.max(0, -letters.x), at = y * width + x;
        x < Math.min(width, frame.width - letters.x);
        x++, at++
      ) {
        const to = (y + letters.y) * frame.width + x + letters.x
        plane[to]! += (ground[to]! - ripples[to]!) * smooth * goneAt(at)
      }
    }
  }
}

/** The bottom is damp, and an emoji's colours are strewn on it. */
function dampen({ frame, letters }: Stage, inside: Float32Array, { wet, tint }: Options): void {
  const { width, height, emoji } = letters
  const lastX = Math.min(width, frame.width - letters.x)
  const lastY = Math.min(height, frame.height - letters.y)
  const planes = [frame.r, frame.g, frame.b] as const
  const inks = emoji && ([emoji.r, emoji.g, emoji.b] as const)
  for (let c = 0; c < 3; c++) {
    const plane = planes[c]!
    const damp = wet * (1 - tint[c]!)
    for (let y = Math.max(0, -letters.y); y < lastY; y++) {
      for (let x = Math.max(0, -letters.x), at = y * width + x; x < lastX; x++, at++) {
        if (inside[at] === 0) continue
        const to = (y + letters.y) * frame.width + x + letters.x
        const share = emoji ? emoji.share[at]! * inside[at]! * 0.8 : 0
        if (share > 0) plane[to]! += (inks![c]![at]! * 1.1 - plane[to]!) * share
        plane[to]! *= 1 - damp * inside[at]! * (1 - share)
      }
    }
  }
}
