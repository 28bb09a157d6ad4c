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
  const sides = packed(facets)
  const shown = isPlain ? packed(facets.filter(([, , nz]) => nz >= 0)) : sides
  const numbers = isPlain ? facets.flatMap(([, , nz], at) => (nz >= 0 ? [at] : [])) : undefined
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
    if (upper < 0) continue
    const top = numbers ? numbers[upper]! : upper
    stone.inside[at] = 1
    for (let k = 0; k < 3; k++) stone.normals[at * 3 + k] = sides[top * 4 + k]!
    if (isPlain) traceWhite(sides, top, x, y, stone, at)
    else for (let c = 0; c < 3; c++) trace(sides, top, x, y, INDEX * (1 + DISPERSION * (c - 1)), stone, at, c)
  }
  return stone
}

/** Facets one after another, four numbers each: a ray meets each of them many times. */
export type Packed = Float64Array

export const packed = (facets: readonly Facet[]): Packed => Float64Array.from(facets.flat())

/** The number of the side that is seen from above at a place; below 0 beside the stone. */
export function upperSide(facets: Packed, x: number, y: number): number {
  let top = 0
  let z = Infinity
  let lowest = -Infinity
  for (let at = 0; at < facets.length; at += 4) {
    const nz = facets[at + 2]!
    const over = facets[at + 3]! - facets[at]! * x - facets[at + 1]! * y
    if (Math.abs(nz) < 1e-6) {
      if (over < 0) return -1
    } else if (nz < 0) lowest = Math.max(lowest, over / nz)
    else if (over / nz < z) {
      z = over / nz
      top = at
    }
  }
  return z > lowest ? top / 4 : -1
}

/** How high a side lies at a place. */
export const heightOf = (facets: Packed, side: number, x: number, y: number): number =>
  (facets[side * 4 + 3]! - facets[side * 4]! * x - facets[side * 4 + 1]! * y) / facets[side * 4 + 2]!

/** Where light is in a stone, where it goes, and the first side that it met within. */
export interface Ray {
  x: number
  y: number
  z: number
  dx: number
  dy: number
  dz: number
  met: number
}

function traceWhite(facets: Packed, top: number, x: number, y: number, stone: CutStone, at: number): void {
  trace(facets, top, x, y, INDEX, stone, at, 1)
  for (const c of [0, 2]) {
    for (let k = 0; k < 3; k++) stone.sources[at * 9 + c * 3 + k] = stone.sources[at * 9 + 3 + k]!
    stone.shares[at * 3 + c] = stone.shares[at * 3 + 1]!
  }
}

const sight: Ray = { x: 0, y: 0, z: 0, dx: 0, dy: 0, dz: 0, met: -1 }

/** Follows the line of sight into the stone and from facet to facet until it leaves. */
function trace(
  facets: Packed,
  top: number,
  x: number,
  y: number,
  index: number,
  stone: CutStone,
  at: number,
  c: number,
): void {
  Object.assign(sight, { x, y, z: heightOf(facets, top, x, y), dx: 0, dy: 0, dz: -1, met: -1 })
  const way = follow(facets, top, sight, index)
  if (c === 1 && sight.met >= 0) stone.flashes[at] = sight.met * 29 + top * 7
  if (way === undefined) return
  const from = at * 9 + c * 3
  stone.sources[from] = sight.dx
  stone.sources[from + 1] = sight.dy
  stone.sources[from + 2] = sight.dz
  // What leaves to the back is lost in the setting.
  stone.shares[at * 3 + c] = Math.min(1, Math.max(0, (sight.dz + 0.35) / 0.5))
  stone.paths[at] = way
}

/**
 * Sends a ray into a stone through the side `top`; `ray` becomes where and how it leaves.
 *
 * @returns the way within, in radii; nothing when it is not let out
 */
export function follow(facets: Packed, top: number, ray: Ray, index: number): number | undefined {
  bend(ray, facets, top * 4, 1 / index, -1)
  let way = 0
  for (let bounce = 0; bounce < MOST_BOUNCES; bounce++) {
    const { x, y, z, dx, dy, dz } = ray
    let nearest = Infinity
    let met = -1
    for (let at = 0; at < facets.length; at += 4) {
      const nx = facets[at]!
      const ny = facets[at + 1]!
      const nz = facets[at + 2]!
      const towards = nx * dx + ny * dy + nz * dz
      if (towards < 1e-5) continue
      const t = (facets[at + 3]! - nx * x - ny * y - nz * z) / towards
      if (t < nearest && t > -1e-4) {
        nearest = t
        met = at
      }
    }
    if (met < 0) return undefined
    if (bounce === 0) ray.met = met / 4
    way += nearest
    ray.x += dx * nearest
    ray.y += dy * nearest
    ray.z += dz * nearest
    if (bend(ray, facets, met, index, 1)) return way
    throwBack(ray, facets, met)
  }
  return undefined
}

function throwBack(ray: Ray, facets: Packed, at: number): void {
  const nx = facets[at]!
  const ny = facets[at + 1]!
  const nz = facets[at + 2]!
  const towards = 2 * (nx * ray.dx + ny * ray.dy + nz * ray.dz)
  ray.dx -= towards * nx
  ray.dy -= towards * ny
  ray.dz -= towards * nz
}

/** Refracts a ray at a facet by Snell's law, in place; false when it is thrown back. `sense` is -1 on the way in. */
function bend(ray: Ray, facets: Packed, at: number, ratio: number, sense: number): boolean {
  const nx = facets[at]!
  const ny = facets[at + 1]!
  const nz = facets[at + 2]!
  const cos = (nx * ray.dx + ny * ray.dy + nz * ray.dz) * sense
  const square = 1 - ratio * ratio * (1 - cos * cos)
  if (square <= 0) return false
  const along = (Math.sqrt(square) - ratio * cos) * sense
  ray.dx = ray.dx * ratio + nx * along
  ray.dy = ray.dy * ratio + ny * along
  ray.dz = ray.dz * ratio + nz * along
  return true
}
