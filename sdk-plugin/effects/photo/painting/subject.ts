import { createHash } from 'node:crypto'
import { smoothstep } from '../../colour.ts'
import {
  atOnce,
  boxMean,
  colourPlanes,
  type Face,
  facesIn,
  fitGuided,
  grow,
  labOf,
  resizePlane,
  scaledFace,
  type Size,
  sizeWithin,
  subjectIn,
} from '../../../vision/index.ts'
import { Kept } from '../../kept.ts'
import { blur } from '../../kernels/blur.ts'
import { copied, plane, scratch } from '../../kernels/memory.ts'
import { Bilinear } from '../../kernels/resample.ts'
import type { Print } from '../photo.ts'
import { dropGround, isHead, keepHeads } from './heads.ts'
import { byteOf, bytesOf, halved, reduced, type Small } from './small.ts'

/** Who or what a print is about. */
export interface Subject {
  /** How much each pixel belongs to it, 0 to 1: width × height values. All zeros where nothing stands out. */
  mask: Float32Array
  /** Part of the print that it covers, 0 to 1. */
  coverage: number
  /** In pixels of the print, the largest first. */
  faces: Face[]
}

/** Longer sides at which faces and the subject are looked for, and at which its edge is fitted. */
const FACE_SIDE = 224
const SEARCH_SIDE = 168
const EDGE_SIDE = 400
const LEAST_SIDE = 40
/** Below this nothing stands out. */
const LEAST_CLARITY = 0.15
const MOST_COVERED = 0.95
/** How far the edge may be moved from where it was found, in pixels of the search. */
const REACH = 2
/** How far in from it the ground may still show, as a share of the longer side. */
const BAND = 0.024
/** How wide the edge is drawn, as a share of the longer side. */
const SMOOTH = 0.0018
/** As drawn faces score. */
const LEAST_SCORE = 0.4

const found = new WeakMap<Print, Subject>()

/**
 * What was found in the photos of the last calls: who tries frames on a photo, or has an avatar in several, asks for the
 * same print again and again. By what the print looks like, so nothing of the caller's is kept but the outline.
 */
const knownSubjects = new Kept<Subject>(16 * 1024 * 1024, ({ mask }) => mask.byteLength)
const knownFaces = new Kept<readonly Face[]>(64)

/**
 * The subject of a print: about 120 ms at 1280 × 960 on one core, a tenth of that for a photo of late, and at once for
 * the same print. As the print is when it is first asked for: a treatment does so before it changes anything.
 */
export function subjectOf(print: Print): Subject {
  let subject = found.get(print)
  if (!subject) {
    const guide = guideOf(print)
    const name = nameOf(guide, print)
    const { mask, coverage, faces } = knownSubjects.get(name, () => find(print, guide, name))
    // Treatments work on it.
    subject = { mask: mask.slice(), coverage, faces: [...faces] }
    found.set(print, subject)
  }
  return subject
}

/** Faces alone, in a third of the time. In pixels of the print, the largest first. */
export function facesOf(print: Print): Face[] {
  const subject = found.get(print)
  if (subject) return subject.faces
  const guide = guideOf(print)
  return [...findFaces(print, guide, nameOf(guide, print))]
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

function findFaces(print: Print, guide: Small, name: string): readonly Face[] {
  if (Math.max(print.width, print.height) < LEAST_SIDE) return []
  return knownFaces.get(name, () => {
    return atOnce(facesIn(bytesOf(reduced(guide, sizeWithin(print, FACE_SIDE))), print, LEAST_SCORE))
  })
}

function find(print: Print, guide: Small, name: string): Subject {
  const faces = [...findFaces(print, guide, name)]
  const nothing = () => ({ mask: new Float32Array(print.r.length), coverage: 0, faces })
  if (Math.max(print.width, print.height) < LEAST_SIDE) return nothing()
  const size = searchSize(print)
  const persons = faces.map((face) => scaledFace(face, size.width / print.width, size.height / print.height))
  const small = reduced(guide, size)
  const lab = labOf(bytesOf(small))
  const { labels, clarity } = atOnce(subjectIn(lab, size, persons))
  keepHeads(labels, size, persons)
  dropGround(labels, lab, size, persons)
  const coverage = labels.reduce((sum, label) => sum + label, 0) / labels.length
  if (clarity < LEAST_CLARITY || coverage > MOST_COVERED) return nothing()
  const mask = scratch(() => fitEdge(print, guide, small, { labels, size, persons }))
  return { mask, coverage, faces }
}

/**
 * How much of each pixel is the subject. What the search took along with it, because the lens left the edge soft,
 * looks more like the ground near by than like the subject further in.
 */
function sharesOf({ labels, size, persons }: Found, { planes }: Small): Float32Array {
  const { width, height } = size
  const reach = Math.round(BAND * Math.max(width, height))
  const [inner, outer] = [grow(labels, size, -reach), grow(labels, size, Math.round(reach / 2))]
  const roots = planes.map((plane) => plane.map(Math.sqrt))
  const means = (part: Float32Array) => {
    const weight = boxMean(part, width, height, reach * 2)
    const colours = roots.map((root) => {
      const own = root.map((tone, at) => part[at]! * tone)
      return boxMean(own, width, height, reach * 2)
    })
    return { weight, colours }
  }
  const own = means(new Float32Array(inner))
  const ground = means(new Float32Array(outer).map((is) => 1 - is))
  return new Float32Array(labels).map((label, at) => {
    if (label === 0 || inner[at] === 1 || isHead(persons, size, at, 1)) return label
    const a = own.weight[at]!
    const b = ground.weight[at]!
    if (a < 0.01 || b < 0.01) return 1
    let toOwn = 0
    let toGround = 0
    for (let c = 0; c < roots.length; c++) {
      const tone = roots[c]![at]!
      toOwn += (tone - own.colours[c]![at]! / a) ** 2
      toGround += (tone - ground.colours[c]![at]! / b) ** 2
    }
    const [far, near] = [Math.sqrt(toGround), Math.sqrt(toOwn)]
    // What is like neither is part of the subject: a tyre, a button.
    return Math.max(smoothstep(0.22, 0.5, far / (far + near + 0.02)), smoothstep(0.24, 0.36, far))
  })
}

/**
 * The edge at the print's own size by a guided filter (He et al. 2010) that was fitted on a smaller copy; away from it
 * the labels stand.
 */
function fitEdge(print: Print, guide: Small, small: Small, found: Found): Float32Array {
  const { labels, size: from } = found
  const shares = sharesOf(found, small)
  const soft = resizePlane(shares, from, guide)
  const coarse = soft.map((value) => Math.min(1, Math.max(0, (value - 0.25) * 2)))
  const bytes = colourPlanes(bytesOf(guide))
  const { a, b } = fitGuided(bytes, coarse, guide, Math.max(2, Math.round(EDGE_SIDE / 110)), 60)
  const kept = new Uint8Array(shares.map((share) => Number(share > 0.6)))
  const sure = resizePlane(new Float32Array(grow(kept, from, -REACH)), from, guide)
  const maybe = resizePlane(new Float32Array(grow(labels, from, REACH)), from, guide)
  const rough = plane(print.width * print.height)
  const [scaleX, scaleY] = [guide.width / print.width, guide.height / print.height]
  const columns = Float32Array.from({ length: print.width }, (_, x) => (x + 0.5) * scaleX - 0.5)
  const nearest = Int32Array.from(columns, (u) => Math.round(Math.min(guide.width - 1, Math.max(0, u))))
  const bilinear = new Bilinear(guide)
  for (let y = 0, at = 0; y < print.height; y++) {
    const v = (y + 0.5) * scaleY - 0.5
    const row = Math.round(Math.min(guide.height - 1, Math.max(0, v))) * guide.width
    for (let x = 0; x < print.width; x++, at++) {
      const near = row + nearest[x]!
      const isSure = sure[near] === 1
      if (isSure || maybe[near] === 0) {
        if (isSure) rough[at] = 1
        continue
      }
      bilinear.moveTo(columns[x]!, v)
      const red = bilinear.of(a[0]) * byteOf(print.r[at]!)
      const green = bilinear.of(a[1]) * byteOf(print.g[at]!)
      const blue = bilinear.of(a[2]) * byteOf(print.b[at]!)
      const edge = Math.min(1, Math.max(0, (red + green + blue + bilinear.of(b) - 0.12) / 0.76))
      rough[at] = Math.max(bilinear.of(sure), Math.min(bilinear.of(maybe), edge))
    }
  }
  return smoothed(rough, print)
}

/** The print's noise leaves crumbs along the edge: it is drawn as one line, about as sharp as before. */
function smoothed(rough: Float32Array, { width, height }: Size): Float32Array {
  const soft = blur(rough, width, height, SMOOTH * Math.max(width, height))
  const mask = new Float32Array(rough.length)
  for (let at = 0; at < mask.length; at++) {
    const share = soft[at]!
    // Away from the edge, which is nearly everywhere, there is nothing to work out.
    mask[at] = share <= 0.14 ? 0 : share >= 0.86 ? 1 : smoothstep(0.14, 0.86, share)
  }
  return mask
}

/** What the search found: 1 for the subject, a value a pixel. */
interface Found {
  labels: Uint8Array
  size: Size
  persons: readonly Face[]
}

/** A strip is widened: on five rows of pixels everything would be edge. */
function searchSize(print: Size): Size {
  const { width, height } = sizeWithin(print, SEARCH_SIDE)
  return { width: Math.max(width, LEAST_SIDE), height: Math.max(height, LEAST_SIDE) }
}
