/** What a ray sees where it comes to the scene, or to the surroundings. */

import { smoothstep } from '../../colour.ts'
import { sample, sampleBehind } from '../../light/behind.ts'
import { look, mirrorOf, seen as mirrored } from '../../light/look.ts'
import type { Slab } from '../../light/slab.ts'
import type { Clear, View } from '../../light/slab-view.ts'
import { DX, DY, DZ, ray, X, Y, Z } from './slab.ts'
import { fresnel } from './slab-bend.ts'
import { sampleAll } from './slab-images.ts'

/**
 * Where the rays of a picture come to the scene. Where neighbours part it is seen softly: each would else bring another
 * lamp, and walls would be full of specks. Rays that are sent out of turn, with `column` below 0, are as `soft` as told.
 */
export const landing = {
  column: -1,
  /** How softly the ray at work sees, as `sampleBehind` counts. */
  soft: 0,
  /** The ray before, and those of the row above. */
  besideX: 0,
  besideY: 0,
  aboveX: new Float32Array(0) as Float32Array,
  aboveY: new Float32Array(0) as Float32Array,
}

/** Pixels between neighbours that are seen sharply, softly and very softly. */
const SHARP = 3
const SOFT = 8
const WIDE = 40

/** Notes that the ray at work comes to the scene at x, y of the frame; returns how softly it is seen there. */
function land(x: number, y: number): number {
  const { column, besideX, besideY, aboveX, aboveY } = landing
  if (column < 0) return landing.soft
  const across = Math.abs(x - besideX) + Math.abs(y - besideY)
  const apart = Math.max(across, Math.abs(x - aboveX[column]!) + Math.abs(y - aboveY[column]!))
  landing.besideX = aboveX[column] = x
  landing.besideY = aboveY[column] = y
  if (apart < SOFT) landing.soft = Math.max(0, apart - SHARP) / (SOFT - SHARP)
  else landing.soft = Math.min(2, 1 + (apart - SOFT) / (WIDE - SOFT))
  return landing.soft
}

/** Red, green, blue of the ray at work. */
export const seen = new Float64Array(3)
/** Where a ray came in, where it goes on outside, and by how much that turns from a pixel to the next. */
export const came = new Float64Array(7)
export const [CX, CY, CFACING, CRX, CRY, CRZ, CTURN] = [0, 1, 2, 3, 4, 5, 6] as const

/** Sees what the scene sends against the ray at work; `sx` and `sy` are how far blue is bent aside of green. */
export function gather(slab: Slab, view: View, soft: number, sx: number, sy: number): void {
  const { foot, frame, behind, eyeX, eyeY, far, environment, gain } = view
  const dx = ray[DX]!
  const dy = ray[DY]!
  const dz = ray[DZ]!
  const depth = slab.thick + view.reach
  let t = -1
  let k = 1
  let blurred = soft
  if (foot !== undefined && dy > 0.02) {
    const toTable = Math.max(0, foot - ray[Y]!) / dy
    const z = ray[Z]! + dz * toTable
    if (z > -depth && z < 0.6 * far) {
      t = toTable
      k = far / (far - z)
      blurred = soft + 0.5
    }
  }
  if (t < 0) {
    if (dz > -0.02) {
      look(environment.levels[1]!, dx, dy, dz, gain)
      seen.set(mirrored)
      return
    }
    t = (ray[Z]! + depth) / -dz
    k = far / (far + depth)
    blurred = soft + 1.5 * smoothstep(1, 8, t / depth)
  }
  const x = eyeX + (ray[X]! + dx * t - eyeX) * k
  const y = eyeY + (ray[Y]! + dy * t - eyeY) * k
  blurred = Math.min(2, Math.max(blurred, land(x, y)))
  const mx = sx * t * k
  const my = sy * t * k
  if (Math.abs(mx) + Math.abs(my) < UNSEEN) {
    sampleAll(behind, frame, x, y, blurred, seen)
    return
  }
  seen[0] = sampleBehind(behind, frame, 0, x - mx, y - my, blurred)
  seen[1] = sampleBehind(behind, frame, 1, x, y, blurred)
  seen[2] = sampleBehind(behind, frame, 2, x + mx, y + my, blurred)
}

/** Pixels that colours part by without being seen to. */
const UNSEEN = 0.3

/** Lays the colour of an emoji below the front. */
export function enamel(
  slab: Slab,
  { r, g, b, share }: NonNullable<Clear['enamel']>,
  { environment, gain }: View,
): void {
  const column = Math.round(came[CX]! - slab.x)
  const row = Math.round(came[CY]! - slab.y)
  if (column < 0 || row < 0 || column >= slab.width || row >= slab.height) return
  const at = row * slab.width + column
  const opaque = share[at]! * ENAMEL
  if (opaque === 0) return
  look(environment.diffuse, 0, -0.3, 0.95, gain)
  seen[0]! += (Math.max(1.1, mirrored[0]! * 1.6) * r[at]! - seen[0]!) * opaque
  seen[1]! += (Math.max(1.1, mirrored[1]! * 1.6) * g[at]! - seen[1]!) * opaque
  seen[2]! += (Math.max(1.1, mirrored[2]! * 1.6) * b[at]! - seen[2]!) * opaque
}

/** How much of what is behind the enamel of emoji hides. */
const ENAMEL = 0.85

/** Where edges turn much within a pixel, lamps narrower than that are seen softly: each would else be a row of dashes. */
const PIXEL = 0.7
const ROUGHEST = 0.4

/** Lays what the front mirrors over what is seen through it. */
export function mirror(slab: Slab, clear: Clear, view: View): void {
  const { environment, gain, frame, behind } = view
  const share = Math.min(1, fresnel(came[CFACING]!, 0.04) * clear.mirror)
  mirrorOf(environment, Math.min(ROUGHEST, PIXEL * came[CTURN]!), came[CRX]!, came[CRY]!, came[CRZ]!)
  for (let c = 0; c < 3; c++) mirrored[c]! *= gain
  if (came[CRZ]! < 0.2) {
    const walls = smoothstep(0.2, -0.3, came[CRZ]!)
    const reach = slab.thick * 1.5
    const x = came[CX]! + came[CRX]! * reach
    const y = came[CY]! + came[CRY]! * reach
    for (let c = 0; c < 3; c++) {
      const met = sample(behind.wide, frame, c, x, y) * Math.exp(clear.logs[c]! * clear.beside)
      mirrored[c]! += (met - mirrored[c]!) * walls
    }
  }
  for (let c = 0; c < 3; c++) {
    const light = mirrored[c]!
    // Lamps outshine what is mirrored beside them.
    seen[c]! += (light - seen[c]! + Math.min(3, Math.max(0, light - 2))) * share
  }
}
