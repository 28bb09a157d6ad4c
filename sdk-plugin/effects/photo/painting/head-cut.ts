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
import { isHead } from './heads.ts'
import { type Looks, type Sides, sidesOf } from './looks.ts'
import { bytesOf, type Small } from './small.ts'

/** How far about a face somebody and ground are told apart anew, in face widths, and how far below, in face heights. */
const [REACH, BODY] = [1.25, 3]
/** What is a face for sure, in face widths. */
const FACE = 0.36
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
  const place = { size, zone: zoneOf(size, persons), edges: edgeWeights(looks.lab, size) }
  // Dark hair by night is found by what the skull teaches: nothing else of it may be known yet.
  for (let at = 0; at < labels.length; at++) if (isSkull(persons, size, at)) labels[at] = 1
  for (let round = 0; round < ROUNDS; round++) {
    const before = areaOf(labels)
    if (!recut(labels, looks, place, persons)) return undefined
    if (areaOf(labels) < before * GROWN) break
  }
  return sidesOf(looks, knownOf(labels, size, persons))
}

/** While hair is found that was not known, by what the last cut taught: so often, and by how much more each time. */
const [ROUNDS, GROWN] = [4, 1.02]

const areaOf = (labels: Uint8Array) => labels.reduce((sum, label) => sum + label, 0)

/** What is the same for all rounds: where it is told anew, and how unlike neighbours are. */
interface Place {
  size: Size
  zone: Uint8Array
  edges: ReturnType<typeof edgeWeights>
}

/** @returns false where too little is known */
function recut(labels: Uint8Array, looks: Looks, { size, zone, edges }: Place, persons: readonly Face[]): boolean {
  const sides = sidesOf(looks, knownOf(labels, size, persons))
  if (!sides) return false
  const calm = boxMean(sides.says(looks), size.width, size.height, 1)
  const radius = Math.max(2, Math.round(0.06 * persons[0]!.width))
  const before = boxMean(new Float32Array(labels), size.width, size.height, radius)
  const leanings = calm.map((says, at) => {
    if (!zone[at]) return labels[at] === 1 ? CERTAIN : -CERTAIN
    if (isHead(persons, size, at, FACE) || isSkull(persons, size, at)) return CERTAIN
    return WEIGHT * (says + BEFORE * (2 * before[at]! - 1) - BESIDE * besideJaw(persons, size, at))
  })
  const cut = cheapestCut(leanings, size, edges)
  const { labels: parts } = regionsOf(cut, size)
  const held = new Set<number>()
  for (let at = 0; at < cut.length; at++) if (leanings[at] === CERTAIN) held.add(parts[at]!)
  for (let at = 0; at < labels.length; at++) labels[at] = Number(parts[at] !== 0 && held.has(parts[at]!))
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
  const places = nearEdge(around)
  const near = (plane: Float32Array) => picked(plane, places)
  const planes = guide.planes.map(near) as unknown as Small['planes']
  const lab = labOf(bytesOf({ width: places.length, height: 1, planes }))
  const says = sides.says({ lab, grain: near(grain) })
  const evidence = new Float32Array(around.length)
  for (let at = 0; at < around.length; at++) evidence[at] = 2 * CLEAR * (around[at]! - 0.5)
  const heads = width * Math.max(...persons.map((face) => face.y + 0.8 * face.height))
  for (let each = 0; each < places.length; each++) {
    const at = places[each]!
    // Clothes end in one line; their folds are as dark as the night.
    const trust = at < heads ? 1 : 0.5
    evidence[at] = trust * says[each]! + DEEP * (2 * around[at]! - 1)
  }
  // Twice a box: hair ends in one soft line, whatever its curls are before.
  const calm = Math.max(1, Math.round(CALM * wide))
  const told = boxMean(boxMean(evidence, width, height, calm), width, height, calm)
  const shares = whole(told, around, guide, wide)
  for (let at = 0; at < shares.length; at++) shares[at] = Math.min(1, Math.max(0, 0.5 + shares[at]! / CLEAR / 2))
  return shares
}

/** Where shares around are neither all nor nothing. */
function nearEdge(around: Float32Array): Int32Array {
  const places = new Int32Array(around.length)
  let count = 0
  for (let at = 0; at < around.length; at++) if (around[at]! > 0.03 && around[at]! < 0.97) places[count++] = at
  return places.subarray(0, count)
}

function picked(plane: Float32Array, places: Int32Array): Float32Array {
  const found = new Float32Array(places.length)
  for (let each = 0; each < found.length; each++) found[each] = plane[places[each]!]!
  return found
}

/** Half of what is too thin to be anything but the rim of a lamp, whose colours run from light to dark, in face widths. */
const THIN = 0.024

/** Without islands and thorns before the edge and without holes behind it. */
function whole(told: Float32Array, around: Float32Array, size: Size, wide: number): Float32Array {
  const theirs = new Uint8Array(told.length)
  for (let at = 0; at < told.length; at++) theirs[at] = Number(told[at]! > 0)
  const thin = Math.max(1, Math.round(THIN * wide))
  const broad = grow(grow(theirs, size, -thin), size, thin)
  for (let at = 0; at < told.length; at++) if (theirs[at] !== broad[at]) told[at] = -0.5
  for (const sign of [1, -1]) {
    const side = new Uint8Array(told.length)
    for (let at = 0; at < told.length; at++) side[at] = Number(sign * told[at]! > 0)
    const { labels: parts } = regionsOf(side, size, false)
    const held = new Set<number>()
    for (let at = 0; at < told.length; at++) if (sign * (around[at]! - 0.5) >= 0.47) held.add(parts[at]!)
    for (let at = 0; at < told.length; at++) if (parts[at] !== 0 && !held.has(parts[at]!)) told[at]! *= -1
  }
  return told
}

/** Where it is told anew: about heads, and below them as far as anybody may be. */
function zoneOf(size: Size, persons: readonly Face[]): Uint8Array {
  const zone = new Uint8Array(size.width * size.height)
  for (const face of persons) {
    const [foot, last] = [1, 1 + BODY].map((far) => Math.round(face.y + far * face.height)) as [number, number]
    for (let at = 0; at < zone.length; at++) {
      const row = Math.floor(at / size.width)
      if (row < foot ? isHead([face], size, at, REACH) : row < last) zone[at] = 1
    }
  }
  return zone
}

/** What is somebody's for sure, what is ground for sure: 1, 0, or 2 for what is to be told. */
function knownOf(labels: Uint8Array, size: Size, persons: readonly Face[]): Uint8Array {
  const reach = Math.max(1, Math.round(0.05 * persons[0]!.width))
  const [inner, outer] = [grow(labels, size, -reach), grow(labels, size, reach)]
  return Uint8Array.from(labels, (_, at) => {
    if (inner[at] === 1 && isCore(persons, size, at)) return 1
    return outer[at] === 0 && !isHairy(persons, size, at) ? 0 : 2
  })
}

/** How far a pixel is from the middle of a face, in its widths, and from its top, in its heights. */
function placeIn(face: Face, { width }: Size, at: number): { aside: number; down: number } {
  const aside = Math.abs((at % width) - face.x - face.width / 2) / face.width
  return { aside, down: (Math.floor(at / width) - face.y) / face.height }
}

/** Whether a pixel lies between jaw and shoulders, where nothing is but long hair: 1 or 0. */
function besideJaw(persons: readonly Face[], size: Size, at: number): number {
  const isBeside = persons.some((face) => {
    const { aside, down } = placeIn(face, size, at)
    return down > 0.6 && down < 1.12 && aside > Math.max(0.3, 0.62 - 0.4 * down) && aside < 0.9
  })
  return Number(isBeside)
}

/** Where hair may be that was not found: dark hair by night is told by its grain alone. */
function isHairy(persons: readonly Face[], size: Size, at: number): boolean {
  return persons.some((face) => {
    const { aside, down } = placeIn(face, size, at)
    return down < 0.3 && (aside / 0.75) ** 2 + ((down - 0.3) / 0.95) ** 2 < 1
  })
}

/** Whether a pixel lies over a forehead where everybody has a skull, whatever covers it: a tilted head's, too. */
function isSkull(persons: readonly Face[], size: Size, at: number): boolean {
  return persons.some((face) => {
    const { aside, down } = placeIn(face, size, at)
    return down < 0.3 && (aside / SKULL.half) ** 2 + ((0.3 - down) / SKULL.up) ** 2 < 1
  })
}

/** Half its width, in face widths, and how far it reaches above the brows, in face heights. */
const SKULL = { half: 0.36, up: 0.56 } as const

/** Where nothing but somebody is: the hair over a face, the face, the trunk. */
function isCore(persons: readonly Face[], size: Size, at: number): boolean {
  return persons.some((face) => {
    const { aside, down } = placeIn(face, size, at)
    if (down < 0.3) return (aside / 0.5) ** 2 + ((down - 0.3) / 0.75) ** 2 < 1
    if (down < 1) return (aside / 0.32) ** 2 + ((down - 0.4) / 0.55) ** 2 < 1
    return down > 1.35 && aside < 0.28 + 0.55 * Math.min(1, down - 1)
  })
}
