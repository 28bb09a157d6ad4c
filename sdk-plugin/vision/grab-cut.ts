import { cheapestCut, type Edges } from '../effects/kernels/cut.ts'
import { type ColourModel, costOf, fitColours } from './colour-model.ts'
import { inTurns, type Pieces } from './pieces.ts'
import type { Plane, Size } from './planes.ts'

/** Cost of a cut between two pixels of the same colour, against the colour models' logarithms. */
const SMOOTHNESS = 40
/** How much saliency counts beside colour. */
const PRIOR = 2.2
const ROUNDS = 4
const CERTAIN = 1e4

export interface Seeds {
  /** How likely each pixel is foreground, from 0 to 1. */
  prior: Plane
  /** Pixels that are: 1 foreground, 0 background, 255 to be found. */
  fixed: Uint8Array
}

/**
 * GrabCut (Rother et al. 2004): colour models of both sides and the cheapest cut between them, in turns.
 *
 * @param lab CIELAB, interleaved
 * @returns 1 for foreground, a value a pixel
 */
export function grabCut(lab: Float32Array, size: Size, seeds: Seeds, signal?: AbortSignal): Promise<Uint8Array> {
  return inTurns(cutRounds(lab, size, seeds), signal)
}

/** The same, in pieces. */
export function* cutRounds(lab: Float32Array, size: Size, seeds: Seeds): Pieces<Uint8Array> {
  const labels = Uint8Array.from(seeds.prior, (value, i) => {
    const fixed = seeds.fixed[i]!
    return fixed === 255 ? Number(value > 0.5) : fixed
  })
  const edges = edgeWeights(lab, size)
  const models: Models = {}
  for (let round = 0; round < ROUNDS; round++) {
    yield
    const changed = cutOnce(lab, size, seeds, edges, labels, models)
    if (changed < labels.length / 2000) break
  }
  return labels
}

/** Colours of both sides as they were last fitted: each round begins from those before. */
interface Models {
  foreground?: ColourModel
  background?: ColourModel
}

/** @returns how many labels it changed */
function cutOnce(
  lab: Float32Array,
  { width, height }: Size,
  seeds: Seeds,
  edges: Edges,
  labels: Uint8Array,
  models: Models,
): number {
  const foreground = fitColours(lab, (pixel) => labels[pixel] === 1, models.foreground)
  const background = fitColours(lab, (pixel) => labels[pixel] === 0, models.background)
  Object.assign(models, { foreground, background })
  if (foreground.length === 0 || background.length === 0) return 0
  const leanings = Float32Array.from(labels, (_, i) => {
    const colours = seeds.fixed[i] === 255 ? costOf(background, lab, i) - costOf(foreground, lab, i) : 0
    return leaning(seeds, i, colours)
  })
  const cut = cheapestCut(leanings, { width, height }, edges)
  let changed = 0
  for (let i = 0; i < labels.length; i++) if (labels[i] !== cut[i]) changed++
  labels.set(cut)
  return changed
}

/**
 * Positive towards the foreground.
 *
 * @param colours How much more its colour costs as background
 */
function leaning({ prior, fixed }: Seeds, i: number, colours: number): number {
  if (fixed[i] !== 255) return fixed[i] === 1 ? CERTAIN : -CERTAIN
  const chance = Math.min(0.98, Math.max(0.02, prior[i]!))
  return Math.min(20, Math.max(-20, colours)) + PRIOR * Math.log(chance / (1 - chance))
}

/** The steps to half of a pixel's neighbours, in the order of `Edges`. */
const FORWARD = [
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const

/** Cheap to cut where colours change, measured by how much they change in this picture. */
export function edgeWeights(lab: Float32Array, { width, height }: Size): Edges {
  const steps = FORWARD.map(() => new Float32Array(width * height))
  let [sum, count] = [0, 0]
  for (const [k, [dx, dy]] of FORWARD.entries()) {
    const values = steps[k]!
    for (let y = 0; y + dy < height; y++) {
      for (let x = Math.max(0, -dx); x + Math.max(0, dx) < width; x++) {
        const i = y * width + x
        const j = i + dy * width + dx
        const l = lab[i * 3]! - lab[j * 3]!
        const a = lab[i * 3 + 1]! - lab[j * 3 + 1]!
        const b = lab[i * 3 + 2]! - lab[j * 3 + 2]!
        const step = l * l + a * a + b * b
        values[i] = step
        sum += step
      }
      count += width - Math.abs(dx)
    }
  }
  const beta = count / (2 * sum + 1e-6)
  return steps.map((values, k) => {
    const reach = Math.hypot(FORWARD[k]![0], FORWARD[k]![1])
    for (let i = 0; i < values.length; i++) values[i] = (SMOOTHNESS / reach) * Math.exp(-beta * values[i]!) + 0.5
    return values
  })
}
