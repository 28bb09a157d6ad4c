/** Where the light comes from that is seen through a cut stone. */

import { type CutName, type Facet, facetsLeaning } from './cut-shapes.ts'

/** What is seen at each place of a stone from above; `side` × `side` places over -1 to 1. */
export interface CutStone {
  side: number
  /** Whether the stone is there. */
  inside: Uint8Array
  /** x, y, z of the facet on top. */
  normals: Float32Array
  /** For red, green and blue: the direction x, y, z that the light comes from. */
  sources: Float32Array
  /** For red, green and blue: the share that comes through, 0 where the stone lets it out below. */
  shares: Float32Array
  /** Way through the stone, in radii. */
  paths: Float32Array
  /** Which facets the eye sees through one another there: places with the same number flash together. */
  flashes: Uint8Array
}

/** How many numbers of flashes there are. */
export const FLASHES = 256

const SIDE = 96
/** Refraction of green light, and how much more blue is bent, red less. */
export const INDEX = 1.95
export const DISPERSION = 0.028
const MOST_BOUNCES = 7

const stones = new Map<string, CutStone>()

/** A stone by the name of its cut, made when first asked for and kept; seen from above where it leans by `lean`. */
export function cutStone(name: CutName, lean = 0): CutStone {
  const key = `${name} ${lean}`
  let stone = stones.get(key)
  if (!stone) {
    stone = see(facetsLeaning(name, lean))
    stones.set(key, stone)
  }
  return stone
}

/**
 * What is seen of a stone that reaches no further than 1 from its middle.
 *
 * @param isPlain Whether light of all colours goes one way, and the stone lies level with no facet of its lower half to
 * be seen: which takes a third of the time
 */
export function see(facets: readonly Facet[], side = SIDE, isPlain = false): CutStone {
  const places = side * side
  const shown = isPlain ? facets.filter(([, , nz]) => nz >= 0) : facets
  const stone: CutStone = {
    side,
    inside: new Uint8Array(places),
    normals: new Float32Array(3 * places),
    sources: new Float32Array(9 * places),
    shares: new Float32Array(3 * places),
    paths: new Float32Array(places),
    flashes: new Uint8Array(places),
  }
  for (let at = 0; at < places; at++) {
    const x = (((at % side) + 0.5) / side) * 2 - 1
    const y = ((Math.floor(at / side) + 0.5) / side) * 2 - 1
    const upper = upperSide(shown, x, y)
    if (!upper) continue
    stone.inside[at] = 1
    const { top, z } = upper
    stone.normals.set(top.slice(0, 3), at * 3)
    if (isPlain) traceWhite(facets, top, [x, y, z], stone, at)
    else for (let c = 0; c < 3; c++) trace(facets, top, [x, y, z], INDEX * (1 + DISPERSION * (c - 1)), stone, at, c)
  }
  return stone
}

/** The side that is seen from above at a place, and how high it lies there; none beside the stone. */
export function upperSide(facets: readonly Facet[], x: number, y: number): { top: Facet; z: number } | undefined {
  let top = facets[0]!
  let z = Infinity
  let lowest = -Infinity
  for (const facet of facets) {
    const [nx, ny, nz, d] = facet
    const over = d - nx * x - ny * y
    if (Math.abs(nz) < 1e-6) {
      if (over < 0) return undefined
    } else if (nz < 0) lowest = Math.max(lowest, over / nz)
    else if (over / nz < z) [z, top] = [over / nz, facet]
  }
  return z > lowest ? { top, z } : undefined
}

export type Vector = [number, number, number]

function traceWhite(facets: readonly Facet[], top: Facet, from: Vector, stone: CutStone, at: number): void {
  trace(facets, top, from, INDEX, stone, at, 1)
  for (const c of [0, 2]) {
    stone.sources.copyWithin(at * 9 + c * 3, at * 9 + 3, at * 9 + 6)
    stone.shares[at * 3 + c] = stone.shares[at * 3 + 1]!
  }
}

/** Follows the line of sight into the stone and from facet to facet until it leaves. */
function trace(
  facets: readonly Facet[],
  top: Facet,
  from: Vector,
  index: number,
  stone: CutStone,
  at: number,
  c: number,
): void {
  const place: Vector = [...from]
  const ray: Vector = [0, 0, -1]
  const way = follow(facets, top, place, ray, index, (met) => {
    if (c === 1) stone.flashes[at] = facets.indexOf(met) * 29 + facets.indexOf(top) * 7
  })
  if (way === undefined) return
  stone.sources.set(ray, at * 9 + c * 3)
  // What leaves to the back is lost in the setting.
  stone.shares[at * 3 + c] = Math.min(1, Math.max(0, (ray[2] + 0.35) / 0.5))
  stone.paths[at] = way
}

/**
 * Sends a ray into a stone through `top`; `place` and `ray` become where and how it leaves.
 *
 * @param first Is told the first facet that it meets within
 * @returns the way within, in radii; nothing when it is not let out
 */
export function follow(
  facets: readonly Facet[],
  top: Facet,
  place: Vector,
  ray: Vector,
  index: number,
  first?: (met: Facet) => void,
): number | undefined {
  bend(ray, top, 1 / index, -1)
  let way = 0
  for (let bounce = 0; bounce < MOST_BOUNCES; bounce++) {
    let nearest = Infinity
    let met = top
    for (const facet of facets) {
      const towards = facet[0] * ray[0] + facet[1] * ray[1] + facet[2] * ray[2]
      if (towards < 1e-5) continue
      const t = (facet[3] - facet[0] * place[0] - facet[1] * place[1] - facet[2] * place[2]) / towards
      if (t < nearest && t > -1e-4) [nearest, met] = [t, facet]
    }
    if (nearest === Infinity) return undefined
    if (bounce === 0) first?.(met)
    way += nearest
    for (let k = 0; k < 3; k++) place[k]! += ray[k]! * nearest
    if (bend(ray, met, index, 1)) return way
    const towards = 2 * (met[0] * ray[0] + met[1] * ray[1] + met[2] * ray[2])
    for (let k = 0; k < 3; k++) ray[k]! -= towards * met[k as 0 | 1 | 2]
  }
  return undefined
}

/** Refracts a ray at a facet by Snell's law, in place; false when it is thrown back. `sense` is -1 on the way in. */
function bend(ray: Vector, [nx, ny, nz]: Facet, ratio: number, sense: number): boolean {
  const cos = (nx * ray[0] + ny * ray[1] + nz * ray[2]) * sense
  const square = 1 - ratio * ratio * (1 - cos * cos)
  if (square <= 0) return false
  const along = (Math.sqrt(square) - ratio * cos) * sense
  ray[0] = ray[0] * ratio + nx * along
  ray[1] = ray[1] * ratio + ny * along
  ray[2] = ray[2] * ratio + nz * along
  return true
}
