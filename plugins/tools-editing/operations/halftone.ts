import { clamp, lumaOf, mix, rasterOfSize, type Raster, rgbOf } from '../kernels/canvas.ts'
import { pixelsOf } from '../language/clause.ts'
import { defineOperation } from './operation.ts'

export const halftone = defineOperation({
  name: 'halftone',
  says: [
    { words: 'halftone, half tone, newspaper, newsprint, print dots, dot print, cmyk dots, raster dots, printed' },
  ],
  maxPixels: 4_000_000,
  takes: ['colour'],
  read: (clause) => ({ size: clause.length({ usual: 1.3, max: 10 }), colour: clause.take('colour') }),
  run(raster, { size, colour }) {
    const pitch = Math.max(3, pixelsOf(size, raster))
    return colour === undefined ? processPrint(raster, pitch) : onePrint(raster, pitch, rgbOf(colour))
  },
})

/** Share of ink at a point of a screen of dots. `shade` 0 to 1. */
function screen(x: number, y: number, degrees: number, pitch: number, shade: number): number {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const [u, v] = [(x * cosine + y * sine) / pitch, (y * cosine - x * sine) / pitch]
  // Dots that touch turn into holes: the sum of two waves has both.
  const wave = (Math.cos(u * 2 * Math.PI) + Math.cos(v * 2 * Math.PI)) / 4 + 0.5
  return clamp((shade - (1 - wave)) * pitch * 0.55 + 0.5, 0, 1) * Math.min(1, shade * 12)
}

const INKS: readonly [degrees: number, rgb: readonly [number, number, number]][] = [
  [15, [0.03, 0.66, 0.92]],
  [75, [0.9, 0.08, 0.52]],
  [0, [0.99, 0.9, 0.06]],
  [45, [0.1, 0.09, 0.1]],
]

/** Cyan, magenta, yellow and black at their angles, over paper. */
function processPrint(raster: Raster, pitch: number): Raster {
  const { width, data } = raster
  const out = rasterOfSize(width, raster.height)
  for (let at = 0, to = 0; to < data.length; at++, to += 4) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const rgb = [0, 1, 2].map((c) => (data[to + c]! / 255) ** 1.12)
    const key = (1 - Math.max(...rgb)) ** 1.5
    const inks = [...rgb.map((value) => clamp((1 - value - key) / (1 - key + 1e-6), 0, 1)), key]
    const light = [0.985, 0.97, 0.93]
    for (const [n, [degrees, colour]] of INKS.entries()) {
      const share = screen(x, y, degrees, pitch, inks[n]!)
      for (let c = 0; c < 3; c++) light[c]! *= 1 - share * (1 - colour[c]!)
    }
    for (let c = 0; c < 3; c++) out.data[to + c] = light[c]! * 255 + 0.5
    out.data[to + 3] = data[to + 3]!
  }
  return out
}

function onePrint(raster: Raster, pitch: number, ink: readonly [number, number, number]): Raster {
  const luma = lumaOf(raster)
  const { width, data } = raster
  for (let at = 0, to = 0; at < luma.length; at++, to += 4) {
    const share = screen(at % width, Math.floor(at / width), 45, pitch, 1 - luma[at]! / 255)
    for (let c = 0; c < 3; c++) data[to + c] = mix([250, 246, 236][c]!, ink[c]!, share) + 0.5
  }
  return raster
}

export const operations = [halftone]
