/** How rays go to a slab and through it, in steps as long as nothing is met: what `../reference/slab-march.ts` says. */

import {
  back,
  inwards,
  rayDX,
  rayDY,
  rayDZ,
  rayX,
  rayY,
  rayZ,
  round,
  setPoint,
  shortest,
  thick,
} from './slab'

/** Pixels from the surface that count as on it. */
const NEAR: f64 = 0.2
const MOST_STEPS: i32 = 48
/** Rays that run as straight back as this begin nearer to the front, by a share of its depth below them. */
const STEEP: f64 = -0.9
const BEFORE: f64 = 0.85
/** The first step from where a ray comes in. */
const FIRST: f64 = 1.6

/** Moves the ray at work on to where it enters the slab; false where it never does. */
export function enter(): bool {
  // Where it starts so far aside that the back is not in its way either.
  const aside = (thick * (abs(rayDX) + abs(rayDY))) / max<f64>(0.05, abs(rayDZ))
  const into = inwards(rayX, rayY)
  if (into < -aside - 1) return false
  // Seen from before, the rounded edge lies about as deep as straight below.
  if (into > 0 && rayDZ < STEEP) {
    const across = max<f64>(0, round - into)
    const by = (BEFORE * (round - sqrt(round * round - across * across))) / -rayDZ
    setPoint(rayX + rayDX * by, rayY + rayDY * by, rayZ + rayDZ * by)
  }
  return march()
}

/** Moves the ray at work on, from beside the slab or before it, until it is at its surface; false where it never is. */
function march(): bool {
  const dx = rayDX
  const dy = rayDY
  const dz = rayDZ
  const lateral = max<f64>(1e-3, sqrt(dx * dx + dy * dy))
  const half = thick / 2
  let u = rayX
  let v = rayY
  let z = rayZ
  for (let step = 0; step < MOST_STEPS; step++) {
    const into = inwards(u, v)
    const fromMiddle = z + half
    const rounded = fromMiddle > 0 ? round : back
    const across = rounded - into
    const along = abs(fromMiddle) - half + rounded
    const far = across > 0 && along > 0 ? sqrt(across * across + along * along) : max(across, along)
    if (far - rounded < NEAR) {
      setPoint(u, v, z)
      return true
    }
    if (z < -thick - 0.5 || z > 0.5) return false
    let next = far - rounded
    // Beside the outline nothing is met before the ray has come to it.
    if (-into > next * lateral) next = -into / lateral
    if (next < shortest) next = shortest
    u += dx * next
    v += dy * next
    z += dz * next
  }
  return false
}

/** Moves the ray at work through the slab to where it meets its surface from inside; returns how far that is. */
export function cross(): f64 {
  const dx = rayDX
  const dy = rayDY
  const dz = rayDZ
  const flat = max<f64>(1e-6, sqrt(dx * dx + dy * dy))
  const rise = max<f64>(1e-6, abs(dz))
  const radius = max(round, back)
  const half = thick / 2
  const sideways: f64 = 1 / flat
  const upwards: f64 = 1 / rise
  const face = half * upwards
  // How far the ray is from the face ahead, and from where its edge begins, seen from the middle of the plate.
  const edge = ((dz < 0 ? half - back : half - round) * upwards) + shortest
  const downwards = dz < 0 ? upwards : -upwards
  let u = rayX
  let v = rayY
  // From the middle of the plate.
  let w = rayZ + half
  let gone: f64 = 0
  for (let step = 0; step < MOST_STEPS; step++) {
    const into = inwards(u, v)
    let next: f64
    if (into > radius) {
      // Far from all walls the ray meets the face ahead, unless it comes near a wall before.
      const toFace = face + w * downwards
      next = (into - radius) * sideways
      if (toFace <= next) {
        gone += toFace
        u += dx * toFace
        v += dy * toFace
        w += dz * toFace
        break
      }
    } else {
      const rounded = w > 0 ? round : back
      const along = abs(w) - half + rounded
      if (along <= 0) {
        // Between the rounded edges there is nothing but walls.
        if (into < NEAR && step > 0) break
        next = min(into * sideways, edge + w * downwards)
      } else {
        const across = rounded - into
        const far = rounded - (across > 0 ? sqrt(across * across + along * along) : along)
        if (far < NEAR && step > 0) break
        next = step === 0 && far < FIRST ? FIRST : far
      }
    }
    if (next < shortest) next = shortest
    gone += next
    u += dx * next
    v += dy * next
    w += dz * next
  }
  setPoint(u, v, w - half)
  return gone
}
