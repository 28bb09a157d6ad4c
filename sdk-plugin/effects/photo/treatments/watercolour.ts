import * as z from 'zod'
import { colour, mix, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import { enlarge, sampleAt } from '../../kernels/resample.ts'
import { toothAt } from '../../plates/paper.ts'
import { washesOf } from '../smooth.ts'
import { splashes } from '../splash.ts'
import { contoursOf, lift, lightnessOf } from '../tone.ts'
import { treatment } from '../treatment.ts'

/**
 * A painting in watercolour: washes that stray over a drawing in pencil, their pigment gathered at the rims and in the
 * hollows of the paper, blooms where water ran back, white paper around.
 */
export const watercolour = treatment({
  name: 'watercolour',
  schema: z.strictObject({
    kind: z.literal('watercolour'),
    paper: colour.default([0.985, 0.97, 0.93]),
    /** How strong the colours are. */
    pigment: z.number().min(0).max(3).default(1.15),
    /** The drawing below. */
    drawn: z.number().min(0).max(1).default(0.7),
    /** Paper left white at the sides, as a share of the shorter one. */
    margin: z.number().min(0).max(0.4).default(0.075),
    /** How far the edges splash over the paper; 0 is a painted rectangle. */
    splash: z.number().min(0).max(1).default(0),
  }),
  apply(print, { paper, pigment, drawn, margin, splash }, { seed }) {
    const { width, height } = print
    const unit = Math.min(width, height) / 900
    lift(print)
    const lines = contoursOf(lightnessOf(print), width, height, drawn === 0 ? 0 : Math.max(0.6, 1 * unit))
    const washes = washesOf(print, 6.5 * unit, 2)
    const { width: w, height: h } = washes
    const edges = rims(washes, unit)
    // What thicker or thinner pigment lets through of a tone is a power of it.
    const absorbing = washes.planes.map((plane) => {
      return plane.map((light) => 0.94 * Math.log(Math.min(1, Math.max(0.012, light * 1.16 + 0.004))))
    })
    const area = splashes({ width, height, margin, splash, unit, seed })
    const planes = [print.r, print.g, print.b] as const
    const [clouds, swirls, grain] = [noiseTile('clouds'), noiseTile('swirls'), noiseTile('grain')]
    const rim = enlarge(edges, w, h, width, height)
    for (let y = 0; y < height; y++) {
      for (let x = 0, at = y * width; x < width; x++, at++) {
        const [u, v] = [x / unit, y / unit]
        const tooth = toothAt(u / 900, v / 900)
        const cloud = noiseAt(clouds, u * 0.33 + seed * 17, v * 0.33)
        const sheet = 1 + 0.028 * tooth + 0.02 * cloud
        const wet = area.share[at]!
        let thick = 0
        let [px, py] = [x, y]
        if (wet > 0.003) {
          // Washes do not keep to the drawing.
          px = x + unit * (5 * noiseAt(swirls, u * 0.9, v * 0.9 + 90) + 2.2 * noiseAt(grain, u * 0.5, v * 0.5))
          py = y + unit * (5 * noiseAt(swirls, u * 0.9 + 200, v * 0.9) + 2.2 * noiseAt(grain, u * 0.5 + 99, v * 0.5))
          const run = noiseAt(clouds, u * 0.19 + 130, v * 0.19 + seed * 7)
          const back =
            run > 0.1 && run < 0.3 ? 0.35 * smoothstep(0.1, 0.16, run) - 0.6 * smoothstep(0.165, 0.2, run) : 0
          thick = 0.86 + 0.75 * cloud + back * 0.8 - 0.3 * tooth + 0.13 * noiseAt(grain, u * 1.3, v * 1.3)
          thick = Math.max(0.3, thick + 0.9 * sampled(rim, width, height, px, py) + 0.9 * area.rim[at]!) * pigment * wet
        }
        const pencil = 1 - drawn * lines[at]! * (0.75 + 0.4 * tooth) * Math.min(1, 0.25 + wet)
        for (let c = 0; c < 3; c++) {
          const white = paper[c]! * sheet
          let tone = white
          if (thick > 0) {
            tone *= Math.exp(sampleAt(absorbing[c]!, w, h, px / 2 - 0.25, py / 2 - 0.25) * thick)
          }
          planes[c]![at] = tone * mix(1, pencil, c === 2 ? 0.94 : 1)
        }
      }
    }
  },
})

function sampled(plane: Float32Array, width: number, height: number, x: number, y: number): number {
  const px = x < 0 ? 0 : x > width - 1 ? width - 1 : x | 0
  return plane[(y < 0 ? 0 : y > height - 1 ? height - 1 : y | 0) * width + px]!
}

/** Where neighbouring washes differ: pigment gathers there as they dry. */
function rims({ width, height, planes: [r, g, b] }: ReturnType<typeof washesOf>, unit: number): Float32Array {
  const edges = new Float32Array(width * height)
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0, at = y * width; x < width - 1; x++, at++) {
      const across = Math.abs(r[at + 1]! - r[at]!) + Math.abs(g[at + 1]! - g[at]!) + Math.abs(b[at + 1]! - b[at]!)
      const [lr, lg, lb] = [r[at + width]! - r[at]!, g[at + width]! - g[at]!, b[at + width]! - b[at]!]
      const down = Math.abs(lr) + Math.abs(lg) + Math.abs(lb)
      edges[at] = Math.min(0.6, (across + down) * 2.4)
    }
  }
  return blur(edges, width, height, Math.max(0.5, 0.8 * unit))
}
