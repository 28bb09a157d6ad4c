import { type Edge, edgesOf } from './thinned.ts'
import { thin } from './thin.ts'
import { hypot } from '../hypot.ts'

/** A line of places, x and y in turn, in pixels. */
export interface Line {
  points: Float32Array
  isClosed: boolean
}

/**
 * The middle lines of a shape: thinned to a pixel, short side shoots cut, and joined where they go straight on, so that
 * a stroke that crosses another stays one line.
 *
 * @param distance Pixels to the edge: side shoots not longer than the shape is wide are cut
 * @param keepsTips Strokes at 45° keep their ends, which thinning alone may eat. Default false
 */
export function middleLines(
  mask: Uint8Array,
  distance: Float32Array,
  width: number,
  height: number,
  keepsTips = false,
): Line[] {
  const thinned = thin(mask, width, height, keepsTips ? distance : undefined)
  const { edges, loops, dots } = edgesOf(thinned, width)
  const { kept, middles } = contract(prune(edges, distance), distance)
  const lines = join(kept, middles, distance, width)
  const closed = loops.map((pixels) => ({ pixels, isClosed: true }))
  const single = dots.map((at) => ({ pixels: [at, at], isClosed: false }))
  return [...lines, ...closed, ...single].map(({ pixels, isClosed }) => {
    const points = new Float32Array(pixels.length * 2)
    pixels.forEach((at, index) => {
      points[index * 2] = at % width
      points[index * 2 + 1] = Math.floor(at / width)
    })
    return { points, isClosed }
  })
}

/** Cuts side shoots again and again: each cut may join the two lines it stood on. */
function prune(edges: Edge[], distance: Float32Array): Edge[] {
  let kept = edges
  for (let round = 0; round < 3; round++) {
    const degree = new Map<number, number>()
    for (const { from, to } of kept) {
      for (const end of [from, to]) degree.set(end, (degree.get(end) ?? 0) + 1)
    }
    const isShoot = ({ pixels, from, to }: Edge) => {
      const ends = degree.get(degree.get(from) === 1 ? to : from)!
      const inner = degree.get(from) === 1 ? pixels[pixels.length - 1]! : pixels[0]!
      const isEnd = degree.get(from) === 1 || degree.get(to) === 1
      return isEnd && ends >= 3 && pixels.length < 1.25 * distance[inner]! + 2
    }
    const next = kept.filter((edge) => !isShoot(edge))
    if (next.length === kept.length) break
    kept = next
  }
  return kept
}

/** Where strokes cross, thinning makes two forks with a bridge: takes it out, the forks are one, in its middle. */
function contract(edges: Edge[], distance: Float32Array): { kept: Edge[]; middles: Map<number, number> } {
  const degree = new Map<number, number>()
  for (const { from, to } of edges) {
    for (const end of [from, to]) degree.set(end, (degree.get(end) ?? 0) + 1)
  }
  const merged = new Map<number, number>()
  const bridges: Edge[] = []
  const rootOf = (node: number): number => (merged.has(node) ? rootOf(merged.get(node)!) : node)
  const kept = edges.filter(({ pixels, from, to }) => {
    const isBridge = degree.get(from)! >= 3 && degree.get(to)! >= 3 && rootOf(from) !== rootOf(to)
    if (!isBridge || pixels.length > 1.5 * distance[pixels[pixels.length >> 1]!]! + 2) return true
    merged.set(rootOf(from), rootOf(to))
    bridges.push({ pixels, from, to })
    return false
  })
  return {
    kept: kept.map(({ pixels, from, to }) => ({ pixels, from: rootOf(from), to: rootOf(to) })),
    middles: new Map(bridges.map(({ pixels, from }) => [rootOf(from), pixels[pixels.length >> 1]!])),
  }
}

/** Two ends that meet in a node may be bent against each other by this much (cosine) to be one line. */
const STRAIGHT = -0.4
/** How far from the node the direction of an end is told, in half widths of the stroke. */
const AHEAD = 3

interface End {
  edge: number
  isStart: boolean
  x: number
  y: number
}

function join(
  edges: readonly Edge[],
  middles: ReadonlyMap<number, number>,
  distance: Float32Array,
  width: number,
): { pixels: number[]; isClosed: boolean }[] {
  const nodes = new Map<number, End[]>()
  edges.forEach(({ pixels, from, to }, edge) => {
    for (const isStart of [true, false]) {
      const path = isStart ? pixels : [...pixels].reverse()
      const first = path[0]!
      const ahead = path[Math.min(Math.round(AHEAD * distance[first]!) + 3, path.length - 1)]!
      const x = (ahead % width) - (first % width)
      const y = Math.floor(ahead / width) - Math.floor(first / width)
      const length = hypot(x, y) || 1
      const end = { edge, isStart, x: x / length, y: y / length }
      const key = isStart ? from : to
      nodes.set(key, [...(nodes.get(key) ?? []), end])
    }
  })
  const partner = new Map<string, End>()
  const name = ({ edge, isStart }: Pick<End, 'edge' | 'isStart'>) => `${edge}${isStart ? 'a' : 'z'}`
  for (const ends of nodes.values()) {
    const pairs = ends.flatMap((a, at) => ends.slice(at + 1).map((b) => ({ a, b, cos: a.x * b.x + a.y * b.y })))
    pairs.sort((p, q) => p.cos - q.cos)
    for (const { a, b, cos } of pairs) {
      if (ends.length > 2 && cos > STRAIGHT) break
      if (partner.has(name(a)) || partner.has(name(b))) continue
      partner.set(name(a), b)
      partner.set(name(b), a)
    }
  }
  return chains(edges, middles, (end) => partner.get(name(end)))
}

function chains(
  edges: readonly Edge[],
  middles: ReadonlyMap<number, number>,
  partnerOf: (end: Pick<End, 'edge' | 'isStart'>) => End | undefined,
): { pixels: number[]; isClosed: boolean }[] {
  const used = new Set<number>()
  const lines: { pixels: number[]; isClosed: boolean }[] = []
  const follow = (edge: number, isStart: boolean) => {
    const pixels: number[] = []
    let isClosed = false
    // A line that ends at a crossing goes on to its middle, where the others pass.
    const reach = (node: number) => {
      if (middles.has(node)) pixels.push(middles.get(node)!)
    }
    if (!partnerOf({ edge, isStart })) reach(isStart ? edges[edge]!.from : edges[edge]!.to)
    for (let here = { edge, isStart }; ;) {
      if (used.has(here.edge)) {
        isClosed = here.edge === edge
        break
      }
      used.add(here.edge)
      const path = edges[here.edge]!.pixels
      pixels.push(...(here.isStart ? path : [...path].reverse()))
      const next = partnerOf({ edge: here.edge, isStart: !here.isStart })
      if (!next) {
        reach(here.isStart ? edges[here.edge]!.to : edges[here.edge]!.from)
        break
      }
      here = next
    }
    lines.push({ pixels, isClosed })
  }
  edges.forEach((_, edge) => {
    if (used.has(edge)) return
    if (!partnerOf({ edge, isStart: true })) follow(edge, true)
    else if (!partnerOf({ edge, isStart: false })) follow(edge, false)
  })
  edges.forEach((_, edge) => {
    if (!used.has(edge)) follow(edge, true)
  })
  return lines
}
