/** Light of a lamp that is followed through a slab to the ground: what `../reference/slab-photons.ts` says. */

import { exponential } from './exponential'
import {
  field,
  height,
  ior,
  left,
  mayMeet,
  rayDX,
  rayDY,
  rayDZ,
  rayX,
  rayY,
  rayZ,
  reflect,
  refract,
  setDirection,
  setPoint,
  SHAPE_FIELDS,
  takeSlab,
  thick,
  top,
  turnNormal,
} from './slab'
import { GRID, splat } from './slab-grids'
import { cross, enter } from './slab-march'

/** The numbers that `../slab-photons.ts` writes after those of the slab. */
// prettier-ignore
const enum Field {
  Grids, KeyX, KeyY, KeyZ, EyeX, EyeY, Far, FromX, FromY, Apart, Columns, Rows, AboveX, AboveY, Parted,
  LogR, LogG, LogB, Depth, Right, Down, Stands, Foot,
}

const MOST_TURNS: i32 = 2
/** Where rays that never came to the ground count as having come. */
const NOWHERE: f64 = 1e6
/** The way of a ray that is lost between walls, in times the thickness; and the share of its light that comes out. */
const LOST_WAY: f64 = 1.3
const LOST_LIGHT: f32 = 0.9

let fine: usize = 0
let coarse: usize = 0
let hidden: usize = 0
let keyX: f64 = 0
let keyY: f64 = 0
let keyZ: f64 = 0
let eyeX: f64 = 0
let eyeY: f64 = 0
let far: f64 = 0
let apart: f64 = 0
let columns: i32 = 0
let aboveX: usize = 0
let aboveY: usize = 0
let parted: f64 = 0
let logs: v128 = f32x4.splat(0)
let depth: f64 = 0
let right: f64 = 0
let down: f64 = 0
let foot: f64 = 0
/** Where the ray before came to the ground. */
let besideX: f64 = 0
let besideY: f64 = 0
/** Where in the frame the place of the ground at work is seen. */
let landedX: f64 = 0
let landedY: f64 = 0

function take(block: usize): usize {
  takeSlab(block)
  const own = block + (SHAPE_FIELDS << 3)
  fine = <usize>field(own, Field.Grids)
  coarse = fine + GRID
  hidden = coarse + GRID
  keyX = field(own, Field.KeyX)
  keyY = field(own, Field.KeyY)
  keyZ = field(own, Field.KeyZ)
  eyeX = field(own, Field.EyeX) - left
  eyeY = field(own, Field.EyeY) - top
  far = field(own, Field.Far)
  apart = field(own, Field.Apart)
  columns = <i32>field(own, Field.Columns)
  aboveX = <usize>field(own, Field.AboveX)
  aboveY = <usize>field(own, Field.AboveY)
  parted = field(own, Field.Parted)
  logs = f32x4(<f32>field(own, Field.LogR), <f32>field(own, Field.LogG), <f32>field(own, Field.LogB), 0)
  depth = field(own, Field.Depth)
  right = field(own, Field.Right)
  down = field(own, Field.Down)
  foot = field(own, Field.Foot) - top
  return own
}

/** Follows the ray at work from where it enters; returns its way through the glass, or -1 where it is lost. */
function passThrough(stands: bool): f64 {
  turnNormal()
  if (!refract(1 / ior, 1)) return -1
  let path: f64 = 0
  for (let turns = 0; turns < MOST_TURNS; turns++) {
    path += cross()
    // What lies on the ground is not left through its back: the light is there.
    if (!stands && rayZ < -thick + 1) return path
    turnNormal()
    if (refract(ior, -1)) return path
    reflect()
  }
  return -1
}

/** How far from its neighbours the ray of a column comes to the ground; notes where that is. */
function partedAt(offset: usize, x: f64, y: f64, overX: f64, overY: f64): f64 {
  const most = max(abs(x - besideX) + abs(y - besideY), abs(x - overX) + abs(y - overY))
  besideX = x
  besideY = y
  store<f32>(aboveX + offset, <f32>x)
  store<f32>(aboveY + offset, <f32>y)
  return most
}

/** What is left of light after a way through the glass. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function tinged(way: f64): v128 {
  return exponential(f32x4.mul(logs, f32x4.splat(<f32>(way / depth))))
}

/** Follows the rays of a lamp. `block` is that of `../slab-photons.ts`. */
export function throwRays(block: usize): void {
  const own = take(block)
  const fromX = field(own, Field.FromX) - left
  const fromY = field(own, Field.FromY) - top
  const rows = <i32>field(own, Field.Rows)
  const stands = field(own, Field.Stands) > 0
  for (let row = 0; row < rows; row++) {
    const y = fromY + <f64>row * apart
    if (stands) spillRow(fromX, y)
    else throwRow(fromX, y)
  }
}

/** Of a lamp before a slab that lies on the ground. */
function throwRow(fromX: f64, y: f64): void {
  const sideways = sqrt(right * right + down * down) + 2
  besideX = besideY = NOWHERE
  for (let column = 0; column < columns; column++) {
    const x = fromX + <f64>column * apart
    const offset = <usize>column << 2
    const overX = <f64>load<f32>(aboveX + offset)
    const overY = <f64>load<f32>(aboveY + offset)
    store<f32>(aboveX + offset, <f32>NOWHERE)
    if (!mayMeet(x, y, sideways)) continue
    setPoint(x, y, 0)
    setDirection(-keyX, -keyY, -keyZ)
    if (!enter()) continue
    landOnGround(x + right, y + down)
    splat(hidden, landedX, landedY, f32x4.splat(1), true)
    const path = passThrough(false)
    if (path < 0 || rayDZ > -0.1) {
      besideX = NOWHERE
      continue
    }
    const t = (rayZ + thick) / -rayDZ
    const gx = rayX + rayDX * t
    const gy = rayY + rayDY * t
    const far = partedAt(offset, gx, gy, overX, overY)
    landOnGround(gx, gy)
    // Below the slab itself, lines would be bent by it into crumbs.
    splat(far > parted || t < 1 ? coarse : fine, landedX, landedY, tinged(path), false)
  }
}

/** Sets where in the frame a place of the ground is seen. */
function landOnGround(x: f64, y: f64): void {
  const k = far / (far + thick)
  landedX = left + eyeX + (x - eyeX) * k
  landedY = top + eyeY + (y - eyeY) * k
}

/** Of a lamp behind a slab that stands on a table. */
function spillRow(fromX: f64, y: f64): void {
  const lost = f32x4.mul(tinged(LOST_WAY * thick), f32x4.splat(LOST_LIGHT))
  besideX = besideY = NOWHERE
  for (let column = 0; column < columns; column++) {
    const x = fromX + <f64>column * apart
    const offset = <usize>column << 2
    const overX = <f64>load<f32>(aboveX + offset)
    const overY = <f64>load<f32>(aboveY + offset)
    store<f32>(aboveX + offset, <f32>NOWHERE)
    if (!mayMeet(x, y, 1)) continue
    setPoint(x, y, -thick)
    setDirection(-keyX, -keyY, -keyZ)
    if (!enter()) continue
    const onTable = landOnTable()
    if (onTable) splat(hidden, landedX, landedY, f32x4.splat(1), true)
    const straightX = landedX
    const straightY = landedY
    const path = passThrough(true)
    if (path < 0 || rayDY < 0.05 || !landOnTable()) {
      // Thrown to and fro between walls it comes out about there, softly: thin strokes have their light as well.
      if (!onTable) continue
      landedX = straightX
      landedY = straightY
      splat(coarse, landedX, landedY, lost, false)
      continue
    }
    const far = partedAt(offset, landedX, landedY, overX, overY)
    splat(far > parted ? coarse : fine, landedX, landedY, tinged(path), false)
  }
}

/** Sets where in the frame the ray at work comes to the table; false where it does not, from the slab's back on. */
function landOnTable(): bool {
  const t = (foot - rayY) / max<f64>(0.001, rayDY)
  const z = rayZ + rayDZ * t
  if (z < -thick || z > 0.5 * far) return false
  const k = far / (far - z)
  landedX = left + eyeX + (rayX + rayDX * t - eyeX) * k
  landedY = top + eyeY + (foot - eyeY) * k
  return true
}
