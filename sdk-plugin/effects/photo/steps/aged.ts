import * as z from 'zod'
import { colour, mix, smoothstep } from '../../colour.ts'
import { Kept } from '../../kept.ts'
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
    planes.forEach((plane, channel) => age(plane, years, lost[channel]!, fibre[channel]!))
  },
})

/** @param lost What the tint takes away, below 0. @param fibre The light of bare fibres */
function age(plane: Float32Array, years: Years, lost: number, fibre: number): void {
  for (let at = 0; at < plane.length; at++) {
    const light = years.light[at]! / LIGHT_CODES
    const aged = plane[at]! * light * (1 + (lost * years.age[at]!) / 255)
    const bare = years.bare[at]! / 255
    // Where a fold is worn through, the fibres show through the print.
    plane[at] = aged + (fibre * light - aged) * bare
  }
}

type Options = z.output<(typeof aged)['schema']>

/** Codes for how paper takes the light (one is `LIGHT_CODES`), how brown and how worn it is. */
interface Years {
  light: Uint8Array
  age: Uint8Array
  bare: Uint8Array
}

function yearsFrom(parts: readonly Int32Array[], pixels: number): Years {
  const [light, age, bare] = parts.map((part) => bytesOf(part, pixels))
  return { light: light!, age: age!, bare: bare! }
}

const LIGHT_CODES = 200
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
  const folds = foldsOf(options, seed)
  const stains = stainsOf(options.stains, width / height, seed)
  const { yellow, edges, creases, foxing, wear } = options
  for (let y = 0, at = 0; y < height; y++) {
    const v = (y + 0.5) / height
    const [cloudy, grainy, spotted, folded, rolling] = noises.map((rows) => rows.at(y)) as FiveRows
    for (let x = 0; x < width; x++, at++) {
      const u = (x + 0.5) / height
      const cloud = cloudy[x]!
      const fine = grainy[x]!
      const side = Math.min(u, v, width / height - u, 1 - v)
      const rim =
        edges * (smoothstep(0.16, 0, side + 0.05 * cloud) * 0.55 + smoothstep(0.035, 0, side + 0.02 * cloud) * 0.5)
      const speck = smoothstep(0.16, 0.05, spotted[x]!) * smoothstep(0.1, 0.5, cloud + fine)
      let age = yellow * (0.8 + 0.5 * cloud) + rim + 0.55 * foxing * speck
      for (const stain of stains) age += stainAt(stain, u, v, cloud)
      let light = 1 + 0.012 * fine + creases * creaseAt(folded[x]!, rolling[x]!)
      let bare = 0
      for (const fold of folds) {
        const away = (fold.along === 'x' ? u * (height / width) : v) - fold.at - 0.0016 * cloud
        const far = away * (fold.along === 'x' ? width / height : 1)
        light += fold.tilt * 0.05 * Math.sign(far) * Math.exp(-Math.abs(far) * 16)
        if (Math.abs(far) > CREASE) continue
        light -= 0.16 * Math.exp(-((far / 0.0022) ** 2)) * fold.tilt
        bare = Math.max(
          bare,
          wear * smoothstep(0.0042, 0.0006, Math.abs(far)) * smoothstep(-0.1, 0.5, fine + 0.7 * cloud),
        )
      }
      years.light[at] = Math.min(255, Math.max(0, light * LIGHT_CODES))
      years.age[at] = Math.min(255, Math.max(0, age * 255))
      years.bare[at] = bare * 255
    }
  }
  return years
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

function foldsOf({ folds }: Options, seed: number) {
  const random = randomFrom(seed * 31 + 5)
  return (['x', 'y'] as const).flatMap((along) => {
    return folds[along].map((at) => ({ along, at, tilt: mix(0.6, 1.2, random()) * (random() < 0.5 ? -1 : 1) }))
  })
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

/** Darkest where the water dried last: at its rim. */
function stainAt({ x, y, radius, depth, phase }: Stain, u: number, v: number, cloud: number): number {
  const near = hypot(u - x, v - y) / radius
  if (near > 1.5) return 0
  const far = near + 0.22 * cloud + 0.06 * Math.sin(3 * Math.atan2(v - y, u - x) + phase)
  if (far > 1.15) return 0
  return depth * (0.4 * smoothstep(1, 0.94, far) + Math.exp(-(((far - 0.97) / 0.03) ** 2)))
}
