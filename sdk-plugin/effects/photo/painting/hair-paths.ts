import { mix, smoothstep } from '../../colour.ts'
import { hypot } from '../../hypot.ts'
import type { Root } from './loose-hair.ts'

/** Places that a hair runs through, from its root. */
export type Path = [number, number][]

/** A hair that follows the edge downwards, and leaves it towards its tip or dives below others. */
export function lockAlong(chain: readonly Root[], from: number, random: () => number): Path {
  const { size, out: way } = chain[from]!
  // On a crown hair lies: what stands off it there is a tuft.
  const lies = 1 - 0.85 * smoothstep(0.6, 0.92, -way[1])
  const stray = random() < 0.11
  const long = size * (stray ? mix(0.18, 0.42, random()) : mix(0.14, 0.62, random()))
  const deep = -size * mix(0.005, 0.1, random() ** 1.4)
  const lift = size * lies * (stray ? mix(0, 0.05, random()) : mix(-0.045, 0.016, random()))
  const bow = size * lies * mix(-0.012, 0.012, random())
  const path: Path = []
  for (let at = from, run = 0; at < chain.length && run < long; at++) {
    const { x, y, out } = chain[at]!
    const t = run / long
    const off = mix(deep, lift, t * t) + bow * Math.sin(5 * t)
    path.push([x + out[0] * off, y + out[1] * off])
    const next = chain[at + 1]
    const step = next ? hypot(next.x - x, next.y - y) : size
    // Where the edge leaps, to an ear or a shoulder, a hair ends.
    if (step > 0.11 * size) break
    run += step
  }
  return path
}

/** A short curl that stands off the head. */
export function fuzzAt({ x, y, out, size }: Root, random: () => number): Path {
  const way = Math.atan2(out[1], out[0]) + mix(-1.3, 1.3, random())
  const turn = mix(-1, 1, random())
  const long = size * mix(0.012, 0.045, random() ** 1.6)
  const root = -size * mix(0, 0.05, random())
  const path: Path = []
  let [px, py, angle] = [x + out[0] * root, y + out[1] * root, way]
  for (let step = 0; step < 4; step++) {
    path.push([px, py])
    px += (Math.cos(angle) * long) / 3
    py += (Math.sin(angle) * long) / 3
    angle += turn
  }
  return path
}

/** The same edge, without what the single pixels of a mask made of it. */
export function evened(chain: readonly Root[]): Root[] {
  return chain.map((root, at) => {
    const near = chain.slice(Math.max(0, at - 3), at + 4)
    const mean = (of: (each: Root) => number) => near.reduce((sum, each) => sum + of(each), 0) / near.length
    return { ...root, x: mean(({ x }) => x), y: mean(({ y }) => y) }
  })
}
