/**
 * Which learned filter a place gets. A filter belongs to a class of places, told apart by what the neighbourhood says:
 *
 * - strength: how strong its strongest change is
 * - coherence: how much that change outweighs the change across it
 * - bend: the second derivative along the change, to its strength: how far off the edge lies, and with the sign of the
 *   change on which side
 * - turn: the second derivative across the change, seen from the side of the bend. It tells ends and corners from edges
 * - direction: where the edge lies, in 32 directions, of which symmetry leaves four to be learned: the others are
 *   turned or mirrored
 */
export const LEARNED_DIRECTIONS = 4
/** Upper bounds of the classes of strength: the larger eigenvalue of the structure tensor, its root, in grey levels. */
export const STRENGTHS = [1, 2.2, 5, 11, 24, Infinity]
/** Upper bounds of the classes of coherence, 0 (no direction) to 1 (a straight edge). */
export const COHERENCES = [0.3, 0.6, Infinity]
/** Upper bounds of the classes of bend. */
export const BENDS = [0.25, 0.7, Infinity]
/** The bounds between the three classes of turn. */
export const TURN = 0.3
export const PER_DIRECTION = STRENGTHS.length * COHERENCES.length * BENDS.length * 3
export const CLASSES = LEARNED_DIRECTIONS * PER_DIRECTION

/** Taps lie within this distance of the pixel. */
export const REACH = 3

/** Offsets of the taps: a square of 7 × 7 without its corners. The first is the pixel itself. */
export const TAPS: readonly (readonly [dx: number, dy: number])[] = (() => {
  const taps: [number, number][] = []
  for (let dy = -REACH; dy <= REACH; dy++) {
    for (let dx = -REACH; dx <= REACH; dx++) if (dx * dx + dy * dy <= 10.5) taps.push([dx, dy])
  }
  return taps.toSorted(([ax, ay], [bx, by]) => ax * ax + ay * ay - bx * bx - by * by)
})()

/** The four pixels that one becomes: left above, right above, left below, right below. */
export const QUARTERS: readonly (readonly [dx: number, dy: number])[] = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
]

/** Of each eighth of the circle: from an offset in the first eighth, as learned, to one at the place. */
const TURNS: readonly ((dx: number, dy: number) => readonly [number, number])[] = [
  (dx, dy) => [dx, dy],
  (dx, dy) => [dy, dx],
  (dx, dy) => [-dy, dx],
  (dx, dy) => [-dx, dy],
  (dx, dy) => [-dx, -dy],
  (dx, dy) => [-dy, -dx],
  (dx, dy) => [dy, -dx],
  (dx, dy) => [dx, -dy],
]

/** What a learned neighbourhood looks like in each eighth of the circle. */
export const EIGHTHS = TURNS.map((turn) => ({
  /** Offsets of the taps at the place, in the order of `TAPS`. */
  taps: TAPS.map(([dx, dy]) => turn(dx, dy)),
  /** The quarter at the place for each learned one. */
  quarters: QUARTERS.map(([dx, dy]) => {
    const [x, y] = turn(dx, dy)
    return QUARTERS.findIndex(([qx, qy]) => qx === x && qy === y)
  }),
}))
