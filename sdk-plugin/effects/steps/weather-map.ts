import * as z from 'zod'
import { mix, ramp, type Rgb, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { operation, type Stage } from '../stage.ts'
import { hypot } from '../hypot.ts'

/** Of lowland, hills and mountains; of shallow and deep sea. */
const LAND: readonly Rgb[] = [
  [0.1, 0.26, 0.07],
  [0.2, 0.34, 0.09],
  [0.36, 0.36, 0.15],
  [0.4, 0.32, 0.2],
  [0.62, 0.58, 0.5],
]
const SEA: readonly Rgb[] = [
  [0.08, 0.34, 0.5],
  [0.03, 0.18, 0.36],
  [0.012, 0.09, 0.24],
  [0.006, 0.05, 0.16],
]
/** Of rain on the radar, from light to heavy. */
const RAIN: readonly Rgb[] = [
  [0.2, 0.6, 0.95],
  [0.06, 0.3, 0.85],
  [0.1, 0.08, 0.6],
  [0.42, 0.06, 0.55],
]

/** A coast that is nowhere, with relief, isobars and rain on the radar, as a wall of screens shows it. */
export const weatherMap = operation({
  name: 'weatherMap',
  schema: z.strictObject({
    do: z.literal('weatherMap'),
    /** Number of the coast. */
    coast: z.number().int().min(0).max(999).default(1),
    /** How much it rains. */
    rain: z.number().min(0).max(2).default(1),
  }),
  apply({ frame }, { coast, rain }) {
    paint(frame, coast, rain)
  },
})

const clouds = () => noiseTile('clouds')

/** Above 0 is land. Places in pixels of the noise. */
function rise(x: number, y: number, coast: number, middle: readonly [number, number]): number {
  const u = x / 512 - middle[0]
  const v = y / 512 - middle[1]
  const shelf = 0.3 - 1.15 * (u * u + 0.8 * v * v)
  const wide = noiseAt(clouds(), x * 0.36 + coast * 71, y * 0.36 + coast * 19)
  return (
    shelf + 0.85 * wide + 0.12 * noiseAt(clouds(), x * 1.5, y * 1.5) + 0.035 * noiseAt(clouds(), x * 4.1, y * 4.1 + 90)
  )
}

/** In steps of the lines drawn through it. */
function pressureAt(u: number, v: number, coast: number): number {
  return noiseAt(noiseTile('swirls'), u * 0.13 + coast * 37, v * 0.13 + 120) * 5 + u / 210 + v / 600
}

function paint({ width, height, r, g, b }: Stage['frame'], coast: number, rain: number): void {
  const k = 512 / height
  const planes = [r, g, b]
  for (let y = 0, at = 0; y < height; y++) {
    const v = y * k
    for (let x = 0; x < width; x++, at++) {
      const u = x * k
      const here = rise(u, v, coast, [0.62, 0.5])
      const slope = (here - rise(u - 1.6, v - 1.6, coast, [0.62, 0.5])) * 9
      const shore = smoothstep(-0.004, 0.004, here)
      const land = ramp(LAND, Math.min(1, here * 1.9))
      const sea = ramp(SEA, Math.min(1, -here * 1.7))
      const surf = 0.16 * Math.exp(-((here / 0.006) ** 2))
      const pressure = pressureAt(u, v, coast)
      const steep = hypot(pressureAt(u + k, v, coast) - pressure, pressureAt(u, v + k, coast) - pressure)
      const off = Math.abs(pressure - Math.round(pressure)) / Math.max(steep, 0.002)
      const isobar = 0.6 * smoothstep(0.0021 * height + 0.6, 0.0012 * height, off)
      // Bands of rain before a front, in a few steps with soft borders.
      const wet = noiseAt(clouds(), u * 0.34 + coast * 11, v * 0.34 + 260) + 0.14 * noiseAt(clouds(), u * 1.3, v * 1.3)
      const heavy = Math.max(0, wet - (0.5 * x) / width + 0.02 * rain) * 11 * rain
      const fall = heavy > 0 ? ramp(RAIN, Math.min(1, heavy / 4)) : undefined
      const veil = 0.68 * smoothstep(0.1, 0.9, heavy)
      const joint = seam(x, width, 4) * seam(y, height, 3)
      for (let c = 0; c < 3; c++) {
        let tone = mix(sea[c]! * (1 + 0.1 * slope), land[c]! * Math.max(0.35, 1 + slope), shore) + surf
        if (fall) tone = mix(tone, fall[c]!, veil)
        planes[c]![at] = mix(tone, 0.95, isobar) * joint
      }
    }
  }
}

/** The joints of the screens: hardly seen. */
function seam(place: number, length: number, panels: number): number {
  const beside = Math.abs((((place * panels) / length) % 1) - 0.5)
  return 1 - 0.3 * smoothstep(0.4985, 0.4998, beside)
}
