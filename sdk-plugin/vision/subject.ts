import { imageOf, rasterOf } from '../raster.ts'
import type { Raster } from '../raster.ts'
import { findFaces, scaledFace } from './faces.ts'
import type { Face } from './faces.ts'
import { cutRounds } from './grab-cut.ts'
import { expectPersons } from './person.ts'
import { applyGuided, fitGuided } from './guided.ts'
import { inTurns, type Pieces } from './pieces.ts'
import { colourPlanes, labOf, resizePlane, sizeWithin } from './planes.ts'
import type { Plane, Size } from './planes.ts'
import { grow, regionsOf } from '../effects/kernels/regions.ts'
import { saliency } from '../effects/kernels/saliency.ts'

export interface SubjectOptions {
  signal?: AbortSignal
  /** Faces that are known already; else they are looked for. */
  faces?: readonly Face[]
}

export interface Subject {
  width: number
  height: number
  /** How much each pixel belongs to the subject, from 0 to 255: width × height values. */
  mask: Uint8Array
  /** Part of the picture that it covers, from 0 to 1. */
  coverage: number
  /** How clearly it stands out from the rest, from 0 to 1; below 0.15 there is hardly a subject. */
  clarity: number
  faces: Face[]
}

/** Longer side at which the subject is looked for, and at which its edge is fitted. */
const SEARCH_SIDE = 288
const EDGE_SIDE = 768
const LEAST_SIDE = 40

/**
 * The subject of a picture as a soft mask: saliency and faces seed GrabCut on a small copy, and a guided filter fits
 * the
 * edge to the full picture. About a second at 1024 × 768 on one core.
 *
 * @throws the signal's reason when it aborts
 */
export async function segmentSubject(raster: Raster, options: SubjectOptions = {}): Promise<Subject> {
  const { signal } = options
  const { width, height } = raster
  const faces = options.faces
    ? [...options.faces]
    : await findFaces(raster, { minScore: 0.45, ...(signal && { signal }) })
  const size = searchSize(raster)
  const lab = labOf(await resized(raster, size))
  const persons = faces.map((face) => scaledFace(face, size.width / width, size.height / height))
  const { labels, clarity } = await inTurns(subjectIn(lab, size, persons), signal)
  const mask = await fitEdge(raster, labels, size, signal)
  const coverage = mask.reduce((sum, value) => sum + value, 0) / 255 / mask.length
  return { width, height, mask, coverage, clarity, faces }
}

/**
 * The subject of a small picture, its edge as it is found: 1 for the subject, a value a pixel.
 *
 * @param lab CIELAB, interleaved
 * @param persons faces in its pixels
 */
export function* subjectIn(
  lab: Float32Array,
  size: Size,
  persons: readonly Face[],
): Pieces<{ labels: Uint8Array; clarity: number }> {
  const prior = saliency(lab, size)
  bridgeGaps(prior, size)
  expectPersons(prior, lab, size, persons)
  yield
  const labels = yield* cutRounds(lab, size, { prior, fixed: seeds(prior, size) })
  const kept = tidy(labels, prior, size)
  return { labels: kept, clarity: clarityOf(kept, prior) }
}

async function resized(raster: Raster, { width, height }: Size): Promise<Raster> {
  return rasterOf(imageOf(raster).flatten({ background: '#ffffff' }).resize(width, height, { fit: 'fill' }))
}

/** A strip is widened: on five rows of pixels everything would be edge. */
function searchSize(raster: Raster): Size {
  const { width, height } = sizeWithin(raster, SEARCH_SIDE)
  return { width: Math.max(width, LEAST_SIDE), height: Math.max(height, LEAST_SIDE) }
}

/** What lies between parts that stand out may belong to them: a pale label on a dark bottle. */
function bridgeGaps(prior: Plane, size: Size): void {
  const radius = Math.round(Math.max(size.width, size.height) * 0.075)
  const strong = new Uint8Array(prior.length)
  for (let i = 0; i < prior.length; i++) strong[i] = Number(prior[i]! > 0.5)
  const closed = grow(grow(strong, size, radius), size, -radius)
  for (let i = 0; i < prior.length; i++) if (closed[i] && prior[i]! < 0.55) prior[i] = 0.55
}

/** What is certain by saliency alone: the surest tenth, and the faintest along the edge. */
function seeds(prior: Plane, { width, height }: Size): Uint8Array {
  const fixed = new Uint8Array(prior.length).fill(255)
  for (let y = 0, i = 0; y < height; y++) {
    const isRow = y < 2 || y >= height - 2
    for (let x = 0; x < width; x++, i++) {
      const value = prior[i]!
      if (value > 0.93) fixed[i] = 1
      else if (value < (isRow || x < 2 || x >= width - 2 ? 0.25 : 0.03)) fixed[i] = 0
    }
  }
  return fixed
}

/** Drops specks and closes pinholes: parts much smaller than the largest, unless they stand out as much. */
function tidy(labels: Uint8Array, prior: Plane, size: Size): Uint8Array {
  const { labels: parts, regions } = regionsOf(labels, size)
  const strength = new Float64Array(regions.length + 1)
  for (let i = 0; i < parts.length; i++) if (parts[i]) strength[parts[i]!]! += prior[i]!
  const least = Math.max(...strength) * 0.12
  const result = new Uint8Array(labels.length)
  const ground = new Uint8Array(labels.length)
  for (let i = 0; i < result.length; i++) {
    const isKept = labels[i] === 1 && strength[parts[i]!]! >= least
    result[i] = Number(isKept)
    ground[i] = Number(!isKept)
  }
  const holes = regionsOf(ground, size, false)
  const pinhole = result.length / 1500
  const isPinhole = new Uint8Array(holes.regions.length + 1)
  for (const { label, area } of holes.regions) isPinhole[label] = Number(area < pinhole)
  for (let i = 0; i < result.length; i++) if (isPinhole[holes.labels[i]!] === 1) result[i] = 1
  return result
}

function clarityOf(kept: Uint8Array, prior: Plane): number {
  const sums = [0, 0]
  const counts = [0, 0]
  for (let i = 0; i < kept.length; i++) {
    sums[kept[i]!]! += prior[i]!
    counts[kept[i]!]!++
  }
  if (!counts[0] || !counts[1]) return 0
  return Math.max(0, sums[1]! / counts[1] - sums[0]! / counts[0])
}

/** The edge at the picture's own size; away from it the labels stand. */
async function fitEdge(raster: Raster, labels: Uint8Array, from: Size, signal?: AbortSignal): Promise<Uint8Array> {
  const size = sizeWithin(raster, EDGE_SIDE)
  const guide = colourPlanes(await resized(raster, size))
  const smooth = resizePlane(Float32Array.from(labels), from, size)
  const coarse = smooth.map((value) => Math.min(1, Math.max(0, (value - 0.25) * 2)))
  signal?.throwIfAborted()
  const radius = Math.max(2, Math.round(Math.max(size.width, size.height) / 110))
  const fit = fitGuided(guide, coarse, size, radius, 20)
  const full: Size = { width: raster.width, height: raster.height }
  const filtered = applyGuided(fit, size, colourPlanes(raster), full)
  const reach = Math.max(1, Math.round((2.2 * from.width) / SEARCH_SIDE))
  const sure = resizePlane(Float32Array.from(grow(labels, from, -reach)), from, full)
  const maybe = resizePlane(Float32Array.from(grow(labels, from, reach)), from, full)
  const mask = new Uint8Array(filtered.length)
  for (let i = 0; i < mask.length; i++) {
    const edge = Math.min(1, Math.max(0, (filtered[i]! - 0.12) / 0.76))
    mask[i] = Math.round(255 * Math.max(sure[i]!, Math.min(maybe[i]!, edge)))
  }
  return mask
}
