import type { Rgb } from '../colour.ts'
import type { Frame } from '../frame.ts'
import { blur } from '../kernels/blur.ts'
import { laySpill } from '../kernels/slab-lay.ts'
import { throwRays } from '../kernels/slab-photons.ts'
import type { Slab } from './slab.ts'
import { APART, COARSE, type Eye, gridOf, shadowGridOf, type Thrown } from './slab-photons.ts'
import type { Clear } from './slab-view.ts'

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

/** Pixels for a cell of the grid for rays that come close together. */
const FINE = 2

/** Follows the rays of a lamp behind through a slab that stands, to where they meet the table. */
export function spillPhotons(frame: Frame, slab: Slab, clear: Clear, eye: Eye, spill: Spill): void {
  const { key, foot, soft } = spill
  // Soft light needs few rays.
  const apart = Math.min(2 * APART, Math.max(APART, soft / 2))
  const rays = {
    slab,
    clear,
    eye,
    key,
    fromX: slab.x,
    fromY: slab.y,
    apart,
    columns: Math.ceil(slab.width / apart),
    rows: Math.ceil((Math.min(slab.y + slab.height, foot) - slab.y) / apart),
    tinge: 1,
    aside: [0, 0],
    foot,
  } as const
  const thrown = { fine: gridOf(frame, FINE), coarse: gridOf(frame, COARSE), hidden: shadowGridOf(frame, COARSE) }
  throwRays(rays, thrown)
  // It begins behind the feet, where the backs stand: seen between the letters as well.
  const behind = eye.eyeY + ((foot - eye.eyeY) * eye.far) / (eye.far + slab.thick)
  lay(frame, Math.max(0, Math.floor(behind - 3 * soft)), spill, thrown, apart)
}

/** Darkens the table by the slab's shadow, and brings to it what comes through. */
function lay(frame: Frame, first: number, spill: Spill, thrown: Thrown, apart: number): void {
  const { fine, coarse, hidden } = thrown
  const unit = apart * apart
  const shade = blur(hidden.r, hidden.width, hidden.height, Math.max(1.3, (1.2 * spill.soft) / COARSE))
  for (const [c, name] of (['r', 'g', 'b'] as const).entries()) {
    const sharp = blur(fine[name], fine.width, fine.height, Math.max(0.7, spill.soft / 2))
    const softer = blur(fine[name], fine.width, fine.height, Math.max(2, 2 * spill.soft))
    const wide = blur(coarse[name], coarse.width, coarse.height, Math.max(1.3, (1.5 * spill.soft) / COARSE))
    const light = { shade, sharp, softer, wide, unit, glow: spill.glow[c]! }
    laySpill(frame[name], frame, first, thrown, light, spill)
  }
}
