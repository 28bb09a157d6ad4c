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
import { followEdge } from '../../kernels/followed-edge.ts'
import { sharesBetween, weighed } from '../../kernels/shares.ts'
import { rootsOf } from '../../kernels/tones.ts'
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
  const roots = planes.map((plane) => rootsOf(plane, width, { left: 0, top: 0, width, height })) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  const means = (part: Float32Array) => {
    const weight = boxMean(part, width, height, reach * 2)
    return { weight, colours: roots.map((root) => boxMean(weighed(root, part), width, height, reach * 2)) }
  }
  const own = means(new Float32Array(inner))
  const beyond = new Float32Array(outer.length)
  for (let at = 0; at < beyond.length; at++) beyond[at] = 1 - outer[at]!
  const ground = means(beyond)
  const shares = new Float32Array(labels)
  for (let at = 0; at < shares.length; at++) {
    if (labels[at] === 0 || inner[at] === 1 || isHead(persons, size, at, 1)) continue
    const a = own.weight[at]!
    const b = ground.weight[at]!
    if (a < 0.01 || b < 0.01) continue
    let toOwn = 0
    let toGround = 0
    for (let c = 0; c < 3; c++) {
      const tone = roots[c as 0][at]!
      toOwn += (tone - own.colours[c]![at]! / a) ** 2
      toGround += (tone - ground.colours[c]![at]! / b) ** 2
    }
    const far = Math.sqrt(toGround)
    const near = Math.sqrt(toOwn)
    // What is like neither is part of the subject: a tyre, a button.
    shares[at] = Math.max(smoothstep(0.22, 0.5, far / (far + near + 0.02)), smoothstep(0.24, 0.36, far))
  }
  return shares
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
  const fit = fitGuided(bytes, coarse, guide, WINDOW, 60)
  const kept = new Uint8Array(shares.length)
  for (let at = 0; at < kept.length; at++) kept[at] = Number(shares[at]! > 0.6)
  const reach = looks
    ? Math.max(REACH, Math.ceil(BAND_BY_LOOKS * Math.max(...persons.map((face) => face.width))))
    : REACH
  const sure = resizePlane(new Float32Array(grow(kept, from, -reach)), from, guide)
  const maybe = resizePlane(new Float32Array(grow(labels, from, REACH)), from, guide)
  const room = looks ? ROOM : 1
  const rough = followEdge(print, { size: guide, fit, told: coarse, room, sure, maybe })
  // The print's noise leaves crumbs along the edge: it is drawn as one line, about as sharp as before.
  const line = blur(rough, print.width, print.height, SMOOTH * Math.max(print.width, print.height))
  return sharesBetween(line, 0.14, 0.86)
}
