import { mix, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import { sampleAt } from '../../kernels/resample.ts'
import type { Print } from '../photo.ts'

/** How hot the gas is, on a grid coarser than the picture. */
export interface Blaze {
  width: number
  height: number
  /** Pixels of the picture for one of the grid. */
  cell: number
  /** 0 is cold, 1 bright fire. */
  heat: Float32Array
}

export interface BlazeOptions {
  /** Height of the tallest tongues and width of a usual one, in pixels of the picture. */
  tall: number
  wide: number
  /** How much the gas sways on its way up. */
  sway: number
  seed: number
}

const COLD = 1e5

/**
 * Fire over what burns. Gas leaves the fuel and is carried up row by row, swaying with its neighbours, so that tongues
 * hang together, fork and end in points.
 *
 * @param fuel How strongly each place of the grid burns, 0 to 1.
 */
export function blazeOver(fuel: Float32Array, grid: Omit<Blaze, 'heat'>, options: BlazeOptions): Blaze {
  const { width, height, cell } = grid
  const [tall, wide] = [options.tall / cell, options.wide / cell]
  const swirls = noiseTile('swirls')
  const clouds = noiseTile('clouds')
  const k = 48 / wide
  const { seed } = options
  let below = column(width)
  let here = column(width)
  const heat = plane(width * height)
  for (let y = height - 1; y >= 0; y--) {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const burns = fuel[at]!
      const drift =
        options.sway *
        wide *
        0.045 *
        (1.6 * noiseAt(swirls, x * k * 0.55 + seed * 37, y * k * 0.3) +
          noiseAt(clouds, x * k + seed * 11, y * k * 0.62))
      const place = Math.min(width - 1.001, Math.max(0, x + drift))
      const x0 = place | 0
      const t = place - x0
      const age = below.age[x0]! + (below.age[x0 + 1]! - below.age[x0]!) * t + 1
      const power = below.power[x0]! + (below.power[x0 + 1]! - below.power[x0]!) * t
      // What burns here takes over from what comes from below when it burns more.
      const left = power * (1 - age / (1.3 * tall))
      if (burns > 0.02 && burns > left) {
        here.from[x] = x
        here.age[x] = 0
        here.power[x] = burns
      } else {
        here.from[x] = below.from[x0]! + (below.from[x0 + 1]! - below.from[x0]!) * t
        here.age[x] = Math.min(COLD, age)
        here.power[x] = power
      }
      const up = here.age[x]! / tall
      if (up < 1.35)
        heat[at] = tongue({
          from: here.from[x]! * k,
          up,
          rise: tall * k,
          power: here.power[x]!,
          x: x * k,
          y: y * k,
          seed,
        })
    }
    ;[below, here] = [here, below]
  }
  return { ...grid, heat: blur(heat, width, height, 0.6) }
}

interface Column {
  /** Where the gas left the fuel, how many rows ago, and how strong the fire is there. */
  from: Float32Array
  age: Float32Array
  power: Float32Array
}

function column(width: number): Column {
  return { from: new Float32Array(width), age: new Float32Array(width).fill(COLD), power: new Float32Array(width) }
}

interface Gas {
  /** Where it left the fuel, and where it is, in pixels of the noise. */
  from: number
  x: number
  y: number
  /** Share of the tallest tongue's height; that height in pixels of the noise. */
  up: number
  rise: number
  power: number
  seed: number
}

function tongue({ from, up, rise, power, x, y, seed }: Gas): number {
  const swirls = noiseTile('swirls')
  const clouds = noiseTile('clouds')
  const reach =
    power * (0.42 + 0.95 * Math.max(0, 0.42 + noiseAt(swirls, (0.7 * from + 0.3 * x) * 0.46 + seed * 19, 40 + 0.2 * y)))
  // Where gas has run together, its place alone tells it apart.
  const side = 0.45 * from + 0.55 * x
  const lick = noiseAt(swirls, side * 0.9 + seed * 29, up * rise * 0.36 + seed * 7)
  const streak = noiseAt(clouds, side * 2.5 + seed * 3, up * rise * 0.5 + 33)
  const fine = noiseAt(clouds, x * 1.5, y * 0.5 + seed * 5)
  const left = 1 - up / Math.max(0.05, reach)
  const wild = Math.min(1, 2.2 * up)
  const body = left + (1.2 * lick - 0.12) * (0.2 + 0.8 * wild) + (0.45 * fine + 0.55 * streak) * wild
  // Sheets of fire are brightest along their folds.
  const folds = 0.3 + 0.85 * (1 - Math.min(1, Math.abs(lick + 0.12) * 3.4)) + 0.9 * streak + 0.35 * fine
  // Gas is clear where it leaves the fuel, and shines a little above.
  const kindled = smoothstep(-0.008, 0.07, up)
  const fade = 1 - 0.45 * wild * (1 - Math.max(0, left))
  return Math.max(0, smoothstep(0, 0.6, body) * folds * fade * kindled * Math.min(1, 0.35 + power))
}

/** Lays fire over a picture: it shines, and hides a little of what is behind it. */
export function layBlaze(print: Print, { heat, width, height, cell }: Blaze, strength: number): void {
  for (let y = 0, at = 0; y < print.height; y++) {
    const v = (y + 0.5) / cell - 0.5
    for (let x = 0; x < print.width; x++, at++) {
      const hot = sampleAt(heat, width, height, (x + 0.5) / cell - 0.5, v)
      if (hot < 0.004) continue
      const cover = 1 - 0.6 * Math.min(1, hot * 1.2)
      print.r[at] = print.r[at]! * cover + strength * hot * mix(1.15, 1.3, hot)
      print.g[at] = print.g[at]! * cover + strength * hot * hot * (0.34 + 0.4 * hot)
      print.b[at] = print.b[at]! * cover + strength * hot * hot * hot * (0.06 + 0.18 * hot)
    }
  }
}

/** The light that fire throws around it, on its grid. @param reach Pixels of the picture */
export function glowOf({ heat, width, height, cell }: Blaze, reach: number): Float32Array {
  return blur(heat, width, height, reach / cell)
}

/** Keeps faces clear of the fire in front of them. @param clear Of the picture's size, 0 to 1 */
export function spare(
  { heat, width, height, cell }: Blaze,
  clear: Float32Array,
  print: { width: number; height: number },
): void {
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.min(print.height - 1, y * cell) * print.width
    for (let x = 0; x < width; x++, at++) heat[at]! *= 1 - 0.9 * clear[row + Math.min(print.width - 1, x * cell)]!
  }
}
