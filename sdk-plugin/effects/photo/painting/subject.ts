import { createHash } from 'node:crypto'
import {
  atOnce,
  type Face,
  facesIn,
  labOf,
  resizePlane,
  scaledFace,
  type Size,
  sizeWithin,
  subjectIn,
} from '../../../vision/index.ts'
import { Kept } from '../../kept.ts'
import { copied, copyBeside, scratch } from '../../kernels/memory.ts'
import { meansOf } from '../../kernels/resample.ts'
import type { Print } from '../photo.ts'
import { recutPeople } from './head-cut.ts'
import { dropGround, dropThreads, keepHeads } from './heads.ts'
import { grainOf } from './looks.ts'
import { openPockets } from './pockets.ts'
import { withoutStrays } from './strays.ts'
import { fitEdge } from './subject-edge.ts'
import { bytesOf, halved, reduced, type Small } from './small.ts'

/** Who or what a print is about. */
export interface Subject {
  /** How much each pixel belongs to it, 0 to 1: width × height values. All zeros where nothing stands out. */
  mask: Float32Array
  /** Part of the print that it covers, 0 to 1. */
  coverage: number
  /** In pixels of the print, the largest first. */
  faces: Face[]
  /** Lines that a treatment drew for a pen to go over whatever the tones are, 0 to 1. */
  inked?: Float32Array
}

/** Longer sides at which faces and the subject are looked for, and at which its edge is fitted. */
const FACE_SIDE = 224
const SEARCH_SIDE = 168
const EDGE_SIDE = 400
const LEAST_SIDE = 40
/** Longer side that a print has at least when it is searched: hair is but a few pixels in a smaller one. */
const LEAST_SEARCHED = 280
/** Below this nothing stands out. */
const LEAST_CLARITY = 0.15
const MOST_COVERED = 0.95
/** As drawn faces score. */
const LEAST_SCORE = 0.4

const found = new WeakMap<Print, Subject>()

/**
 * What was found in the photos of the last calls: who tries frames on a photo, or has an avatar in several, asks for the
 * same print again and again. By what the print looks like, so nothing of the caller's is kept but the outline.
 */
const knownSubjects = new Kept<Subject>(16 * 1024 * 1024, ({ mask }) => mask.byteLength)

/**
 * The subject of a print: about 120 ms at 1280 × 960 on one core, a tenth of that for a photo of late, and at once for
 * the same print. As the print is when it is first asked for: a treatment does so before it changes anything.
 */
export function subjectOf(print: Print): Subject {
  let subject = found.get(print)
  if (!subject) {
    const guide = guideOf(print)
    const { mask, coverage, faces } = knownSubjects.get(nameOf(guide, print), () => findIn(print, guide))
    // Treatments work on it, step after step, as long as there is the print.
    subject = { mask: copyBeside(mask, print.r), coverage, faces: [...faces] }
    found.set(print, subject)
  }
  return subject
}

/** Faces alone, in a third of the time. In pixels of the print, the largest first. */
export function facesOf(print: Print): Face[] {
  const known = found.get(print)
  if (known) return known.faces
  const { seen, scale } = enlarged(print)
  return findFaces(seen, guideOf(seen)).map((face) => scaledFace(face, 1 / scale, 1 / scale))
}

/** The same print, larger where it is small; arrays of its own. */
function enlarged(print: Print): { seen: Print; scale: number } {
  const { width, height, r, g, b } = print
  const longer = Math.max(width, height)
  if (longer < LEAST_SIDE || longer >= LEAST_SEARCHED) return { seen: print, scale: 1 }
  const scale = LEAST_SEARCHED / longer
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const [red, green, blue] = [r, g, b].map((plane) => resizePlane(plane, { width, height }, size))
  return { seen: { ...size, r: red!, g: green!, b: blue! }, scale }
}

function findIn(print: Print, guide: Small): Subject {
  const { seen, scale } = enlarged(print)
  if (scale === 1) return find(print, guide)
  const { mask, coverage, faces } = find(seen, guideOf(seen))
  return {
    mask: meansOf(mask, seen, print),
    coverage,
    faces: faces.map((face) => scaledFace(face, print.width / seen.width, print.height / seen.height)),
  }
}

function guideOf(print: Print): Small {
  return reduced(halved(print, EDGE_SIDE), sizeWithin(print, EDGE_SIDE))
}

/** Prints of one size that look the same at `EDGE_SIDE` to the last bit are the same. */
function nameOf({ planes }: Small, { width, height }: Size): string {
  const hash = createHash('sha1')
  for (const plane of planes) hash.update(copied(new Uint8Array(plane.buffer, plane.byteOffset, plane.byteLength)))
  return `${width}x${height} ${hash.digest('hex')}`
}

function findFaces(print: Print, guide: Small): Face[] {
  if (Math.max(print.width, print.height) < LEAST_SIDE) return []
  return atOnce(facesIn(bytesOf(reduced(guide, sizeWithin(print, FACE_SIDE))), print, LEAST_SCORE))
}

function find(print: Print, guide: Small): Subject {
  const faces = findFaces(print, guide)
  const nothing = () => ({ mask: new Float32Array(print.r.length), coverage: 0, faces })
  if (Math.max(print.width, print.height) < LEAST_SIDE) return nothing()
  const size = searchSize(print)
  const persons = faces.map((face) => scaledFace(face, size.width / print.width, size.height / print.height))
  const small = reduced(guide, size)
  const lab = labOf(bytesOf(small))
  const { labels, clarity } = atOnce(subjectIn(lab, size, persons))
  const grain = grainOf(guide)
  const sides = recutPeople(labels, { lab, grain: resizePlane(grain, guide, size) }, size, persons)
  keepHeads(labels, size, persons)
  dropGround(labels, lab, size, persons)
  dropThreads(labels, size, persons)
  const coverage = labels.reduce((sum, label) => sum + label, 0) / labels.length
  if (clarity < LEAST_CLARITY || coverage > MOST_COVERED) return nothing()
  const mask = scratch(() => {
    const fitted = fitEdge(print, guide, small, { labels, size, persons, looks: sides && { sides, grain } })
    const clean = withoutStrays(fitted, print, faces)
    openPockets(print, clean, faces)
    return new Float32Array(clean)
  })
  return { mask, coverage, faces }
}

/** A strip is widened: on five rows of pixels everything would be edge. */
function searchSize(print: Size): Size {
  const { width, height } = sizeWithin(print, SEARCH_SIDE)
  return { width: Math.max(width, LEAST_SIDE), height: Math.max(height, LEAST_SIDE) }
}
