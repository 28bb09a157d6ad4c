import * as z from 'zod'
import { smoothstep } from '../colour.ts'
import { blur } from '../kernels/blur.ts'
import { noiseAt, noiseTile, TILE } from '../kernels/noise.ts'
import { sampleAt } from '../kernels/resample.ts'
import { operation, type Stage } from '../stage.ts'

/** Fire that rises from the upper edges of the letters and lights the scene. Lengths in em. */
export const flames = operation({
  name: 'flames',
  schema: z.strictObject({
    do: z.literal('flames'),
    /** Of the tallest tongues. */
    height: z.number().positive().max(2).default(0.55),
    /** Width of a tongue. */
    scale: z.number().positive().max(1).default(0.13),
    /** How much they sway. */
    sway: z.number().min(0).max(2).default(0.6),
    /** How far down the faces they begin. */
    base: z.number().min(0).max(0.5).default(0.08),
    strength: z.number().min(0).max(10).default(2.2),
    /** What the fire adds to the light of the scene. */
    light: z.number().min(0).max(20).default(2.5),
    /** Reach of that light. */
    reach: z.number().positive().max(2).default(0.45),
    salt: z.number().int().min(0).max(99).default(0),
  }),
  apply(stage, options) {
    const fire = burn(stage, options)
    if (options.light > 0) shine(stage, fire, options)
    lay(stage, fire, options.strength)
  },
})

type Options = z.output<(typeof flames)['schema']>

/** Heat on a coarse grid over the letters and above them. */
interface Fire {
  x: number
  y: number
  width: number
  height: number
  /** Pixels of the frame for one of the grid. */
  cell: number
  heat: Float32Array
}

/** What is carried up with the gas, row by row: where it left the letters, and how long ago. */
function burn({ letters, seed }: Stage, options: Options): Fire {
  const { em, distance } = letters
  const cell = em > 90 ? 2 : 1
  const above = Math.ceil((options.height * em) / cell)
  const width = Math.ceil(letters.width / cell)
  const height = Math.ceil(letters.height / cell) + above
  const fire: Fire = { x: letters.x, y: letters.y - above * cell, width, height, cell, heat: new Float32Array(width * height) }
  const unit = em / cell
  const swirls = noiseTile('swirls')
  const k = TILE / 4 / (options.scale * unit * 5)
  const offset = seed * 53 + options.salt * 211
  const tongue = tongues(options, unit, offset)
  let [from, age] = [new Float32Array(width), new Float32Array(width).fill(FAR)]
  let [nextFrom, nextAge] = [new Float32Array(width), new Float32Array(width)]
  for (let y = height - 1; y >= 0; y--) {
    const row = (y - above) * cell
    for (let x = 0; x < width; x++) {
      const inside = row >= 0 && row < letters.height ? distance[row * letters.width + Math.min(letters.width - 1, x * cell)]! / cell : -1
      const old = age[x]!
      const drift = options.sway * Math.min(1, old / (0.5 * options.height * unit)) * 1.6
      const place = x + drift * noiseAt(swirls, x * k + offset, y * k * 0.55)
      const px = place < 0 ? 0 : place > width - 1.001 ? width - 1.001 : place
      const x0 = px | 0
      const t = px - x0
      nextFrom[x] = from[x0]! + (from[x0 + 1]! - from[x0]!) * t
      nextAge[x] = Math.min(FAR, age[x0]! + (age[x0 + 1]! - age[x0]!) * t + 1)
      if (inside > 0) {
        nextFrom[x] = x
        nextAge[x] = -Math.min(inside, options.base * unit * 2)
      }
      fire.heat[y * width + x] = nextAge[x]! < FAR ? tongue(nextFrom[x]!, nextAge[x]!, x, y) : 0
    }
    ;[from, nextFrom] = [nextFrom, from]
    ;[age, nextAge] = [nextAge, age]
  }
  return fire
}

const FAR = 1e5

/** How hot gas is that left at `from` and is `age` cells on its way. */
function tongues({ height, scale, base }: Options, unit: number, offset: number) {
  const swirls = noiseTile('swirls')
  const clouds = noiseTile('clouds')
  const k = TILE / 4 / (scale * unit * 3)
  const most = height * unit
  return (from: number, age: number, x: number, y: number): number => {
    if (age > most * 1.2) return 0
    const reach = most * (0.48 + 0.75 * noiseAt(swirls, from * k * 0.6 + offset, 40 + offset))
    const up = Math.max(0, age)
    const lick = noiseAt(swirls, from * k * 1.5 + offset, up * k * 0.42 + offset)
    const fine = noiseAt(clouds, x * k * 1.1, y * k * 0.5 + offset)
    const left = 1 - up / Math.max(1, reach)
    const body = left + 0.85 * lick * (0.35 + 0.65 * Math.min(1, (2.5 * up) / most)) + 0.3 * fine - 0.12
    const start = age < 0 ? smoothstep(-base * unit, 0, age) : 1
    const heat = smoothstep(0, 0.8, body) * start
    // Sheets of fire are brightest along their folds.
    return heat * (0.55 + 0.75 * (1 - Math.min(1, Math.abs(lick) * 3.2)))
  }
}

/** Lights what is there. */
function shine({ frame, letters }: Stage, fire: Fire, { light, reach }: Options): void {
  const soft = blur(fire.heat, fire.width, fire.height, (reach * letters.em) / fire.cell)
  const last = 1 / fire.cell
  for (let y = 0; y < frame.height; y++) {
    for (let x = 0, at = y * frame.width; x < frame.width; x++, at++) {
      const glow = light * sampleAt(soft, fire.width, fire.height, (x - fire.x) * last, (y - fire.y) * last)
      if (glow < 0.004) continue
      frame.r[at]! += frame.r[at]! * glow * 2.2 + 0.02 * glow
      frame.g[at]! += frame.g[at]! * glow * 0.95 + 0.006 * glow
      frame.b[at]! += frame.b[at]! * glow * 0.3
    }
  }
}

function lay({ frame }: Stage, fire: Fire, strength: number): void {
  const { heat, width, height, cell } = fire
  const lastX = Math.min(frame.width, fire.x + width * cell)
  const lastY = Math.min(frame.height, fire.y + height * cell)
  for (let y = Math.max(0, fire.y); y < lastY; y++) {
    for (let x = Math.max(0, fire.x), at = y * frame.width + x; x < lastX; x++, at++) {
      const hot = sampleAt(heat, width, height, (x - fire.x) / cell, (y - fire.y) / cell)
      if (hot < 0.004) continue
      const cover = 1 - 0.45 * Math.min(1, hot)
      frame.r[at] = frame.r[at]! * cover + strength * hot * 1.25
      frame.g[at] = frame.g[at]! * cover + strength * hot * hot * (0.3 + 0.35 * hot)
      frame.b[at] = frame.b[at]! * cover + strength * hot * hot * hot * 0.13 * hot
    }
  }
}
