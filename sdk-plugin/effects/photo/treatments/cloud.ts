import * as z from 'zod'
import { colour, mix, type Rgb, smoothstep } from '../../colour.ts'
import { Kept } from '../../kept.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { enlarge } from '../../kernels/resample.ts'
import { randomFrom } from '../../random.ts'
import { curled } from '../painting/curl.ts'
import { type Heap, heapsOf } from '../painting/heaps.ts'
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
    sun: colour.default([1.2, 1.08, 0.92]),
    shade: colour.default([0.25, 0.36, 0.6]),
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
      standBefore(print, { mask, faces, far: behind, ambient: AIR, lamps: [SUN, BELOW, FRONT], wrap: 0.34, air: 0.05 })
    } else layBank(print, far, colours)
    const open = clearOf(print, faces)
    for (const bank of near) layBank(print, bank, colours, open)
  },
})

/** Blue from above; the sun up to the left, white clouds below, and what is bright all around in front. */
const AIR = [0.36, 0.5, 0.78] as const
const SUN: Lamp = { from: [-0.66, -0.75], colour: [1.2, 1.1, 0.94], rim: 1, front: 0.3 }
const BELOW: Lamp = { from: [0.4, 0.92], colour: [0.8, 1, 1.36], rim: 0.8, front: 0.14 }
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
      const share = open ? Math.min(density[at]!, 2.5 * (density[at]! + open[at]! - 1)) : density[at]!
      if (share > 0) to[at] = mix(to[at]!, mix(shade[c]!, sun[c]!, 1.12 * lit[at]! - 0.16), share)
    }
  }
}

/** A sea of clouds: small towards the horizon, large before the shoulders, where they are out of focus. */
function seaOf(width: number, height: number, reach: number, seed: number): Banks {
  const random = randomFrom(seed * 911 + 3)
  const aspect = width / Math.min(width, height)
  const row = (depth: number, y: number, [soft, dense]: readonly [number, number]): Heap[] => {
    const count = Math.ceil(mix(7, 3.2, depth) * aspect)
    return Array.from({ length: count }, (_, each) => {
      const tall = mix(0.13, 0.36, depth) * mix(0.6, 1.25, random())
      const x = (each + mix(0.1, 0.9, random())) / count
      return { x, y: y + 0.05 * (random() - 0.5), wide: tall * mix(2, 3.2, random()), tall, dense, soft }
    })
  }
  const towers = [0.02, 0.97].map((x) => ({
    x,
    y: 0.66,
    wide: 0.7,
    tall: mix(0.4, 0.52, random()),
    dense: 1,
    soft: 0.3,
  }))
  const far = [
    ...row(0, 0.5, [0.5, 0.5]),
    ...towers,
    ...row(0.3, 0.63, [0.3, 1]),
    ...row(0.6, 0.8, [0.3, 1]),
    ...row(0.9, 1.02, [0.3, 1]),
  ]
  // Whole heaps, lit above and in their own shade below: higher at the sides, where they hide the arms.
  const before = [
    ...[-0.02, 1.03].map((x) => ({ x, y: 1.1, wide: 0.62, tall: mix(0.3, 0.36, random()), dense: 1, soft: 0.6 })),
    ...row(0.5, 1.1 - 0.25 * reach, [0.6, 1]),
    ...row(0.75, 1.17, [0.6, 1]),
  ]
  return {
    far: torn(width, height, far, seed + 2),
    near: [scudOf(width, height, seed), softened(torn(width, height, before, seed + 5), width, height)],
  }
}

/** Clouds that the wind frays: heads stay, their borders are wisps. */
function torn(width: number, height: number, heaps: readonly Heap[], seed: number): Vapour {
  const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)]
  const { density, lit } = curled(heapsOf(w, h, heaps, seed), w, h, { seed, carried: 0.045 })
  const large = (plane: Float32Array) => enlarge(plane, w, h, width, height).slice()
  return { density: large(density), lit: large(lit) }
}

/** So near to the lens that their wisps are not sharp, and thin at their borders, as vapour is. */
function softened({ density, lit }: Vapour, width: number, height: number): Vapour {
  const far = 0.007 * Math.min(width, height)
  const thin = blur(density, width, height, far)
  for (let at = 0; at < thin.length; at++) thin[at] = smoothstep(0.06, 1, thin[at]!)
  return { density: thin.slice(), lit: blur(lit, width, height, 0.6 * far).slice() }
}

/** Thin shreds that drift past shoulders and hair. */
function scudOf(width: number, height: number, seed: number): Vapour {
  const scud = vapourOf(width, height, {
    size: 0.8,
    flat: 2.6,
    soft: 1.5,
    cover: (u, v) => mix(-1.1, 0.15, smoothstep(0.36, 0.86, v + 0.3 * Math.abs(u - 0.5))),
    seed: seed + 13,
  })
  for (let at = 0; at < scud.density.length; at++) scud.density[at]! *= 0.55
  return scud
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
