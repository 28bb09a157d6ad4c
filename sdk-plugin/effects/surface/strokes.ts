import type { Letters } from '../lettering.ts'

/** A straight piece of the middle line of strokes, in pixels of the letters' planes. */
export interface Stroke {
  x0: number
  y0: number
  x1: number
  y1: number
  /** Half the width of the stroke. */
  radius: number
}

/** Cells for one em: finer is not needed to find the middle of a stroke. */
const CELLS = 72

interface Grid {
  width: number
  height: number
  /** Pixels for one cell. */
  step: number
  on: Uint8Array
}

/** The middle lines of the letters, in straight pieces of at most `longest` em. Emoji have none. */
export function strokesOf(letters: Letters, longest: number): Stroke[] {
  const grid = gridOf(letters)
  const whole = grid.on.slice()
  thin(grid)
  keepDots(grid, whole)
  const strokes: Stroke[] = []
  for (const { cells, isAlone } of pathsOf(grid)) {
    const points = cells.map((at): Point => {
      const y = Math.floor(at / grid.width)
      return { x: (at - y * grid.width + 0.5) * grid.step, y: (y + 0.5) * grid.step }
    })
    const mean = points.reduce((sum, { x, y }) => sum + distanceAt(letters, x, y), 0) / points.length
    const length = lengthOf(points)
    // Spurs into corners are shorter than the stroke is wide.
    if (length < mean * 1.3 && !isAlone) continue
    for (const piece of straight(points, 0.06 * letters.em)) {
      strokes.push(...cut(piece, longest * letters.em, mean))
    }
  }
  return strokes
}

interface Point {
  x: number
  y: number
}

function distanceAt({ distance, width, height }: Letters, x: number, y: number): number {
  const [px, py] = [Math.min(width - 1, Math.max(0, Math.round(x))), Math.min(height - 1, Math.max(0, Math.round(y)))]
  return Math.max(0, distance[py * width + px]!)
}

function gridOf({ width, height, distance, em, emoji }: Letters): Grid {
  const step = Math.max(1, em / CELLS)
  const grid = { width: Math.ceil(width / step), height: Math.ceil(height / step), step }
  const on = new Uint8Array(grid.width * grid.height)
  for (let y = 1; y < grid.height - 1; y++) {
    for (let x = 1; x < grid.width - 1; x++) {
      const at =
        Math.min(height - 1, Math.round((y + 0.5) * step)) * width + Math.min(width - 1, Math.round((x + 0.5) * step))
      if (distance[at]! > 0 && (emoji?.share[at] ?? 0) < 0.3) on[y * grid.width + x] = 1
    }
  }
  return { ...grid, on }
}

/** The eight cells around one, clockwise from above. */
const around = (width: number) => [-width, 1 - width, 1, 1 + width, width, width - 1, -1, -width - 1]

/** Zhang and Suen's thinning: takes cells off the rim until lines are left. */
function thin({ width, on }: Grid): void {
  const offsets = around(width)
  const ring = new Uint8Array(8)
  let live: number[] = []
  for (let at = 0; at < on.length; at++) if (on[at]) live.push(at)
  for (let isChanged = true; isChanged;) {
    isChanged = false
    for (const odd of [0, 1]) {
      const gone: number[] = []
      for (const at of live) {
        let count = 0
        for (let k = 0; k < 8; k++) count += ring[k] = on[at + offsets[k]!]!
        if (count < 2 || count > 6) continue
        let rises = 0
        for (let k = 0; k < 8; k++) if (!ring[k] && ring[(k + 1) & 7]) rises++
        if (rises !== 1) continue
        const [n, e, s, w] = [ring[0]!, ring[2]!, ring[4]!, ring[6]!]
        if (odd ? n & e & w || n & s & w : n & e & s || e & s & w) continue
        gone.push(at)
      }
      for (const at of gone) on[at] = 0
      if (gone.length > 0) {
        isChanged = true
        live = live.filter((at) => on[at])
      }
    }
  }
}

/** Thinning loses what is square: a dot gets its middle back. */
function keepDots({ width, on }: Grid, whole: Uint8Array): void {
  const offsets = around(width)
  for (let start = 0; start < whole.length; start++) {
    if (!whole[start]) continue
    const cells = [start]
    let isKept = false
    let [x, y] = [0, 0]
    whole[start] = 0
    for (let done = 0; done < cells.length; done++) {
      const at = cells[done]!
      if (on[at]) isKept = true
      x += at % width
      y += Math.floor(at / width)
      for (const offset of offsets) {
        if (!whole[at + offset]) continue
        whole[at + offset] = 0
        cells.push(at + offset)
      }
    }
    if (!isKept) on[Math.round(y / cells.length) * width + Math.round(x / cells.length)] = 1
  }
}

interface Path {
  cells: number[]
  /** It meets no other. */
  isAlone: boolean
}

/** Lines between ends and forks, then the closed ones. */
function pathsOf({ width, on }: Grid): Path[] {
  const offsets = around(width)
  const near = (at: number) => {
    const found = offsets.map((offset) => at + offset).filter((next) => on[next])
    // A corner that two straight steps reach as well is no way of its own.
    return found.filter((next) => {
      const isStraight = Math.abs(next - at) === 1 || Math.abs(next - at) === width
      return (
        isStraight || !found.some((other) => other !== next && isSide(other - at, width) && isSide(next - other, width))
      )
    })
  }
  const links = new Map<number, number[]>()
  for (let at = 0; at < on.length; at++) if (on[at]) links.set(at, near(at))
  const seen = new Set<string>()
  const paths: Path[] = []
  const walk = (from: number, first: number) => {
    const path = [from]
    let [before, at] = [from, first]
    for (;;) {
      const key = before < at ? `${before} ${at}` : `${at} ${before}`
      if (seen.has(key)) break
      seen.add(key)
      path.push(at)
      const ways = links.get(at)!
      if (ways.length !== 2) break
      const next = ways[0] === before ? ways[1]! : ways[0]!
      before = at
      at = next
    }
    const isEnd = (cell: number) => links.get(cell)!.length <= 1
    if (path.length > 1) paths.push({ cells: path, isAlone: from === at || (isEnd(from) && isEnd(at)) })
  }
  for (const [at, ways] of links) {
    if (ways.length === 0) paths.push({ cells: [at], isAlone: true })
    else if (ways.length !== 2) for (const way of ways) walk(at, way)
  }
  for (const [at, ways] of links) if (ways.length === 2) walk(at, ways[0]!)
  return paths
}

function isSide(offset: number, width: number): boolean {
  return Math.abs(offset) === 1 || Math.abs(offset) === width
}

function lengthOf(points: readonly Point[]): number {
  let length = 0
  for (let at = 1; at < points.length; at++) {
    length += Math.hypot(points[at]!.x - points[at - 1]!.x, points[at]!.y - points[at - 1]!.y)
  }
  return length
}

/** Straight pieces that keep within `off` pixels of a line (Douglas and Peucker). */
function straight(points: readonly Point[], off: number): [Point, Point][] {
  const [first, last] = [points[0]!, points.at(-1)!]
  const length = Math.hypot(last.x - first.x, last.y - first.y)
  let worst = off
  let split = 0
  points.forEach((point, at) => {
    const [dx, dy] = [point.x - first.x, point.y - first.y]
    const far = length < 1 ? Math.hypot(dx, dy) : Math.abs(dx * (last.y - first.y) - dy * (last.x - first.x)) / length
    if (far <= worst) return
    worst = far
    split = at
  })
  if (split === 0 || split === points.length - 1) return [[first, last]]
  return [...straight(points.slice(0, split + 1), off), ...straight(points.slice(split), off)]
}

function cut([from, to]: [Point, Point], longest: number, radius: number): Stroke[] {
  const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / longest))
  return Array.from({ length: count }, (_, at): Stroke => {
    const place = (t: number): Point => ({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t })
    const [start, end] = [place(at / count), place((at + 1) / count)]
    return { x0: start.x, y0: start.y, x1: end.x, y1: end.y, radius }
  })
}
