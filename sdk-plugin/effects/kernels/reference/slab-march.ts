/** How rays go to a slab and through it: in steps as long as nothing is met. */
import type { Slab } from '../../light/slab.ts'
import { DX, DY, DZ, inwards, ray, X, Y, Z } from './slab.ts'

/** Pixels from the surface that count as on it. */
const NEAR = 0.2
const MOST_STEPS = 48
/** Rays that run as straight back as this begin nearer to the front, by a share of its depth below them. */
const STEEP = -0.9
const BEFORE = 0.85
/** The first step from where a ray comes in. */
const FIRST = 1.6

/** Moves the ray at work on to where it enters the slab; false where it never does. */
export function enter(slab: Slab): boolean {
  // Where it starts so far aside that the back is not in its way either.
  const aside = (slab.thick * (Math.abs(ray[DX]!) + Math.abs(ray[DY]!))) / Math.max(0.05, Math.abs(ray[DZ]!))
  const into = inwards(slab, ray[X]!, ray[Y]!)
  if (into < -aside - 1) return false
  // Seen from before, the rounded edge lies about as deep as straight below.
  if (into > 0 && ray[DZ]! < STEEP) {
    const across = Math.max(0, slab.round - into)
    move((BEFORE * (slab.round - Math.sqrt(slab.round * slab.round - across * across))) / -ray[DZ]!)
  }
  return march(slab)
}

/**
 * Moves the ray at work on, from beside the slab or before it, until it is at its surface; false where it never is.
 */
function march(slab: Slab): boolean {
  const dx = ray[DX]!
  const dy = ray[DY]!
  const dz = ray[DZ]!
  const { round, back, step: shortest, thick } = slab
  const lateral = Math.max(1e-3, Math.sqrt(dx * dx + dy * dy))
  const half = thick / 2
  let x = ray[X]!
  let y = ray[Y]!
  let z = ray[Z]!
  for (let step = 0; step < MOST_STEPS; step++) {
    const into = inwards(slab, x, y)
    const fromMiddle = z + half
    const rounded = fromMiddle > 0 ? round : back
    const across = rounded - into
    const along = Math.abs(fromMiddle) - half + rounded
    const far = across > 0 && along > 0 ? Math.sqrt(across * across + along * along) : across > along ? across : along
    if (far - rounded < NEAR) {
      ray[X] = x
      ray[Y] = y
      ray[Z] = z
      return true
    }
    if (z < -thick - 0.5 || z > 0.5) return false
    // Beside the outline nothing is met before the ray has come to it.
    let next = far - rounded
    if (-into > next * lateral) next = -into / lateral
    if (next < shortest) next = shortest
    x += dx * next
    y += dy * next
    z += dz * next
  }
  return false
}

/** Moves the ray at work through the slab to where it meets its surface from inside; returns how far that is. */
export function cross(slab: Slab): number {
  const dx = ray[DX]!
  const dy = ray[DY]!
  const dz = ray[DZ]!
  const { round, back, step: shortest } = slab
  const lateral = Math.max(1e-6, Math.sqrt(dx * dx + dy * dy))
  const rise = Math.max(1e-6, Math.abs(dz))
  const radius = Math.max(round, back)
  const half = slab.thick / 2
  let x = ray[X]!
  let y = ray[Y]!
  // From the middle of the plate.
  let w = ray[Z]! + half
  let gone = 0
  for (let step = 0; step < MOST_STEPS; step++) {
    const into = inwards(slab, x, y)
    const rounded = w > 0 ? round : back
    const along = Math.abs(w) - half + rounded
    let next: number
    if (into > radius) {
      // Far from all walls the ray meets the face ahead, unless it comes near a wall before.
      const toFace = (dz < 0 ? w + half : half - w) / rise
      next = (into - radius) / lateral
      if (toFace <= next) {
        gone += toFace
        x += dx * toFace
        y += dy * toFace
        w += dz * toFace
        break
      }
    } else if (along <= 0) {
      // Between the rounded edges there is nothing but walls.
      if (into < NEAR && step > 0) break
      const toEdge = (dz < 0 ? w + half - back : half - round - w) / rise
      next = Math.min(into / lateral, toEdge + shortest)
    } else {
      const across = rounded - into
      const far = across > 0 ? rounded - Math.sqrt(across * across + along * along) : rounded - along
      if (far < NEAR && step > 0) break
      next = step === 0 && far < FIRST ? FIRST : far
    }
    if (next < shortest) next = shortest
    gone += next
    x += dx * next
    y += dy * next
    w += dz * next
  }
  ray[X] = x
  ray[Y] = y
  ray[Z] = w - half
  return gone
}

function move(by: number): void {
  ray[X]! += ray[DX]! * by
  ray[Y]! += ray[DY]! * by
  ray[Z]! += ray[DZ]! * by
}
