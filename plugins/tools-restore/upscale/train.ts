/**
 * Learns the filters of `photo` and `art` from pictures made by code: `node plugins/tools-restore/upscale/train.ts`.
 * Every picture is shrunk to half by several kernels; for each class of places, least squares gives the four filters
 * that bring the lost pixels back best.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { imageOf, rasterOf, type Raster } from '@gateway/sdk-plugin/raster'
import { fractal, gaussian, random } from '../scenes/noise.ts'
import { landscape, leaves, lineArt, print, type Scene } from '../scenes/scenes.ts'
import { classify } from './classify.ts'
import { ONE } from './filters.ts'
import { CLASSES, EIGHTHS, PER_DIRECTION, QUARTERS, REACH, STRENGTHS, TAPS } from './shape.ts'
import { solve } from './solve.ts'

type Kernel = 'lanczos3' | 'cubic' | 'mitchell' | 'linear'
const KERNELS: readonly Kernel[] = ['lanczos3', 'lanczos3', 'cubic', 'mitchell', 'linear']

interface TrainingSet {
  scenes: readonly Scene[]
  seeds: number
  /** Whether the pictures are as a camera sees them. */
  camera: boolean
}

const SETS: Record<string, TrainingSet> = {
  photo: { scenes: [leaves, leaves, landscape, leaves, print, lineArt], seeds: 6, camera: true },
  art: { scenes: [lineArt, lineArt, print], seeds: 14, camera: false },
}

const WIDTH = 640
const HEIGHT = 480
const COUNT = TAPS.length - 1

/** Sums of products for one learned class: half of AᵀA, and Aᵀb for each quarter. */
class Sums {
  readonly products = new Float64Array(COUNT * COUNT)
  readonly targets = QUARTERS.map(() => new Float64Array(COUNT))
  samples = 0

  add(patch: Float64Array, wanted: readonly number[]): void {
    this.samples++
    for (let i = 0; i < COUNT; i++) {
      const value = patch[i]!
      for (let q = 0; q < 4; q++) this.targets[q]![i]! += value * wanted[q]!
      for (let j = 0, at = i * COUNT; j <= i; j++) this.products[at + j]! += value * patch[j]!
    }
  }
}

function learn(
  sums: readonly Sums[],
  [original, small]: readonly [Raster, Raster],
  grainy: boolean,
  next: () => number,
) {
  const large = luma(original)
  const plane = luma(small)
  const { width, height } = small
  const classes = classify(plane, width, height, grainy)
  const patch = new Float64Array(COUNT)
  for (let y = REACH; y < height - REACH; y++) {
    for (let x = REACH; x < width - REACH; x++) {
      const at = y * width + x
      const place = classes[at]!
      // Flat places are many and all alike.
      if ((place >> 3) % PER_DIRECTION < PER_DIRECTION / STRENGTHS.length && next() > 0.15) continue
      const { taps, quarters } = EIGHTHS[place & 7]!
      const middle = plane[at]!
      for (let tap = 1; tap < TAPS.length; tap++) {
        const [dx, dy] = taps[tap]!
        patch[tap - 1] = plane[at + dy * width + dx]! - middle
      }
      const wanted = quarters.map((q) => large[(2 * y + (q >> 1)) * original.width + 2 * x + (q & 1)]! - middle)
      sums[place >> 3]!.add(patch, wanted)
    }
  }
}

function luma({ data, width, height }: Raster): Float32Array {
  return Float32Array.from(
    { length: width * height },
    (_, at) => 0.299 * data[at * 4]! + 0.587 * data[at * 4 + 1]! + 0.114 * data[at * 4 + 2]!,
  )
}

/** As a camera sees it: out of focus in places, with less contrast, with grain. Every third stays as drawn. */
async function photographed(scene: Raster, number: number): Promise<Raster> {
  if (number % 3 === 0) return scene
  const { width, height } = scene
  const soft = await rasterOf(imageOf(scene).blur(0.6 + (number % 4) * 0.35))
  const focus = fractal(width, height, number, { scale: 200, octaves: 2 })
  const contrast = [1, 0.7, 0.45, 0.85][(number >> 1) % 4]!
  const grain = grainOf(width, height, number)
  const data = Buffer.alloc(scene.data.length, 255)
  for (let at = 0; at < width * height; at++) {
    const share = Math.min(1, Math.max(0, (focus[at]! - 0.4) * 5))
    for (let c = at * 4; c < at * 4 + 3; c++) {
      const value = soft.data[c]! + (scene.data[c]! - soft.data[c]!) * share
      data[c] = Math.min(255, Math.max(0, Math.round(128 + (value - 128) * contrast + grain[at]!)))
    }
  }
  return { width, height, data }
}

/** Noise whose neighbours are more or less alike, as sensors and films have it. */
function grainOf(width: number, height: number, number: number): Float32Array {
  const next = gaussian(number)
  const amount = [0, 1.2, 4, 2.5, 0.6][number % 5]!
  const likeness = [0, 0.3, 0.5][number % 3]!
  const grain = Float32Array.from({ length: width * height }, () => amount * next())
  for (let at = width + 1; at < grain.length; at++) {
    grain[at]! += likeness * (grain[at - 1]! + grain[at - width]! - likeness * grain[at - width - 1]!)
  }
  return grain
}

/** The filters of one learned class, pulled towards `usual` where the class has seen little. */
function fit({ products, targets, samples }: Sums, usual: readonly Float64Array[], pull: number): Float64Array[] {
  const full = new Float64Array(products)
  let trace = 0
  for (let i = 0; i < COUNT; i++) trace += full[i * COUNT + i]!
  const weight = pull * (trace / COUNT) * (1 + 2000 / (samples + 1)) + 1e-6
  for (let i = 0; i < COUNT; i++) {
    for (let j = 0; j < i; j++) full[j * COUNT + i] = full[i * COUNT + j]!
    full[i * COUNT + i]! += weight
  }
  return solve(
    full,
    targets.map((target, q) => target.map((value, i) => value + weight * usual[q]![i]!)),
  )
}

async function train({ scenes, seeds, camera }: TrainingSet): Promise<Int16Array> {
  const sums = Array.from({ length: CLASSES }, () => new Sums())
  const next = random(1)
  for (let seed = 1; seed <= seeds; seed++) {
    for (const [index, scene] of scenes.entries()) {
      const number = seed * scenes.length + index
      const drawn = await scene(WIDTH, HEIGHT, seed * 1009 + index)
      const original = camera ? await photographed(drawn, number) : drawn
      const kernel = KERNELS[number % KERNELS.length]!
      const small = await rasterOf(imageOf(original).resize(WIDTH / 2, HEIGHT / 2, { kernel }))
      learn(sums, [original, small], camera, next)
    }
  }
  const all = new Sums()
  for (const { products, targets, samples } of sums) {
    all.samples += samples
    for (const [at, value] of products.entries()) all.products[at]! += value
    for (const [q, target] of targets.entries())
      for (const [at, value] of target.entries()) all.targets[q]![at]! += value
  }
  const nothing = QUARTERS.map(() => new Float64Array(COUNT))
  const usual = fit(all, nothing, 1e-7)
  const filters = sums.flatMap((sum) => fit(sum, usual, 1e-4))
  return Int16Array.from(filters.flatMap((filter) => [...filter].map((value) => Math.round(value * ONE))))
}

for (const [name, set] of Object.entries(SETS)) {
  if (process.argv[2] && process.argv[2] !== name) continue
  const started = performance.now()
  const table = await train(set)
  await writeFile(join(import.meta.dirname, `${name}.filters`), Buffer.from(table.buffer))
  process.stdout.write(`${name}: ${table.length} values in ${Math.round((performance.now() - started) / 1000)} s\n`)
}
