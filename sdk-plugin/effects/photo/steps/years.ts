import { mix, smoothstep } from '../../colour.ts'
import { hypot } from '../../hypot.ts'
import { LIGHT_CODES, type Years } from '../../kernels/aged.ts'
import type { NoiseName } from '../../kernels/noise.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { randomFrom } from '../../random.ts'

/** How a sheet has aged, as the operation `aged` says; shares from 0 to 1. */
export interface Aging {
  yellow: number
  edges: number
  folds: { x: readonly number[]; y: readonly number[] }
  wear: number
  creases: number
  stains: number
  foxing: number
}

/** How far the dark of a fold reaches, in frame heights: beyond that it is no code. */
const CREASE = 0.007

/** What years have done to a sheet, by its size in pixels. */
export function yearsOf(width: number, height: number, seed: number, options: Aging): Years {
  const pixels = width * height
  const years = { light: new Uint8Array(pixels), age: new Uint8Array(pixels), bare: new Uint8Array(pixels) }
  const noises = noisesOf(width, height, seed)
  const folds = foldsOf(options, seed).map((fold) => ({ ...fold, tilts: tiltsOf(fold, width, height) }))
  const stains = stainsOf(options.stains, width / height, seed)
  const row = {
    width,
    height,
    y: 0,
    light: new Float32Array(width),
    age: new Float32Array(width),
    bare: new Float32Array(width),
  }
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
interface RowOfYears {
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
  { width, height, y, light, age, bare }: RowOfYears,
  { yellow, edges, creases, foxing }: Aging,
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

function foldsOf({ folds }: Aging, seed: number): Fold[] {
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
  { width, height, y, light, bare }: RowOfYears,
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
    // Here and there it is rubbed through over a length, wider where more of it is; between, the ink holds.
    const rubbed = smoothstep(-0.12, 0.5, cloud + 0.22 * grainy[x]!)
    const worn = rubbed * smoothstep(0.0012 + 0.0034 * rubbed, 0.0004, Math.abs(far))
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
function stainRow({ width, height, y, age }: RowOfYears, stain: Stain, cloudy: Row): void {
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
