import * as z from 'zod'
import { colour, ramp } from '../colour.ts'
import { plane } from '../kernels/memory.ts'
import { NoiseRows } from '../kernels/noise-rows.ts'
import { enlarge } from '../kernels/resample.ts'
import { keptFrame, operation, type Stage } from '../stage.ts'

const pool = z.strictObject({
  at: z.tuple([z.number(), z.number()]).readonly(),
  /** Reach as a share of the frame's height. */
  size: z.number().positive(),
  colour,
  strength: z.number().min(0).max(5).default(1),
})

/** A painted wall: colours from top to bottom, pools of light, a breath of unevenness. */
export const backdrop = operation({
  name: 'backdrop',
  schema: z.strictObject({
    do: z.literal('backdrop'),
    colours: z.array(colour).min(1).max(6),
    pools: z.array(pool).max(6).default([]),
    /** Unevenness of the paint. */
    clouds: z.number().min(0).max(1).default(0.06),
    /** A floor before it, from this share of the frame's height down: its colours from far to near. */
    floor: z
      .strictObject({ at: z.number().min(0.1).max(0.95).default(0.55), colours: z.array(colour).min(1).max(6) })
      .optional(),
  }),
  apply(stage, options) {
    keptFrame(stage, JSON.stringify(options), () => paint(stage, options))
  },
})

type Options = z.output<(typeof backdrop)['schema']>

/** What is painted in a row, without lamps. */
function baseOf({ colours, floor }: Pick<Options, 'colours' | 'floor'>, v: number) {
  return floor && v >= floor.at ? ramp(floor.colours, (v - floor.at) / (1 - floor.at)) : ramp(colours, v)
}

/** Pixels of the noise in a frame height. */
const CLOUD = 260

/** What a pool's light has fallen to, as a share, where it ends. */
const FARTHEST = Math.exp(-9)

/** Painted in half the size: nothing in it is finer. */
function paint({ frame }: Stage, { pools, clouds, ...walls }: Options): void {
  const width = Math.ceil(frame.width / 2)
  const height = Math.ceil(frame.height / 2)
  const [r, g, b] = [plane(width * height), plane(width * height), plane(width * height)]
  const size = CLOUD / frame.height
  const paints = new NoiseRows('clouds', width, { scale: 2 * size, left: size, top: size })
  const aspect = frame.width / frame.height
  // A pool's light is that of its column times that of its row.
  const lamps = pools.map(({ at: [px, py], size, colour: tint, strength }) => ({
    tint,
    least: strength * FARTHEST,
    row: (v: number) => strength * Math.exp(-((v - py) * (v - py)) / (size * size)),
    columns: Float64Array.from({ length: width }, (_, x) => {
      const far = (((2 * x + 1) / frame.width - px) * aspect) / size
      return Math.exp(-far * far)
    }),
  }))
  for (let y = 0; y < height; y++) {
    const v = (2 * y + 1) / frame.height
    const base = baseOf(walls, v)
    const row = y * width
    const noise = paints.at(y)
    for (let x = 0; x < width; x++) {
      const uneven = 1 + clouds * noise[x]!
      r[row + x] = base[0] * uneven
      g[row + x] = base[1] * uneven
      b[row + x] = base[2] * uneven
    }
    for (const { tint, least, row: lightOf, columns } of lamps) {
      const across = lightOf(v)
      if (across < least) continue
      for (let x = 0, at = row; x < width; x++, at++) {
        const light = across * columns[x]!
        if (light < least) continue
        const share = light < 1 ? light : 1
        r[at]! += (tint[0] - r[at]!) * share
        g[at]! += (tint[1] - g[at]!) * share
        b[at]! += (tint[2] - b[at]!) * share
      }
    }
  }
  frame.r.set(enlarge(r, width, height, frame.width, frame.height))
  frame.g.set(enlarge(g, width, height, frame.width, frame.height))
  frame.b.set(enlarge(b, width, height, frame.width, frame.height))
}
