/** Light of one ray through a slab: what `../reference/slab-light.ts` says. */

import { between } from './cover'
import { exponential } from './exponential'
import {
  back,
  cuts,
  field,
  fresnel,
  height,
  inwards,
  ior,
  normalX,
  normalY,
  normalZ,
  rayDX,
  rayDY,
  rayDZ,
  rayX,
  rayY,
  rayZ,
  reflect,
  refract,
  round,
  setDirection,
  setPoint,
  thick,
  turnNormal,
  width,
} from './slab'
import { cross, enter } from './slab-march'
import { sampleAll, sampleWide } from './slab-images'
import { diffuseLight, eyeX, eyeY, far, gather, mirrorOf, SCENE_FIELDS } from './slab-scene'

/** The numbers that `../slab.ts` writes after those of the scene. */
// prettier-ignore
const enum Field {
  LogR, LogG, LogB, Depth, Rim, RimWidth, Through, Mirror, Beside, Inner, Dispersion, EnamelR, EnamelG, EnamelB, Enamel,
  End,
}

export const CLEAR_FIELDS = SCENE_FIELDS + (Field.End as i32)

/** Turns after which a ray counts as lost, how much softer each is seen, and the way of those, in thicknesses. */
const MOST_TURNS: i32 = 2
const SOFTER: f64 = 0.6
const LOST_WAY: f64 = 1.6
/** Fronts whose normal is as upright as this do not turn; from a pixel to the next edges turn as if no steeper than this. */
const FLAT: f64 = 0.9999
const STEEPEST: f64 = 0.2
/** How dark a rim is besides its colour: light goes astray in it. */
const RIM_SHADE: f32 = 0.3
/** How much of what is behind the enamel of emoji hides. */
const ENAMEL: f32 = 0.85
/** Where edges turn much within a pixel, lamps narrower than that are seen softly. */
const PIXEL: f64 = 0.7
const ROUGHEST: f64 = 0.4

/** Logarithms of the colour, with that of what the glass has in its depth as the last; and powers of them. */
let logs: v128 = f32x4.splat(0)
let deep: v128 = f32x4.splat(0)
let beside: v128 = f32x4.splat(0)
let depth: f64 = 0
let rim: f64 = 0
let rimWidth: f64 = 0
let through: f64 = 0
let mirror: f64 = 0
let inner: f32 = 0
let spread: f64 = 0
let enamelR: usize = 0
let enamelG: usize = 0
let enamelB: usize = 0
let enamelShare: usize = 0
let below: v128 = f32x4.splat(0)

/** How far from all edges nothing but flat fronts and backs is met, besides the way of a ray aside. */
let flatFrom: f64 = 0

/** Where the ray came in, how it was mirrored there, and by how much that turns from a pixel to the next. */
let cameX: f64 = 0
let cameY: f64 = 0
let facing: f64 = 0
let backX: f64 = 0
let backY: f64 = 0
let backZ: f64 = 0
let turn: f64 = 0

/** Red, green, blue of the ray at work. */
export let seen: v128 = f32x4.splat(0)

/** Takes up the glass that a block describes. */
export function takeClear(block: usize): void {
  const own = block + (SCENE_FIELDS << 3)
  logs = f32x4(<f32>field(own, Field.LogR), <f32>field(own, Field.LogG), <f32>field(own, Field.LogB), -1)
  depth = field(own, Field.Depth)
  rim = field(own, Field.Rim)
  rimWidth = field(own, Field.RimWidth)
  through = field(own, Field.Through)
  mirror = field(own, Field.Mirror)
  inner = <f32>field(own, Field.Inner)
  spread = field(own, Field.Dispersion) / 2 / max<f64>(0.05, ior - 1)
  enamelR = <usize>field(own, Field.EnamelR)
  enamelG = <usize>field(own, Field.EnamelG)
  enamelB = <usize>field(own, Field.EnamelB)
  enamelShare = <usize>field(own, Field.Enamel)
  deep = exponential(logs)
  beside = exponential(f32x4.mul(logs, f32x4.splat(<f32>field(own, Field.Beside))))
  below = f32x4.pmax(f32x4.splat(1.1), f32x4.mul(diffuseLight(), f32x4.splat(1.6)))
  flatFrom = max(max(round, back), rim > 0 ? rimWidth : 0)
}

/** Follows the ray of a place; false where the slab is not. */
export function followRay(x: f64, y: f64): bool {
  const dx = x - eyeX
  const dy = y - eyeY
  const scale: f64 = 1 / sqrt(dx * dx + dy * dy + far * far)
  setPoint(x, y, 0)
  setDirection(dx * scale, dy * scale, -far * scale)
  if (crossFlat()) return true
  if (!enter()) return false
  turnNormal()
  cameX = rayX
  cameY = rayY
  facing = max<f64>(0.02, -(rayDX * normalX + rayDY * normalY + rayDZ * normalZ))
  backX = rayDX + 2 * facing * normalX
  backY = rayDY + 2 * facing * normalY
  backZ = rayDZ + 2 * facing * normalZ
  turn = cuts > 0 || normalZ > FLAT ? 0 : 2 / (round * max(STEEPEST, normalZ))
  refract(1 / ior, 1)
  let path: f64 = 0
  for (let turns = 0; turns < MOST_TURNS; turns++) {
    path += cross()
    turnNormal()
    const ix = rayDX
    const iy = rayDY
    if (refract(ior, -1)) {
      const out = rayDX * normalX + rayDY * normalY + rayDZ * normalZ
      seen = gather(<f64>turns * SOFTER, (rayDX - ix) * spread, (rayDY - iy) * spread)
      finish(path, 1 - fresnel(max<f64>(0, out)), rimOf())
      return true
    }
    reflect()
  }
  // Lost: it would bring specks, no picture.
  seen = sampleAll(cameX, cameY, 2)
  finish(thick * LOST_WAY, 1, rimOf())
  return true
}

/** Follows the ray at work where fronts and backs are flat and no wall is near; false where that is not so. */
function crossFlat(): bool {
  const into = inwards(rayX, rayY)
  if (into < flatFrom) return false
  const dx = rayDX / ior
  const dy = rayDY / ior
  const flat = dx * dx + dy * dy
  const path = thick / sqrt(1 - flat)
  if (into < flatFrom + path * sqrt(flat)) return false
  cameX = rayX
  cameY = rayY
  facing = -rayDZ
  backX = rayDX
  backY = rayDY
  backZ = -rayDZ
  turn = 0
  setPoint(rayX + dx * path, rayY + dy * path, -thick)
  seen = gather(0, (rayDX - dx) * spread, (rayDY - dy) * spread)
  finish(path, 1 - fresnel(-rayDZ), 0)
  return true
}

/** Tinges what the ray at work has seen by its way through the glass, and lays over it what is on the front. */
function finish(path: f64, passed: f64, rimmed: f64): void {
  const way = <f32>(path / depth + rimmed)
  let clearing = <f32>(through * passed)
  if (rimmed > 0) clearing *= f32x4.extract_lane(exponential(f32x4.splat(-RIM_SHADE * <f32>rimmed)), 0)
  const kept = exponential(f32x4.mul(logs, f32x4.splat(way)))
  const held: f32 = inner * (1 - f32x4.extract_lane(kept, 3))
  const passing = f32x4.mul(seen, f32x4.mul(kept, f32x4.splat(clearing)))
  seen = f32x4.add(passing, f32x4.mul(deep, f32x4.splat(held)))
  if (enamelShare) layEnamel()
  layMirror()
}

/** What the rim where the ray came in adds to its way: glass is looked through lengthwise there. */
function rimOf(): f64 {
  if (rim === 0) return 0
  const out: f64 = 1 - max<f64>(0, inwards(cameX, cameY)) / rimWidth
  return out > 0 ? rim * out * out : 0
}

/** Lays the colour of an emoji below the front. */
function layEnamel(): void {
  const column = <i32>floor(cameX + 0.5)
  const row = <i32>floor(cameY + 0.5)
  if (column < 0 || row < 0 || column >= width || row >= height) return
  const at = <usize>(row * width + column) << 2
  const share = load<f32>(enamelShare + at) * ENAMEL
  if (share === 0) return
  const colour = f32x4(load<f32>(enamelR + at), load<f32>(enamelG + at), load<f32>(enamelB + at), 0)
  seen = between(seen, f32x4.mul(colour, below), f32x4.splat(share))
}

/** Lays what the front mirrors over what is seen through it. */
function layMirror(): void {
  const share = <f32>min<f64>(1, fresnel(facing) * mirror)
  let light = mirrorOf(<f32>min<f64>(ROUGHEST, PIXEL * turn), backX, backY, backZ)
  if (backZ < 0.2) {
    const t = <f32>min<f64>(1, (0.2 - backZ) * 2)
    const walls = t * t * (3 - 2 * t)
    const away = thick * 1.5
    const met = f32x4.mul(sampleWide(cameX + backX * away, cameY + backY * away), beside)
    light = between(light, met, f32x4.splat(walls))
  }
  // Lamps outshine what is mirrored beside them.
  const glare = f32x4.pmin(f32x4.splat(3), f32x4.pmax(f32x4.splat(0), f32x4.sub(light, f32x4.splat(2))))
  const more = f32x4.add(f32x4.sub(light, seen), glare)
  seen = f32x4.add(seen, f32x4.mul(more, f32x4.splat(share)))
}
