/** Balls of panels, seen straight on: points on a sphere, turned, then flattened. */

type Point = readonly [number, number, number]

const GOLDEN = (1 + Math.sqrt(5)) / 2

const unit = ([x, y, z]: Point): Point => {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}
const between = (a: Point, b: Point, t: number): Point =>
  unit([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t])
const apart = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

/** The corners of an icosahedron. */
const CORNERS: readonly Point[] = [-1, 1].flatMap((a) =>
  [-GOLDEN, GOLDEN].flatMap((b): Point[] => [unit([0, a, b]), unit([a, b, 0]), unit([b, 0, a])]),
)
const EDGE = Math.min(...CORNERS.slice(1).map((corner) => apart(CORNERS[0]!, corner)))
const neighbours = (corner: Point) => CORNERS.filter((other) => other !== corner && apart(corner, other) < EDGE * 1.1)

export interface Ball {
  x: number
  y: number
  radius: number
  /** Radians about the axes to the right, downwards and to the viewer, in this order. */
  turn: Point
}

function turned([x, y, z]: Point, [a, b, c]: Point): Point {
  const y1 = y * Math.cos(a) - z * Math.sin(a)
  const z1 = y * Math.sin(a) + z * Math.cos(a)
  const x2 = x * Math.cos(b) + z1 * Math.sin(b)
  const z2 = z1 * Math.cos(b) - x * Math.sin(b)
  return [x2 * Math.cos(c) - y1 * Math.sin(c), x2 * Math.sin(c) + y1 * Math.cos(c), z2]
}

const STEPS = 6

/** The points of an arc, the last one left out. */
function arc(from: Point, to: Point): Point[] {
  return Array.from({ length: STEPS }, (_, step) => between(from, to, step / STEPS))
}

function flat({ x, y, radius }: Ball, [px, py, pz]: Point): string {
  // What lies behind the rim is drawn along it.
  const scale = (pz < 0 ? 1 / Math.hypot(px, py) : 1) * radius
  return `${(x + px * scale).toFixed(2)} ${(y + py * scale).toFixed(2)}`
}

/** Pentagons and the seams of a football of 12 pentagons and 20 hexagons. */
export function football(ball: Ball): { pentagons: string[]; seams: string[] } {
  const pentagons: string[] = []
  const seams: string[] = []
  const turnedArc = (from: Point, to: Point) => arc(from, to).map((point) => turned(point, ball.turn))
  for (const corner of CORNERS) {
    const axis = unit(corner)
    const [first, ...others] = neighbours(corner)
    const angle = (point: Point) => {
      // Angle around the corner, from the first neighbour.
      const side = (p: Point): Point => {
        const along = p[0] * axis[0] + p[1] * axis[1] + p[2] * axis[2]
        return unit([p[0] - along * axis[0], p[1] - along * axis[1], p[2] - along * axis[2]])
      }
      const [u, v] = [side(first!), side(point)]
      const cross: Point = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]
      const sign = cross[0] * axis[0] + cross[1] * axis[1] + cross[2] * axis[2]
      return Math.atan2(sign, u[0] * v[0] + u[1] * v[1] + u[2] * v[2])
    }
    const around = [first!, ...others].toSorted((a, b) => angle(a) - angle(b))
    const ring = around
      .map((other): Point => [
        corner[0] + (other[0] - corner[0]) / 3,
        corner[1] + (other[1] - corner[1]) / 3,
        corner[2] + (other[2] - corner[2]) / 3,
      ])
      .map(unit)
    const points = ring.flatMap((point, at) => turnedArc(point, ring[(at + 1) % ring.length]!))
    if (points.some(([, , z]) => z > 0)) pentagons.push(`M${points.map((point) => flat(ball, point)).join('L')}Z`)
    for (const other of around) {
      if (CORNERS.indexOf(other) < CORNERS.indexOf(corner)) continue
      const [from, to] = [between(corner, other, 1 / 3), between(corner, other, 2 / 3)]
      const line = [...arc(from, to), to].map((point) => turned(point, ball.turn)).filter(([, , z]) => z > 0)
      if (line.length > 1) seams.push(`M${line.map((point) => flat(ball, point)).join('L')}`)
    }
  }
  return { pentagons, seams }
}

/**
 * The visible part of a band around the sphere, as areas that end at the sphere's outline and narrow towards it.
 *
 * @param far Of the middle of the band from the middle of the ball, as a share of the radius
 * @param wide Width of the band, as a share of the radius
 */
export function bandOn(ball: Ball, axis: Point, far: number, wide: number): string[] {
  const n = unit(axis)
  const helper: Point = Math.abs(n[0]) < 0.9 ? [1, 0, 0] : [0, 1, 0]
  const u = unit(cross(n, helper))
  const v = cross(n, u)
  const at = (angle: number, height: number): Point => {
    const radius = Math.sqrt(1 - height * height)
    const [c, s] = [Math.cos(angle) * radius, Math.sin(angle) * radius]
    return turned(
      [n[0] * height + u[0] * c + v[0] * s, n[1] * height + u[1] * c + v[1] * s, n[2] * height + u[2] * c + v[2] * s],
      ball.turn,
    )
  }
  const angles = Array.from({ length: 181 }, (_, step) => (2 * Math.PI * step) / 180)
  const isSeen = (angle: number) => at(angle, far)[2] > 0
  // Begins where it is hidden, so that no visible part is cut in two.
  const start = Math.max(
    0,
    angles.findIndex((angle) => !isSeen(angle)),
  )
  const runs: number[][] = [[]]
  for (let step = 0; step <= 180; step++) {
    const angle = angles[(start + step) % 180]!
    if (isSeen(angle)) runs.at(-1)!.push(angle)
    else if (runs.at(-1)!.length > 0) runs.push([])
  }
  return runs
    .filter((run) => run.length > 1)
    .map((run) => {
      const side = (height: number) => run.map((angle) => flat(ball, at(angle, height)))
      return `M${[...side(far - wide / 2), ...side(far + wide / 2).reverse()].join('L')}Z`
    })
}

function cross(a: Point, b: Point): Point {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}
