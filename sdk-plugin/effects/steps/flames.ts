import * as z from 'zod'
import { mix, smoothstep } from '../colour.ts'
import { blur } from '../kernels/blur.ts'
import { plane } from '../kernels/memory.ts'
import { noiseAt, noiseTile, TILE } from '../kernels/noise.ts'
import { sampleAt } from '../kernels/resample.ts'
import { operation, type Stage } from '../stage.ts'
import { burningEdges, type Grid } from '../surface/fuel.ts'
import { cubic, rowOf, straight } from '../surface/gas.ts'

/** Fire that rises from the edges of the letters and lights the scene. Lengths in em. */
export const flames = operation({
  name: 'flames',
  schema: z.strictObject({
    do: z.literal('flames'),
    /** Of the tallest tongues. */
    height: z.number().positive().max(2).default(0.55),
    /** Width of a tongue. */
    scale: z.number().positive().max(1).default(0.13),
    /** How far eddies carry them aside. */
    sway: z.number().min(0).max(2).default(0.6),
    /** How much of it burns along upright edges, next to what looks up. */
    sides: z.number().min(0).max(1).default(0.5),
    /** How much of it burns in the holes of letters and between lines. */
    inner: z.number().min(0).max(1).default(0.35),
    /** How much burns on the letters' faces, below edges that look up: fire wraps round those. */
    faces: z.number().min(0).max(20).default(0),
    /** How much of it is seen before the letters. */
    front: z.number().min(0).max(1).default(0.3),
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
    lay(stage, fire, options)
  },
})

type Options = z.output<(typeof flames)['schema']>

/** Heat on a coarse grid over the letters, above and beside them. */
interface Fire extends Grid {
  heat: Float32Array
  /** How young the gas is: 1 where it bursts out, white hot, 0 at the tips. */
  young: Float32Array
}

/** Cells of the grid in an em, where the frame has as many pixels. */
const CELLS = 180

/** How far up gas is white hot, as a share of the tallest tongue. */
const YOUTH = 0.5

/** Where its colours come from: how far back on its way, as a share of the tallest tongue. */
const FOLD = 0.3

/** Gas is carried up row by row, aside with the eddies; whatever it passes that burns adds to it. */
function burn({ letters, seed }: Stage, options: Options): Fire {
  const grid = gridOver(letters, options)
  const { width, height, cell } = grid
  const unit = letters.em / cell
  const offset = seed * 53 + options.salt * 211
  const fuel = burningEdges(letters, grid, { ...options, offset })
  const drift = eddies(grid, options, unit, offset)
  const [heat, young] = [plane(width * height), plane(width * height)]
  const most = options.height * unit
  const lick = licks(options, unit, offset)
  const slow = 1 / Math.ceil(FOLD * most)
  let [below, row] = [rowOf(width), rowOf(width)]
  for (let y = height - 1, start = y * width; y >= 0; y--, start -= width) {
    for (let x = 0; x < width; x++) {
      const fresh = fuel.strength[start + x]!
      const place = Math.min(width - 2.001, Math.max(1, x + drift[start + x]!))
      const age = straight(below.age, place) + 1
      const rising = age > 1.2 * most ? 0 : Math.max(0, cubic(below.body, place) - cubic(below.rate, place))
      const body = rising + fresh
      row.body[x] = body
      row.rate[x] = 0
      row.age[x] = 0
      row.from[x] = x
      if (body < 0.02) continue
      if (rising > 0) {
        row.rate[x] = Math.max(0, cubic(below.rate, place))
        row.age[x] = (age * rising) / body
        row.from[x] = mix(straight(below.from, place), x, slow)
      }
      if (fresh > 0) row.rate[x]! += fresh / (most * fuel.reach[start + x]!)
      young[start + x] = Math.max(0, 1 - row.age[x]! / (YOUTH * most))
      heat[start + x] = lick(body, row.from[x]!, row.age[x]!, x, y)
    }
    ;[below, row] = [row, below]
  }
  return { ...grid, heat: blur(heat, width, height, 0.6), young: blur(young, width, height, 1.5) }
}

function gridOver({ x, y, width, height, em }: Stage['letters'], options: Options): Grid {
  const cell = Math.max(1, Math.round(em / CELLS))
  const above = Math.ceil((options.height * 1.2 * em) / cell)
  const beside = Math.ceil((options.height * options.sway * 0.25 * em) / cell)
  return {
    x: x - beside * cell,
    y: y - above * cell,
    width: Math.ceil(width / cell) + 2 * beside,
    height: Math.ceil(height / cell) + above,
    cell,
  }
}

/** How far aside gas was when it was a row lower. */
function eddies({ width, height }: Grid, { sway, scale }: Options, unit: number, offset: number): Float32Array {
  const swirls = noiseTile('swirls')
  const clouds = noiseTile('clouds')
  const drift = plane(width * height)
  const k = TILE / 4 / (scale * unit * 5)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const wide = noiseAt(swirls, x * k + offset, y * k * 0.7 + 2 * offset)
      const fine = noiseAt(clouds, x * k * 2.3 + offset, y * k * 1.5)
      drift[at] = sway * (1.5 * wide + 0.7 * fine)
    }
  }
  return drift
}

/** How hot gas is that has `body` left and burst out `age` cells ago: torn at its tips, bright along its folds. */
function licks({ scale, height }: Options, unit: number, offset: number) {
  const swirls = noiseTile('swirls')
  const clouds = noiseTile('clouds')
  const k = TILE / 4 / (scale * unit * 2.2)
  const most = height * unit
  return (body: number, from: number, age: number, x: number, y: number): number => {
    const wild = Math.min(1, (2 * age) / most)
    const fold = noiseAt(swirls, from * k + offset, y * k * 0.3)
    const streak = noiseAt(clouds, from * k * 2.4 + offset, y * k * 0.45 + offset)
    const fine = noiseAt(clouds, x * k * 1.6 + offset, y * k * 0.8)
    const thick = body * 0.3 + (0.9 * fold + 0.5 * streak + 0.3 * fine) * (0.12 + 0.6 * wild) - 0.12 * wild
    const folds = 0.42 + 0.8 * (1 - Math.min(1, Math.abs(fold + 0.12) * 3.2)) + 0.9 * streak
    return smoothstep(0.03, 0.42, thick) * Math.max(0.1, folds) * Math.min(1.15, 4 * body, 0.5 + 0.35 * body)
  }
}

/** Reach of the glow around it, in em. */
const HALO = 0.06

/** Lights what is there. */
function shine({ frame, letters }: Stage, fire: Fire, { light, reach }: Options): void {
  const soft = blur(fire.heat, fire.width, fire.height, (reach * letters.em) / fire.cell)
  // The hot air around it.
  const close = blur(fire.heat, fire.width, fire.height, (HALO * letters.em) / fire.cell)
  const last = 1 / fire.cell
  for (let y = 0; y < frame.height; y++) {
    for (let x = 0, at = y * frame.width; x < frame.width; x++, at++) {
      const u = (x - fire.x) * last
      const v = (y - fire.y) * last
      const glow = light * sampleAt(soft, fire.width, fire.height, u, v)
      if (glow < 0.004) continue
      const halo = 0.3 * sampleAt(close, fire.width, fire.height, u, v)
      frame.r[at]! += frame.r[at]! * glow * 2.2 + 0.02 * glow + halo
      frame.g[at]! += frame.g[at]! * glow * 0.95 + 0.006 * glow + 0.22 * halo
      frame.b[at]! += frame.b[at]! * glow * 0.3
    }
  }
}

/** How deep within the letters' outline fire is seen as if none of them stood there, in em, less and less. */
const DEEP = 0.15

function lay({ frame, letters }: Stage, fire: Fire, { strength, front }: Options): void {
  const { heat, young, width, height, cell } = fire
  const lastX = Math.min(frame.width, fire.x + width * cell)
  const lastY = Math.min(frame.height, fire.y + height * cell)
  const deep = DEEP * letters.em
  for (let y = Math.max(0, fire.y); y < lastY; y++) {
    const row = y - letters.y
    const inRows = row >= 0 && row < letters.height
    for (let x = Math.max(0, fire.x), at = y * frame.width + x; x < lastX; x++, at++) {
      let hot = sampleAt(heat, width, height, (x - fire.x) / cell, (y - fire.y) / cell)
      if (hot < 0.004) continue
      const column = x - letters.x
      if (inRows && column >= 0 && column < letters.width) {
        hot *= mix(1, front, smoothstep(0, deep, letters.distance[row * letters.width + column]!))
      }
      const root = sampleAt(young, width, height, (x - fire.x) / cell, (y - fire.y) / cell) ** 2
      // Thick fire hides what is behind it.
      const cover = 1 - 0.86 * Math.min(1, 1.3 * hot)
      frame.r[at] = frame.r[at]! * cover + strength * hot * mix(0.95, 1.35, root)
      frame.g[at] = frame.g[at]! * cover + strength * hot * hot * mix(0.17 + 0.14 * hot, 0.36 + 0.44 * hot, root)
      frame.b[at] = frame.b[at]! * cover + strength * hot * hot * hot * mix(0.015, 0.24 * hot, root)
    }
  }
}
