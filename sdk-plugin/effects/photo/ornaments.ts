/** Outlines that prints are made of, as paths in the notation of SVG's `d`. Units are those of the view they stand in. */
import { noiseAt, noiseTile } from '../kernels/noise.ts'

/** A number as paths write it. */
const n = (value: number): string => String(Math.round(value * 100) / 100)

/** A closed curve or a line through points. */
export function throughPoints(points: readonly (readonly [number, number])[], closed = false): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}${closed ? 'Z' : ''}`
}

/** The edge of a stamp: holes torn through, half of each left. @param pitch From hole to hole */
export function perforated(width: number, height: number, pitch: number): string {
  const radius = pitch * 0.31
  const side = (x: number, y: number, dx: number, dy: number, long: number): string => {
    const holes = Math.round(long / pitch)
    const step = long / holes
    let path = ''
    for (let hole = 0; hole < holes; hole++) {
      const from = step * (hole + 0.5) - radius
      const to = step * (hole + 0.5) + radius
      path += `L${n(x + dx * from)} ${n(y + dy * from)}`
      path += `A${n(radius)} ${n(radius)} 0 0 0 ${n(x + dx * to)} ${n(y + dy * to)}`
    }
    return path + `L${n(x + dx * long)} ${n(y + dy * long)}`
  }
  return (
    'M0 0' +
    side(0, 0, 1, 0, width) +
    side(width, 0, 0, 1, height) +
    side(width, height, -1, 0, width) +
    side(0, height, 0, -1, height) +
    'Z'
  )
}

/** Curves of a rose engine about a point: each a circle that swings in and out. */
export function rosette(x: number, y: number, { radius, swing, petals, curves, turn = 0 }: RosetteOptions): string[] {
  const steps = Math.max(90, petals * 24)
  return Array.from({ length: curves }, (_, curve) => {
    const phase = (curve / curves) * 2 * Math.PI
    const points = Array.from({ length: steps }, (_each, step): [number, number] => {
      const angle = (step / steps) * 2 * Math.PI
      const far =
        radius + swing * Math.sin(petals * angle + phase) + 0.35 * swing * Math.sin(2 * petals * angle - phase)
      return [x + far * Math.cos(angle + turn), y + far * Math.sin(angle + turn)]
    })
    return throughPoints(points, true)
  })
}

export interface RosetteOptions {
  radius: number
  /** How far the curves swing from the circle. */
  swing: number
  petals: number
  /** Curves, each a little further in its swing. */
  curves: number
  /** Radians. */
  turn?: number
}

/** A band of interlaced waves from left to right. @param waves Along the band */
export function guillocheBand(
  [left, top, width, height]: readonly [number, number, number, number],
  { waves, curves }: { waves: number; curves: number },
): string[] {
  const steps = Math.max(40, Math.round(waves * 20))
  return Array.from({ length: curves }, (_, curve) => {
    const phase = (curve / curves) * 2 * Math.PI
    const points = Array.from({ length: steps + 1 }, (_each, step): [number, number] => {
      const t = step / steps
      const swing = Math.sin(waves * t * 2 * Math.PI + phase) * (0.62 + 0.38 * Math.sin(waves * 0.5 * t * 2 * Math.PI))
      return [left + t * width, top + height * (0.5 + 0.5 * swing)]
    })
    return throughPoints(points)
  })
}

/**
 * A sheet whose edges are torn, or cut by hand when `depth` is small.
 *
 * @param depth How far the tears reach in
 * @param uneven How unlike they are: from 0, all along alike, to 1, cut straight but for a few deep tears
 */
export function tornEdges(
  width: number,
  height: number,
  { depth, seed = 1, uneven = 0 }: { depth: number; seed?: number; uneven?: number },
): string {
  const [clouds, grain] = [noiseTile('clouds'), noiseTile('grain')]
  const step = Math.max(1, Math.min(width, height) / 160)
  const inAt = (along: number, side: number): number => {
    const rough = 0.5 + 0.7 * noiseAt(clouds, (along / height) * 160 + side * 97, seed * 31)
    const torn = depth * Math.max(0, rough + 0.3 * noiseAt(grain, (along / height) * 300 + side * 53, seed * 17))
    const wild = uneven && Math.max(0, noiseAt(clouds, (along / height) * 46 + side * 61, seed * 11) - 0.12)
    return torn * (1 - uneven + uneven * (0.12 + 5 * wild))
  }
  const points: [number, number][] = []
  // Corners are torn round.
  const near = depth * 0.8 * (1 - 0.8 * uneven)
  for (let x = near; x < width - near; x += step) points.push([x, inAt(x, 0)])
  for (let y = near; y < height - near; y += step) points.push([width - inAt(y, 1), y])
  for (let x = width - near; x > near; x -= step) points.push([x, height - inAt(x, 2)])
  for (let y = height - near; y > near; y -= step) points.push([inAt(y, 3), y])
  return throughPoints(points, true)
}

/** A rectangle; `hole` cuts a smaller one out of it by the even-odd rule. */
export function rectangle(
  [left, top, width, height]: readonly [number, number, number, number],
  hole?: readonly [number, number, number, number],
): string {
  const path = `M${n(left)} ${n(top)}h${n(width)}v${n(height)}h${n(-width)}Z`
  return hole ? path + rectangle(hole) : path
}

/** A star of points, or a polygon when `inner` is the apothem. */
export function star(
  x: number,
  y: number,
  { points, outer, inner }: { points: number; outer: number; inner: number },
): string {
  return throughPoints(
    Array.from({ length: points * 2 }, (_, at): [number, number] => {
      const angle = (at / points) * Math.PI - Math.PI / 2
      const far = at % 2 === 0 ? outer : inner
      return [x + far * Math.cos(angle), y + far * Math.sin(angle)]
    }),
    true,
  )
}

/** A circle. */
export function circle(x: number, y: number, radius: number): string {
  const half = (way: number) => `a${n(radius)} ${n(radius)} 0 1 0 ${n(way * 2 * radius)} 0`
  return `M${n(x - radius)} ${n(y)}${half(1)}${half(-1)}Z`
}

/** Level waves one below the other, as a cancelling machine prints them. */
export function waveLines(
  [left, top, width, height]: readonly [number, number, number, number],
  { lines, waves, swing }: { lines: number; waves: number; swing: number },
): string[] {
  return Array.from({ length: lines }, (_, line) => {
    const y = top + (height * (line + 0.5)) / lines
    const points = Array.from({ length: waves * 16 + 1 }, (_each, step): [number, number] => {
      const t = step / (waves * 16)
      return [left + t * width, y + swing * Math.sin(t * waves * 2 * Math.PI)]
    })
    return throughPoints(points)
  })
}

/** An ellipse. */
export function oval(x: number, y: number, rx: number, ry: number): string {
  const half = (way: number) => `a${n(rx)} ${n(ry)} 0 1 0 ${n(way * 2 * rx)} 0`
  return `M${n(x - rx)} ${n(y)}${half(1)}${half(-1)}Z`
}

/** A rectangle with round corners, or with corners cut in by circles when `inward`. */
export function rounded(
  [left, top, width, height]: readonly [number, number, number, number],
  radius: number,
  inward = false,
): string {
  const arc = (dx: number, dy: number) => `a${n(radius)} ${n(radius)} 0 0 ${inward ? 0 : 1} ${n(dx)} ${n(dy)}`
  const [h, v] = [width - 2 * radius, height - 2 * radius]
  return (
    `M${n(left + radius)} ${n(top)}h${n(h)}${arc(radius, radius)}v${n(v)}${arc(-radius, radius)}` +
    `h${n(-h)}${arc(-radius, -radius)}v${n(-v)}${arc(radius, -radius)}Z`
  )
}

/** Rays out of a point, every second one left out. @param count Of those that are drawn */
export function rays(x: number, y: number, radius: number, count: number, turn = 0): string {
  return Array.from({ length: count }, (_, ray) => {
    const corner = (side: number): [number, number] => {
      const angle = turn + ((ray * 2 + side) / count) * Math.PI
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
    }
    return throughPoints([[x, y], corner(-0.5), corner(0.5)], true)
  }).join('')
}

/** Bars of a code that scanners read, two or more for each digit; they are not those of a shop. */
export function barcode([left, top, width, height]: readonly [number, number, number, number], digits: string): string {
  const widths = [1, 1, 1, ...[...digits].flatMap((digit) => BARS[Number(digit)]!), 1, 1]
  const unit = width / widths.reduce((sum, wide) => sum + wide, 0)
  let x = left
  return widths
    .map((wide, at) => {
      const bar = at % 2 === 0 ? rectangle([x, top, wide * unit, height]) : ''
      x += wide * unit
      return bar
    })
    .join('')
}

/** Bar, gap, bar, gap of each digit, seven units together. */
const BARS = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112'].map((widths) => {
  return [...widths].map(Number)
})

/**
 * A path moved and scaled; a negative scale mirrors it.
 *
 * @param path Of absolute commands, without arcs: M, L, H, V, C, S, Q, T, Z
 */
export function placed(path: string, x: number, y: number, scale: number | readonly [number, number]): string {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale
  return path.replace(/([A-Z])([^A-Z]*)/g, (_all, command: string, rest: string) => {
    const numbers = rest.match(/-?\d+(?:\.\d+)?/g) ?? []
    const values = numbers.map((value, at) => {
      const isX = command === 'H' || (command !== 'V' && at % 2 === 0)
      return n(isX ? x + sx * Number(value) : y + sy * Number(value))
    })
    return command + values.join(' ')
  })
}
