import { smoothstep } from '../../colour.ts'
import {
  boxMean,
  colourPlanes,
  type Face,
  fitGuided,
  grow,
  resizePlane,
  scaledFace,
  type Size,
} from '../../../vision/index.ts'
import { blur } from '../../kernels/blur.ts'
import { byteOf } from '../../kernels/drawn.ts'
import { plane } from '../../kernels/memory.ts'
import { Bilinear } from '../../kernels/resample.ts'
import type { Print } from '../photo.ts'
import { BAND as BAND_BY_LOOKS, sharesByLooks } from './head-cut.ts'
import { isHead } from './heads.ts'
import type { Sides } from './looks.ts'
import { bytesOf, type Small } from './small.ts'

/** Half the side of the windows in which the edge follows the guide, in its pixels. */
const WINDOW = 4
/** How far the edge may be moved from where it was found, in pixels of the search. */
const REACH = 2
/** How far the filter may move a share that was told by looks. */
const ROOM = 0.3
/** How far in from it the ground may still show, as a share of the longer side. */
const BAND = 0.024
/** How wide the edge is drawn, as a share of the longer side. */
const SMOOTH = 0.0018

/** Pixels that are the ground's, the subject's, or to be told. */
const [NONE, SURE, OPEN] = [0, 1, 2]

/** What the search found: 1 for the subject, a value a pixel. */
export interface Found {
  labels: Uint8Array
  size: Size
  persons: readonly Face[]
  /** How people and the ground look, and the guide's grain. */
  looks?: { sides: Sides; grain: Float32Array } | undefined
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
      const own = new Float32Array(root.length)
      for (let at = 0; at < own.length; at++) own[at] = part[at]! * root[at]!
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
    const far = Math.sqrt(toGround)
    const near = Math.sqrt(toOwn)
    // What is like neither is part of the subject: a tyre, a button.
    return Math.max(smoothstep(0.22, 0.5, far / (far + near + 0.02)), smoothstep(0.24, 0.36, far))
  })
}

/**
 * The edge at the print's own size by a guided filter (He et al. 2010) that was fitted on a smaller copy; away from it
 * the labels stand.
 */
export function fitEdge(print: Print, guide: Small, small: Small, found: Found): Float32Array {
  const { labels, size: from, persons, looks } = found
  const shares = sharesOf(found, small)
  const soft = resizePlane(shares, from, guide)
  const scale = guide.width / from.width
  const coarse = looks
    ? sharesByLooks(
        soft,
        guide,
        looks,
        persons.map((face) => scaledFace(face, scale, scale)),
      )
    : soft.map((value) => Math.min(1, Math.max(0, (value - 0.25) * 2)))
  const bytes = colourPlanes(bytesOf(guide))
  const { a, b } = fitGuided(bytes, coarse, guide, WINDOW, 60)
  const kept = new Uint8Array(shares.map((share) => Number(share > 0.6)))
  const reach = looks
    ? Math.max(REACH, Math.ceil(BAND_BY_LOOKS * Math.max(...persons.map((face) => face.width))))
    : REACH
  const sure = resizePlane(new Float32Array(grow(kept, from, -reach)), from, guide)
  const maybe = resizePlane(new Float32Array(grow(labels, from, REACH)), from, guide)
  const rough = plane(print.width * print.height)
  const [scaleX, scaleY] = [guide.width / print.width, guide.height / print.height]
  const columns = Float32Array.from({ length: print.width }, (_, x) => (x + 0.5) * scaleX - 0.5)
  const nearest = Int32Array.from(columns, (u) => Math.round(Math.min(guide.width - 1, Math.max(0, u))))
  const bilinear = new Bilinear(guide)
  const room = looks ? ROOM : 1
  const kinds = new Uint8Array(sure.length)
  for (let at = 0; at < kinds.length; at++) kinds[at] = sure[at] === 1 ? SURE : maybe[at] === 0 ? NONE : OPEN
  for (let y = 0; y < print.height; y++) {
    const v = (y + 0.5) * scaleY - 0.5
    const row = Math.round(Math.min(guide.height - 1, Math.max(0, v))) * guide.width
    const kindsHere = kinds.subarray(row, row + guide.width)
    // Most rows lie nowhere near anybody.
    if (!kindsHere.includes(OPEN) && !kindsHere.includes(SURE)) continue
    for (let x = 0, at = y * print.width; x < print.width; x++, at++) {
      const kind = kindsHere[nearest[x]!]!
      if (kind !== OPEN) {
        rough[at] = kind
        continue
      }
      bilinear.moveTo(columns[x]!, v)
      const red = bilinear.of(a[0]) * byteOf(print.r[at]!)
      const green = bilinear.of(a[1]) * byteOf(print.g[at]!)
      const blue = bilinear.of(a[2]) * byteOf(print.b[at]!)
      const edge = Math.min(1, Math.max(0, (red + green + blue + bilinear.of(b) - 0.12) / 0.76))
      // What looks tell is nearer the edge than a line that the filter follows in the ground.
      const told = bilinear.of(coarse)
      const held = Math.min(told + room, Math.max(told - room, edge))
      rough[at] = Math.max(bilinear.of(sure), Math.min(bilinear.of(maybe), held))
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
