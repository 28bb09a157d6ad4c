import { cheapestCut, type Edges } from '../effects/kernels/cut.ts'
import { type ColourModel, fitColours, leanings } from '../effects/kernels/mixture.ts'
import { edgeWeights } from '../effects/kernels/unlike.ts'
import { inTurns, type Pieces } from './pieces.ts'
import type { Plane, Size } from './planes.ts'

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
  const { prior, fixed } = seeds
  const labels = new Uint8Array(prior.length)
  for (let i = 0; i < labels.length; i++) labels[i] = fixed[i] === 255 ? Number(prior[i]! > 0.5) : fixed[i]!
  const anyway = leaningAnyway(seeds)
  const edges = edgeWeights(lab, size)
  const models: Models = {}
  for (let round = 0; round < ROUNDS; round++) {
    yield
    const changed = cutOnce(lab, size, { anyway, edges }, labels, models)
    if (changed < labels.length / 2000) break
  }
  return labels
}

/** Colours of both sides as they were last fitted: each round begins from those before. */
interface Models {
  foreground?: ColourModel
  background?: ColourModel
}

/** The most that colours count. */
const MOST = 20

/** @returns how many labels it changed */
function cutOnce(
  lab: Float32Array,
  size: Size,
  { anyway, edges }: { anyway: Plane; edges: Edges },
  labels: Uint8Array,
  models: Models,
): number {
  const own = fitColours(lab, labels, 1, models.foreground)
  const other = fitColours(lab, labels, 0, models.background)
  models.foreground = own
  models.background = other
  if (own.length === 0 || other.length === 0) return 0
  const cut = cheapestCut(leanings(lab, { own, other, anyway, most: MOST }), size, edges)
  let changed = 0
  for (let i = 0; i < labels.length; i++) if (labels[i] !== cut[i]) changed++
  labels.set(cut)
  return changed
}

/** Without colours; positive towards the foreground. What is certain is so whatever its colour. */
function leaningAnyway({ prior, fixed }: Seeds): Plane {
  const leaning = new Float32Array(prior.length)
  for (let i = 0; i < leaning.length; i++) {
    const chance = Math.min(0.98, Math.max(0.02, prior[i]!))
    if (fixed[i] === 255) leaning[i] = PRIOR * Math.log(chance / (1 - chance))
    else leaning[i] = fixed[i] === 1 ? CERTAIN : -CERTAIN
  }
  return leaning
}
