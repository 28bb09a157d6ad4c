import * as z from 'zod'
import { mix } from '../colour.ts'
import { noiseAt, noiseTile, TILE } from '../kernels/noise.ts'
import type { Letters } from '../lettering.ts'
import { addRun, joined, lettersOf, type Mass, massOf, shared } from '../mass.ts'
import { randomFrom } from '../random.ts'
import { operation, type Stage } from '../stage.ts'
import { frayAt, heaveAt } from '../surface/fray.ts'
import { heapOf } from '../surface/heap.ts'
import { depthsOf } from '../surface/ledges.ts'
import { innerSteps, runInner } from './inner.ts'

/**
 * What lies on the letters from above and runs down on them: icing, chocolate, slime, snow. It follows their strokes
 * down from every ledge. The steps below it work on it in place of the letters. Lengths in em.
 */
export const cap = operation({
  name: 'cap',
  schema: z.strictObject({
    do: z.literal('cap'),
    /** How far down from the top of each stroke it reaches. */
    depth: z.number().positive().max(2).default(0.26),
    /** How uneven its lower side is, as a share of the depth. */
    lumps: z.number().min(0).max(1).default(0.3),
    /** Share of the depth that it is nowhere thinner than; at 0 lumps leave gaps. */
    least: z.number().min(0).max(1).default(0),
    /** Width of a lump. */
    scale: z.number().positive().max(1).default(0.16),
    /** How far it stands above the letters, as snow does. */
    rise: z.number().min(0).max(0.2).default(0.01),
    /** How unlike high it stands from place to place, as a share of `rise`. */
    heave: z.number().min(0).max(1).default(0),
    /** How far above that it heaps up in the middle of a stroke, round to its sides, as fresh snow does. */
    mound: z.number().min(0).max(0.3).default(0),
    /** How far it reaches over their sides; negative leaves a rim of them free. */
    over: z.number().min(-0.1).max(0.1).default(0.012),
    /** Share of the depth on ledges that lie under another stroke of their letter; 0 leaves them free. */
    inner: z.number().min(0).max(1).default(0),
    /** How much such a ledge has to look up: 1 is level, 0 takes every notch for one. */
    level: z.number().min(0).max(1).default(0),
    /** Radius of inner corners and of its own edges. */
    soft: z.number().min(0.002).max(0.1).default(0.02),
    /** How far its lower edge frays and crumbles, as that of moss and rust does. */
    ragged: z.number().min(0).max(0.2).default(0),
    /** Runs that go on from its lower side. */
    runs: z
      .strictObject({
        /** Mean distance between two. */
        every: z.number().positive().max(3).default(0.17),
        /** The longest; most are much shorter. */
        length: z.number().min(0).max(1).default(0.22),
        /** Half their width. */
        radius: z.number().positive().max(0.2).default(0.026),
        /** Radius of the drop at the end as a multiple. */
        drop: z.number().min(0.5).max(2).default(1.15),
        /** How far they hang below the letters where those end. */
        hang: z.number().min(0).max(0.5).default(0.05),
      })
      .optional(),
    steps: innerSteps,
  }),
  apply(stage, options) {
    const body = capOf(stage, options)
    if (body) runInner(stage, body, options.steps)
  },
})

type Options = z.output<(typeof cap)['schema']>

function capOf({ letters, seed }: Stage, options: Options): Letters | undefined {
  const { em } = letters
  const hang = Math.ceil((options.runs?.hang ?? 0) * em)
  const mass = massOf(letters, { sides: 0, above: 0, below: hang })
  const depths = depthsOf(letters, options)
  const limit = limitsOf(letters, options, seed)
  const runs = options.runs ? runsOf(letters, depths, limit, { ...options.runs, inner: options.inner }, seed) : []
  lower(mass, letters, depths, limit, options, seed)
  for (const run of runs) addRun(mass, run)
  return lettersOf(mass, letters)
}

/** How deep the flow gets in each column, in pixels. */
function limitsOf({ width, em }: Letters, { depth, lumps, scale, least }: Options, seed: number): Float32Array {
  const tile = noiseTile('swirls')
  const k = TILE / 4 / (3 * scale * em)
  const limits = new Float32Array(width)
  for (let x = 0; x < width; x++) {
    const wave = noiseAt(tile, x * k * 3 + seed * 17, seed * 5) + 0.8 * noiseAt(tile, x * k + 90, seed * 3 + 200)
    const share = 1 + lumps * 1.6 * wave
    limits[x] = depth * em * (least > 0 ? Math.max(least, share) : share)
  }
  return limits
}

/** Cuts the mass off below the depth the flow gets to, and lets it stand over the letters. */
function lower(
  mass: Mass,
  letters: Letters,
  depths: Float32Array,
  limits: Float32Array,
  { rise, heave, mound, over, soft, ragged }: Options,
  seed: number,
): void {
  const { width, height, em } = letters
  const lifts = Int16Array.from({ length: width }, (_, x) => Math.round(rise * em * (1 + heave * heaveAt(x, em, seed))))
  const edge = soft * em
  const heap = mound > 0 ? heapOf(letters, mound, seed) : undefined
  for (let y = 0; y < mass.height; y++) {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const row = y < height ? at : (height - 1) * width + x
      const lift = lifts[x]!
      const beneath = y + lift < height ? letters.distance[row + lift * width]! : -em
      const raised = heap && y < height ? Math.max(beneath, heap[row]!) : beneath
      const own = y < height ? letters.distance[row]! : mass.field[at]!
      // Where both are alike, as beside upright strokes, there is no corner to be rounded.
      const apart = Math.min(1, (2.5 * (raised - own)) / edge)
      const body = (apart > 0 ? raised + apart * (joined(own, raised, edge) - raised) : own) + over * em
      if (body < -2 * edge - 3) {
        mass.field[at] = body
        continue
      }
      const frayed = ragged > 0 ? ragged * em * frayAt(x, y, em, seed) : 0
      mass.field[at] = shared(body + Math.min(0, 0.3 * frayed), (limits[x]! - depths[row]!) * 0.8 + frayed, edge)
    }
  }
}

/** How fast depth grows from row to row where less than a third lies. */
const STEEP = 3

function runsOf(
  { width, height, em, distance }: Letters,
  depths: Float32Array,
  limits: Float32Array,
  { every, length, radius, drop, hang, inner }: NonNullable<Options['runs']> & Pick<Options, 'inner'>,
  seed: number,
): Parameters<typeof addRun>[1][] {
  const random = randomFrom(seed * 6151 + 7)
  const runs: Parameters<typeof addRun>[1][] = []
  for (let x = random() * every * em; x < width; x += every * em * mix(0.25, 1.75, random())) {
    const column = Math.floor(x)
    const thick = radius * em * mix(0.65, 1.3, random())
    const long = length * em * mix(0.08, 1, random() ** 2.2)
    const swing = thick * (random() - 0.5) * 0.8
    const phase = random() * 6
    const limit = limits[column]! - 0.6 * thick
    for (let y = 1; y < height; y++) {
      const at = y * width + column
      // Where it passes the limit, inside of a stroke or at its lower edge.
      if (!(depths[at]! >= limit && depths[at - width]! < limit) || distance[at]! < thick * 0.9) continue
      // The little that lies on a ledge within a letter does not run.
      if (inner > 0 && depths[at]! - depths[at - width]! > STEEP) continue
      let free = 0
      while (y + free < height - 1 && distance[at + free * width]! > thick * 0.35) free++
      const most = free < long + thick ? free + hang * em * (0.3 + (0.7 * phase) / 6) : long
      runs.push({ x, y, length: Math.max(1, Math.min(long, most)), radius: thick, drop, swing, phase })
    }
  }
  return runs
}
