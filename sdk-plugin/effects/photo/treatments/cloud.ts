import * as z from 'zod'
import { colour, mix, type Rgb, smoothstep } from '../../colour.ts'
import { Kept } from '../../kept.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { subjectOf } from '../painting/subject.ts'
import { type Vapour, vapourOf } from '../painting/vapour.ts'
import { treatment } from './treatment.ts'

interface Banks {
  /** Heaped clouds far behind. */
  far: Vapour
  /** Mist before the shoulders, and softer mist before that. */
  near: readonly Vapour[]
}

const kept = new Kept<Banks>(2)

/**
 * Above the clouds: heaps in the sun behind whoever is in the photo, sheets of mist that drift before the shoulders. A photo of
 * nobody keeps its place, and the mist drifts into it.
 */
export const cloud = treatment({
  name: 'cloud',
  schema: z.strictObject({
    kind: z.literal('cloud'),
    sun: colour.default([1.12, 1.03, 0.92]),
    shade: colour.default([0.3, 0.4, 0.6]),
    /** How far the mist reaches in, as a share of the shorter side. */
    reach: z.number().min(0).max(1).default(0.3),
  }),
  apply(print, { sun, shade, reach }, { seed }) {
    const { width, height } = print
    const { mask, coverage, faces } = subjectOf(print)
    const isSomebody = faces.length > 0 && coverage > 0.03
    const { far, near } = kept.get(JSON.stringify([width, height, reach, seed, isSomebody]), () => {
      return isSomebody ? banksOf(width, height, reach, seed) : wispsOf(width, height, reach, seed)
    })
    const open = clearOf(print, faces)
    const glow = isSomebody ? lightFrom(mask, width, height) : undefined
    const planes = [print.r, print.g, print.b] as const
    for (const [c, to] of planes.entries()) {
      for (let y = 0, at = 0; y < height; y++) {
        const v = y / height
        const sky = mix(SKY[0][c]!, SKY[1][c]!, smoothstep(0, 0.75, v))
        for (let x = 0; x < width; x++, at++) {
          const hidden = far.density[at]!
          const heap = mix(shade[c]!, sun[c]!, far.lit[at]!)
          const behind = mix(sky, mix(heap, SKY[1][c]!, 0.12), hidden)
          let seen = to[at]! * SUNNY[c]!
          if (glow) {
            // The bright air wraps around what stands in it.
            seen = mix(seen, behind, 0.3 * glow[at]!) + 0.08 * glow[at]! * sun[c]!
            // Where the lens mixed hair with the ground, there is more of the sky than of that ground.
            seen = mix(behind, seen, smoothstep(0.35, 1, mask[at]!))
          } else seen = mix(seen, behind, 0.9 * hidden)
          for (const bank of near) {
            const share = bank.density[at]! * open[at]!
            if (share > 0) seen = mix(seen, mix(shade[c]!, sun[c]!, 0.25 + 0.75 * bank.lit[at]!), share)
          }
          to[at] = seen
        }
      }
    }
  },
})

const SUNNY = [1.07, 1.02, 0.97]
const SKY: readonly [Rgb, Rgb] = [
  [0.1, 0.24, 0.56],
  [0.62, 0.76, 0.92],
]

function banksOf(width: number, height: number, reach: number, seed: number): Banks {
  return {
    far: vapourOf(width, height, {
      size: 1.15,
      flat: 1.25,
      soft: 0.22,
      cover: (u, v) => mix(-0.42, 0.62, smoothstep(0.08, 0.85, v)) + 0.5 * Math.abs(u - 0.5) - 0.16,
      seed: seed + 2,
    }),
    near: [
      vapourOf(width, height, {
        size: 0.8,
        flat: 2.4,
        soft: 0.75,
        cover: (u, v) => mix(-1.1, 0.5, smoothstep(0.9 - reach * 1.3, 1, v + 0.24 * Math.abs(u - 0.5))),
        seed: seed + 5,
      }),
      vapourOf(width, height, {
        size: 1.7,
        flat: 2,
        soft: 1.1,
        cover: (u, v) => mix(-1.2, 0.9, smoothstep(1.02 - reach, 1.12, v + 0.2 * Math.abs(u - 0.5))),
        seed: seed + 9,
      }),
    ],
  }
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
function clearOf({ width, height }: Print, faces: readonly Face[]): Float32Array {
  const open = plane(width * height).fill(1)
  for (const face of faces) {
    const [cx, cy] = [face.x + face.width / 2, face.y + face.height / 2]
    const [rx, ry] = [face.width * 1.15, face.height * 1.2]
    for (let y = Math.max(0, Math.floor(cy - ry)); y < Math.min(height, cy + ry); y++) {
      for (let x = Math.max(0, Math.floor(cx - rx)); x < Math.min(width, cx + rx); x++) {
        const away = Math.hypot((x - cx) / rx, (y - cy) / ry)
        open[y * width + x]! *= smoothstep(0.6, 1, away)
      }
    }
  }
  return open
}

/** How much light from behind reaches around the edge of a mask. */
function lightFrom(mask: Float32Array, width: number, height: number): Float32Array {
  const soft = blur(mask, width, height, 0.012 * Math.min(width, height))
  const glow = plane(mask.length)
  for (let at = 0; at < glow.length; at++) glow[at] = Math.min(1, Math.max(0, 1.5 * (1 - soft[at]!)))
  return glow
}
