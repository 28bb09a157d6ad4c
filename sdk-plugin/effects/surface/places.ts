import type { Letters } from '../lettering.ts'
import type { Stone } from './course.ts'

/** A part of the letters that one stone is cut to fill, in pixels of the letters' planes. */
export interface Place {
  x: number
  y: number
  /** How far it reaches from there, evenly around from +x on. */
  radii: Float32Array
  /** Direction of the stroke. */
  turn: number
}

/** Directions in which a place is measured. */
const AROUND = 120
const STEP = 0.5
/** No place reaches further, in lengths of the stone it began with. */
const MOST = 2.6
/** Pixels that are nobody's. */
export const NOBODY = -1

/**
 * Divides the letters among stones that lie in them: what is nearest to a stone becomes its place, between straight cuts.
 *
 * @param distance Signed, to the outline that holds the stones
 * @returns the places, and for each pixel whose it is
 */
export function placesOf(
  { width, height }: Letters,
  distance: Float32Array,
  stones: readonly Stone[],
): { places: Place[]; owner: Int16Array } {
  const owner = new Int16Array(width * height).fill(NOBODY)
  const least = new Float32Array(width * height).fill(Infinity)
  stones.forEach((stone, index) => {
    const reach = MOST * stone.radius
    const covers = stone.covers ?? [stone]
    for (let y = Math.max(0, Math.ceil(stone.y - reach)); y <= Math.min(height - 1, stone.y + reach); y++) {
      for (let x = Math.max(0, Math.ceil(stone.x - reach)); x <= Math.min(width - 1, stone.x + reach); x++) {
        const at = y * width + x
        if (distance[at]! < -1) continue
        for (const cover of covers) {
          const far = (x - cover.x) ** 2 + (y - cover.y) ** 2 - cover.radius * cover.radius
          if (far >= least[at]!) continue
          least[at] = far
          owner[at] = index
        }
      }
    }
  })
  const places = stones.map((stone, index) => ({
    x: stone.x,
    y: stone.y,
    turn: stone.turn ?? 0,
    radii: radiiOf(stone, index, owner, distance, width),
  }))
  return { places, owner }
}

function radiiOf(
  { x, y, radius }: Stone,
  index: number,
  owner: Int16Array,
  distance: Float32Array,
  width: number,
): Float32Array {
  const radii = Float32Array.from({ length: AROUND }, (_, direction) => {
    const angle = (direction * 2 * Math.PI) / AROUND
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    let far = STEP
    for (; far < MOST * radius; far += STEP) {
      const at = Math.round(y + sin * far) * width + Math.round(x + cos * far)
      if (owner[at] !== index || distance[at]! < 0) break
    }
    return far
  })
  // Whole pixels were looked at: a straight side has no notches.
  return radii.map((value, at) => (radii[(at + AROUND - 1) % AROUND]! + 2 * value + radii[(at + 1) % AROUND]!) / 4)
}
