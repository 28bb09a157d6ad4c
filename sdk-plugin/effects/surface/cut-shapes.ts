/** Cut stones by their facets. Angles and proportions of the brilliant after Tolkowsky (1919). */

/** A side of a convex body: n·p ≤ d. The girdle has the radius 1 and lies at z = 0; +z to the viewer. */
export type Facet = readonly [nx: number, ny: number, nz: number, d: number]

export const CUTS = ['brilliant', 'single', 'rose', 'step', 'square', 'emerald'] as const
export type CutName = (typeof CUTS)[number]

const EIGHTH = Math.PI / 4
const DEGREE = Math.PI / 180

/** The sides of a stone that is turned about the y axis by so many degrees: so it lies where nothing holds it. */
export function facetsLeaning(name: CutName, lean: number): Facet[] {
  const [sin, cos] = [Math.sin(lean * DEGREE), Math.cos(lean * DEGREE)]
  return facetsOf[name]().map(([nx, ny, nz, d]) => [nx * cos + nz * sin, ny, nz * cos - nx * sin, d])
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

/** How far an emerald reaches along, at its corners, across, at its corners. */
const EMERALD = [0.97, 0.985, 0.7, 0.985] as const

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
  /** The step cut, longer than wide: lies along x. */
  emerald() {
    const steps = (angle: number, inset: number, z: number, isBelow = false): Facet[] =>
      [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => {
        const [facet] = ring(1, eighth * EIGHTH, angle, EMERALD[eighth % 4]! - inset, z, isBelow)
        return facet!
      })
    return [
      [0, 0, 1, 0.26],
      ...steps(26, 0.26, 0.22),
      ...steps(38, 0.13, 0.14),
      ...steps(52, 0.01, 0.02),
      ...steps(54, 0, 0, true),
      ...steps(43, 0.1, 0.12, true),
      ...steps(36, 0.26, 0.28, true),
      ...steps(90, 0, 0),
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
