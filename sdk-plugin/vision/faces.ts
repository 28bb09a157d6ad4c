import { createHash } from 'node:crypto'
import { Kept } from '../effects/kept.ts'
import type { Picture } from '../picture.ts'
import { imageOf, rasterOf, readRaster } from '../raster.ts'
import type { Raster } from '../raster.ts'
import type { Grid } from '../effects/kernels/net.ts'
import { faceNet } from './face-net.ts'
import { faceLayers } from './face-weights.ts'
import { inTurns, type Pieces } from './pieces.ts'

/** A box round a face in pixels of the picture, from the brow to the chin, within the picture. */
export interface Face {
  x: number
  y: number
  width: number
  height: number
  /** How sure it is, from 0 to 1. */
  score: number
}

export interface FaceOptions {
  /** Default 0.5. Drawn faces often score less than photographed ones: 0.3 finds more of them. */
  minScore?: number
  /**
   * Longer side at which the picture is looked at, in pixels. Default 416; 608 finds smaller faces in twice the
   * time.
   */
  side?: number
  signal?: AbortSignal
}

/** Widths and heights of the five boxes of a cell, in cells. */
const ANCHORS = [
  [1.603231, 2.094468],
  [6.041143, 7.080126],
  [2.882459, 3.518061],
  [4.266906, 5.178857],
  [9.041765, 10.66308],
] as const
const MEAN = [117.001, 114.697, 97.404] as const
const MAX_OVERLAP = 0.4

/**
 * Finds faces, the largest first: where they are, never whose they are.
 *
 * Sees upright faces from the front to three quarters, at least a twelfth of the picture's longer side.
 *
 * @throws what `picture.decode` throws for a picture; the signal's reason when it aborts
 */
export async function findFaces(source: Raster | Picture, options: FaceOptions = {}): Promise<Face[]> {
  const { minScore = 0.5, side = 416, signal } = options
  const { width, height } = source
  const scale = side / Math.max(width, height)
  const small = await shrunk(source, Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)))
  signal?.throwIfAborted()
  return inTurns(facesIn(small, { width, height }, minScore), signal)
}

/**
 * The same in pieces, on a copy that is of the size to be looked at: its longer side a multiple of 32.
 *
 * @param whole in whose pixels the boxes are given
 */
export function* facesIn(small: Raster, whole: { width: number; height: number }, minScore = 0.5): Pieces<Face[]> {
  const name = `${nameOf(small)} ${whole.width}x${whole.height} ${minScore}`
  const faces = lately.find(name) ?? (yield* sought(small, whole, minScore))
  return [...lately.get(name, () => faces)]
}

/** What was found in the last pictures: who tries things on a photo sends it again and again. Boxes alone are kept. */
const lately = new Kept<readonly Face[]>(64)

function nameOf({ width, height, data }: Raster): string {
  return `${width}x${height} ${createHash('sha1').update(data).digest('hex')}`
}

function* sought(
  small: Raster,
  { width, height }: { width: number; height: number },
  minScore: number,
): Pieces<Face[]> {
  const side = Math.max(small.width, small.height)
  const output = yield* faceNet(faceLayers(), input(small, side), side)
  const boxes = candidates(output, Math.max(width, height), minScore)
  return distinct(boxes)
    .map((face) => within(face, width, height))
    .filter((face) => face.width > 1 && face.height > 1)
    .toSorted((a, b) => b.width * b.height - a.width * a.height)
}

/** The same face in a picture of another size. */
export function scaledFace({ x, y, width, height, score }: Face, byX: number, byY: number): Face {
  return { x: x * byX, y: y * byY, width: width * byX, height: height * byY, score }
}

async function shrunk(source: Raster | Picture, width: number, height: number): Promise<Raster> {
  const raster = 'decode' in source ? await readRaster(source, { maxPixels: 1_000_000 }) : source
  return rasterOf(imageOf(raster).flatten({ background: '#808080' }).resize(width, height, { fit: 'fill' }))
}

/** Square, the picture at the top left, black beside it. */
function input({ width, height, data }: Raster, side: number): Float32Array {
  const values = new Float32Array(side * side * 3)
  for (let at = 0; at < side * 3; at++) values[at] = -MEAN[at % 3]! / 255
  for (let y = 1; y < side; y++) values.copyWithin(y * side * 3, 0, side * 3)
  for (let y = 0; y < height; y++) {
    const row = values.subarray(y * side * 3, (y * side + width) * 3)
    putRow(data.subarray(y * width * 4, (y + 1) * width * 4), row)
  }
  return values
}

function putRow(from: Uint8Array, to: Float32Array): void {
  for (let at = 0, into = 0; at < from.length; at += 4, into += 3) {
    to[into] = (from[at]! - MEAN[0]) / 255
    to[into + 1] = (from[at + 1]! - MEAN[1]) / 255
    to[into + 2] = (from[at + 2]! - MEAN[2]) / 255
  }
}

/** @param extent pixels of the picture along the side of the network's square */
function candidates({ side: cells, channels, data }: Grid, extent: number, minScore: number) {
  const faces: Face[] = []
  const unit = extent / cells
  for (let cell = 0; cell < cells * cells; cell++) {
    for (const [index, [anchorWidth, anchorHeight]] of ANCHORS.entries()) {
      const at = cell * channels + index * 5
      const score = sigmoid(data[at + 4]!)
      if (score < minScore) continue
      const width = Math.exp(data[at + 2]!) * anchorWidth * unit
      const height = Math.exp(data[at + 3]!) * anchorHeight * unit
      const x = ((cell % cells) + sigmoid(data[at]!)) * unit - width / 2
      const y = (Math.floor(cell / cells) + sigmoid(data[at + 1]!)) * unit - height / 2
      faces.push({ x, y, width, height, score })
    }
  }
  return faces
}

/** Of boxes that overlap, the surest. */
function distinct(faces: Face[]): Face[] {
  const kept: Face[] = []
  for (const face of faces.toSorted((a, b) => b.score - a.score)) {
    if (kept.every((other) => overlap(face, other) <= MAX_OVERLAP)) kept.push(face)
  }
  return kept
}

function overlap(a: Face, b: Face): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  const shared = Math.max(0, width) * Math.max(0, height)
  return shared / (a.width * a.height + b.width * b.height - shared)
}

function within({ x, y, width, height, score }: Face, right: number, bottom: number): Face {
  const left = Math.max(0, Math.round(x))
  const top = Math.max(0, Math.round(y))
  return {
    x: left,
    y: top,
    width: Math.min(right, Math.round(x + width)) - left,
    height: Math.min(bottom, Math.round(y + height)) - top,
    score: Math.round(score * 1000) / 1000,
  }
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value))
}
