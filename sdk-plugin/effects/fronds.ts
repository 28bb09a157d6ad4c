import { mix } from './colour.ts'

/** A stem of ice at its root. Lengths in pixels. */
export interface Frond {
  x: number
  y: number
  /** The way it starts, in radians. */
  angle: number
  length: number
  /** How far it turns from root to tip, in radians. */
  bend: number
}

export interface Growth {
  random: () => number
  /** Finer than twice this no branch is drawn, in pixels. */
  thin: number
  /** Pairs of branches on a stem, and of twigs on a branch. Default 40 and 9. */
  dense?: readonly [number, number]
  /** How unevenly branches stand and how much they arch towards the tip, 0 (as a comb) to 1. Default 0. */
  wild?: number
  /** Lengths of branches and of twigs, as shares of what they grow from. Default 0.2 and 0.34. */
  shares?: readonly [number, number]
  /**
   * Draws a part of it: points x, y in turn, on the stem (level 0), a branch (1) or a twig (2).
   *
   * @param along Where on its stem the part is, 0 at the root; branches and twigs are one part.
   */
  draw(points: readonly number[], level: number, along: number): void
}

const SHARES = [0.2, 0.34] as const
const LAST = SHARES.length

/** Grows a frond: branches to both sides, at sixty degrees as ice has them, that branch again. */
export function growFrond(growth: Growth, { x, y, angle, length, bend }: Frond, level = 0): void {
  const { random, thin, draw, dense = [40, 9], wild = 0, shares = SHARES } = growth
  const step = Math.max(2.2 * thin, length / dense[level === 0 ? 0 : 1])
  const count = Math.floor(length / step)
  let [px, py, turn] = [x, y, angle]
  // A stem thins out by and by; a branch is too fine for that to be seen, and is one stroke.
  const branch: number[] = [px, py]
  for (let index = 0; index < count; index++) {
    const t = index / count
    const nx = px + Math.cos(turn) * step
    const ny = py + Math.sin(turn) * step
    if (level === 0) draw([px, py, nx, ny], 0, t)
    else branch.push(nx, ny)
    if (level < LAST && index > 1) {
      const swell = Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.88))
      const even = length * shares[level]! * swell * mix(0.25, 1.15, random())
      for (const sign of [-1, 1]) {
        const lean = sign * mix(0.85, 1.1, random())
        const side = wild === 0 ? even : even * mix(1, mix(0.1, 1.5, random()), wild)
        if (side <= 2.5 * thin) continue
        // Where one side's branches are not those of the other, they start between two steps of the stem.
        const back = wild === 0 ? 0 : wild * step * random()
        const at = { x: nx - back * Math.cos(turn), y: ny - back * Math.sin(turn) }
        growFrond(growth, { ...at, angle: turn + lean, length: side, bend: -sign * mix(0.35, 1.1, wild) }, level + 1)
      }
    }
    ;[px, py, turn] = [nx, ny, turn + bend / count]
  }
  if (level > 0 && branch.length > 2) draw(branch, level, 0)
}

/**
 * A place just outside of a frame where a frond roots, most often near a corner, and its way in: the middle of a window
 * stays open longest.
 *
 * @param sides Share of the fronds that root at the left and at the right.
 */
export function rootOf(
  { width, height }: { width: number; height: number },
  sides: number,
  random: () => number,
): { x: number; y: number; angle: number; /** Where on its side, 0 to 1. */ along: number } {
  const isSide = random() < sides
  const t = random()
  const near = t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t)
  const along = Math.abs(near - 0.5) < 0.2 ? random() : near
  const isFirst = random() < 0.5
  const spread = (random() - 0.5) * 1.5
  if (isSide) return { x: isFirst ? -2 : width + 2, y: along * height, angle: (isFirst ? 0 : Math.PI) + spread, along }
  return { x: along * width, y: isFirst ? -2 : height + 2, angle: (isFirst ? 0.5 : -0.5) * Math.PI + spread, along }
}
