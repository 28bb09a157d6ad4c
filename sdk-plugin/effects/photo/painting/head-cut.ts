import {
  boxMean,
  cheapestCut,
  edgeWeights,
  type Face,
  grow,
  labOf,
  regionsOf,
  type Size,
} from '../../../vision/index.ts'
import { edgePlaces, picked, weighedEdge, wholeShares } from '../../kernels/edge-shares.ts'
import { type Looks, type Sides, sidesOf, type Steps, stepsOf } from './looks.ts'
import { Part, partsOf } from './person-parts.ts'
import { bytesOf, type Small } from './small.ts'

/** How much what was found before counts beside looks, and all of it beside the length of the edge. */
const [BEFORE, WEIGHT, CERTAIN] = [1.1, 6, 1e4]
/** How much counts that a pixel lies beside a jaw. */
const BESIDE = 1.5
/** Half the width of the band about an edge in which it is looked for again, in face widths. */
export const BAND = 0.07
/** Half the width of what is told together there, in face widths. */
const CALM = 0.013
/** How much the depth within that band counts. */
const DEEP = 1.8
/** How much likelier what is all somebody's is than what is half theirs. */
const CLEAR = 2.4

/**
 * Parts people from the ground anew, by all colours that are on them and around them, and by grain.
 *
 * @returns what was learnt of both; undefined where too little is known
 */
export function recutPeople(labels: Uint8Array, looks: Looks, size: Size, persons: readonly Face[]): Sides | undefined {
  if (persons.length === 0) return undefined
  const wide = persons[0]!.width
  const place: Place = {
    size,
    steps: stepsOf(looks),
    parts: partsOf(size, persons),
    edges: edgeWeights(looks.lab, size),
    near: Math.max(1, Math.round(0.05 * wide)),
    soft: Math.max(2, Math.round(0.06 * wide)),
  }
  // Dark hair by night is found by what the skull teaches: nothing else of it may be known yet.
  for (let at = 0; at < labels.length; at++) if ((place.parts[at]! & Part.SKULL) !== 0) labels[at] = 1
  for (let round = 0; round < ROUNDS; round++) {
    const before = areaOf(labels)
    if (!recut(labels, place)) return undefined
    if (areaOf(labels) < before * GROWN) break
  }
  return sidesOf(place.steps, knownOf(labels, place))
}

/** While hair is found that was not known, by what the last cut taught: so often, and by how much more each time. */
const [ROUNDS, GROWN] = [4, 1.02]

function areaOf(labels: Uint8Array): number {
  let area = 0
  for (let at = 0; at < labels.length; at++) area += labels[at]!
  return area
}

/** What is the same for all rounds. */
interface Place {
  size: Size
  steps: Steps
  /** What pixels may be by where they lie. */
  parts: Uint8Array
  /** How unlike neighbours are. */
  edges: ReturnType<typeof edgeWeights>
  /** Pixels by the edge that may be either's, and over which the labels before are blurred. */
  near: number
  soft: number
}

/** @returns false where too little is known */
function recut(labels: Uint8Array, place: Place): boolean {
  const { size, steps, parts, edges, soft } = place
  const sides = sidesOf(steps, knownOf(labels, place))
  if (!sides) return false
  const leanings = boxMean(sides.says(steps), size.width, size.height, 1)
  const before = boxMean(new Float32Array(labels), size.width, size.height, soft)
  for (let at = 0; at < leanings.length; at++) {
    const part = parts[at]!
    const beside = (part & Part.BESIDE) === 0 ? 0 : BESIDE
    if ((part & Part.ZONE) === 0) leanings[at] = labels[at] === 1 ? CERTAIN : -CERTAIN
    else if ((part & Part.SURE) !== 0) leanings[at] = CERTAIN
    else leanings[at] = WEIGHT * (leanings[at]! + BEFORE * (2 * before[at]! - 1) - beside)
  }
  const cut = cheapestCut(leanings, size, edges)
  const { labels: found, regions } = regionsOf(cut, size)
  const held = new Uint8Array(regions.length + 1)
  for (let at = 0; at < cut.length; at++) if (leanings[at] === CERTAIN) held[found[at]!] = 1
  held[0] = 0
  for (let at = 0; at < labels.length; at++) labels[at] = held[found[at]!]!
  return true
}

/**
 * How much of each pixel of a larger copy is somebody's: near the edge that was found by its looks.
 *
 * @param soft the labels, enlarged
 * @param grain of the larger copy
 * @param persons in its pixels
 */
export function sharesByLooks(
  soft: Float32Array,
  guide: Small,
  { grain, sides }: { grain: Float32Array; sides: Sides },
  persons: readonly Face[],
): Float32Array {
  const { width, height } = guide
  const wide = Math.max(...persons.map((face) => face.width))
  const around = boxMean(soft, width, height, Math.max(2, Math.round(BAND * wide)))
  const places = edgePlaces(around)
  const planes = guide.planes.map((plane) => picked(plane, places)) as unknown as Small['planes']
  const lab = labOf(bytesOf({ width: places.length, height: 1, planes }))
  const says = sides.says(stepsOf({ lab, grain: picked(grain, places) }))
  // Clothes end in one line; their folds are as dark as the night.
  const first = width * Math.max(...persons.map((face) => face.y + 0.8 * face.height))
  const evidence = weighedEdge(around, { places, says, first, clear: CLEAR, deep: DEEP })
  // Twice a box: hair ends in one soft line, whatever its curls are before.
  const calm = Math.max(1, Math.round(CALM * wide))
  const told = boxMean(boxMean(evidence, width, height, calm), width, height, calm)
  return wholeShares(told, around, guide, { thin: Math.max(1, Math.round(THIN * wide)), clear: CLEAR })
}

/** Half of what is too thin to be anything but the rim of a lamp, whose colours run from light to dark, in face widths. */
const THIN = 0.024

/** What is somebody's for sure, what is ground for sure: 1, 0, or 2 for what is to be told. */
function knownOf(labels: Uint8Array, { size, parts, near }: Place): Uint8Array {
  const inner = grow(labels, size, -near)
  const known = grow(labels, size, near)
  for (let at = 0; at < known.length; at++) {
    if (inner[at] === 1 && (parts[at]! & Part.CORE) !== 0) known[at] = 1
    else known[at] = known[at] === 0 && (parts[at]! & Part.HAIRY) === 0 ? 0 : 2
  }
  return known
}
