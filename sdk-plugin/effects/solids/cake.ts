/** A layer cake on its plate. */
import { mix, type Rgb, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { lathe, moved, type Part, tube } from './mesh.ts'
import { even, type Random } from './turned.ts'

/** Height of its sponge; its radius is 1. */
const HIGH = 0.9
/** Where cream lies between the layers, and half its thickness. */
const CREAM = [0.3, 0.6] as const
const THIN = 0.032
/** Runs of icing around it. */
const RUNS = 15

export interface CakeTones {
  sponge: Rgb
  cream: Rgb
  icing: Rgb
  candles: readonly Rgb[]
}

/** Layers of sponge with cream between them, icing that runs down, dabs of cream at its foot, candles in a ring. */
export function cake(random: Random, { sponge, cream, icing, candles }: CakeTones): Part[] {
  const offset = random() * 200
  const dabs = Array.from({ length: 22 }, (_, index) => dab((index / 22) * 2 * Math.PI, 1.03, 0.03, cream))
  const sticks = candles.map((tone, index) => candle(candleTop(index, candles.length), tone))
  return [plate(), layers(sponge, cream, offset), glaze(icing, random), ...dabs, ...sticks]
}

/** How far the wick of a candle stands above the table. */
const WICK = HIGH + 0.5

/** Place of a candle's wick, in the cake's own lengths. @param index Of the candle in its ring */
export function candleTop(index: number, count: number): readonly [number, number, number] {
  const way = ((index + 0.32) / count) * 2 * Math.PI
  return [0.66 * Math.cos(way), 0.66 * Math.sin(way), WICK]
}

function plate(): Part {
  return lathe(
    [
      [0.5, -0.2],
      [0.42, -0.17],
      [0.3, -0.06],
      [1.2, -0.05],
      [1.42, -0.005],
      [1.44, 0.02],
      [1.38, 0.02],
      [1.18, -0.015],
      [0.9, -0.01],
    ],
    'paint',
    even([0.82, 0.79, 0.78]),
    72,
  )
}

function layers(sponge: Rgb, cream: Rgb, offset: number): Part {
  const [clouds, grain] = [noiseTile('clouds'), noiseTile('grain')]
  const creamAt = (z: number) => Math.max(...CREAM.map((at) => smoothstep(THIN * 1.3, THIN * 0.9, Math.abs(z - at))))
  return {
    finish: 'crumb',
    cells: [220, 64],
    place(u, v, out) {
      const way = u * 2 * Math.PI
      const z = v * HIGH + 0.012 * noiseAt(clouds, u * 300, 40 + offset) * smoothstep(0, 0.2, v)
      const pores = 0.012 * noiseAt(grain, u * 900, v * 130 + offset) + 0.012 * noiseAt(clouds, u * 700, v * 120)
      const r = 1 + mix(pores, 0.028 + 0.012 * noiseAt(clouds, u * 400, z * 30), creamAt(v * HIGH))
      out[0] = r * Math.cos(way)
      out[1] = r * Math.sin(way)
      out[2] = z
    },
    paint(u, v, out) {
      const share = creamAt(v * HIGH)
      const crust = Math.max(0, ...[0, ...CREAM, HIGH].map((at) => smoothstep(0.075, 0.03, Math.abs(v * HIGH - at))))
      const hole = 1 + 0.3 * noiseAt(grain, u * 900, v * 130 + offset) + 0.2 * noiseAt(clouds, u * 700, v * 120)
      for (let part = 0; part < 3; part++) {
        out[part] = mix(sponge[part]! * hole * (1 - 0.35 * crust), cream[part]!, share)
      }
    },
  }
}

/** Icing over the top that runs down the side: unevenly, a drop at the end of each run. */
function glaze(tone: Rgb, random: Random): Part {
  const runs = Array.from({ length: RUNS }, () => 0.2 + 0.36 * random())
  const clouds = noiseTile('clouds')
  const runAt = (u: number) => {
    const place = u * RUNS
    const side = Math.abs(place - Math.floor(place) - 0.5) / 0.5
    const long = runs[Math.floor(place) % RUNS]!
    return side < 0.42 ? 0.12 + (long - 0.12) * Math.sqrt(1 - (side / 0.42) ** 4) : 0.12 + 0.03 * (1 - side)
  }
  return {
    finish: 'sugar',
    cells: [RUNS * 20, 40],
    place(u, v, out) {
      const way = u * 2 * Math.PI
      const along = (u * RUNS) % 1
      const round = Math.sqrt(Math.max(0, 1 - (Math.abs(along - 0.5) / 0.27) ** 2))
      let [r, z] = [0.95 * (v / 0.4), HIGH + 0.05]
      if (v < 0.4) z += 0.012 * noiseAt(clouds, 60 * r * Math.cos(way), 60 * r * Math.sin(way)) * (1 - v / 0.4)
      else if (v < 0.55) {
        const turn = ((v - 0.4) / 0.15) * (Math.PI / 2)
        r = 0.95 + 0.1 * Math.sin(turn)
        z = HIGH - 0.05 + 0.09 * Math.cos(turn)
      } else {
        const t = (v - 0.55) / 0.45
        const drop = 0.03 * round * smoothstep(0.4, 0.8, t)
        r = 1.05 + drop - 0.06 * smoothstep(0.86, 1, t) - 0.015 * (1 - round)
        z = HIGH - 0.05 - t * runAt(u)
      }
      out[0] = r * Math.cos(way)
      out[1] = r * Math.sin(way)
      out[2] = z
    },
    paint: even(tone),
  }
}

function dab(way: number, far: number, z: number, cream: Rgb): Part {
  const outline = [
    [0.13, -0.05],
    [0.15, 0.02],
    [0.11, 0.09],
    [0.05, 0.13],
    [0, 0.19],
  ] as const
  const swirled = moved(lathe(outline, 'shell', even(cream), 24), (place) => {
    // Ridges of the nozzle, wound up.
    const ridge = 1 + 0.1 * Math.sin(7 * Math.atan2(place[1], place[0]) + 16 * place[2])
    place[0] *= ridge
    place[1] *= ridge
  })
  return moved(swirled, (place) => {
    place[0] += far * Math.cos(way)
    place[1] += far * Math.sin(way)
    place[2] += z
  })
}

/** A wax candle with a stripe wound around it. */
function candle([x, y, top]: readonly [number, number, number], tone: Rgb): Part {
  const points = [HIGH, (HIGH + top) / 2, top - 0.04, top].map((z) => [x, y, z] as const)
  const radius = (t: number) => 0.042 * Math.sqrt(Math.max(0, Math.min(1, (1 - t) * 30)))
  return tube(
    points,
    radius,
    'sugar',
    (u, v, out) => {
      const way = u + v * 3.2
      const stripe = smoothstep(0.16, 0.2, Math.abs(way - Math.floor(way) - 0.5))
      for (let part = 0; part < 3; part++) out[part] = mix(0.85, tone[part]!, stripe)
    },
    16,
  )
}
