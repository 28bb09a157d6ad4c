import * as z from 'zod'
import { colour, mix, smoothstep } from '../../colour.ts'
import { Kept } from '../../kept.ts'
import { agePlanes, LIGHT_CODES, type Years } from '../../kernels/aged.ts'
import type { NoiseName } from '../../kernels/noise.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { randomFrom } from '../../random.ts'
import { bytesOf, shelved, wordsOfBytes } from '../../shelf.ts'
import { operation, type Stage } from '../../stage.ts'
import { hypot } from '../../hypot.ts'

const share = z.number().min(0).max(1)

/** What years have done to paper and to all that is printed on it: brown edges, folds, creases, stains, foxing. */
export const aged = operation({
  name: 'aged',
  schema: z.strictObject({
    do: z.literal('aged'),
    /** Of old paper, multiplied with what is there. */
    tint: colour.default([0.72, 0.52, 0.3]),
    /** How brown it is all over, and towards the edges. */
    yellow: share.default(0.2),
    edges: share.default(0.6),
    /** Folds from top to bottom (`x`) and from side to side (`y`), as shares of the frame, and how worn they are. */
    folds: z.strictObject({ x: z.array(share).max(8).default([]), y: z.array(share).max(8).default([]) }).prefault({}),
    wear: share.default(0.5),
    /** Fine crumples over the sheet. */
    creases: share.default(0.2),
    /** Rings and runs of water. */
    stains: z.number().int().min(0).max(12).default(2),
    /** Brown specks. */
    foxing: share.default(0.3),
  }),
  apply(stage, options) {
    const { frame, seed } = stage
    const { width, height } = frame
    const key = JSON.stringify([width, height, seed, options])
    const years = kept.get(key, () => {
      const parts = shelved(`aged ${key}`, () => {
        const { light, age, bare } = yearsOf(stage, options)
        return [light, age, bare].map(wordsOfBytes)
      })
      return yearsFrom(parts, width * height)
    })
    const planes = [frame.r, frame.g, frame.b]
    const lost = options.tint.map((tint) => tint - 1)
    const fibre = lost.map((less) => FIBRE * (1 + 0.5 * less))
    agePlanes(planes, years, lost, fibre)
  },
})

type Options = z.output<(typeof aged)['schema']>

function yearsFrom(parts: readonly Int32Array[], pixels: number): Years {
  const [light, age, bare] = parts.map((part) => bytesOf(part, pixels))
  return { light: light!, age: age!, bare: bare! }
}

/** How far the dark of a fold reaches, in frame heights: beyond that it is no code. */
const CREASE = 0.007
/** The light of bare fibres, before age. */
const FIBRE = 0.82
const KEPT_BYTES = 12 * 1024 * 1024
const kept = new Kept<Years>(KEPT_BYTES, ({ light }) => 3 * light.byteLength)

function yearsOf({ frame: { width, height }, seed }: Stage, options: Options): Years {
  const pixels = width * height
  const years = { light: new Uint8Array(pixels), age: new Uint8Array(pixels), bare: new Uint8Array(pixels) }
  const noises = noisesOf(width, height, seed)
  const folds = foldsOf(options, seed).map((fold) => ({ ...fold, tilts: tiltsOf(fold, width, height) }))
  const stains = stainsOf(options.stains, width / height, seed)
  const row = { width, height, y: 0, light: new Float32Array(width), age: new Float32Array(width), bare: new Float32Array(width) }
  for (let y = 0, at = 0; y < height; y++, at += width) {
    row.y = y
    const [cloudy, grainy, spotted, folded, rolling] = noises.map((rows) => rows.at(y)) as FiveRows
    ageRow(row, options, [cloudy, grainy, spotted, folded, rolling])
    for (const stain of stains) stainRow(row, stain, cloudy)
    for (const fold of folds) foldRow(row, fold, { wear: options.wear, cloudy, grainy })
    const { light, age, bare } = row
    for (let x = 0; x < width; x++) {
      years.light[at + x] = Math.min(255, Math.max(0, light[x]! * LIGHT_CODES))
      years.age[at + x] = Math.min(255, Math.max(0, age[x]! * 255))
      years.bare[at + x] = bare[x]! * 255
    }
  }
  return years
}

/** A row at work: how paper takes the light, how brown and how worn it is. */
interface Aging {
  width: number
  height: number
  y: number
  light: Row
  age: Row
  bare: Row
}

/** Beyond this from the nearest side, in frame heights, no rim is brown. */
const RIM = 0.24

/** Brown rims, specks and crumples of a row. */
function ageRow(
  { width, height, y, light, age, bare }: Aging,
  { yellow, edges, creases, foxing }: Options,
  [cloudy, grainy, spotted, folded, rolling]: FiveRows,
): void {
  const v = (y + 0.5) / height
  const upright = Math.min(v, 1 - v)
  bare.fill(0)
  for (let x = 0; x < width; x++) {
    const u = (x + 0.5) / height
    const cloud = cloudy[x]!
    const fine = grainy[x]!
    let brown = yellow * (0.8 + 0.5 * cloud)
    const side = Math.min(u, upright, width / height - u)
    if (side < RIM) {
      brown +=
        edges * (smoothstep(0.16, 0, side + 0.05 * cloud) * 0.55 + smoothstep(0.035, 0, side + 0.02 * cloud) * 0.5)
    }
    const spot = spotted[x]!
    if (spot < 0.16) brown += 0.55 * foxing * smoothstep(0.16, 0.05, spot) * smoothstep(0.1, 0.5, cloud + fine)
    age[x] = brown
    light[x] = 1 + 0.012 * fine + creases * creaseAt(folded[x]!, rolling[x]!)
  }
}

type Row = Float32Array
type FiveRows = [clouds: Row, grain: Row, cells: Row, folded: Row, rolling: Row]

/** Row by row, by places in frame heights: clouds, grain, cells, and the two of which crumples are made. */
function noisesOf(width: number, height: number, seed: number): NoiseRows[] {
  const rows = (name: NoiseName, frequency: number, left: number, top: number) => {
    const half = (0.5 * frequency) / height
    return new NoiseRows(name, width, { scale: frequency / height, left: half + left, top: half + top })
  }
  return [
    rows('clouds', 190, seed * 7, 0),
    rows('grain', 900, 0, seed),
    rows('cells', 330, 0, seed * 3),
    rows('clouds', 150, 90, seed * 5),
    rows('clouds', 90, seed, 300),
  ]
}

/** Facets of crumpled paper: ridges where two clouds meet. */
function creaseAt(first: number, second: number): number {
  // All but nothing further off.
  if (first < -0.08 || first > 0.14) return 0.16 * second
  const ridge = Math.exp(-((first / 0.025) ** 2)) - 0.6 * Math.exp(-(((first - 0.03) / 0.03) ** 2))
  return 0.12 * ridge + 0.16 * second
}

interface Fold {
  along: 'x' | 'y'
  at: number
  tilt: number
}

function foldsOf({ folds }: Options, seed: number): Fold[] {
  const random = randomFrom(seed * 31 + 5)
  return (['x', 'y'] as const).flatMap((along) => {
    return folds[along].map((at) => ({ along, at, tilt: mix(0.6, 1.2, random()) * (random() < 0.5 ? -1 : 1) }))
  })
}

/** How the sheet leans to the lamp on both sides of a fold, by column or by row. */
function tiltsOf({ along, at, tilt }: Fold, width: number, height: number): Float32Array {
  const [count, long] = along === 'x' ? [width, width / height] : [height, 1]
  return Float32Array.from({ length: count }, (_, place) => tiltAt(((place + 0.5) / count - at) * long, tilt))
}

/** @param far From the fold, in frame heights */
function tiltAt(far: number, tilt: number): number {
  return tilt * 0.05 * Math.sign(far) * Math.exp(-Math.abs(far) * 16)
}

/** How far a fold strays from a straight line, in frame heights. */
const STRAY = 0.0016

/** A fold on a row: worn through along its line, which strays, and a plane beside it. */
function foldRow(
  { width, height, y, light, bare }: Aging,
  { along, at, tilt, tilts }: Fold & { tilts: Float32Array },
  { wear, cloudy, grainy }: { wear: number; cloudy: Row; grainy: Row },
): void {
  const long = along === 'x' ? width / height : 1
  const upright = (y + 0.5) / height - at
  // Further off its line need not be followed.
  const near = CREASE + 2 * STRAY * long
  for (let x = 0; x < width; x++) {
    const straight = (along === 'x' ? (x + 0.5) / width - at : upright) * long
    if (Math.abs(straight) > near) {
      light[x]! += tilts[along === 'x' ? x : y]!
      continue
    }
    const cloud = cloudy[x]!
    const far = straight - STRAY * cloud * long
    light[x]! += tiltAt(far, tilt)
    if (Math.abs(far) > CREASE) continue
    light[x]! -= 0.16 * Math.exp(-((far / 0.0022) ** 2)) * tilt
    const worn = smoothstep(0.0042, 0.0006, Math.abs(far)) * smoothstep(-0.1, 0.5, grainy[x]! + 0.7 * cloud)
    bare[x] = Math.max(bare[x]!, wear * worn)
  }
}

interface Stain {
  x: number
  y: number
  radius: number
  depth: number
  phase: number
}

function stainsOf(count: number, aspect: number, seed: number): Stain[] {
  const random = randomFrom(seed * 17 + 3)
  return Array.from({ length: count }, () => ({
    x: random() * aspect,
    y: random(),
    radius: mix(0.05, 0.16, random()),
    depth: mix(0.1, 0.26, random()),
    phase: random() * 90,
  }))
}

/** How far a stain reaches, in its radii. */
const SPREAD = 1.5

/** A stain on a row, where it reaches: darkest where the water dried last, at its rim. */
function stainRow({ width, height, y, age }: Aging, stain: Stain, cloudy: Row): void {
  const v = (y + 0.5) / height
  const reach = (SPREAD * stain.radius) ** 2 - (v - stain.y) ** 2
  if (reach < 0) return
  const half = Math.sqrt(reach)
  const first = Math.max(0, Math.floor((stain.x - half) * height))
  const last = Math.min(width, Math.ceil((stain.x + half) * height))
  for (let x = first; x < last; x++) age[x]! += stainAt(stain, (x + 0.5) / height, v, cloudy[x]!)
}

function stainAt({ x, y, radius, depth, phase }: Stain, u: number, v: number, cloud: number): number {
  const near = hypot(u - x, v - y) / radius
  if (near > SPREAD) return 0
  const far = near + 0.22 * cloud + 0.06 * Math.sin(3 * Math.atan2(v - y, u - x) + phase)
  if (far > 1.15) return 0
  return depth * (0.4 * smoothstep(1, 0.94, far) + Math.exp(-(((far - 0.97) / 0.03) ** 2)))
}
