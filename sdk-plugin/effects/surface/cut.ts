/**
 * Cut stones by their facets, and where light that is seen through them comes from.
 * Angles and proportions of the brilliant after Tolkowsky (1919).
 */

/** A side of a convex body: n·p ≤ d. The girdle has the radius 1 and lies at z = 0; +z to the viewer. */
type Facet = readonly [nx: number, ny: number, nz: number, d: number]

export const CUTS = ['brilliant', 'single', 'rose', 'step', 'square'] as const
export type CutName = (typeof CUTS)[number]

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
}

const SIDE = 96
/** Refraction of green light, and how much more blue is bent, red less. */
const INDEX = 1.95
const DISPERSION = 0.028
const MOST_BOUNCES = 7
const EIGHTH = Math.PI / 4
const DEGREE = Math.PI / 180

const stones = new Map<CutName, CutStone>()

/** A stone by the name of its cut, made when first asked for and kept. */
export function cutStone(name: CutName): CutStone {
  let stone = stones.get(name)
  if (!stone) {
    stone = see(facetsOf[name]())
    stones.set(name, stone)
  }
  return stone
}

/** A ring of facets that slope by `angle` and touch the circle of `radius` at the height `z`. */
function ring(count: number, turn: number, angle: number, radius: number, z: number, isBelow = false): Facet[] {
  const [sin, cos] = [Math.sin(angle * DEGREE), Math.cos(angle * DEGREE)]
  return Array.from({ length: count }, (_, index): Facet => {
    const azimuth = turn + (index * 2 * Math.PI) / count
    return [sin * Math.cos(azimuth), sin * Math.sin(azimuth), isBelow ? -cos : cos, sin * radius + cos * Math.abs(z)]
  })
}

/** Two rings turned apart by `spread` to both sides. */
function pairs(count: number, spread: number, angle: number, radius: number, z: number, isBelow = false): Facet[] {
  return [...ring(count, spread, angle, radius, z, isBelow), ...ring(count, -spread, angle, radius, z, isBelow)]
}

const facetsOf: Record<CutName, () => Facet[]> = {
  brilliant() {
    const table = 0.43 * Math.tan(34.5 * DEGREE)
    return [
      [0, 0, 1, table],
      ...ring(8, 0, 34.5, 1, 0),
      ...ring(8, EIGHTH / 2, 20, 0.57 * Math.cos(EIGHTH / 2), table),
      ...pairs(8, EIGHTH / 4, 42, 0.985, 0),
      ...ring(8, 0, 40.8, 1, 0, true),
      ...pairs(8, EIGHTH / 4, 42.2, 0.99, 0, true),
      ...ring(32, 0, 90, 1, 0),
    ]
  },
  /** For small stones: few facets, each large enough to be seen. */
  single() {
    return [
      [0, 0, 1, 0.32],
      ...ring(8, 0, 36, 1, 0),
      ...ring(8, EIGHTH / 2, 41.5, 1, 0, true),
      ...ring(16, 0, 90, 1, 0),
    ]
  },
  rose() {
    return [
      ...ring(6, 0, 14, 0, 0.52),
      ...ring(6, Math.PI / 6, 30, 0.46, 0.42),
      ...pairs(6, Math.PI / 12, 50, 0.97, 0.06),
      ...ring(8, 0.2, 40.8, 1, 0, true),
      ...ring(24, 0, 90, 1, 0),
    ]
  },
  step() {
    const corners = (angle: number, radius: number, z: number, isBelow = false) => [
      ...ring(4, 0, angle, radius, z, isBelow),
      ...ring(4, EIGHTH, angle, radius * 1.16, z, isBelow),
    ]
    return [
      [0, 0, 1, 0.3],
      ...corners(24, 0.6, 0.26),
      ...corners(36, 0.74, 0.18),
      ...corners(48, 0.86, 0.02),
      ...corners(52, 0.86, 0, true),
      ...corners(42, 0.7, 0.1, true),
      ...corners(34, 0.4, 0.3, true),
      ...corners(90, 0.86, 0),
    ]
  },
  square() {
    return [
      [0, 0, 1, 0.24],
      ...ring(4, 0, 38, 0.78, 0.04),
      ...pairs(4, EIGHTH * 0.45, 30, 0.8, 0.06),
      ...ring(4, 0, 43, 0.78, 0, true),
      ...pairs(4, EIGHTH * 0.35, 41, 0.8, 0, true),
      ...pairs(4, EIGHTH * 0.75, 38, 0.76, 0.02, true),
      ...ring(4, 0, 90, 0.78, 0),
      ...ring(4, EIGHTH, 90, 1.02, 0),
    ]
  },
}

function see(facets: readonly Facet[]): CutStone {
  const places = SIDE * SIDE
  const stone: CutStone = {
    side: SIDE,
    inside: new Uint8Array(places),
    normals: new Float32Array(3 * places),
    sources: new Float32Array(9 * places),
    shares: new Float32Array(3 * places),
    paths: new Float32Array(places),
  }
  const girdle = facets.filter(([, , nz]) => Math.abs(nz) < 1e-6)
  for (let at = 0; at < places; at++) {
    const x = (((at % SIDE) + 0.5) / SIDE) * 2 - 1
    const y = ((Math.floor(at / SIDE) + 0.5) / SIDE) * 2 - 1
    if (girdle.some(([nx, ny, , d]) => nx * x + ny * y > d)) continue
    stone.inside[at] = 1
    let top: Facet = facets[0]!
    let z = Infinity
    for (const facet of facets) {
      const [nx, ny, nz, d] = facet
      const height = (d - nx * x - ny * y) / nz
      if (nz > 1e-6 && height < z) [z, top] = [height, facet]
    }
    stone.normals.set(top.slice(0, 3), at * 3)
    for (let c = 0; c < 3; c++) trace(facets, top, [x, y, z], INDEX * (1 + DISPERSION * (c - 1)), stone, at, c)
  }
  return stone
}

type Vector = [number, number, number]

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
    if (nearest === Infinity) return
    way += nearest
    for (let k = 0; k < 3; k++) place[k]! += ray[k]! * nearest
    if (bend(ray, met, index, 1)) {
      stone.sources.set(ray, at * 9 + c * 3)
      // What leaves to the back is lost in the setting.
      stone.shares[at * 3 + c] = Math.min(1, Math.max(0, (ray[2] + 0.35) / 0.5))
      stone.paths[at] = way
      return
    }
    const towards = 2 * (met[0] * ray[0] + met[1] * ray[1] + met[2] * ray[2])
    for (let k = 0; k < 3; k++) ray[k]! -= towards * met[k as 0 | 1 | 2]
  }
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
