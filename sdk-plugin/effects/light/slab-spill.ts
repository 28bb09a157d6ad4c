import type { Rgb } from '../colour.ts'
import type { Frame } from '../frame.ts'
import { blur } from '../kernels/blur.ts'
import { DX, DY, DZ, ray, type Slab, X, Y, Z } from './slab.ts'
import { enter } from './slab-march.ts'
import type { Clear } from './slab-view.ts'
import {
  APART,
  between,
  COARSE,
  type Eye,
  FAR,
  type Grid,
  gridOf,
  landed,
  mayMeet,
  PARTED,
  passThrough,
  splat,
} from './slab-photons.ts'

/** Light of a lamp behind a slab that stands, on the table before it. */
export interface Spill {
  /** Unit vector to the lamp: up, and away from us. */
  key: Rgb
  /** Row of the frame where the slab stands. */
  foot: number
  /** Light that is added where it arrives. */
  glow: Rgb
  /** Share of the table's light that its shadow takes. */
  shade: number
  /** Softness in pixels. */
  soft: number
  /** Pixels below the foot where little of that light is left: it is soft there as well. */
  fade: number
}

/** Follows the rays of a lamp behind through a slab that stands, to where they meet the table. */
export function spillPhotons(frame: Frame, slab: Slab, clear: Clear, eye: Eye, spill: Spill): void {
  const fine = gridOf(frame, 2)
  const coarse = gridOf(frame, COARSE)
  const hidden = gridOf(frame, COARSE)
  // Soft light needs few rays.
  const apart = Math.min(2 * APART, Math.max(APART, spill.soft / 2))
  const columns = Math.ceil(slab.width / apart)
  const above = { x: new Float32Array(columns).fill(FAR), y: new Float32Array(columns).fill(FAR) }
  for (let y = slab.y; y < Math.min(slab.y + slab.height, spill.foot); y += apart) {
    spillRow({ slab, clear, eye, spill, fine, coarse, hidden, above, apart }, y)
  }
  // It begins behind the feet, where the backs stand: seen between the letters as well.
  const behind = eye.eyeY + ((spill.foot - eye.eyeY) * eye.far) / (eye.far + slab.thick)
  lay(frame, Math.max(0, Math.floor(behind - 3 * spill.soft)), spill, { fine, coarse, hidden }, apart)
}

/** Darkens the table by the slab's shadow, and brings to it what comes through. */
function lay(frame: Frame, first: number, spill: Spill, grids: Grids, apart: number): void {
  const { fine, coarse, hidden } = grids
  const unit = apart * apart
  const shade = blur(hidden.r, hidden.width, hidden.height, Math.max(1.3, (1.2 * spill.soft) / COARSE))
  for (const [c, name] of (['r', 'g', 'b'] as const).entries()) {
    const sharp = blur(fine[name], fine.width, fine.height, Math.max(0.7, spill.soft / 2))
    const softer = blur(fine[name], fine.width, fine.height, Math.max(2, 2 * spill.soft))
    const wide = blur(coarse[name], coarse.width, coarse.height, Math.max(1.3, (1.5 * spill.soft) / COARSE))
    const image = frame[name]
    for (let y = first; y < frame.height; y++) {
      const far = Math.max(0, (y - spill.foot) / spill.fade)
      const t = Math.min(1, far)
      const glow = unit * spill.glow[c]! * Math.exp(-far * far)
      for (let x = 0, at = y * frame.width; x < frame.width; x++, at++) {
        const lines = between(sharp, fine, x, y)
        const light = lines + (between(softer, fine, x, y) - lines) * t + between(wide, coarse, x, y)
        image[at]! *= 1 - spill.shade * Math.min(1, between(shade, hidden, x, y) * unit)
        image[at]! += light * glow
      }
    }
  }
}

type Grids = Pick<Spilled, 'fine' | 'coarse' | 'hidden'>

interface Spilled {
  slab: Slab
  clear: Clear
  eye: Eye
  spill: Spill
  fine: Grid
  coarse: Grid
  hidden: Grid
  above: { x: Float32Array; y: Float32Array }
  /** Pixels between two rays. */
  apart: number
}

/** The way of a ray that is lost between walls, in times the thickness; and the share of its light that comes out. */
const LOST_WAY = 1.3
const LOST_LIGHT = 0.9

function spillRow({ slab, clear, eye, spill, fine, coarse, hidden, above, apart }: Spilled, y: number): void {
  const [kx, ky, kz] = spill.key
  const [lr, lg, lb] = clear.logs
  const lost = (LOST_WAY * slab.thick) / clear.depth
  let besideX = FAR
  let besideY = FAR
  for (let column = 0; column < above.x.length; column++) {
    const aboveX = above.x[column]!
    const aboveY = above.y[column]!
    above.x[column] = FAR
    const start = slab.x + column * apart
    if (!mayMeet(slab, start, y, 1)) continue
    ray[X] = start
    ray[Y] = y
    ray[Z] = -slab.thick
    ray[DX] = -kx
    ray[DY] = -ky
    ray[DZ] = -kz
    if (!enter(slab)) continue
    const onTable = land(eye, spill, slab.thick)
    if (onTable) splat(hidden, 1, 0, 0)
    const [straightX, straightY] = [landed[X]!, landed[Y]!]
    const path = passThrough(slab, clear, true)
    if (path < 0 || ray[DY]! < 0.05 || !land(eye, spill, slab.thick)) {
      // Thrown to and fro between walls it comes out about there, softly: thin strokes have their light as well.
      if (!onTable) continue
      landed[X] = straightX
      landed[Y] = straightY
      splat(
        coarse,
        LOST_LIGHT * Math.exp(lr * lost),
        LOST_LIGHT * Math.exp(lg * lost),
        LOST_LIGHT * Math.exp(lb * lost),
      )
      continue
    }
    const parted = Math.max(
      Math.abs(landed[X]! - besideX) + Math.abs(landed[Y]! - besideY),
      Math.abs(landed[X]! - aboveX) + Math.abs(landed[Y]! - aboveY),
    )
    besideX = above.x[column] = landed[X]!
    besideY = above.y[column] = landed[Y]!
    const way = path / clear.depth
    splat(parted > (PARTED * apart) / APART ? coarse : fine, Math.exp(lr * way), Math.exp(lg * way), Math.exp(lb * way))
  }
}

/** Sets where in the frame the ray at work comes to the table; false where it does not, from the slab's back on. */
function land(eye: Eye, { foot }: Spill, thick: number): boolean {
  const t = (foot - ray[Y]!) / Math.max(0.001, ray[DY]!)
  const z = ray[Z]! + ray[DZ]! * t
  if (z < -thick || z > 0.5 * eye.far) return false
  const k = eye.far / (eye.far - z)
  landed[X] = eye.eyeX + (ray[X]! + ray[DX]! * t - eye.eyeX) * k
  landed[Y] = eye.eyeY + (foot - eye.eyeY) * k
  return true
}
