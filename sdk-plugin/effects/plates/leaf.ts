import { mix, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { drawPlate, type Plate } from './plate.ts'

/** Distance of side veins along the midrib, in frame heights. */
const APART = 0.19
const COS = Math.cos(-0.32)
const SIN = Math.sin(-0.32)

/**
 * A leaf from near: midrib, side veins that bend to the tip, a net between them on a quilted skin. Colours: skin,
 * sunny skin, vein.
 */
export const leaf: Plate = {
  colours: [
    [0.01, 0.075, 0.012],
    [0.045, 0.2, 0.02],
    [0.24, 0.46, 0.1],
  ],
  material: { metal: 0, rough: 0.5, coat: 0.45, coatRough: 0.34 },
  draw(width, height, scale, [skin, sunny, vein]) {
    const cells = noiseTile('cells')
    const clouds = noiseTile('clouds')
    const grain = noiseTile('grain')
    return drawPlate(width, height, scale, (u, v, spot) => {
      const along = (u - 1) * COS + (v - 0.62) * SIN
      const wave = 0.02 * noiseAt(clouds, u * 70, v * 70)
      const side = (v - 0.62) * COS - (u - 1) * SIN + wave
      const out = Math.abs(side)
      const swept =
        along - 0.85 * out + 0.32 * out * out + (side > 0 ? 0.07 : 0) + 0.02 * noiseAt(clouds, u * 90 + 40, v * 90)
      const place = swept / APART
      const between = Math.abs(place - Math.round(place)) * APART
      const thick = 0.0055 * smoothstep(1.1, 0, out) + 0.0016
      const rib = smoothstep(0.021, 0.008, out)
      const branch = smoothstep(thick, thick * 0.35, between)
      const net = smoothstep(0.52, 0.86, noiseAt(cells, u * 620 + side * 60, v * 620))
      const fine = smoothstep(0.55, 0.8, noiseAt(cells, u * 1900, v * 1900))
      const pillow = Math.sqrt(Math.min(1, between / (APART * 0.42)))
      const line = Math.max(rib * 0.9, branch * 0.75, net * 0.3, fine * 0.13)
      const light = 0.5 + 0.9 * noiseAt(clouds, u * 80 + 10, v * 80 + 70) + 0.25 * pillow
      const speck = 1 + 0.1 * noiseAt(grain, u * 300, v * 300)
      spot.height =
        0.016 * pillow - 0.0012 * net - 0.014 * branch - 0.02 * rib + 0.0006 * noiseAt(grain, u * 500, v * 500)
      spot.r = mix(mix(skin![0], sunny![0], light), vein![0], line) * speck
      spot.g = mix(mix(skin![1], sunny![1], light), vein![1], line) * speck
      spot.b = mix(mix(skin![2], sunny![2], light), vein![2], line) * speck
    })
  },
}
