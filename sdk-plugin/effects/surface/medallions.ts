import { hypot } from '../hypot.ts'
import type { Disc } from '../kernels/pack.ts'
import type { Letters } from '../lettering.ts'
import { courseOf, type Stone } from './course.ts'
import type { Point } from './vine.ts'

/** Ornaments as wide as their stroke, one after another along it. In the letters' planes, in pixels. */
export interface Medallions {
  /** From the outside in; each ends in its eye. */
  curls: { radius: number; points: Point[] }[]
  stems: Point[][]
  /** Outlines. */
  leaves: Point[][]
  /** What is filled. */
  taken: Disc[]
}

export interface MedallionOptions {
  /** Widest, in pixels. */
  most: number
  /** Least width at which an ornament can be told: below it there is a leaf. */
  least: number
  distance: Float32Array
  turns: number
}

/** A figure within a disc, `at` counting along its row from the first. */
type Figure = (medallions: Medallions, stone: Stone, before: Stone | undefined, at: number, turns: number) => void

/** Each letter has a figure of its own: a running scroll, blossoms, a garland of leaves. */
export function medallionsIn(letters: Letters, { most, least, distance, turns }: MedallionOptions): Medallions {
  const { width } = letters
  const options = { share: 1, gap: 0, long: 1, least: least / 2, most: most / 2, distance }
  const stones = courseOf(letters, options)
  const owners = letters.owners()
  const medallions: Medallions = { curls: [], stems: [], leaves: [], taken: stones }
  let place = 0
  stones.forEach((stone, at) => {
    const owner = Math.max(0, owners[Math.round(stone.y) * width + Math.round(stone.x)]!)
    const previous = stones[at - 1]
    const isNext =
      previous && hypot(previous.x - stone.x, previous.y - stone.y) < 1.3 * (previous.radius + stone.radius)
    place = isNext ? place + 1 : 0
    FIGURES[owner % FIGURES.length]!(medallions, stone, isNext ? previous : undefined, place, turns)
  })
  return medallions
}

/** Points of a full turn. */
const POINTS = 26

/** A bow of the stem that swings from side to side, and the spiral that parts from it and fills the bow. */
const scroll: Figure = ({ curls, stems }, { x, y, radius, turn = 0 }, before, at, turns) => {
  const way = at % 2 === 0 ? 1 : -1
  const start = before ? Math.atan2(before.y - y, before.x - x) : turn + Math.PI
  const count = Math.ceil(POINTS * turns)
  const wind = (t: number, reach: number): Point => {
    const angle = start + way * t * 2 * Math.PI
    return { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach }
  }
  const bow = Array.from({ length: 15 }, (_, point) => wind(point / 28, 0.86 * radius))
  const root = before && { x: (before.x + x) / 2, y: (before.y + y) / 2 }
  stems.push(root ? [root, ...bow] : bow)
  const points = Array.from({ length: count + 1 }, (_, point) =>
    wind((turns * point) / count, radius * (0.86 - 0.7 * (point / count) ** 0.8)),
  )
  curls.push({ radius, points })
}

const PETALS = 5

/** A blossom: petals around an eye; between two of them a bud, as a row of equals would hide its ground. */
const blossom: Figure = ({ curls, leaves }, { x, y, radius, turn = 0 }, before, at) => {
  if (before && at % 2 === 1) {
    for (const angle of [turn, turn + Math.PI])
      leaves.push(leafOf({ x, y }, angle, 0.22 * radius, 0.86 * radius, 0.17 * radius, 0.4))
    curls.push({ radius: 0.36 * radius, points: [{ x, y }] })
    return
  }
  for (let petal = 0; petal < PETALS; petal++) {
    const angle = turn + ((petal + 0.5) * 2 * Math.PI) / PETALS
    leaves.push(leafOf({ x, y }, angle, 0.2 * radius, 1.04 * radius, 0.37 * radius, 0.66))
  }
  curls.push({ radius: 0.6 * radius, points: [{ x, y }] })
}

/** Two leaves that part from the stroke's middle, and a berry where they do. */
const garland: Figure = ({ curls, leaves }, { x, y, radius, turn = 0 }) => {
  const root = { x: x - 0.62 * radius * Math.cos(turn), y: y - 0.62 * radius * Math.sin(turn) }
  for (const side of [1, -1])
    leaves.push(leafOf(root, turn + side * 0.66, 0.05 * radius, 1.6 * radius, 0.4 * radius, 0.55))
  leaves.push(leafOf(root, turn, 0.4 * radius, 1.75 * radius, 0.18 * radius, 0.5))
  curls.push({ radius: 0.42 * radius, points: [root] })
}

const FIGURES: readonly Figure[] = [scroll, blossom, garland]

/** The outline of a leaf that points away from a place, widest at a share of its length. */
function leafOf(root: Point, angle: number, from: number, to: number, half: number, widest: number): Point[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const at = (along: number, across: number): Point => ({
    x: root.x + along * cos - across * sin,
    y: root.y + along * sin + across * cos,
  })
  const bend = Math.log(0.5) / Math.log(widest)
  const side = (sign: number) =>
    Array.from({ length: 11 }, (_, step) => {
      const t = step / 10
      return at(from + t * (to - from), sign * half * Math.sin(Math.PI * t ** bend))
    })
  return [...side(1), ...side(-1).reverse()]
}
