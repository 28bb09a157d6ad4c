import { smoothstep } from '../../colour.ts'

/** How far out the picture ends, and the ring begins. */
export const RIM = 0.94

/** How far out the ring ends that focuses the lens, and the rubber begins. */
export const RING = RIM + 0.03

/** Where folds of the eyecup begin, from the ring outwards: no two are of one breadth. The last is out of the picture. */
const FOLDS = [0, 0.045, 0.17, 0.42] as const

/**
 * A ring of black metal: a plain bevel inside, worn bright at its edge, then fine crossed knurling.
 *
 * @param above How much it is turned up
 * @param turn Where on it, in radians
 */
export function focusRing(far: number, above: number, turn: number, worn: number): number {
  const out = (far - RIM) / (RING - RIM)
  const across = smoothstep(0, 0.08, out) * smoothstep(1.08, 0.96, out)
  const lit = 0.1 + above * above
  const bevel = smoothstep(0.36, 0.3, out) * (0.014 + 0.07 * above ** 3 + 0.02 * Math.max(0, worn))
  const chamfer = 0.2 * smoothstep(0.05, 0, Math.abs(out - 0.34)) * lit * (0.5 + smoothstep(-0.1, 0.5, worn))
  // Diamonds: two threads that cross; grease and dust lie between them.
  const one = Math.cos(turn * 210 + out * 7)
  const other = Math.cos(turn * 210 - out * 7)
  const diamond = smoothstep(-0.3, 0.9, one * other)
  const knurl = smoothstep(0.38, 0.44, out) * smoothstep(1.02, 0.9, out)
  const tops = knurl * diamond * lit * (0.05 + 0.07 * smoothstep(0, 0.7, worn))
  return across * (0.004 + bevel + chamfer + tops + 0.006 * lit)
}

/** An eyecup of rubber bellows, lit from above, with a bloom of dust; soft wide light on each fold, none in its creases. */
export function eyecup(far: number, above: number, worn: number): number {
  const fold = foldAt(far - RING)
  // Round on top, a sharp dark crease between two; what looks up shines most, just off its crown.
  const round = Math.sin(Math.PI * fold)
  const crease = smoothstep(0, 0.16, fold) * smoothstep(1, 0.84, fold)
  const lit = 0.13 + 0.9 * above * above
  const satin = Math.exp(-(((fold - 0.62) / 0.2) ** 2)) * above ** 3
  const scuffed = smoothstep(0.15, 0.75, worn)
  const rubber = 0.048 * round * crease * lit * (1 + 0.5 * worn) + 0.085 * satin * crease * (0.7 + 0.5 * worn)
  return (0.003 + rubber + 0.03 * scuffed * round * lit) * smoothstep(1.24, 0.98, far)
}

/** How much green falls on ring and rubber: most on slopes that look inwards, less fold by fold. */
export function spillAt(far: number, worn: number): number {
  const out = far - RING
  if (out < 0) return 0.05 * smoothstep(RIM - 0.01, RIM + 0.004, far) * (1 + 0.5 * worn)
  const fold = foldAt(out)
  const inward = smoothstep(0.02, 0.12, fold) * smoothstep(0.6, 0.2, fold)
  return (0.012 + 0.075 * inward) * Math.exp(-out / 0.075) * (1 + 0.7 * worn)
}

/** Where across its fold a place is, 0 to 1. */
function foldAt(out: number): number {
  for (let each = 1; each < FOLDS.length; each++) {
    if (out < FOLDS[each]!) return (out - FOLDS[each - 1]!) / (FOLDS[each]! - FOLDS[each - 1]!)
  }
  return 1
}
