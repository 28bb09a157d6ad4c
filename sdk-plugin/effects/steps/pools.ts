import * as z from 'zod'
import { colour, mix, smoothstep } from '../colour.ts'
import { layOver } from '../frame.ts'
import { plane } from '../kernels/memory.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { randomFrom } from '../random.ts'
import { operation, type Stage } from '../stage.ts'
import { crustOf } from '../surface/crust.ts'

/** Molten rock that has run out around the feet of standing letters, crusts over and lights the ground. Lengths in em. */
export const pools = operation({
  name: 'pools',
  schema: z.strictObject({
    do: z.literal('pools'),
    /** Light of what is hottest and of what has cooled to a skin, and the crust that swims on it. */
    hot: colour.default([2.6, 0.95, 0.11]),
    skin: colour.default([0.9, 0.09, 0.008]),
    crust: colour.default([0.018, 0.012, 0.011]),
    /** How far they run out beside a foot. */
    size: z.number().positive().max(1).default(0.16),
    /** How far below the foot their middle lies. */
    below: z.number().min(-0.3).max(0.5).default(0.05),
    /** How flat the ground is seen. */
    flat: z.number().min(0.1).max(1).default(0.3),
    /** How much of them has set. */
    set: z.number().min(-0.5).max(1).default(0.15),
    /** Light on the ground around. */
    glow: z.number().min(0).max(5).default(1),
  }),
  apply(stage, options) {
    const { frame, letters } = stage
    const found = poolsOf(stage, options)
    if (found.length === 0) return
    const far = REACH * Math.max(...found.map(({ wide }) => wide)) * options.flat
    const first = Math.max(0, Math.floor(Math.min(...found.map(({ y }) => y)) - far))
    const last = Math.min(frame.height, Math.ceil(Math.max(...found.map(({ y }) => y)) + far))
    if (last <= first) return
    const field = fieldOf(stage, found, { first, last, flat: options.flat })
    fillPools(stage, field, { first, last }, letters.em, options)
  },
})

type Options = z.output<(typeof pools)['schema']>

interface Pool {
  x: number
  y: number
  /** Half its width in pixels. */
  wide: number
}

/** How far from the middle of a pool its light is seen, in halves of its width. */
const REACH = 2.6
/** What ends higher than this above the lowest row of feet stands on nothing, in em. */
const STANDING = 0.3
/** How much of a foot is looked at, in em: the rest of a round one curves away. */
const FOOT = 0.03

/** One around each foot: a run of pixels side by side at the lower end of a letter. */
function poolsOf({ letters, seed }: Stage, { size, below }: Options): Pool[] {
  const { width, height, distance, em, ink } = letters
  const owners = letters.owners()
  const lowest: number[] = []
  for (let y = Math.max(0, ink.top); y < Math.min(height, ink.bottom + 1); y++) {
    for (let at = y * width; at < (y + 1) * width; at++) if (distance[at]! > 0) lowest[owners[at]!] = y
  }
  const random = randomFrom(seed * 2713 + 5)
  const found: Pool[] = []
  const add = (from: number, to: number, y: number) => {
    const wide = 0.5 * (to - from) + size * em * mix(0.55, 1.25, random())
    found.push({ x: letters.x + (from + to) / 2 + 0.3 * (random() - 0.5) * wide, y: letters.y + y + below * em, wide })
  }
  lowest.forEach((bottom, owner) => {
    if (bottom < ink.bottom - STANDING * em) return
    const y = Math.max(0, bottom - Math.round(FOOT * em))
    let from = -1
    for (let x = 0; x <= width; x++) {
      const isFoot = x < width && distance[y * width + x]! > 0 && owners[y * width + x] === owner
      if (isFoot && from < 0) from = x
      if (isFoot || from < 0) continue
      add(from, x, bottom)
      from = -1
    }
  })
  return found
}

/** How far a pool runs out in tongues and bays, in halves of its width. */
const RAGGED = 1.5

interface Rows {
  first: number
  last: number
}

/** How far inside of the next pool each place of the rows is, in halves of its width; below 0 outside. */
function fieldOf(
  { frame, letters }: Stage,
  found: Pool[],
  { first, last, flat }: Rows & { flat: number },
): Float32Array {
  const { width } = frame
  const field = plane(width * (last - first)).fill(-REACH)
  const clouds = noiseTile('clouds')
  const k = 560 / letters.em
  for (const { x, y, wide } of found) {
    const from = Math.max(0, Math.floor(x - REACH * wide))
    const to = Math.min(width, Math.ceil(x + REACH * wide))
    for (let row = first; row < last; row++) {
      const v = (row - y) / (wide * flat)
      for (let column = from, at = (row - first) * width + from; column < to; column++, at++) {
        const u = (column - x) / wide
        const near = 1 - Math.sqrt(u * u + v * v)
        if (near < field[at]! - 1) continue
        const value = near + RAGGED * noiseAt(clouds, column * k, (row / flat) * k)
        if (value > field[at]!) field[at] = value
      }
    }
  }
  return field
}

/** Light of a place by how hot it is: black, red, yellow. */
function heated(heat: number, { hot, skin }: Options, out: [number, number, number]): void {
  const red = smoothstep(0, 0.45, heat)
  const white = smoothstep(0.3, 1, heat)
  for (let c = 0; c < 3; c++) out[c] = red * red * mix(skin[c]!, hot[c]!, white)
}

/** Crust seen more at a slant than this would be thinner than rows of pixels, and break up into specks. */
const FLATTEST = 0.4

function fillPools({ frame, seed }: Stage, field: Float32Array, rows: Rows, em: number, options: Options): void {
  const { width, r, g, b } = frame
  const { skin, crust, flat, set, glow } = options
  const size = 0.16 * em
  const gapTo = crustOf(size, seed)
  const [clouds, grain] = [noiseTile('clouds'), noiseTile('grain')]
  const k = 420 / em
  const light: [number, number, number] = [0, 0, 0]
  for (let y = rows.first; y < rows.last; y++) {
    for (let x = 0, at = (y - rows.first) * width; x < width; x++, at++) {
      const inside = field[at]!
      const to = y * width + x
      const near = smoothstep(-REACH + 0.4, 0.2, inside)
      if (near === 0) continue
      const lit = glow * near ** 3
      r[to] = r[to]! * (1 + 5 * lit) + 0.05 * lit * skin[0]
      g[to] = g[to]! * (1 + 1.4 * lit) + 0.05 * lit * skin[1]
      b[to] = b[to]! * (1 + 0.3 * lit) + 0.05 * lit * skin[2]
      if (inside <= -0.5) continue
      const deep = y / Math.max(flat, FLATTEST)
      const flow = noiseAt(clouds, x * k + seed * 13, deep * k * 1.2)
      const rough = noiseAt(grain, x * k, deep * k)
      // Where it has set, fire shows in the gaps alone, wider towards where it still wells up.
      const gap = gapTo(x, deep) / size + 0.02 * rough
      const wide = 0.015 + 0.13 * smoothstep(-0.2, 1.1, inside + 0.5 * flow)
      const crack = smoothstep(wide, 0, gap) * smoothstep(-0.5, 0.1, inside + 0.4 * flow)
      const open = inside - set + 1.1 * flow + 0.12 * rough
      heated(Math.max(open, 0.75 * crack), options, light)
      const share = smoothstep(-0.12, 0.1, inside + 0.25 * flow + 0.1 * rough)
      const tone = 1 + 0.8 * rough
      const lift = smoothstep(0, 0.5, inside) * 0.05
      layOver(r, to, crust[0] * tone + lift * skin[0], share * (1 - smoothstep(0, 0.2, open)))
      layOver(g, to, crust[1] * tone + lift * skin[1], share * (1 - smoothstep(0, 0.2, open)))
      layOver(b, to, crust[2] * tone, share * (1 - smoothstep(0, 0.2, open)))
      r[to] += light[0]
      g[to] += light[1]
      b[to] += light[2]
    }
  }
}
