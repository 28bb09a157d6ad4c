import { gaussian, gaussianBlur } from '../kernels/blur.ts'
import { lumaOf, mix, type Raster, rgbOf, smoothstep } from '../kernels/canvas.ts'
import { edgePlane } from '../kernels/edges.ts'
import { coded } from '../kernels/oklab.ts'
import { kuwahara } from '../kernels/paint.ts'
import { defineOperation } from './operation.ts'

export const neon = defineOperation({
  name: 'neon',
  says: [
    { words: 'neon, neon edges, neon outline, neon glow, neon lines, neon lights, glowing edges, neon sign, tron' },
  ],
  maxPixels: 3_000_000,
  takes: ['colour'],
  read: (clause) => ({ colour: clause.take('colour'), strength: clause.strength({ usual: 100, max: 200 }) }),
  run: (raster, { colour, strength }) => tubes(raster, colour, strength / 100),
})

/** Edges as light tubes in the picture's own hues on a dark copy, with white cores and light on what is near. */
function tubes(raster: Raster, colour: string | undefined, share: number): Raster {
  const { width, height, data } = raster
  const size = Math.min(width, height) / 600
  const calm = kuwahara(raster, Math.max(2, 4 * size))
  const luma = gaussian(lumaOf(calm), width, height, Math.max(0.9, 1.3 * size))
  const rims = edgePlane(luma, raster).map((value) => smoothstep(5, 30, value))
  // Where everything is edge, every tube glows less.
  const busy = rims.reduce((sum, rim) => sum + rim, 0) / rims.length
  const glow = share * Math.min(1, 0.09 / (busy + 0.001))
  const hues = gaussianBlur(calm, Math.max(1, 2 * size))
  const light = [0, 1, 2].map((c) => {
    return rims.map(
      (rim, at) => rim * (colour === undefined ? vivid(hues.data, at * 4, c) : (rgbOf(colour)[c]! / 255) ** 2.2 + 0.02),
    )
  })
  const near = light.map((plane) => gaussian(Float32Array.from(plane), width, height, Math.max(1.5, 3.5 * size)))
  const far = light.map((plane) => gaussian(Float32Array.from(plane), width, height, Math.max(5, 20 * size)))
  for (let at = 0, to = 0; at < luma.length; at++, to += 4) {
    const core = rims[at]! ** 3 * 0.55
    for (let c = 0; c < 3; c++) {
      const ground = (data[to + c]! / 255) ** 2.2 * 0.05
      const sum =
        ground + (light[c]![at]! * 1.25 + near[c]![at]! * 1.5 + far[c]![at]! * 2.1) * glow + core * Math.max(0.4, glow)
      data[to + c] = coded(1 - Math.exp(-sum * 1.15)) + 0.5
    }
  }
  return raster
}

/** A colour's share with grey taken away and brightness evened out; greys turn cyan. */
function vivid(data: Buffer, at: number, channel: number): number {
  const [low, high] = [
    Math.min(data[at]!, data[at + 1]!, data[at + 2]!),
    Math.max(data[at]!, data[at + 1]!, data[at + 2]!),
  ]
  const pure = high > low ? (data[at + channel]! - low) / (high - low) : 0
  return mix([0.05, 0.55, 1][channel]!, pure ** 1.5, smoothstep(8, 50, high - low))
}

export const operations = [neon]
