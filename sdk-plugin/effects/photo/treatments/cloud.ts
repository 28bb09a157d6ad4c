import * as z from 'zod'
import { colour, mix, type Rgb, smoothstep } from '../../colour.ts'
import { randomFrom } from '../../random.ts'
import { Kept } from '../../kept.ts'
import { plane } from '../../kernels/memory.ts'
import { cumulusBank, drifting, shadowIn } from '../painting/cumulus.ts'
import type { Print } from '../photo.ts'
import { eachInOval } from '../painting/oval.ts'
import { litFrom, turned } from '../painting/own-light.ts'
import { stepBack } from '../painting/half-figure.ts'
import type { Box } from '../painting/silhouette.ts'
import { type Lamp, standBefore } from '../painting/stand.ts'
import { subjectOf } from '../painting/subject.ts'
import { type Vapour, vapourOf } from '../painting/vapour.ts'
import { treatment } from './treatment.ts'

interface Banks {
  /** The sky with its clouds, behind somebody. */
  sky?: Pick<Print, 'r' | 'g' | 'b'>
  /** Mist over a photo of nobody. */
  far?: Vapour
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
    const found = subjectOf(print)
    const isSomebody = found.faces.length > 0 && found.coverage > 0.03
    const somebody = isSomebody ? stepBack(print, found, STAND) : found
    const colours = { sun, shade }
    const { sky, far, near } = kept.get(JSON.stringify([width, height, reach, seed, isSomebody, colours]), () => {
      return isSomebody ? seaOf(print, colours, seed) : wispsOf(width, height, reach, seed)
    })
    const side = isTurnedBy(seed) ? -1 : 1
    const aside = Math.round(0.05 * side * Math.min(width, height))
    litFrom(print, somebody, side > 0 ? -1 : 1, ({ mask, faces }, own) => {
      const lamps = [SUN, OPEN, BELOW, FRONT].map((lamp) => turned(lamp, side))
      if (far) layBank(print, far, colours)
      if (sky)
        standBefore(print, {
          mask,
          faces,
          far: sky,
          ambient: AIR,
          lamps,
          wrap: 0.6,
          air: 0.03,
          round: 0.014,
          even: true,
          own,
        })
      const open = clearOf(print, faces)
      for (const bank of near) {
        if (isSomebody) layBank(print, shadowIn(bank, mask, print, aside), NEAR, open)
        else layBank(print, bank, colours, open)
      }
    })
  },
})

/** Where who is photographed from near comes to stand. */
const STAND = { x: 0.5, chin: 0.64, tall: 0.3 } as const

/** Blue from above; the sun up to the left, white clouds below, and what is bright all around in front. */
const AIR = [0.32, 0.39, 0.5] as const
const SUN: Lamp = { from: [-0.66, -0.75], colour: [1.45, 1.34, 1.14], rim: 3, front: 0.26 }
/** The open sky on the other side. */
const OPEN: Lamp = { from: [0.8, -0.6], colour: [0.3, 0.52, 0.95], rim: 2.2, front: 0.14 }
const BELOW: Lamp = { from: [0.4, 0.92], colour: [0.98, 1.06, 1.2], rim: 0.9, front: 0.36 }
const FRONT: Lamp = { from: [0, 0], colour: [0.54, 0.57, 0.63], rim: 0 }
const SKY: readonly [Rgb, Rgb] = [
  [0.07, 0.2, 0.52],
  [0.62, 0.76, 0.92],
]

/** Deep blue above, pale where the clouds begin. */
function paintSky({ width, height, r, g, b }: Print, side: number): void {
  const shorter = Math.min(width, height)
  const [cx, cy] = [side > 0 ? GLOW.x * width : (1 - GLOW.x) * width, GLOW.y * height]
  const across = Float32Array.from({ length: width }, (_, x) => ((x - cx) / (GLOW.reach * shorter)) ** 2)
  for (let y = 0, at = 0; y < height; y++) {
    const down = smoothstep(0, 0.72, y / height)
    const red = mix(SKY[0][0], SKY[1][0], down)
    const green = mix(SKY[0][1], SKY[1][1], down)
    const blue = mix(SKY[0][2], SKY[1][2], down)
    const away = ((y - cy) / (GLOW.reach * shorter)) ** 2
    for (let x = 0; x < width; x++, at++) {
      const glow = 1 / (1 + 3 * (across[x]! + away)) ** 2
      r[at] = red + 1.15 * glow
      g[at] = green + 1.02 * glow
      b[at] = blue + 0.72 * glow
    }
  }
}

/** The air about the sun, which stands above the picture. */
const GLOW = { x: 0.06, y: -0.08, reach: 0.62 } as const

interface Colours {
  sun: Rgb
  shade: Rgb
}

/** Of the bank that is near: less air lies before it. */
const NEAR: Colours = { sun: [1.24, 1.16, 1.05], shade: [0.2, 0.28, 0.43] }

/** @param open Where it may lie, 0 to 1 */
function layBank({ r, g, b }: Print, { density, lit }: Vapour, { sun, shade }: Colours, open?: Float32Array): void {
  for (const [c, to] of [r, g, b].entries()) {
    for (let at = 0; at < to.length; at++) {
      // Where it is kept off, its soft borders go first: a whole heap that is half there would be a veil.
      const share = open ? Math.min(density[at]!, 1.3 * (density[at]! + open[at]! - 1)) : density[at]!
      if (share > 0) to[at] = mix(to[at]!, mix(shade[c]!, sun[c]!, Math.max(0, 1.12 * lit[at]! - 0.16)), share)
    }
  }
}

const VEILS: Colours = { sun: [0.92, 0.96, 1], shade: [0.5, 0.66, 0.9] }

/** Heaps as far as the horizon under a sky with veils, and a bank that somebody stands in. */
function seaOf({ width, height }: Print, colours: Colours, seed: number): Banks {
  const along = randomFrom(seed * 71 + 3)
  const isTurned = isTurnedBy(seed)
  const dark = () => new Float32Array(width * height)
  const sky = { width, height, r: dark(), g: dark(), b: dark() }
  paintSky(sky, isTurned ? -1 : 1)
  const veils = vapourOf(width, height, {
    size: 1.1,
    flat: 3.4,
    soft: 1,
    cover: (_, v) => mix(0.12, -0.6, smoothstep(0.1, 0.75, v)),
    seed: seed + 9,
  })
  layBank(sky, veils, VEILS)
  layBank(sky, cumulusBank('cumulus-1', width, height, { tall: 1.3, along: along(), isTurned }), colours)
  return {
    sky,
    near: [
      drifting(
        cumulusBank('cumulus-2', width, height, {
          tall: 0.58,
          along: mix(0.32, 0.56, along()),
          isTurned,
          cradle: 0.34,
        }),
        width,
        height,
      ),
    ],
  }
}

/** The sun is on the right for every other seed. */
const isTurnedBy = (seed: number) => seed % 2 === 0

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
    const middle = { x: face.x + face.width / 2, y: face.y + face.height / 2 }
    eachInOval({ width, height }, { ...middle, wide: 0.7 * face.width, high: 0.84 * face.height }, (at, away) => {
      open[at]! *= smoothstep(0.6, 1, away)
    })
  }
  return open
}
