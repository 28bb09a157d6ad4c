import type { Slab } from '../../light/slab.ts'
import type { Clear, View } from '../../light/slab-view.ts'
import { fresnel, reflect, refract } from './slab-bend.ts'
import { sampleAll } from './slab-images.ts'
import { CFACING, came, CRX, CRY, CRZ, CTURN, CX, CY, enamel, gather, mirror, seen } from './slab-scene.ts'
import { DX, DY, DZ, inwards, normal, ray, turnNormal, X, Y, Z } from './slab.ts'
import { cross, enter } from './slab-march.ts'

/** Turns after which a ray counts as lost in the glass: what more of them would bring is specks, no picture. */
const MOST_TURNS = 2
/** Softness of what comes by way of each turn: 1 is soft, 2 very soft. */
const SOFTER = 0.6
/** The way of a ray that is lost, in times the slab's thickness. */
const LOST_WAY = 1.6

/** Fronts whose normal is as upright as this do not turn. */
const FLAT = 0.9999
/** From a pixel to the next an edge turns the more the steeper it is; as if no steeper than this. */
const STEEPEST = 0.2

/** Follows the ray of a place of the frame; false where the slab is not. */
export function followRay(slab: Slab, clear: Clear, view: View, x: number, y: number): boolean {
  aim(view, x, y)
  if (crossFlat(slab, clear, view)) return true
  if (!enter(slab)) return false
  turnNormal(slab)
  came[CX] = ray[X]!
  came[CY] = ray[Y]!
  const facing = Math.max(0.02, -(ray[DX]! * normal[X]! + ray[DY]! * normal[Y]! + ray[DZ]! * normal[Z]!))
  came[CFACING] = facing
  came[CRX] = ray[DX]! + 2 * facing * normal[X]!
  came[CRY] = ray[DY]! + 2 * facing * normal[Y]!
  came[CRZ] = ray[DZ]! + 2 * facing * normal[Z]!
  came[CTURN] = slab.cuts > 0 || normal[Z]! > FLAT ? 0 : 2 / (slab.round * Math.max(STEEPEST, normal[Z]!))
  refract(1 / clear.ior, 1)
  let path = 0
  let turns = 0
  let passed = 1
  let ix = 0
  let iy = 0
  for (; ; turns++) {
    path += cross(slab)
    turnNormal(slab)
    ix = ray[DX]!
    iy = ray[DY]!
    if (turns === MOST_TURNS) break
    if (refract(clear.ior, -1)) {
      const out = ray[DX]! * normal[X]! + ray[DY]! * normal[Y]! + ray[DZ]! * normal[Z]!
      passed = 1 - fresnel(Math.max(0, out), 0.04)
      break
    }
    reflect()
    ray[X]! -= normal[X]!
    ray[Y]! -= normal[Y]!
    ray[Z]! -= normal[Z]!
  }
  if (turns === MOST_TURNS) {
    sampleAll(view.behind, view.frame, came[CX]!, came[CY]!, 2, seen)
    path = slab.thick * LOST_WAY
  } else {
    const spread = clear.dispersion / 2 / Math.max(0.05, clear.ior - 1)
    gather(slab, view, Math.min(2, turns * SOFTER), (ray[DX]! - ix) * spread, (ray[DY]! - iy) * spread)
  }
  finish(slab, clear, view, path, passed, rimOf(slab, clear))
  return true
}

/** Follows the ray at work where fronts and backs are flat and no wall is near; false where that is not so. */
function crossFlat(slab: Slab, clear: Clear, view: View): boolean {
  const dx = ray[DX]! / clear.ior
  const dy = ray[DY]! / clear.ior
  const path = slab.thick / Math.sqrt(1 - dx * dx - dy * dy)
  const aside = path * Math.sqrt(dx * dx + dy * dy)
  const into = inwards(slab, ray[X]!, ray[Y]!)
  if (into < Math.max(slab.round, slab.back, clear.rim > 0 ? clear.rimWidth : 0) + aside) return false
  came[CX] = ray[X]!
  came[CY] = ray[Y]!
  came[CFACING] = -ray[DZ]!
  came[CRX] = ray[DX]!
  came[CRY] = ray[DY]!
  came[CRZ] = -ray[DZ]!
  came[CTURN] = 0
  ray[X]! += dx * path
  ray[Y]! += dy * path
  ray[Z] = -slab.thick
  const spread = clear.dispersion / 2 / Math.max(0.05, clear.ior - 1)
  gather(slab, view, 0, (ray[DX]! - dx) * spread, (ray[DY]! - dy) * spread)
  finish(slab, clear, view, path, 1 - fresnel(-ray[DZ]!, 0.04), 0)
  return true
}

/** Tinges what the ray at work has seen by its way through the glass, and lays over it what is on the front. */
function finish(slab: Slab, clear: Clear, view: View, path: number, passed: number, rim: number): void {
  const way = path / clear.depth + rim
  const clearing = clear.through * passed * Math.exp(-RIM_SHADE * rim)
  const held = clear.inner * (1 - Math.exp(-way))
  for (let c = 0; c < 3; c++) {
    const log = clear.logs[c]!
    seen[c] = seen[c]! * clearing * Math.exp(log * way) + held * Math.exp(log)
  }
  if (clear.enamel) enamel(slab, clear.enamel, view)
  mirror(slab, clear, view)
}

/** How dark a rim is besides its colour: light goes astray in it. */
const RIM_SHADE = 0.3

/** What the rim where the ray came in adds to its way: glass is looked through lengthwise there. */
function rimOf(slab: Slab, { rim, rimWidth }: Clear): number {
  if (rim === 0) return 0
  const out = 1 - Math.max(0, inwards(slab, came[CX]!, came[CY]!)) / rimWidth
  return out > 0 ? rim * out * out : 0
}

/** Sets the ray at work to the one that the eye sends through a place of the frame. */
function aim({ eyeX, eyeY, far }: View, x: number, y: number): void {
  const dx = x - eyeX
  const dy = y - eyeY
  const scale = 1 / Math.sqrt(dx * dx + dy * dy + far * far)
  ray[X] = x
  ray[Y] = y
  ray[Z] = 0
  ray[DX] = dx * scale
  ray[DY] = dy * scale
  ray[DZ] = -far * scale
}
