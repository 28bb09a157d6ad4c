import { mix } from '../colour.ts'
import type { Letters } from '../lettering.ts'
import { hypot } from '../hypot.ts'
import { letterLines, spaced } from '../lines.ts'

interface Options {
  /** Least and largest radius in em. */
  size: readonly [number, number]
  /** Places for each square em, or places that are tried. */
  count: number
  /** Distance from the next in radii; 0 strews them. */
  apart: number
  /** The same in a row along the strokes. */
  along: number
  /** How far to the sides of that row they hang, in em. */
  aside: number
}

/** Places of discs that fill the strokes, the largest first. */
export function placesOf(letters: Letters, options: Options, frameHeight: number, random: () => number) {
  return options.apart > 0 ? laid(letters, options, frameHeight, random) : within(letters, options, random)
}

/** Places in a row along the strokes; where strokes meet, as many as anywhere else. */
export function threaded(
  letters: Letters,
  { size: [least, most], along, aside }: Options,
  frameHeight: number,
  random: () => number,
) {
  const { width, height } = letters
  // Few large letters take more of them, not larger ones.
  const em = Math.min(letters.em, (LARGEST * frameHeight) / most)
  const step = along * mix(least, most, 0.5) * em
  const places: { x: number; y: number; radius: number; at: number }[] = []
  const lines = letterLines(letters, { along: 'middle', inset: 0, soft: 0.02 })
  for (const { points, isClosed } of lines.toSorted((a, b) => b.points.length - a.points.length)) {
    // From end to end at even distances: a stroke that ends where others meet leaves no gap there.
    const long = lengthOf(points)
    const spots = spaced(points, isClosed, long / Math.max(1, Math.round(long / step)) - SHORT)
    for (let index = 0; index < spots.length; index += 2) {
      const off = () => 2 * aside * em * (random() - 0.5)
      const x = spots[index]! + off()
      const y = spots[index + 1]! + off()
      if (places.some((other) => (other.x - x) ** 2 + (other.y - y) ** 2 < (0.5 * step) ** 2)) continue
      const column = Math.max(0, Math.min(width - 1, Math.round(x) - letters.x))
      const row = Math.max(0, Math.min(height - 1, Math.round(y) - letters.y))
      places.push({ x, y, radius: mix(least, most, random()) * em, at: row * width + column })
    }
  }
  return places
}

function lengthOf(points: Float32Array): number {
  let long = 0
  for (let at = 2; at < points.length; at += 2)
    long += hypot(points[at]! - points[at - 2]!, points[at + 1]! - points[at - 1]!)
  return long
}

/** Pixels that keep the last place from lying beyond the end of its stroke. */
const SHORT = 0.01

/** Places in the letters with the size that they have room for, the largest first. */
function within({ width, distance, coverage, em }: Letters, { size, count }: Options, random: () => number) {
  const inside: number[] = []
  for (let at = 0; at < distance.length; at++) if (coverage[at]! > 0.5) inside.push(at)
  const wanted = Math.min(2500, Math.round((inside.length / (em * em)) * count))
  const places = Array.from({ length: wanted }, () => {
    const at = inside[Math.floor(random() * inside.length)]!
    const room = Math.max(0, distance[at]!) / 0.92
    return { at, radius: Math.min(room, mix(size[0], size[1], random() ** 1.6) * em) }
  })
  return places
    .filter(({ radius, at }) => radius > 0.4 * size[0] * em && at % width > 0)
    .sort((a, b) => b.radius - a.radius)
}

/** Sizes of discs that are laid side by side. */
const SIZES = 4
/** Radius of the largest in frame heights. */
const LARGEST = 0.042

/** Places side by side, from the largest size to the smallest, each where there is room left. */
function laid(
  { width, distance, coverage, em: own }: Letters,
  { size, count, apart }: Options,
  frameHeight: number,
  random: () => number,
) {
  // A single letter takes more of them, not larger ones.
  const em = Math.min(own, (LARGEST * frameHeight) / size[1])
  const inside: number[] = []
  for (let at = 0; at < distance.length; at++) if (coverage[at]! > 0.5) inside.push(at)
  const cell = size[1] * em * 2 * apart
  const grid = new Map<number, { at: number; x: number; y: number; radius: number }[]>()
  const tries = Math.min(12_000, Math.round((inside.length / (em * em)) * count))
  const places: { at: number; x: number; y: number; radius: number }[] = []
  for (let attempt = 0; attempt < tries; attempt++) {
    const step = Math.floor((SIZES * attempt) / tries) / (SIZES - 1)
    const radius = em * mix(size[1], size[0], Math.sqrt(step)) * mix(0.92, 1.08, random())
    const at = inside[Math.floor(random() * inside.length)]!
    if (distance[at]! < 0.86 * radius) continue
    const x = at % width
    const y = Math.floor(at / width)
    const column = Math.floor(x / cell)
    const row = Math.floor(y / cell)
    let isFree = true
    for (let near = 0; near < 9 && isFree; near++) {
      const others = grid.get((row + Math.floor(near / 3) - 1) * 4096 + column + (near % 3) - 1)
      isFree = !others?.some(
        (other) => (other.x - x) ** 2 + (other.y - y) ** 2 < (apart * (other.radius + radius)) ** 2,
      )
    }
    if (!isFree) continue
    const place = { at, x, y, radius }
    places.push(place)
    const key = row * 4096 + column
    const own = grid.get(key)
    if (own) own.push(place)
    else grid.set(key, [place])
  }
  return places
}
