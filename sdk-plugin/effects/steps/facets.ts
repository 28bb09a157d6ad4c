import * as z from 'zod'
import { colour } from '../colour.ts'
import { type Disc, packDiscs } from '../kernels/pack.ts'
import { type Normals, normalsOf } from '../kernels/normals.ts'
import { lookInto, mirrorOf, seen } from '../light/look.ts'
import { randomFrom } from '../random.ts'
import { operation, type Stage } from '../stage.ts'
import { outlineOf } from '../surface/outline.ts'
import { heightsOf } from '../surface/profile.ts'

/**
 * The letters as one clear stone, cut in facets in front and behind: what is seen through a facet in front is thrown
 * back by those behind, tinted by the way through the stone. Lengths in em.
 */
export const facets = operation({
  name: 'facets',
  schema: z.strictObject({
    do: z.literal('facets'),
    /** What comes through a stone of the thickness below. */
    colour,
    /** Width of the facets in front and behind. */
    front: z.number().positive().max(1).default(0.13),
    back: z.number().positive().max(1).default(0.1),
    grow: z.number().min(-0.2).max(0.2).default(0),
    /** How round the stone is as a whole, and how unevenly it is cut. */
    height: z.number().min(0).max(2).default(0.7),
    uneven: z.number().min(0).max(1).default(0.16),
    thickness: z.number().positive().max(1).default(0.16),
    /** Of refraction: glass 1.5, peridot 1.67, ruby 1.77. */
    index: z.number().min(1.1).max(2.5).default(1.67),
    /** Multiplies what the facets behind send back. */
    fire: z.number().min(0).max(10).default(1.5),
    /** Light from within; more of it on the side that the main lamp shines towards. */
    body: z.number().min(0).max(3).default(0.5),
    gain: z.number().min(0).max(5).default(1),
  }),
  apply(stage, options) {
    const { letters, seed } = stage
    const outline = outlineOf(letters, options.grow)
    const { width, height, em, distance, coverage } = outline
    const heights = heightsOf(outline, { kind: 'inflate', height: options.height }, 0.012)
    const round = normalsOf(heights, width, height)
    const random = randomFrom(seed * 131 + 3)
    const ring = cellsOf(distance, width, height, options.front * em, seed)
    const behind = cellsOf(distance, width, height, options.back * em, seed + 1)
    const cut: Cut = {
      front: grid(ring, round, width, height, options.front * em, options.uneven, random),
      back: grid(behind, round, width, height, options.back * em, 0.55, random),
    }
    paint(stage, coverage, cut, round, options)
  },
})

type Options = z.output<(typeof facets)['schema']>

/** Middles of facets: along the edge, too, so that the stone slopes down to its setting. */
function cellsOf(distance: Float32Array, width: number, height: number, size: number, seed: number): Disc[] {
  const radius = Math.max(1.5, size / 2)
  const options = { radius, inset: Math.max(1, radius * 0.35), gap: 0, seed }
  const found = packDiscs(distance, width, height, options)
  return [...found, ...packDiscs(distance, width, height, { ...options, radius: radius * 0.6, taken: found })]
}

/** Facets by place: middles and normals, and for each cell of a grid the facets that may be nearest there. */
interface Facets {
  x: Float32Array
  y: Float32Array
  normals: Normals
  side: number
  columns: number
  cells: Int32Array[]
}

interface Cut {
  front: Facets
  back: Facets
}

function grid(
  discs: readonly Disc[],
  round: Normals,
  width: number,
  height: number,
  size: number,
  uneven: number,
  random: () => number,
): Facets {
  const side = Math.max(4, size * 0.5)
  const columns = Math.ceil(width / side)
  const rows = Math.ceil(height / side)
  const lists: number[][] = Array.from({ length: columns * rows }, () => [])
  const plane = () => new Float32Array(discs.length)
  const facetsOf = { x: plane(), y: plane(), normals: { x: plane(), y: plane(), z: plane() } }
  const reach = Math.ceil((size * 1.1) / side)
  discs.forEach(({ x, y }, index) => {
    facetsOf.x[index] = x
    facetsOf.y[index] = y
    const at = Math.round(y) * width + Math.round(x)
    const nx = round.x[at]! + (random() - 0.5) * 2 * uneven
    const ny = round.y[at]! + (random() - 0.5) * 2 * uneven
    const scale = 1 / Math.hypot(nx, ny, round.z[at]!)
    facetsOf.normals.x[index] = nx * scale
    facetsOf.normals.y[index] = ny * scale
    facetsOf.normals.z[index] = round.z[at]! * scale
    const [column, row] = [Math.floor(x / side), Math.floor(y / side)]
    for (let r = Math.max(0, row - reach); r <= Math.min(rows - 1, row + reach); r++) {
      for (let c = Math.max(0, column - reach); c <= Math.min(columns - 1, column + reach); c++) {
        lists[r * columns + c]!.push(index)
      }
    }
  })
  return { ...facetsOf, side, columns, cells: lists.map((list) => Int32Array.from(list)) }
}

/** What `nearestOf` finds besides: how much farther the second nearest facet is, and which it is. */
const second = { margin: 0, index: -1 }

function nearestOf({ x, y, side, columns, cells }: Facets, px: number, py: number): number {
  const cell = cells[Math.floor(py / side) * columns + Math.floor(px / side)]
  let [best, next] = [Infinity, Infinity]
  let index = -1
  let other = -1
  if (cell) {
    for (let k = 0; k < cell.length; k++) {
      const one = cell[k]!
      const dx = x[one]! - px
      const dy = y[one]! - py
      const far = dx * dx + dy * dy
      if (far < best) {
        next = best
        other = index
        best = far
        index = one
      } else if (far < next) {
        next = far
        other = one
      }
    }
  }
  second.margin = Math.sqrt(next) - Math.sqrt(best)
  second.index = other
  return index
}

/** As in `shade`: how far the line of sight leans at the frame's sides. */
const PERSPECTIVE = 0.75
/** The light of the place at work. */
const lit = new Float64Array(3)

function paint(stage: Stage, coverage: Float32Array, cut: Cut, round: Normals, options: Options): void {
  const { letters, frame, environment } = stage
  const { width, height, em, emoji } = letters
  const lean = PERSPECTIVE / frame.width
  const sum = new Float64Array(3)
  const tone: [number, number, number] = [0, 0, 0]
  // Edges of facets catch light, as no cutter makes them quite sharp.
  const rim = Math.max(0.8, em * 0.006)
  for (let y = Math.max(0, -letters.y); y < Math.min(height, frame.height - letters.y); y++) {
    const py = (frame.height / 2 - (y + letters.y)) * lean
    for (let x = Math.max(0, -letters.x); x < Math.min(width, frame.width - letters.x); x++) {
      const at = y * width + x
      const share = coverage[at]!
      if (share < 0.004) continue
      const px = (frame.width / 2 - (x + letters.x)) * lean
      const facet = nearestOf(cut.front, x, y)
      if (facet < 0) continue
      const { margin, index: other } = second
      const own = emoji ? emoji.share[at]! : 0
      for (let c = 0; c < 3; c++) {
        const stone = options.colour[c]!
        tone[c] = emoji ? stone + ([emoji.r, emoji.g, emoji.b][c]![at]! - stone) * own : stone
      }
      sum.fill(0)
      // Where two facets meet, both are seen, and the edge between them.
      const mixed = other >= 0 && margin < 1 ? 0.5 * (1 - margin) : 0
      shine(stage, cut, round, options, tone, facet, x, y, px, py)
      for (let c = 0; c < 3; c++) sum[c] = lit[c]! * (1 - mixed)
      if (mixed > 0) {
        shine(stage, cut, round, options, tone, other, x, y, px, py)
        for (let c = 0; c < 3; c++) sum[c]! += lit[c]! * mixed
      }
      if (margin < rim * 2) {
        mirrorOf(environment, 0.5, round.x[at]!, round.y[at]!, 1)
        const edge = 0.35 * (1 - margin / (rim * 2)) * stage.gain
        for (let c = 0; c < 3; c++) sum[c]! += seen[c]! * edge * (0.3 + 0.7 * tone[c]!)
      }
      const to = (y + letters.y) * frame.width + x + letters.x
      frame.r[to]! += (sum[0]! * options.gain - frame.r[to]!) * share
      frame.g[to]! += (sum[1]! * options.gain - frame.g[to]!) * share
      frame.b[to]! += (sum[2]! * options.gain - frame.b[to]!) * share
    }
  }
}

/** Light of a facet: mirrored on it, thrown back behind it, and what glows in the stone; leaves it in `lit`. */
function shine(
  { letters, environment, gain }: Stage,
  { front, back }: Cut,
  round: Normals,
  { thickness, index, fire, body }: Options,
  tone: readonly [number, number, number],
  facet: number,
  x: number,
  y: number,
  px: number,
  py: number,
): void {
  const nx = front.normals.x[facet]!
  const ny = front.normals.y[facet]!
  const nz = front.normals.z[facet]!
  const scale = 1 / Math.sqrt(px * px + py * py + 1)
  const [vx, vy, vz] = [px * scale, py * scale, scale]
  const facing = Math.max(0.05, nx * vx + ny * vy + nz * vz)
  // Into the stone, by Snell's law.
  const ratio = 1 / index
  const along = ratio * facing - Math.sqrt(1 - ratio * ratio * (1 - facing * facing))
  const tx = along * nx - ratio * vx
  const ty = along * ny - ratio * vy
  const tz = along * nz - ratio * vz
  const depth = thickness * letters.em * (0.4 + 0.6 * nz)
  const way = depth / Math.max(0.25, -tz)
  const bx = Math.min(letters.width - 1, Math.max(0, x + tx * way))
  const by = Math.min(letters.height - 1, Math.max(0, y + ty * way))
  const thrown = nearestOf(back, bx, by)
  const at = y * letters.width + x
  const [kx, ky] = environment.key
  const towards = Math.max(0, -(round.x[at]! * kx + round.y[at]! * ky))
  mirrorOf(environment, 1, 0, 0, 1)
  const within = body * (0.35 + 1.5 * towards * towards) * gain
  for (let c = 0; c < 3; c++) lit[c] = seen[c]! * within * tone[c]!
  if (thrown >= 0) {
    const mx = back.normals.x[thrown]!
    const my = back.normals.y[thrown]!
    const mz = back.normals.z[thrown]!
    const twice = 2 * (tx * mx + ty * my + tz * mz)
    // Back up and out again; what would be held inside goes round once more and comes out darker.
    const ox = (tx - twice * mx) * index
    const oy = (ty - twice * my) * index
    const flat = ox * ox + oy * oy
    const isHeld = flat > 0.98
    const held = isHeld ? 0.8 / Math.sqrt(flat) : 1
    const oz = Math.sqrt(Math.max(0.02, 1 - flat * held * held))
    seen.fill(0)
    lookInto(environment.levels[0]!, ox * held, oy * held, oz, 1)
    const power = (isHeld ? 0.4 : 1) * fire * gain
    for (let c = 0; c < 3; c++) lit[c]! += seen[c]! * power * tone[c]! * (isHeld ? tone[c]! * 0.7 + 0.3 : 1)
  }
  const film = 0.07 + 0.93 * (1 - facing) ** 5
  seen.fill(0)
  lookInto(environment.levels[0]!, 2 * facing * nx - vx, 2 * facing * ny - vy, 2 * facing * nz - vz, film * gain)
  for (let c = 0; c < 3; c++) lit[c]! += seen[c]!
}
