import type { Letters } from '../lettering.ts'
import { type Leafing, leafing } from './leafing.ts'
import { outlineOf } from './outline.ts'
import { type Run, runsOf } from './runs.ts'
import type { Point } from './vine.ts'

/** A stem in waves along each stroke, and in each of its bends a leaf and a berry. In the letters' planes. */
export interface Rinceau {
  stems: Point[][]
  leaves: Point[][]
  /** From the stem to the berry. */
  stalks: Point[][]
}

/** In half widths of the stroke: a bend's length, how far the stem swings, where leaves end. */
const BEND = 2.7
const SWING = 0.42
const TIP = -0.66
/** Where along a bend a leaf begins and ends, and where a berry hangs and how far aside, in half widths. */
const LEAF = [0.06, 0.66] as const
const BERRY = [0.98, -0.36] as const
/** How far before the outline a stem ends, in half widths; there it has a last leaf of such a length. */
const REST = 1.15
const LAST = 0.95
/** A blossom where there is no room for either, as a share of the others. */
const BUD = 0.7
/** Stems keep off one another by as much, in half widths of theirs. */
const APART = 0.55
/** Thinner strokes, in widths of the wire, have a stem and nothing on it. */
const LEAST = 2.4
/** Pixels of a cell in which stems are looked for. */
const CELL = 8
/** Pixels from point to point of a stem. */
const STEP = 1.5

/** One plant for each letter: the longest stroke has its stem, the others branch off from it. */
export function rinceauIn(letters: Letters, { line, grow }: { line: number; grow: number }): Rinceau {
  const { distance } = outlineOf(letters, grow)
  const rinceau: Rinceau = { stems: [], leaves: [], stalks: [] }
  const add = leafing(letters, distance, {
    outline: (points) => rinceau.leaves.push(points),
    middle: (place) => rinceau.stalks.push([place]),
  })
  let room = 0
  // The stems' places by cells, so that one looks at those around it only.
  const cells = new Map<number, Point[]>()
  const cellOf = (x: number, y: number) => Math.floor(y / CELL) * 4096 + Math.floor(x / CELL)
  const isTaken = ({ x, y }: Point) => {
    const apart = APART * room
    for (let down = -apart; ; down = Math.min(apart, down + CELL)) {
      for (let across = -apart; ; across = Math.min(apart, across + CELL)) {
        for (const point of cells.get(cellOf(x + across, y + down)) ?? []) {
          if ((point.x - x) * (point.x - x) + (point.y - y) * (point.y - y) < apart * apart) return true
        }
        if (across >= apart) break
      }
      if (down >= apart) return false
    }
  }
  for (const run of runsOf(letters, distance, 1.5 * line, isTaken)) {
    room = Math.max(room, run.half)
    // Hairlines of faces that have thick strokes too stay bare: of a plant there would be crumbs.
    if (run.half < LEAST * line && room > 2 * LEAST * line) continue
    growAlong(run, line, rinceau, add)
    for (const point of rinceau.stems.at(-1) ?? []) {
      const cell = cellOf(point.x, point.y)
      const found = cells.get(cell)
      if (found) found.push(point)
      else cells.set(cell, [point])
    }
  }
  if (room > LEAST * line) branchOut(letters, distance, room, rinceau, add)
  return rinceau
}

/** Where no stem comes within so many half widths of the stroke a branch grows, to a place this far from the others. */
const BARE = 1.25
const FAR = 1.8
/** How long its leaf is, in half widths. */
const LONG = 1.3
/** How wide that place is at least, in half widths. */
const WIDE = 0.55
/** Pixels between places that are looked at, and how many branches there are at most. */
const GRID = 4
const MOST = 150

/** Branches into what the stems leave bare: arms and feet of letters that have no middle line of their own. */
function branchOut(letters: Letters, distance: Float32Array, half: number, { stems }: Rinceau, add: Leafing): void {
  const { width, height, emoji } = letters
  let places: (Point & { deep: number; near: number; root: Point })[] = []
  for (let y = 0; y < height; y += GRID) {
    for (let x = 0, at = y * width; x < width; x += GRID, at += GRID) {
      const deep = distance[at]!
      if (deep < WIDE * half || (emoji && emoji.share[at]! > 0.2)) continue
      places.push({ x, y, deep, near: Infinity, root: { x, y } })
    }
  }
  const grown = (points: readonly Point[]) => {
    for (const place of places) {
      let nearest = place.near * place.near
      for (const point of points) {
        const far = (point.x - place.x) * (point.x - place.x) + (point.y - place.y) * (point.y - place.y)
        if (far >= nearest) continue
        nearest = far
        place.root = point
      }
      place.near = Math.sqrt(nearest)
    }
  }
  for (const stem of stems) grown(stem.filter((_, at) => at % 3 === 0 || at === stem.length - 1))
  for (let branch = 0; branch < MOST; branch++) {
    let best: (typeof places)[number] | undefined
    let most = -Infinity
    // What has come near a stem stays near: later rounds do not ask it again.
    places = places.filter(({ near }) => near >= BARE * half && near < Infinity)
    for (const place of places) {
      const score = place.deep - 0.6 * Math.abs(place.near - FAR * half)
      if (score > most) [best, most] = [place, score]
    }
    if (!best) return
    const { root, x, y, near } = best
    const middle = Math.round((y + root.y) / 2) * width + Math.round((x + root.x) / 2)
    if (near < 2 * FAR * half && distance[middle]! > 0) {
      const side = branch % 2 === 0 ? 1 : -1
      const bow = 0.4 * side
      const at = (t: number): Point => ({
        x: root.x + t * (x - root.x) - bow * (y - root.y) * Math.sin(Math.PI * t),
        y: root.y + t * (y - root.y) + bow * (x - root.x) * Math.sin(Math.PI * t),
      })
      const stem = Array.from({ length: 9 }, (_, step) => at(step / 8))
      if (add.blossom(at(1.1), half) || add.leaf((t) => at(0.9 + (t * LONG * half) / near), half)) stems.push(stem)
      grown(stem)
    }
    // Whatever became of it: it is not asked for again.
    best.near = 0
  }
}

function growAlong(run: Run, line: number, { stems, stalks }: Rinceau, add: Leafing): void {
  const { half, length } = run
  const from = Math.min(REST * half, length / 4)
  const way = length - 2 * from
  const count = Math.max(1, Math.round(way / (BEND * half)))
  const first = stems.length % 2 === 0 ? 1 : -1
  /** A place so many bends along, and aside in half widths. */
  const place = (bends: number, aside: number): Point => {
    const { x, y, dx, dy, half: own } = run.at(from + (bends / count) * way)
    const reach = aside * Math.min(own, half)
    return { x: x - dy * reach, y: y + dx * reach }
  }
  const swing = (bends: number) => first * SWING * Math.sin(Math.PI * bends)
  const points = Math.max(4, Math.round(way / STEP))
  const stem = Array.from({ length: points + 1 }, (_, at) => place((at / points) * count, swing((at / points) * count)))
  if (half < LEAST * line) {
    stems.push(stem)
    return
  }
  let grown = 0
  for (let bend = 0; bend < count; bend++) {
    const side = bend % 2 === 0 ? first : -first
    const rib = (t: number) => place(bend + LEAF[0] + t * (LEAF[1] - LEAF[0]), side * TIP * Math.sin((t * Math.PI) / 2))
    if (add.leaf(rib, half)) grown++
    const root = bend + 0.8
    if (bend + 1 < count) stalks.push([place(root, swing(root)), place(bend + BERRY[0], side * BERRY[1] * 1.3)])
  }
  const end = (LAST * half * count) / way
  if (add.leaf((t) => place(-t * end, 0.12 * Math.sin(t * 5)), half)) grown++
  const tip = (t: number) => place(count + t * end, 0.12 * Math.sin(t * 5))
  const ends = add.blossom(tip(0.4), half) || add.leaf(tip, half) || add.blossom(tip(0), BUD * half)
  // Wire with nothing on it would be no plant, and with nothing at its end it goes no farther than to its last leaf.
  if (ends || grown > 0)
    stems.push(ends ? stem : stem.slice(0, 1 + Math.round((points * (count - 1 + LEAF[1])) / count)))
}
