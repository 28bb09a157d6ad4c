import type { Rgb } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import type { Part } from './mesh.ts'
import { BRASS, even, type Outline, type Random, turned } from './turned.ts'

const CEDAR: Rgb = [0.62, 0.38, 0.2]
const RADIUS = 0.021
/** Where the knife began to sharpen, and where the lead leaves the wood. */
const [CONE, TIP] = [0.87, 0.962]

/** Six sides of lacquer, a sharpened cone of wood, the lead, along x. @param rubber Has an eraser in a ferrule */
export function pencil(random: Random, lacquer: Rgb, lead: Rgb, rubber: boolean): Part[] {
  const offset = random() * 90
  const body = [sides(lacquer, rubber ? 0.1 : 0.004, offset), wood(offset), core(lead), end(lead)]
  return rubber ? [...body, ...eraserOf()] : body
}

function sides(lacquer: Rgb, from: number, offset: number): Part {
  const grain = noiseTile('grain')
  const round = turned(
    [
      [RADIUS, from],
      [RADIUS, 0.5],
      [RADIUS, CONE],
    ],
    'paint',
    (u, v, out) => {
      const worn = 1 + 0.05 * noiseAt(grain, u * 30 + offset, v * 400)
      for (let part = 0; part < 3; part++) out[part] = lacquer[part]! * worn
    },
    48,
  )
  return {
    ...round,
    place(u, v, out) {
      round.place(u, v, out)
      const sector = ((u * 6) % 1) - 0.5
      const flat = 0.93 / Math.cos((sector * Math.PI) / 3)
      // The knife leaves a scalloped edge where it leaves each side.
      out[0] += v > 0.9 ? 0.12 * Math.cos(u * 12 * Math.PI) * (v - 0.9) : 0
      out[1] *= flat
      out[2] *= flat
    },
  }
}

function wood(offset: number): Part {
  const grain = noiseTile('grain')
  return turned(
    [
      [RADIUS * 0.97, CONE - 0.02],
      [RADIUS * 0.92, CONE],
      [RADIUS * 0.55, (CONE + TIP) / 2],
      [RADIUS * 0.2, TIP],
    ],
    'wood',
    (u, v, out) => {
      const line = 1 + 0.22 * noiseAt(grain, u * 160 + offset, v * 30)
      for (let part = 0; part < 3; part++) out[part] = CEDAR[part]! * line
    },
  )
}

function core(lead: Rgb): Part {
  return turned(
    [
      [RADIUS * 0.21, TIP - 0.002],
      [RADIUS * 0.1, 0.985],
      [0.0005, 1],
    ],
    'wood',
    even(lead),
  )
}

function end(lead: Rgb): Part {
  return turned(
    [
      [0, 0.001],
      [RADIUS * 0.95, 0.003],
      [RADIUS * 0.98, 0.008],
    ],
    'wood',
    (_u, v, out) => {
      const tone = v < 0.3 ? lead : CEDAR
      for (let part = 0; part < 3; part++) out[part] = tone[part]!
    },
  )
}

function eraserOf(): Part[] {
  const rubber = turned(
    [
      [0, 0],
      [RADIUS * 0.8, 0.004],
      [RADIUS * 0.96, 0.016],
      [RADIUS * 0.96, 0.05],
    ],
    'matt',
    even([0.6, 0.2, 0.17]),
  )
  const rings: Outline = Array.from({ length: 11 }, (_, at) => [
    RADIUS * (at % 2 === 0 ? 1.03 : 1.09),
    0.042 + at * 0.006,
  ])
  return [rubber, turned(rings, 'metal', even(BRASS))]
}
