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

/** Points of an outline evenly apart, clockwise. */
function stationsOf(outline: readonly Point[], count: number): Station[] {
  const lengths = [0]
  outline.forEach(([x, y], index) => {
    const [nx, ny] = outline[(index + 1) % outline.length]!
    lengths.push(lengths[index]! + Math.hypot(nx - x, ny - y))
  })
  const total = lengths.at(-1)!
  return Array.from({ length: count }, (_, station) => {
    const far = (station / count) * total
    const index = Math.max(0, lengths.findIndex((length) => length > far) - 1)
    const [x, y] = outline[index]!
    const [nx, ny] = outline[(index + 1) % outline.length]!
    const long = lengths[index + 1]! - lengths[index]!
    const t = (far - lengths[index]!) / long
    const along = [(nx - x) / long, (ny - y) / long] as const
    return { at: [x + (nx - x) * t, y + (ny - y) * t], along, out: [along[1], -along[0]] }
  })
}

/**
 * Lace along an outline. Its scallops reach out of it, its holes lie inside.
 *
 * @param outline Points close together, clockwise
 * @param pitch From scallop to scallop, in the outline's units
 */
export function lace(outline: readonly Point[], pitch: number): string {
  const length = outline.reduce((sum, [x, y], index) => {
    const [nx, ny] = outline[(index + 1) % outline.length]!
    return sum + Math.hypot(nx - x, ny - y)
  }, 0)
  const count = Math.round(length / pitch)
  const step = length / count
  const ends = stationsOf(outline, count)
  const edge = ends.map(({ at: [x, y] }, index) => {
    const radius = n(step * 0.56)
    return index === 0 ? `M${n(x)} ${n(y)}` : `A${radius} ${radius} 0 0 1 ${n(x)} ${n(y)}`
  })
  const [first] = ends as [Station]
  edge.push(`A${n(step * 0.56)} ${n(step * 0.56)} 0 0 1 ${n(first.at[0])} ${n(first.at[1])}Z`)
  const middles = stationsOf(outline, count * 2).filter((_, index) => index % 2 === 1)
  return (
    edge.join('') +
    middles.map((station) => holesOf(station, step)).join('') +
    ends.map((s) => between(s, step)).join('')
  )
}

/** A fan in the scallop, a flower below it. */
function holesOf(station: Station, step: number): string {
  const fan = [-64, -32, 0, 32, 64].map((degrees) => {
    const angle = (degrees * Math.PI) / 180
    return slit(
      station,
      [Math.sin(angle) * 0.25 * step, (-0.1 + Math.cos(angle) * 0.26) * step],
      angle,
      0.085 * step,
      0.045 * step,
    )
  })
  const flower = Array.from({ length: 6 }, (_, petal) => {
    const angle = (petal * Math.PI) / 3
    return slit(
      station,
      [Math.sin(angle) * 0.17 * step, (-0.62 + Math.cos(angle) * 0.17) * step],
      angle,
      0.085 * step,
      0.05 * step,
    )
  })
  return [
    ...fan,
    hole(station, [0, -0.12 * step], 0.055 * step),
    ...flower,
    hole(station, [0, -0.62 * step], 0.035 * step),
  ].join('')
}

/** Eyelets where two scallops meet, and a row of them further in. */
function between(station: Station, step: number): string {
  const row = [-0.25, 0, 0.25].map((along) => hole(station, [along * step, -1.08 * step], 0.045 * step))
  const slits = [-1, 1].map((side) =>
    slit(station, [side * 0.12 * step, -0.44 * step], side * 0.6, 0.13 * step, 0.045 * step),
  )
  return [
    ...row,
    ...slits,
    hole(station, [0, -0.18 * step], 0.055 * step),
    hole(station, [0, -0.78 * step], 0.06 * step),
  ].join('')
}

function placeOf({ at, along, out }: Station, [side, far]: Point): Point {
  return [at[0] + along[0] * side + out[0] * far, at[1] + along[1] * side + out[1] * far]
}

function hole(station: Station, place: Point, radius: number): string {
  const [x, y] = placeOf(station, place)
  return (
    `M${n(x - radius)} ${n(y)}a${n(radius)} ${n(radius)} 0 1 0 ${n(2 * radius)} 0` +
    `a${n(radius)} ${n(radius)} 0 1 0 ${n(-2 * radius)} 0Z`
  )
}

/** A pointed hole. @param angle From the way out, towards the way along */
function slit(station: Station, place: Point, angle: number, half: number, wide: number): string {
  const way = (far: number, side: number): Point => {
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    return placeOf(station, [place[0] + sin * far + cos * side, place[1] + cos * far - sin * side])
  }
  const [a, b, c, d] = [way(-half, 0), way(0.1 * half, wide * 1.6), way(half, 0), way(0.1 * half, -wide * 1.6)]
  return (
    `M${n(a[0])} ${n(a[1])}Q${n(b[0])} ${n(b[1])} ${n(c[0])} ${n(c[1])}` +
    `Q${n(d[0])} ${n(d[1])} ${n(a[0])} ${n(a[1])}Z`
  )
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
