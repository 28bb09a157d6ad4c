import type { Rgb } from '../colour.ts'
import { smoothstep } from '../colour.ts'
import type { Frame } from '../frame.ts'
import { type Behind, sample, sampleAll, sampleBehind } from './behind.ts'
import type { Environment } from './environment.ts'
import { look, seen as mirrored } from './look.ts'
import { fresnel, reflect, refract } from './slab-bend.ts'
import { cross, DX, DY, DZ, enter, inwards, normal, ray, type Slab, turnNormal, X, Y, Z } from './slab.ts'

/** What the slab is made of. */
export interface Clear {
  /** Logarithms of what is left of white after `depth` pixels. */
  logs: Rgb
  depth: number
  ior: number
  /** How far the index of refraction of blue lies above that of red. */
  dispersion: number
  /** How many depths of glass outlines are deeper in colour, and how far inwards, in pixels. */
  rim: number
  rimWidth: number
  /** Times the light of what is behind, and of what fronts mirror. */
  through: number
  mirror: number
  /** Light that the glass holds, once it is deep: of lamps beside it, thrown to and fro. */
  inner: number
  /** The colours of emoji, in the slab's planes, and the share of opaque enamel. */
  enamel?: { r: Float32Array; g: Float32Array; b: Float32Array; share: Float32Array } | undefined
}

/** Where it is looked at, and what it stands before. Lengths in pixels of the frame. */
export interface View {
  frame: Frame
  behind: Behind
  environment: Environment
  gain: number
  /** The eye is over this place of the frame, `far` away from the front. */
  eyeX: number
  eyeY: number
  far: number
  /** From the slab's back to what is behind it. */
  reach: number
  /** Row of the table that it stands on, where it stands; else it lies on what is behind it. */
  foot: number | undefined
}

/** Red, green, blue of the ray at work. */
export const seen = new Float64Array(3)
/** Where a ray came in, and where it goes on outside. */
const came = new Float64Array(6)
const [CX, CY, CFACING, CRX, CRY, CRZ] = [0, 1, 2, 3, 4, 5] as const
/** Turns after which a ray counts as lost in the glass: what more of them would bring is specks, no picture. */
const MOST_TURNS = 2
/** Softness of what comes by way of each turn: 1 is soft, 2 very soft. */
const SOFTER = 0.6
/** The way of a ray that is lost, in times the slab's thickness. */
const LOST_WAY = 1.6

/** Follows the ray of a place of the frame; false where the slab is not. */
export function followRay(slab: Slab, clear: Clear, view: View, x: number, y: number): boolean {
  aim(view, x, y)
  if (!enter(slab)) return false
  turnNormal(slab)
  came[CX] = ray[X]!
  came[CY] = ray[Y]!
  const facing = Math.max(0.02, -(ray[DX]! * normal[X]! + ray[DY]! * normal[Y]! + ray[DZ]! * normal[Z]!))
  came[CFACING] = facing
  came[CRX] = ray[DX]! + 2 * facing * normal[X]!
  came[CRY] = ray[DY]! + 2 * facing * normal[Y]!
  came[CRZ] = ray[DZ]! + 2 * facing * normal[Z]!
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
  const rim = rimOf(slab, clear)
  const way = path / clear.depth + rim
  const clearing = clear.through * passed * Math.exp(-RIM_SHADE * rim)
  const held = clear.inner * (1 - Math.exp(-way))
  for (let c = 0; c < 3; c++) {
    const log = clear.logs[c]!
    seen[c] = seen[c]! * clearing * Math.exp(log * way) + held * Math.exp(log)
  }
  if (clear.enamel) enamel(slab, clear.enamel, view)
  mirror(slab, clear, view)
  return true
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

/** Sees what the scene sends against the ray at work; `sx` and `sy` are how far blue is bent aside of green. */
function gather(slab: Slab, view: View, soft: number, sx: number, sy: number): void {
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
function enamel(slab: Slab, { r, g, b, share }: NonNullable<Clear['enamel']>, { environment, gain }: View): void {
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

/** Lays what the front mirrors over what is seen through it. */
function mirror(slab: Slab, clear: Clear, view: View): void {
  const { environment, gain, frame, behind } = view
  const share = Math.min(1, fresnel(came[CFACING]!, 0.04) * clear.mirror)
  look(environment.levels[0]!, came[CRX]!, came[CRY]!, came[CRZ]!, gain)
  if (came[CRZ]! < 0.2) {
    const met = smoothstep(0.2, -0.3, came[CRZ]!)
    const reach = slab.thick * 1.5
    const x = came[CX]! + came[CRX]! * reach
    const y = came[CY]! + came[CRY]! * reach
    for (let c = 0; c < 3; c++) mirrored[c]! += (sample(behind.wide, frame, c, x, y) - mirrored[c]!) * met
  }
  for (let c = 0; c < 3; c++) {
    const light = mirrored[c]!
    // Lamps outshine what is mirrored beside them.
    seen[c]! += (light - seen[c]! + Math.min(3, Math.max(0, light - 2))) * share
  }
}
