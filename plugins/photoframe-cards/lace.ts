/** Paper lace: an edge of scallops and the holes that are punched into it, as one path by the even-odd rule. */

type Point = readonly [number, number]

interface Station {
  at: Point
  /** Along the edge. */
  along: Point
  /** Out of the sheet. */
  out: Point
}

const n = (value: number) => value.toFixed(2)

/** Points of an outline evenly apart, clockwise, the first half a step on. @param count Of points */
function stationsOf(outline: readonly Point[], count: number, from = 0): Station[] {
  const lengths = [0]
  outline.forEach(([x, y], index) => {
    const [nx, ny] = outline[(index + 1) % outline.length]!
    lengths.push(lengths[index]! + Math.hypot(nx - x, ny - y))
  })
  const total = lengths.at(-1)!
  return Array.from({ length: count }, (_, station) => {
    const far = (((station + from) / count) * total) % total
    const index = Math.max(0, lengths.findIndex((length) => length > far) - 1)
    const [x, y] = outline[index]!
    const [nx, ny] = outline[(index + 1) % outline.length]!
    const long = lengths[index + 1]! - lengths[index]!
    const t = (far - lengths[index]!) / long
    const along = [(nx - x) / long, (ny - y) / long] as const
    return { at: [x + (nx - x) * t, y + (ny - y) * t], along, out: [along[1], -along[0]] }
  })
}

/** The outline with its corners drawn round, so that a row of scallops can go around them. @param reach In its units */
function rounded(outline: readonly Point[], reach: number): Point[] {
  const count = 480
  const even = stationsOf(outline, count).map(({ at }) => at)
  const step = lengthOf(outline) / count
  const half = Math.max(1, Math.round(reach / step))
  // Three means, one after the other, are as good as round.
  let points = even
  for (let pass = 0; pass < 3; pass++) points = points.map((_, index) => meanAround(points, index, half))
  return points
}

function meanAround(points: readonly Point[], index: number, half: number): Point {
  let [x, y] = [0, 0]
  for (let off = -half; off <= half; off++) {
    const [px, py] = points[(index + off + points.length) % points.length]!
    x += px
    y += py
  }
  return [x / (2 * half + 1), y / (2 * half + 1)]
}

function lengthOf(outline: readonly Point[]): number {
  return outline.reduce((sum, [x, y], index) => {
    const [nx, ny] = outline[(index + 1) % outline.length]!
    return sum + Math.hypot(nx - x, ny - y)
  }, 0)
}

/**
 * Lace along an outline: whole repeats of it, and where a corner leaves no room for a hole there is none. Its scallops
 * reach out of the outline, its holes lie inside.
 *
 * @param sharp Points close together, clockwise
 * @param pitch From scallop to scallop, in the outline's units
 */
export function lace(sharp: readonly Point[], pitch: number): string {
  const outline = rounded(sharp, pitch * 0.42)
  const length = lengthOf(outline)
  // An even number, so that what is mirrored stays so.
  const count = 2 * Math.round(length / pitch / 2)
  const step = length / count
  const ends = stationsOf(outline, count)
  const radius = n(step * 0.56)
  const [{ at: first }] = ends as [Station]
  const edge = [...ends.slice(1).map(({ at }) => at), first].map(([x, y]) => {
    return `A${radius} ${radius} 0 0 1 ${n(x)} ${n(y)}`
  })
  const middles = stationsOf(outline, count, 0.5)
  const holes = [...middles.flatMap((each) => holesOf(each, step)), ...ends.flatMap((each) => between(each, step))]
  return [`M${n(first[0])} ${n(first[1])}`, ...edge, 'Z', ...clear(holes, outline).map(({ path }) => path)].join('')
}

/** A hole of the lace: where it is, how far inside the outline it was meant to be, how much room it takes. */
interface Hole {
  at: Point
  deep: number
  reach: number
  path: string
}

/** Without the holes of one side that reach into those of another, as they do in a corner. */
function clear(holes: readonly Hole[], outline: readonly Point[]): Hole[] {
  const kept: Hole[] = []
  for (const hole of holes) {
    const [x, y] = hole.at
    const room = Math.min(...outline.map(([px, py]) => Math.hypot(px - x, py - y)))
    if (room < 0.9 * hole.deep) continue
    const touches = kept.some(({ at, reach }) => Math.hypot(at[0] - x, at[1] - y) < 0.94 * (reach + hole.reach))
    if (!touches) kept.push(hole)
  }
  return kept
}

/** A flower below the scallop, and a fan in it. */
function holesOf(station: Station, step: number): Hole[] {
  const petals = Array.from({ length: 6 }, (_, petal) => {
    const angle = (petal * Math.PI) / 3
    const place: Point = [Math.sin(angle) * 0.17 * step, (-0.62 + Math.cos(angle) * 0.17) * step]
    return slit(station, place, angle, 0.085 * step, 0.05 * step).path
  })
  const eye = hole(station, [0, -0.62 * step], 0.035 * step)
  // Whole or not at all.
  const flower = { ...eye, reach: 0.24 * step, path: [eye.path, ...petals].join('') }
  const fan = [-64, -32, 0, 32, 64].map((degrees) => {
    const angle = (degrees * Math.PI) / 180
    const place: Point = [Math.sin(angle) * 0.25 * step, (-0.1 + Math.cos(angle) * 0.26) * step]
    return slit(station, place, angle, 0.085 * step, 0.045 * step)
  })
  return [flower, hole(station, [0, -0.12 * step], 0.055 * step), ...fan]
}

/** Eyelets where two scallops meet, and a row of them further in. */
function between(station: Station, step: number): Hole[] {
  const row = [0, -0.25, 0.25].map((along) => hole(station, [along * step, -1.08 * step], 0.045 * step))
  const slits = [-1, 1].map((side) =>
    slit(station, [side * 0.12 * step, -0.44 * step], side * 0.6, 0.13 * step, 0.045 * step),
  )
  const eyelets = [-0.18, -0.78].map((deep) => hole(station, [0, deep * step], 0.058 * step))
  return [...eyelets, ...slits, ...row]
}

function placeOf({ at, along, out }: Station, [side, far]: Point): Point {
  return [at[0] + along[0] * side + out[0] * far, at[1] + along[1] * side + out[1] * far]
}

function hole(station: Station, place: Point, radius: number): Hole {
  const at = placeOf(station, place)
  const round = `a${n(radius)} ${n(radius)} 0 1 0`
  const path = `M${n(at[0] - radius)} ${n(at[1])}${round} ${n(2 * radius)} 0${round} ${n(-2 * radius)} 0Z`
  return { at, deep: -place[1], reach: radius, path }
}

/** A pointed hole. @param angle From the way out, towards the way along */
function slit(station: Station, place: Point, angle: number, half: number, wide: number): Hole {
  const way = (far: number, side: number): Point => {
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    return placeOf(station, [place[0] + sin * far + cos * side, place[1] + cos * far - sin * side])
  }
  const [a, b, c, d] = [way(-half, 0), way(0.1 * half, wide * 1.6), way(half, 0), way(0.1 * half, -wide * 1.6)]
  const path =
    `M${n(a[0])} ${n(a[1])}Q${n(b[0])} ${n(b[1])} ${n(c[0])} ${n(c[1])}` +
    `Q${n(d[0])} ${n(d[1])} ${n(a[0])} ${n(a[1])}Z`
  // Those of a fan stand close: they count by their width.
  return { at: placeOf(station, place), deep: -place[1], reach: wide, path }
}

/** Points of a rectangle with round corners, clockwise. */
export function rectanglePoints(
  [left, top, width, height]: readonly [number, number, number, number],
  radius: number,
): Point[] {
  const corners = [
    [left + width - radius, top + radius, -90],
    [left + width - radius, top + height - radius, 0],
    [left + radius, top + height - radius, 90],
    [left + radius, top + radius, 180],
  ] as const
  return corners.flatMap(([x, y, from]) =>
    Array.from({ length: 13 }, (_, step): Point => {
      const angle = ((from + step * 7.5) * Math.PI) / 180
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
    }),
  )
}

/** Points of a heart in a box, clockwise from its notch. */
export function heartPoints(x: number, y: number, width: number, height: number): Point[] {
  const right = [
    [0.5, 0.125, 0.53, 0.05, 0.61, 0, 0.73, 0],
    [0.73, 0, 0.86, 0, 1, 0.1, 1, 0.3],
    [1, 0.3, 1, 0.66, 0.58, 0.88, 0.5, 1],
  ] as const
  const half = right.flatMap(([ax, ay, bx, by, cx, cy, dx, dy]) =>
    Array.from({ length: 16 }, (_, step): Point => {
      const [t, s] = [step / 16, 1 - step / 16]
      const at = (a: number, b: number, c: number, d: number) =>
        s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
      return [at(ax, bx, cx, dx), at(ay, by, cy, dy)]
    }),
  )
  const left = half
    .slice(1)
    .reverse()
    .map(([u, v]): Point => [1 - u, v])
  return [...half, [0.5, 1] as const, ...left].map(([u, v]): Point => [x + u * width, y + v * height])
}
