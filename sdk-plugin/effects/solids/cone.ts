import { mix, type Rgb, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { lathe, type Part } from './mesh.ts'
import type { Random } from './turned.ts'

/** Sheeting that throws light back, as shares of the cone's height: from, to. */
const BANDS = [
  [0.3, 0.48],
  [0.64, 0.84],
] as const
const WHITE: Rgb = [0.74, 0.73, 0.7]
/** Dust of the road. */
const DIRT: Rgb = [0.1, 0.085, 0.07]

/** Half the side of the foot, its thickness and how its corners are rounded. */
const FOOT = 0.52
const THICK = 0.09
const SQUARE = 7

/** A traffic cone one unit high that stands along z on its square foot. */
export function cone(random: Random, tone: Rgb): Part[] {
  const [grain, clouds] = [noiseTile('grain'), noiseTile('clouds')]
  const offset = random() * 300
  /** Worn rubber: scuffed, and dirtier the nearer to the road. */
  const rubber = (own: Rgb, u: number, v: number, low: number, out: [number, number, number]) => {
    const scuff = smoothstep(0.12, 0.5, noiseAt(clouds, u * 300 + offset, v * 90))
    const fine = 1 + 0.14 * noiseAt(grain, u * 700 + offset, v * 300)
    const dirt = Math.min(0.8, 0.3 * scuff + 0.62 * low * (0.6 + 0.8 * scuff))
    for (let part = 0; part < 3; part++) out[part] = mix(own[part]!, DIRT[part]!, dirt) * fine
  }
  const body = lathe(
    [
      [0.37, THICK],
      [0.335, 0.12],
      [0.3, 0.2],
      [0.22, 0.46],
      [0.14, 0.73],
      [0.075, 0.95],
      [0.066, 0.985],
      [0.05, 1],
      [0.03, 0.99],
    ],
    'shell',
    (u, v, out) => {
      const high = heightAt(v)
      const white = BANDS.some(([from, to]) => high > from && high < to)
      rubber(white ? WHITE : tone, u, v, smoothstep(0.4, 0.05, high), out)
    },
    64,
  )
  const foot: Part = {
    ...lathe(
      [
        [0.9, 0],
        [0.98, 0.01],
        [1, 0.03],
        [1, 0.06],
        [0.98, 0.085],
        [0.92, THICK],
        [0.3, THICK + 0.005],
      ],
      'shell',
      (u, v, out) => rubber([tone[0] * 0.55, tone[1] * 0.55, tone[2] * 0.55], u, v, 0.75, out),
      96,
    ),
  }
  const round = foot.place
  foot.place = (u, v, out) => {
    round(u, v, out)
    const angle = u * 2 * Math.PI
    const square = (Math.abs(Math.cos(angle)) ** SQUARE + Math.abs(Math.sin(angle)) ** SQUARE) ** (-1 / SQUARE)
    out[0] *= FOOT * square
    out[1] *= FOOT * square
  }
  return [foot, body]
}

/** Heights of the body's outline, at even distances along it. */
const HEIGHTS = [THICK, 0.12, 0.2, 0.46, 0.73, 0.95, 0.985, 1, 0.99] as const

function heightAt(v: number): number {
  const at = v * (HEIGHTS.length - 1)
  const index = Math.min(HEIGHTS.length - 2, Math.floor(at))
  return mix(HEIGHTS[index]!, HEIGHTS[index + 1]!, at - index)
}
