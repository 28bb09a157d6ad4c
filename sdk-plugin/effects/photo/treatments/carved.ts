import * as z from 'zod'
import { colour, type Rgb, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { cracksOf } from '../painting/cracks.ts'
import { hewnFace } from '../painting/hewn-face.ts'
import { FACE, statueOf, VIEW_HIGH } from '../painting/statue.ts'
import { skyOver, type Sun, sunOn } from '../painting/sunlight.ts'
import type { Print } from '../photo.ts'
import { treatment } from './treatment.ts'

/**
 * The largest face of the photo, or what it is about, as that of a sphinx of layered sandstone in a low sun. Around the
 * statue nothing is left, for the desert behind to show.
 */
export const carved = treatment({
  name: 'carved',
  schema: z.strictObject({ kind: z.literal('carved'), stone: colour.default([0.6, 0.335, 0.145]) }),
  apply(print, { stone }, { seed }) {
    const { width, height } = print
    const unit = height / VIEW_HIGH
    const oval = { x: width / 2, y: FACE.y * unit, wide: FACE.wide * unit, high: FACE.high * unit }
    const statue = statueOf(width, height)
    const face = hewnFace(print, oval)
    const cracks = cracksOf(width, height, { unit, size: 260, half: 1.5, bend: 0.5, whole: 0.62, seed })
    const { heights, layers } = weathered(
      print,
      unit,
      (at) => joined(statue.heights[at]!, face.form[at]!, BLEND * unit),
      {
        worn: (at) => (face.form[at]! > statue.heights[at]! ? FACE_WORN : statue.worn[at]!),
        cracks,
        seed,
      },
    )
    light(print, { heights, layers, cracks, paint: face.paint, stone, unit })
    print.share = statue.share
  },
})

/** The higher of two forms that are one stone: where they meet they go over into each other. */
function joined(one: number, other: number, soft: number): number {
  const apart = Math.abs(one - other)
  const fillet = apart < soft ? (soft - apart) ** 2 / (4 * soft) : 0
  return Math.max(one, other) + fillet
}

/** How far face and head go over into each other. */
const BLEND = 110
/** How much the weather has worn the face: its features have to be read. */
const FACE_WORN = 0.78
/** How much ears are worn, and the rock that they grow from. */
const EARS_WORN = 0.5

/** Low on the left. */
const SUN: Sun = [-0.72, -0.47, 0.51]
const SUNLIGHT: Rgb = [1.85, 1.5, 1.02]
const SKY: Rgb = [0.28, 0.34, 0.46]
/** From the sand, which the sun is on. */
const SAND: Rgb = [0.3, 0.2, 0.11]

interface Weather {
  worn: (at: number) => number
  cracks: Float32Array
  seed: number
}

/** Heights with what the ages left of them: soft layers blown out, pits, cracks. */
function weathered(
  { width, height }: Print,
  unit: number,
  of: (at: number) => number,
  { worn, cracks, seed }: Weather,
) {
  const [heights, layers] = [plane(width * height), plane(width * height)]
  const strata = new NoiseRows('clouds', width, { scale: 0.1 / unit, scaleY: 1.9 / unit, top: seed * 3 })
  const broad = new NoiseRows('clouds', width, { scale: 0.5 / unit, left: 90 })
  const pits = new NoiseRows('grain', width, { scale: 0.62 / unit, scaleY: 0.85 / unit })
  const fine = new NoiseRows('grain', width, { scale: 2.3 / unit, left: 40 })
  // Where rock has come off in pieces, on one side here, on the other there.
  const broken = new NoiseRows('clouds', width, { scale: 0.3 / unit, left: 30 + seed * 11, top: 150 })
  for (let y = 0, at = 0; y < height; y++) {
    const layer = strata.at(y)
    const lump = broad.at(y)
    const pit = pits.at(y)
    const speck = fine.at(y)
    const piece = broken.at(y)
    for (let x = 0; x < width; x++, at++) {
      const wear = worn(at)
      const hollow = Math.min(0, pit[x]! + 0.2)
      const isWhole = wear === FACE_WORN || wear === EARS_WORN
      const away = isWhole ? 0 : smoothstep(0.2, 0.42, piece[x]! + 0.22 * lump[x]! + 0.1 * pit[x]!)
      const lost = (2 + 15 * wear) * layer[x]! + 12 * wear * lump[x]! + (1 + 7 * wear) * hollow - 17 * away
      heights[at] = of(at) + unit * (lost + (0.5 + 0.7 * wear) * speck[x]! - 3 * cracks[at]!)
      layers[at] = layer[x]!
    }
  }
  return { heights: blur(heights, width, height, 0.7 * unit), layers }
}

interface Lit {
  heights: Float32Array
  layers: Float32Array
  cracks: Float32Array
  paint: Float32Array
  stone: Rgb
  unit: number
}

/** The stone in the sun, and in the sky's light where that does not reach. */
function light(print: Print, { heights, layers, cracks, paint, stone, unit }: Lit): void {
  const { width, height, r, g, b } = print
  const sun = blur(sunOn(heights, width, height, SUN, 14 * unit), width, height, 1.1 * unit)
  const open = skyOver(heights, width, height, unit)
  for (let y = 0, at = 0; y < height; y++) {
    const up = y > 0 ? -width : 0
    const down = y < height - 1 ? width : 0
    for (let x = 0; x < width; x++, at++) {
      const sx = (heights[at + (x < width - 1 ? 1 : 0)]! - heights[at - (x > 0 ? 1 : 0)]!) / 2
      const sy = (heights[at + down]! - heights[at + up]!) / 2
      const long = 1 / Math.sqrt(1 + sx * sx + sy * sy)
      const facing = Math.max(0, (SUN[2] - sx * SUN[0] - sy * SUN[1]) * long)
      const key = sun[at]! * facing
      const above = open[at]! * (0.62 + 0.38 * sy * long)
      const below = open[at]! * Math.max(0, 0.45 - 0.55 * sy * long + 0.3 * sx * long)
      const own = paint[at]! * (1 + 0.36 * layers[at]!) * (1 - 0.45 * cracks[at]!)
      r[at] = stone[0] * own * (SUNLIGHT[0] * key + SKY[0] * above + SAND[0] * below)
      g[at] = stone[1] * own * (SUNLIGHT[1] * key + SKY[1] * above + SAND[1] * below)
      b[at] = stone[2] * own * (SUNLIGHT[2] * key + SKY[2] * above + SAND[2] * below)
    }
  }
}
