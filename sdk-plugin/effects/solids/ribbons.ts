/** Ribbons of satin. */
import { type Rgb, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { catmull, type Part } from './mesh.ts'
import type { Random } from './turned.ts'
import { hypot } from '../hypot.ts'

type Point = readonly [number, number, number]

/** The weave, and the threads of its edges. */
function weave(random: Random, tone: Rgb): Part['paint'] {
  const grain = noiseTile('grain')
  const offset = random() * 200
  return (u, v, out, back) => {
    const edge = Math.min(u, 1 - u) < 0.05 ? 0.84 : 1
    const thread = edge * (1 + 0.05 * noiseAt(grain, u * 30 + offset, v * 500)) * (back ? 0.82 : 1)
    for (let part = 0; part < 3; part++) out[part] = tone[part]! * thread
  }
}

/** Folds that a knot gathers: they fan out from it and fade. @param u Across the ribbon, 0 to 1 */
function gathered(u: number, seed: number): number {
  const bent = u + 0.06 * Math.sin(u * 9 + seed)
  return 0.62 * Math.sin(bent * 15 + seed) + 0.38 * Math.sin(bent * 26 + seed * 2.3)
}

/** A loop to one side: out of the knot, round and back under itself, where its inside is seen along the upper edge. */
function loop(random: Random, tone: Rgb, side: 1 | -1, size: number): Part {
  const droop = 0.12 + 0.14 * random()
  const seed = random() * 6
  return {
    finish: 'satin',
    cells: [40, 44],
    place(u, v, out) {
      const way = v * 2 * Math.PI
      const far = 0.5 - 0.5 * Math.cos(way)
      const across = (u - 0.5) * (0.17 + 0.6 * far ** 0.7) * size
      const swell = Math.sin(way)
      const fold = 0.05 * (1 - far) ** 0.9 * (0.25 + 0.75 * Math.min(1, far * 6)) * gathered(u, seed)
      const round = 0.13 * (2 * u - 1) ** 2
      out[0] = side * size * far * (1 - round * far)
      out[1] = across - far * droop * size + (swell > 0 ? 0.07 : 0.13) * swell * size
      out[2] = size * (0.24 * (0.3 + far) * swell + 0.17 + fold + 0.1 * far * Math.cos((u - 0.5) * 3))
    },
    paint: weave(random, tone),
  }
}

/** The knot: a short piece of the ribbon, gathered and laid around the middle. */
function knot(random: Random, tone: Rgb): Part {
  const seed = random() * 6
  return {
    finish: 'satin',
    cells: [32, 20],
    place(u, v, out) {
      const way = (v - 0.5) * 4.4
      const narrow = 0.84 + 0.16 * Math.cos(way)
      const fold = 0.018 * gathered(u, seed) * Math.cos(way * 0.6)
      out[0] = (u - 0.5) * 0.27 * narrow + 0.018 * Math.sin(way * 1.3 + seed)
      out[1] = 0.165 * Math.sin(way) + 0.015 * Math.sin(u * 5 + seed)
      out[2] = 0.2 + (0.16 + fold) * Math.cos(way) - 0.1 * (2 * u - 1) ** 4
    },
    paint: weave(random, tone),
  }
}

/** An end that hangs down and is cut to a swallowtail. */
function tail(random: Random, tone: Rgb, side: 1 | -1, length: number): Part {
  const sway = 0.12 + 0.12 * random()
  const seed = random() * 6
  return {
    finish: 'satin',
    cells: [24, 44],
    place(u, v, out) {
      const notch = 1 - 0.42 * Math.max(0, v - 0.55) * (1 - Math.abs(2 * u - 1))
      const t = v * length * notch
      const lean = Math.sin(t * 4.6 + seed)
      out[0] =
        side * (0.06 + 0.42 * t + sway * Math.sin(t * 5 + seed) * v) + (u - 0.5) * (0.14 + 0.22 * Math.min(1, 3 * v))
      out[1] = 0.04 + t * 0.92 + 0.09 * (u - 0.5) * side
      out[2] =
        0.03 + 0.07 * v * (1 + lean) + 0.05 * (u - 0.5) * Math.cos(t * 4.6 + seed) + 0.03 * (1 - v) * gathered(u, seed)
    },
    paint: weave(random, tone),
  }
}

/** A bow, about one unit from the knot to the end of each loop. @param tails Length of its ends; 0 for none */
export function bow(random: Random, tone: Rgb, tails: number): Part[] {
  const loops = [loop(random, tone, 1, 1), loop(random, tone, -1, 0.96)]
  if (tails === 0) return [...loops, knot(random, tone)]
  return [tail(random, tone, 1, tails), tail(random, tone, -1, tails * 0.92), ...loops, knot(random, tone)]
}

/** A strip that lies flat along points, x and y in its own lengths, rippling a little. */
export function strip(
  random: Random,
  tone: Rgb,
  points: readonly (readonly [number, number])[],
  width: number,
): Part[] {
  const seed = random() * 6
  const last = points.length - 1
  const at = (t: number, axis: 0 | 1): number => {
    const place = Math.min(last, Math.max(0, t * last))
    const index = Math.min(last - 1, Math.floor(place))
    return catmull(points, index, place - index, axis)
  }
  const spot = (t: number): Point => [at(t, 0), at(t, 1), 0]
  return [
    {
      finish: 'satin',
      cells: [10, Math.max(24, last * 12)],
      place(u, v, out) {
        const from = spot(v - 0.02)
        const to = spot(v + 0.02)
        const long = hypot(to[0] - from[0], to[1] - from[1]) || 1
        const across = (u - 0.5) * width
        const [x, y] = spot(v)
        out[0] = x - ((to[1] - from[1]) / long) * across
        out[1] = y + ((to[0] - from[0]) / long) * across
        out[2] = width * (0.05 + 0.035 * Math.sin(v * last * 9 + seed) + 0.08 * Math.sin(u * Math.PI))
      },
      paint: weave(random, tone),
    },
  ]
}

interface Ruche {
  width: number
  folds: number
  of?: 'satin' | 'silk' | 'cotton'
  mitre?: number | undefined
}

/**
 * Cloth gathered over a pad along a line, x and y in its own lengths: folds run across it from both seams.
 *
 * @param mitre It is cut along this x, for another piece to be sewn to there
 */
export function ruche(
  random: Random,
  tone: Rgb,
  points: readonly (readonly [number, number])[],
  { width, folds, of = 'satin', mitre }: Ruche,
): Part[] {
  const seed = random() * 6
  const lengths = [0]
  points.slice(1).forEach(([x, y], index) => {
    lengths.push(lengths[index]! + hypot(x - points[index]![0], y - points[index]![1]))
  })
  const clouds = noiseTile('clouds')
  const spot = (t: number, out: [number, number]) => {
    const far = Math.min(1, Math.max(0, t)) * lengths.at(-1)!
    const next = lengths.findIndex((length) => length > far)
    const index = next < 1 ? points.length - 2 : next - 1
    const share = (far - lengths[index]!) / (lengths[index + 1]! - lengths[index]!)
    for (const axis of [0, 1] as const) out[axis] = catmull(points, index, share, axis)
  }
  const [here, ahead, before]: [number, number][] = [
    [0, 0],
    [0, 0],
    [0, 0],
  ]
  const half = mitre === undefined || points[points.length >> 1]![0] > mitre ? 1 : -1
  return [
    {
      finish: of,
      cells: [18, Math.ceil(folds * 9)],
      place(u, v, out) {
        spot(v, here!)
        spot(v + 0.002, ahead!)
        spot(v - 0.002, before!)
        const [dx, dy] = [ahead![0] - before![0], ahead![1] - before![1]]
        const long = hypot(dx, dy) || 1
        const side = u * 2 - 1
        // Folds are gathered unevenly, bend a little and run out towards the middle of the pad.
        const bent = 0.5 * noiseAt(clouds, v * folds * 5, side * 26 + seed * 30)
        const way = v * folds + 1.5 * noiseAt(clouds, v * folds * 3, seed * 20) + 0.5 * side * Math.abs(side) + bent
        // A few are deep, many shallow, and some end halfway: as a thread draws cloth in.
        const own = noiseAt(clouds, Math.floor(way) * 37 + seed * 9, 11)
        const ends = smoothstep(0.05 + 0.4 * Math.max(0, own), 0.75 + 0.4 * Math.max(0, own), Math.abs(side))
        const fold =
          (0.8 + 1.1 * own) * Math.abs(Math.sin(Math.PI * way)) ** 0.62 + 0.4 * Math.sin(way * 2.3 + seed + 3 * side)
        const deep = 0.1 * (0.14 + 0.86 * ends) * Math.sqrt(Math.max(0, 1 - side ** 6))
        // The seam outside is drawn in here and let out there.
        const frill = side > 0 ? 1 : 1 + 0.05 * noiseAt(clouds, v * folds * 9, seed * 40)
        const across = side * 0.5 * width * frill
        out[0] = here![0] - (dy / long) * across
        out[1] = here![1] + (dx / long) * across
        out[2] = width * (0.3 * Math.max(0, 1 - side * side) ** 0.62 + deep * fold)
        if (mitre === undefined) return
        // Drawn down into the seam.
        const far = (out[0] - mitre) * half
        out[2] *= smoothstep(-0.35 * width, 0.3 * width, far)
        if (far < 0) out[0] = mitre
      },
      paint: weave(random, tone),
    },
  ]
}
