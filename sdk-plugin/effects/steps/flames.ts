import * as z from 'zod'
import { smoothstep } from '../colour.ts'
import { blur } from '../kernels/blur.ts'
import { plane } from '../kernels/memory.ts'
import { noiseAt, noiseTile, TILE } from '../kernels/noise.ts'
import { sampleAt } from '../kernels/resample.ts'
import { operation, type Stage } from '../stage.ts'
import { FAR, fuelOf, roomAbove } from '../surface/fuel.ts'

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
    /** How much of it burns in the holes of letters and between lines. */
    inner: z.number().min(0).max(1).default(0.75),
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
  const { em } = letters
  const cell = em > 90 ? 2 : 1
  const above = Math.ceil((options.height * 1.25 * em) / cell)
  const width = Math.ceil(letters.width / cell)
  const height = Math.ceil(letters.height / cell) + above
  const heat = plane(width * height)
  const fuel = fuelOf(letters, { width, height, above, cell })
  const unit = em / cell
  const swirls = noiseTile('swirls')
  const clouds = noiseTile('clouds')
  const k = TILE / 4 / (options.scale * unit * 4)
  const offset = seed * 53 + options.salt * 211
  const tongue = tongues(options, unit, offset)
  const { room, isBelow } = roomAbove(fuel, width, height)
  const base = Math.max(1, Math.round(options.base * unit))
  let [from, age] = [new Float32Array(width), new Float32Array(width).fill(FAR)]
  let [nextFrom, nextAge] = [new Float32Array(width), new Float32Array(width)]
  let [rich, nextRich] = [new Float32Array(width), new Float32Array(width)]
  for (let y = height - 1; y >= 0; y--) {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      if (fuel.coverage[at]! > 0.5) {
        nextFrom[x] = x
        nextRich[x] = fuel.rich[at]!
        // Gas is fresh just below an upper edge; further down nothing is seen to burn.
        nextAge[x] = room[at]!
      } else if (age[x]! >= FAR && age[Math.max(0, x - 3)]! >= FAR && age[Math.min(width - 1, x + 3)]! >= FAR) {
        nextAge[x] = FAR
        continue
      } else {
        const drift = options.sway * Math.min(1, Math.max(0, age[x]!) / (0.3 * unit))
        const fine = noiseAt(clouds, x * k * 1.3, y * k + offset)
        const place = x + drift * (1.7 * noiseAt(swirls, x * k + offset, y * k * 0.6) + 1.1 * fine)
        const px = place < 0 ? 0 : place > width - 1.001 ? width - 1.001 : place
        const x0 = px | 0
        const t = between(age[x0]!, age[x0 + 1]!, px - x0)
        nextFrom[x] = from[x0]! + (from[x0 + 1]! - from[x0]!) * t
        nextAge[x] = older(age[x0]! + (age[x0 + 1]! - age[x0]!) * t)
        nextRich[x] = rich[x0]! + (rich[x0 + 1]! - rich[x0]!) * t
      }
      if (nextAge[x]! > -DEEPEST * base && nextAge[x]! < 2 * options.height * unit) {
        // Below other fuel it stays low: between the strokes of a letter it would fill the gap.
        const risen = nextAge[x]! < 0 ? 0 : nextAge[x]! / Math.max(1, nextAge[x]! + room[at]!)
        const open = isBelow[at] === 0 ? 1 : options.inner * smoothstep(0.4, 0.04, risen)
        heat[at] = tongue(nextFrom[x]!, nextAge[x]!, nextRich[x]!, x, y, base) * open
      }
    }
    const torn = (x: number) => noiseAt(swirls, x * k + offset, 2 * y * k)
    thinOut(heat.subarray(y * width, (y + 1) * width), { age: nextAge, from: nextFrom }, 0.05 * unit, torn)
    ;[from, nextFrom] = [nextFrom, from]
    ;[age, nextAge] = [nextAge, age]
    ;[rich, nextRich] = [nextRich, rich]
  }
  const soft = blur(heat, width, height, 0.5)
  return { x: letters.x, y: letters.y - above * cell, width, height, cell, heat: soft }
}

/**
 * A sheet of fire that has left the letters is thin at its sides: over `soft` cells, the farther it is on its way. Further
 * up it is torn there, by `torn` from the place of its side, and ends in tongues. Two sheets that meet are two.
 */
function thinOut(
  heat: Float32Array,
  { age, from }: { age: Float32Array; from: Float32Array },
  soft: number,
  torn: (x: number) => number,
): void {
  const last = age.length - 1
  for (const [first, step] of [
    [0, 1],
    [last, -1],
  ] as const) {
    let run = 0
    let tear = 0
    for (let x = first; x >= 0 && x <= last; x += step) {
      const isOther = run > 0 && Math.abs(from[x]! - from[x - step]!) > 2 * soft
      run = age[x]! >= FAR ? 0 : isOther ? 1 : run + 1
      if (run === 1) tear = Math.max(0.8, 2.6 + 5 * torn(x))
      if (heat[x] === 0) continue
      const up = Math.max(0, age[x]! / (4 * soft))
      const side = smoothstep(0, soft * (1 + tear * Math.min(1, up / 2)), run)
      heat[x]! *= 1 - Math.min(1, up) * (1 - side)
    }
  }
}

/** Between gas and no gas there is nothing to interpolate: `t`, or 0 or 1 there, of two neighbours by age. */
function between(left: number, right: number, t: number): number {
  const isGas = left >= -BURIED && right >= -BURIED && left < FAR && right < FAR
  return isGas ? t : Math.round(t)
}

/** A row on its way; nothing leaves a body through its sides. */
function older(age: number): number {
  return age < -BURIED || age >= FAR ? FAR : age + 1
}

/** How far down the faces fire may begin, in `base`. */
const DEEPEST = 2.5

/** Cells below an upper edge from which gas still comes out beside it. */
const BURIED = 2

/** How hot gas is that left at `from` and is `age` cells on its way. */
function tongues({ height, scale }: Options, unit: number, offset: number) {
  const swirls = noiseTile('swirls')
  const clouds = noiseTile('clouds')
  const k = TILE / 4 / (scale * unit * 2.6)
  const most = height * unit
  return (from: number, age: number, rich: number, x: number, y: number, base: number): number => {
    if (age > most * 1.25) return 0
    const up = Math.max(0, age)
    // On the faces the same tongues go on downwards.
    const flow = offset + age * k * 0.36
    const tall = 0.46 + 0.95 * Math.max(0, 0.45 + noiseAt(swirls, from * k * 0.55 + offset, 40 + offset))
    const reach = most * tall * Math.min(1, Math.max(0.12, (rich - 0.22) * 2.1))
    const lick = noiseAt(swirls, from * k + offset, flow)
    const fine = noiseAt(clouds, x * k * 1.2 + from * 0.3, y * k * 0.55 + offset)
    const streak = noiseAt(clouds, from * k * 2.6 + offset, 2 * flow)
    const left = 1 - up / Math.max(1, reach)
    const wild = Math.min(1, (2 * up) / most)
    const body = left + (1.15 * lick - 0.1) * (0.25 + 0.75 * wild) + (0.5 * fine + 0.6 * streak) * wild
    // Here it comes out of the face, there it has left the edge already: a root of one height would be a straight band.
    const root = base * (2.6 * noiseAt(swirls, from * k * 0.9 + offset, 90 + offset) + 0.9 * lick - 0.35)
    const start = smoothstep(root - 0.8 * base, root + 0.9 * base, age)
    // Sheets of fire are brightest along their folds.
    const folds = 0.36 + 0.85 * (1 - Math.min(1, Math.abs(lick + 0.15) * 3.4)) + 0.9 * streak
    return smoothstep(0.04, 0.34, body) * start * folds * (1 - 0.35 * wild * (1 - Math.max(0, left)))
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
      // Thick fire hides what is behind it.
      const cover = 1 - 0.86 * Math.min(1, 1.3 * hot)
      frame.r[at] = frame.r[at]! * cover + strength * hot * 1.25
      frame.g[at] = frame.g[at]! * cover + strength * hot * hot * (0.3 + 0.35 * hot)
      frame.b[at] = frame.b[at]! * cover + strength * hot * hot * hot * 0.13 * hot
    }
  }
}
