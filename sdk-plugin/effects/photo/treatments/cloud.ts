import * as z from 'zod'
import { colour, mix, type Rgb, smoothstep } from '../../colour.ts'
import { Kept } from '../../kept.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { type CumulusOptions, cumulusOf } from '../painting/cumulus.ts'
import type { Print } from '../photo.ts'
import type { Box } from '../painting/silhouette.ts'
import { type Lamp, standBefore } from '../painting/stand.ts'
import { subjectOf } from '../painting/subject.ts'
import { type Vapour, vapourOf } from '../painting/vapour.ts'
import { treatment } from './treatment.ts'
import { hypot } from '../../hypot.ts'

interface Banks {
  /** Clouds behind. */
  far: Vapour
  /** Clouds before the shoulders, the farthest first. */
  near: readonly Vapour[]
}

const kept = new Kept<Banks>(2)

/**
 * Above the clouds: heaps in the sun behind whoever is in the photo and before the shoulders. A photo of nobody keeps its
 * place, and mist drifts into it.
 */
export const cloud = treatment({
  name: 'cloud',
  schema: z.strictObject({
    kind: z.literal('cloud'),
    sun: colour.default([1.14, 1.06, 0.97]),
    shade: colour.default([0.22, 0.32, 0.52]),
    /** How far the clouds reach in, as a share of the shorter side. */
    reach: z.number().min(0).max(1).default(0.3),
  }),
  apply(print, { sun, shade, reach }, { seed }) {
    const { width, height } = print
    const { mask, coverage, faces } = subjectOf(print)
    const isSomebody = faces.length > 0 && coverage > 0.03
    const { far, near } = kept.get(JSON.stringify([width, height, reach, seed, isSomebody]), () => {
      return isSomebody ? seaOf(width, height, reach, seed) : wispsOf(width, height, reach, seed)
    })
    const colours = { sun, shade }
    if (isSomebody) {
      const behind = { width, height, r: plane(width * height), g: plane(width * height), b: plane(width * height) }
      paintSky(behind)
      layBank(behind, far, colours)
      standBefore(print, { mask, faces, far: behind, ambient: AIR, lamps: [SUN, BELOW, FRONT], wrap: 0.34, air: 0.03 })
    } else layBank(print, far, colours)
    const open = clearOf(print, faces)
    for (const bank of near) layBank(print, bank, colours, open)
  },
})

/** Blue from above; the sun up to the left, white clouds below, and what is bright all around in front. */
const AIR = [0.42, 0.49, 0.62] as const
const SUN: Lamp = { from: [-0.66, -0.75], colour: [1.3, 1.24, 1.12], rim: 0.6, front: 0.34 }
const BELOW: Lamp = { from: [0.4, 0.92], colour: [0.9, 1.02, 1.2], rim: 1.1, front: 0.16 }
const FRONT: Lamp = { from: [0, 0], colour: [0.66, 0.68, 0.71], rim: 0 }
const SKY: readonly [Rgb, Rgb] = [
  [0.07, 0.2, 0.52],
  [0.62, 0.76, 0.92],
]

/** Deep blue above, pale where the clouds begin. */
function paintSky({ width, height, r, g, b }: Print): void {
  for (const [c, to] of [r, g, b].entries()) {
    for (let y = 0; y < height; y++) {
      to.fill(mix(SKY[0][c]!, SKY[1][c]!, smoothstep(0, 0.72, y / height)), y * width, (y + 1) * width)
    }
  }
}

interface Colours {
  sun: Rgb
  shade: Rgb
}

/** @param open Where it may lie, 0 to 1 */
function layBank({ r, g, b }: Print, { density, lit }: Vapour, { sun, shade }: Colours, open?: Float32Array): void {
  for (const [c, to] of [r, g, b].entries()) {
    for (let at = 0; at < to.length; at++) {
      // Where it is kept off, its soft borders go first: a whole heap that is half there would be a veil.
      const share = open ? Math.min(density[at]!, 1.3 * (density[at]! + open[at]! - 1)) : density[at]!
      if (share > 0) to[at] = mix(to[at]!, mix(shade[c]!, sun[c]!, 1.12 * lit[at]! - 0.16), share)
    }
  }
}

/** A sea of clouds: small and hazy towards the horizon, towers at both sides, soft vapour before the shoulders. */
function seaOf(width: number, height: number, reach: number, seed: number): Banks {
  const bank = (options: Omit<CumulusOptions, 'seed'>, number: number) => {
    return cumulusOf(width, height, { ...options, seed: seed + number })
  }
  // Where a bank begins: nothing above its brow, whole some way below it.
  const below = (v: number, brow: number, deep: number) => mix(-1.15, 1.1, smoothstep(brow - deep, brow + deep, v))
  const towers = (u: number, v: number) => {
    let most = below(v, 0.94, 0.16)
    for (const [x, y, wide, tall] of TOWERS) most = Math.max(most, 1.05 - 1.5 * hypot((u - x) / wide, (v - y) / tall))
    return most
  }
  return {
    far: over(
      bank({ size: 0.3, flat: 2.4, soft: 0.6, cover: (_, v) => below(v, 0.6, 0.2) }, 2),
      bank({ size: 0.62, soft: 0.2, cover: towers }, 9),
    ),
    near: [
      bank(
        { size: 0.66, flat: 1.5, soft: 0.3, cover: (u, v) => below(v, 1.03 - 0.42 * Math.abs(u - 0.5), 0.2) },
        21,
      ),
      outOfFocus(
        bank(
          { size: 0.5, soft: 0.16, cover: (u, v) => below(v, 1.12 - 0.5 * reach - 0.75 * (u - 0.5) ** 2, 0.3) },
          5,
        ),
        width,
        height,
      ),
    ],
  }
}

/** Seen from so near the folds of a heap lie deeper in their own shade. */
const modelled = (light: number) => light * (0.45 + 0.53 * light)

/** How far vapour drifts off a heap, as a share of the shorter side, how dense it is there, and how bright in the sun. */
const DRIFT = { far: 0.016, most: 0.55, lit: 1.05 } as const

/** So near to the lens that it is not sharp, vapour drifting off it. */
function outOfFocus({ density, lit }: Vapour, width: number, height: number): Vapour {
  const shorter = Math.min(width, height)
  const heap = blur(density, width, height, 0.0044 * shorter).slice()
  const drift = blur(density, width, height, DRIFT.far * shorter)
  const seen = blur(lit.map(modelled), width, height, 0.0044 * shorter).slice()
  for (let at = 0; at < heap.length; at++) {
    const vapour = DRIFT.most * drift[at]! * (1 - heap[at]!)
    const all = heap[at]! + vapour
    if (all > 0) seen[at] = (seen[at]! * heap[at]! + DRIFT.lit * vapour) / all
    heap[at] = all
  }
  return { density: heap, lit: seen }
}

/** Heaps behind both shoulders: their middle and half their size, in shares of the picture. */
const TOWERS = [
  [0.1, 0.72, 0.34, 0.3],
  [-0.04, 0.52, 0.2, 0.26],
  [0.22, 0.86, 0.3, 0.2],
  [0.92, 0.66, 0.3, 0.36],
  [1.04, 0.42, 0.24, 0.3],
  [0.78, 0.86, 0.32, 0.22],
] as const

/** One bank before another. */
function over(far: Vapour, near: Vapour): Vapour {
  for (let at = 0; at < far.density.length; at++) {
    const share = near.density[at]!
    const all = share + far.density[at]! * (1 - share)
    if (all > 0) far.lit[at] = (near.lit[at]! * share + far.lit[at]! * far.density[at]! * (1 - share)) / all
    far.density[at] = all
  }
  return far
}

/** Where nobody stands: mist along the ground and down from above, the place between them. */
function wispsOf(width: number, height: number, reach: number, seed: number): Banks {
  const rim = (u: number, v: number) => Math.min(u, 1 - u, v * 0.8, 1 - v)
  return {
    far: vapourOf(width, height, {
      size: 0.9,
      flat: 1.6,
      soft: 0.5,
      cover: (u, v) => mix(0.35, -1, smoothstep(0, reach * 1.5, rim(u, v) + 0.03)),
      seed: seed + 2,
    }),
    near: [
      vapourOf(width, height, {
        size: 1.2,
        flat: 2.6,
        soft: 1,
        cover: (u, v) => mix(0.5, -1.2, smoothstep(0, reach * 1.2, rim(u, v) + 0.3 * (1 - v))),
        seed: seed + 5,
      }),
    ],
  }
}

/** No mist before faces. */
function clearOf({ width, height }: Print, faces: readonly Box[]): Float32Array {
  const open = plane(width * height).fill(1)
  for (const face of faces) {
    const cx = face.x + face.width / 2
    const cy = face.y + face.height / 2
    const rx = face.width * 1.15
    const ry = face.height * 1.2
    for (let y = Math.max(0, Math.floor(cy - ry)); y < Math.min(height, cy + ry); y++) {
      for (let x = Math.max(0, Math.floor(cx - rx)); x < Math.min(width, cx + rx); x++) {
        const away = hypot((x - cx) / rx, (y - cy) / ry)
        open[y * width + x]! *= smoothstep(0.6, 1, away)
      }
    }
  }
  return open
}
