/** What a ray sees where it comes to the scene, or to the surroundings: what `../reference/slab-scene.ts` says. */

import { field, left, rayDX, rayDY, rayDZ, rayX, rayY, rayZ, SHAPE_FIELDS, thick, top } from './slab'
import { sampleAll, sampleChannel, takeImages } from './slab-images'
import { halfway, LEVEL, levelAt, look, mirroredAt } from './texels'

/** The numbers that `../slab.ts` writes after those of the slab. */
// prettier-ignore
const enum Field {
  Images, Levels, LevelCount, Diffuse, DiffuseSide, EyeX, EyeY, Far, Gain, Reach, Stands, Foot, AboveX, AboveY, End,
}

export const SCENE_FIELDS = SHAPE_FIELDS + (Field.End as i32)

/** Pixels between neighbours that are seen sharply, softly and very softly. */
const SHARP: f64 = 3
const SOFT: f64 = 8
const WIDE: f64 = 40
/** Pixels that colours part by without being seen to. */
const UNSEEN: f64 = 0.3

let levels: usize = 0
let levelCount: i32 = 0
let diffuse: usize = 0
let diffuseSide: i32 = 0
let gain: f32 = 0
let reach: f64 = 0
let stands: bool = false
let foot: f64 = 0
let aboveX: usize = 0
let aboveY: usize = 0
let besideX: f64 = 0
let besideY: f64 = 0
/** The eye, from where the slab's planes begin. */
export let eyeX: f64 = 0
export let eyeY: f64 = 0
export let far: f64 = 0
/** The column at work, or -1 for rays that are sent out of turn, and how softly its ray sees. */
export let column: i32 = -1
export let softness: f64 = 0

/** Takes up the scene that a block describes. */
export function takeScene(block: usize): void {
  const own = block + (SHAPE_FIELDS << 3)
  takeImages(<usize>field(own, Field.Images))
  levels = <usize>field(own, Field.Levels)
  levelCount = <i32>field(own, Field.LevelCount)
  diffuse = <usize>field(own, Field.Diffuse)
  diffuseSide = <i32>field(own, Field.DiffuseSide)
  eyeX = field(own, Field.EyeX) - left
  eyeY = field(own, Field.EyeY) - top
  far = field(own, Field.Far)
  gain = <f32>field(own, Field.Gain)
  reach = field(own, Field.Reach)
  stands = field(own, Field.Stands) > 0
  foot = field(own, Field.Foot) - top
  aboveX = <usize>field(own, Field.AboveX)
  aboveY = <usize>field(own, Field.AboveY)
  besideX = besideY = 0
}

/** Begins a ray of a column, or one out of turn, which is as soft as told. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function begin(at: i32, soft: f64): void {
  column = at
  softness = soft
}

/** Notes that the ray at work comes to the scene at x, y; returns how softly it is seen there. */
function land(x: f64, y: f64): f64 {
  if (column < 0) return softness
  const offset = <usize>column << 2
  const across = abs(x - besideX) + abs(y - besideY)
  const apart = max(across, abs(x - <f64>load<f32>(aboveX + offset)) + abs(y - <f64>load<f32>(aboveY + offset)))
  besideX = x
  besideY = y
  store<f32>(aboveX + offset, <f32>x)
  store<f32>(aboveY + offset, <f32>y)
  softness = apart < SOFT ? max<f64>(0, apart - SHARP) / (SOFT - SHARP) : min<f64>(2, 1 + (apart - SOFT) / (WIDE - SOFT))
  return softness
}

/** Light of the surroundings that a mirror of some roughness sends from a direction. */
export function mirrorOf(rough: f32, x: f64, y: f64, z: f64): v128 {
  return f32x4.mul(mirroredAt(levels, levelCount, rough, halfway(<f32>x, <f32>y, <f32>z)), f32x4.splat(gain))
}

/** Diffuse light on what faces us below the front. */
export function diffuseLight(): v128 {
  return f32x4.mul(look(diffuse, diffuseSide, halfway(0, -0.3, 0.95)), f32x4.splat(gain))
}

/** What the scene sends against the ray at work; `sx` and `sy` are how far blue is bent aside of green. */
export function gather(soft: f64, sx: f64, sy: f64): v128 {
  const depth = thick + reach
  let t: f64 = -1
  let k: f64 = 1
  let blurred = soft
  if (stands && rayDY > 0.02) {
    const toTable = max<f64>(0, foot - rayY) / rayDY
    const z = rayZ + rayDZ * toTable
    if (z > -depth && z < 0.6 * far) {
      t = toTable
      k = far / (far - z)
      blurred = soft + 0.5
    }
  }
  if (t < 0) {
    if (rayDZ > -0.02) {
      const found = levelAt(levels + LEVEL, halfway(<f32>rayDX, <f32>rayDY, <f32>rayDZ))
      return f32x4.mul(found, f32x4.splat(gain))
    }
    t = (rayZ + depth) / -rayDZ
    k = far / (far + depth)
    const away = min<f64>(1, max<f64>(0, (t / depth - 1) / 7))
    blurred = soft + 1.5 * away * away * (3 - 2 * away)
  }
  const x = eyeX + (rayX + rayDX * t - eyeX) * k
  const y = eyeY + (rayY + rayDY * t - eyeY) * k
  blurred = min<f64>(2, max(blurred, land(x, y)))
  const mx = sx * t * k
  const my = sy * t * k
  if (abs(mx) + abs(my) < UNSEEN) return sampleAll(x, y, blurred)
  return f32x4(
    sampleChannel(0, x - mx, y - my, blurred),
    sampleChannel(1, x, y, blurred),
    sampleChannel(2, x + mx, y + my, blurred),
    0,
  )
}
