import * as z from 'zod'
import { mix, type Rgb, smoothstep } from '../../colour.ts'
import { Kept } from '../../kept.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { sampleAt } from '../../kernels/resample.ts'
import { randomFrom } from '../../random.ts'
import { addSpot } from '../../tubes/spark.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { backdropFor } from '../painting/backdrop.ts'
import { drench, soakedHair } from '../painting/drenched.ts'
import { type Pane, paneOf } from '../painting/pane.ts'
import { litFrom } from '../painting/own-light.ts'
import { type Lamp, standBefore } from '../painting/stand.ts'
import { clearAround } from '../painting/silhouette.ts'
import { subjectOf } from '../painting/subject.ts'
import { treatment } from './treatment.ts'

const SHALLOW: Rgb = [0.045, 0.34, 0.4]
const DEEP: Rgb = [0.004, 0.06, 0.13]

/** Half in the sea: waves along a line across the photo, below it blue water that bends and blurs it, with rays and bubbles. */
export const waterline = treatment({
  name: 'waterline',
  schema: z.strictObject({
    kind: z.literal('waterline'),
    /** Where the sea begins, as a share of the height. */
    level: z.number().min(0).max(1).default(0.66),
  }),
  apply(print, { level }, { seed }) {
    const { faces, mask, coverage } = subjectOf(print)
    // Heads stay above the water.
    const chin = Math.max(0, ...faces.map(({ y, height }) => (y + 1.02 * height) / print.height))
    const line = surfaceOf(print, Math.min(0.94, Math.max(level, chin + 0.03)), seed)
    litFrom(print, { mask, faces }, 1, (there, own) => {
      if (faces.length > 0 && coverage > 0.02) {
        const hair = soakedHair(print, there.faces)
        putToSea(print, { ...there, own })
        drench(print, { ...there, hair, line, seed })
      }
      sink(print, line, seed)
      bubble(print, line, randomFrom(seed * 401 + 9))
      spray(print, line, { clear: clearAround(print, there.faces), body: there.mask, seed })
    })
  },
})

const DUSK = [0.46, 0.37, 0.46] as const
/** Low on the right, behind. */
const SUN: Lamp = { from: [0.86, -0.5], colour: [1.5, 0.8, 0.34], rim: 9, front: 0.4 }
/** The violet sky on the other side. */
const SKY: Lamp = { from: [-0.9, -0.4], colour: [0.42, 0.34, 0.62], rim: 2.4, front: 0.05 }
/** What the sea throws back. */
const SEA: Lamp = { from: [0.1, 1], colour: [0.1, 0.36, 0.42], rim: 1.5 }
const FRONT: Lamp = { from: [0, 0], colour: [0.36, 0.3, 0.32], rim: 0 }

interface Swimmer {
  mask: Float32Array
  faces: readonly Face[]
  /** How much of the photo's own light stays. */
  own: number
}

/** The open sea behind whoever swims in it. */
function putToSea(print: Print, { mask, faces, own }: Swimmer): void {
  const far = backdropFor(print, { scene: 'sea', variant: 3, blur: 0.006 })
  const light = { ambient: DUSK, lamps: [SUN, SKY, SEA, FRONT], wrap: 0.65, air: 0.03, own }
  standBefore(print, { mask, faces, far, ...light })
}

const panes = new Kept<Pane>(2)

/** How far about somebody no drop lies that would show dark hair on its head, in shorter sides. */
const BESIDE_HAIR = 0.03

interface Spray {
  /** Where faces are, and where somebody is, 0 to 1. */
  clear: Float32Array
  body: Float32Array
  seed: number
}

/** Drops that the waves threw on the glass; those below the water are one with it, and none is before somebody. */
function spray(print: Print, line: Float32Array, { clear, body, seed }: Spray): void {
  const { width, height } = print
  const unit = Math.min(width, height) / 900
  const pane = panes.get(`${width} ${height} ${seed}`, () => {
    return paneOf(width, height, unit, 0.3, randomFrom(seed * 557 + 3))
  })
  const near = blur(body, width, height, BESIDE_HAIR * unit * 900)
  for (const each of [print.r, print.g, print.b]) {
    const behind = plane(each.length)
    behind.set(each)
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at++) {
        if (y > line[x]! - 4 * unit || clear[at]! > 0.4) continue
        const drop = pane.drop[at]!
        if (drop > 0 ? near[pane.centres[drop]!]! > 0.02 : near[at]! > 0.0004) continue
        const dx = pane.dx[at]!
        const dy = pane.dy[at]!
        const own = dx === 0 && dy === 0 ? each[at]! : sampleAt(behind, width, height, x + dx, y + dy)
        each[at] = own * pane.shade[at]! + 0.8 * pane.shine[at]!
      }
    }
  }
}

/** Height of the water at each column, in pixels from the top: a swell, waves on it, ripples on those. */
function surfaceOf({ width, height }: Print, level: number, seed: number): Float32Array {
  const [swirls, clouds] = [noiseTile('swirls'), noiseTile('clouds')]
  const k = 900 / Math.min(width, height)
  return Float32Array.from({ length: width }, (_, x) => {
    // Lowest in the middle, where heads are.
    const swell = 0.02 * Math.sin((x / width) * 5 + seed * 1.3) - 0.07 * ((2 * x) / width - 1) ** 2
    const wave = 0.022 * noiseAt(swirls, x * k * 0.42 + seed * 71, 20)
    const ripple = 0.007 * noiseAt(clouds, x * k * 1.4 + seed * 13, 77)
    // Where a crest just broke on the glass it is torn.
    const torn = 0.0035 * noiseAt(clouds, x * k * 5.5 + seed * 41, 11)
    return (level + swell + wave + ripple + torn) * height
  })
}

/** Water is another lens: what is in it looks larger, aside, and is never quite sharp. */
const MAGNIFIED = 1.24

function sink(print: Print, line: Float32Array, seed: number): void {
  const { width, height } = print
  const shorter = Math.min(width, height)
  const k = 900 / shorter
  const planes = [print.r, print.g, print.b]
  const seen = planes.map((each) => blur(each, width, height, 0.0034 * shorter))
  const waves = new NoiseRows('swirls', width, { scale: 0.7 * k, left: seed * 29 })
  const light = new NoiseRows('swirls', width, { scale: 0.8 * k, scaleY: 1.5 * k, left: seed * 53 })
  const fine = new NoiseRows('clouds', width, { scale: 1.3 * k, left: seed * 31 })
  for (let y = 0, at = 0; y < height; y++) {
    const wave = waves.at(y)
    const bright = light.at(y)
    const patch = fine.at(y)
    for (let x = 0; x < width; x++, at++) {
      const deep = (y - line[x]!) / shorter
      if (deep < -0.03) continue
      const inside = smoothstep(-0.0022, 0.0022, deep)
      // Rays fan out from the sun above; caustics are where waves gather its light.
      const way = (x - 0.66 * width) / (y - line[x]! + 0.5 * shorter)
      const ray =
        Math.max(0, 0.6 * Math.sin(way * 13 + 1) + 0.4 * Math.sin(way * 29 + seed)) * smoothstep(0, 0.07, deep)
      const caustic =
        0.6 * Math.max(0, 1 - 3.4 * Math.abs(bright[x]! + 0.12 * patch[x]!)) ** 2 * smoothstep(0.012, 0.05, deep)
      const bend = shorter * 0.011 * wave[x]!
      const fog = 1 - Math.exp(-Math.max(0, deep) * 1.6)
      // Water stands up along the glass: a dark lens of it, with the sky along its upper rim and the bottom's light below.
      const thick = 0.009 * Math.max(0.3, 0.8 + 1.1 * wave[x]! + 0.6 * patch[x]!)
      const lens = Math.exp(-(((deep - thick) / (0.6 * thick)) ** 2))
      const rim =
        0.6 * Math.exp(-(((deep - 0.001) / 0.0024) ** 2)) * smoothstep(0, 0.5, 0.6 * wave[x]! + 1.3 * patch[x]!)
      const under = Math.exp(-(((deep - 2.5 * thick) / (0.7 * thick)) ** 2))
      // Its wet upper edge creeps up the glass.
      const above = Math.exp(-(((deep + 0.004) / 0.005) ** 2))
      const px = width / 2 + (x - width / 2) / MAGNIFIED + 0.018 * shorter + 2 * bend
      const py = line[x]! + (y - line[x]!) / MAGNIFIED - 0.014 * shorter + 1.3 * bend
      for (let c = 0; c < 3; c++) {
        const own = sampleAt(seen[c]!, width, height, px, py)
        const through = own * ABSORBED[c]! * (1.25 + 2.2 * caustic * (1 - fog))
        const water = mix(SHALLOW[c as 0], DEEP[c as 0], smoothstep(0, 0.34, deep)) * (1 + 0.5 * ray)
        const body = mix(through, water, 0.03 + 0.5 * fog) * (1 - 0.4 * lens)
        const below = body + (1.1 * rim + 0.1 * under) * EDGE[c]! + 0.1 * ray * SHALLOW[c as 0]
        const air = planes[c]![at]! * (1 - 0.12 * above)
        planes[c]![at] = mix(air, below, inside)
      }
    }
  }
}

/** In the low sun, with the sea in its shade. */
const ABSORBED = [0.52, 1.02, 1.1]
const EDGE = [0.9, 0.78, 0.66]

/** Bubbles that rise in strings, each with a bright rim and a glint. */
function bubble(print: Print, line: Float32Array, random: () => number): void {
  const { width, height } = print
  const shorter = Math.min(width, height)
  for (let string = 0; string < 7; string++) {
    let x = random() * width
    for (let rise = 0; rise < 9; rise++) {
      const y = height - (rise + random()) * 0.045 * shorter
      x += mix(-0.012, 0.012, random()) * shorter
      const radius = shorter * mix(0.002, 0.009, random() ** 2)
      if (y - radius * 2 < line[Math.min(width - 1, Math.max(0, Math.round(x)))]!) continue
      ring(print, x, y, radius)
      addSpot(print, x - radius * 0.4, y - radius * 0.4, Math.max(0.7, radius * 0.3), [0.9, 1, 1], 0.7)
    }
  }
}

function ring({ width, height, r, g, b }: Print, x: number, y: number, radius: number): void {
  const reach = Math.ceil(radius + 1)
  for (let py = Math.max(0, Math.floor(y - reach)); py <= Math.min(height - 1, y + reach); py++) {
    for (let px = Math.max(0, Math.floor(x - reach)); px <= Math.min(width - 1, x + reach); px++) {
      const far = Math.sqrt((px - x) ** 2 + (py - y) ** 2) / radius
      if (far >= 1) continue
      const share = 0.08 + 0.5 * far ** 5 * (0.6 - 0.4 * ((py - y) / radius))
      const at = py * width + px
      r[at]! += (0.55 - r[at]!) * share
      g[at]! += (0.85 - g[at]!) * share
      b[at]! += (0.92 - b[at]!) * share
    }
  }
}
