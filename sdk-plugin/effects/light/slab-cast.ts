import type { Rgb } from '../colour.ts'
import type { Frame } from '../frame.ts'
import { blur } from '../kernels/blur.ts'
import { layCast } from '../kernels/slab-lay.ts'
import { throwRays } from '../kernels/slab-photons.ts'
import type { Slab } from './slab.ts'
import { APART, COARSE, type Eye, gridOf, type Rays, shadowGridOf, type Thrown } from './slab-photons.ts'
import type { Clear } from './slab-view.ts'

/** How the light of the main lamp goes on behind a slab that lies on its ground. */
export interface Photons {
  /** Unit vector to the lamp. */
  key: Rgb
  /** Share of the ground's light that comes from the lamp. */
  share: number
  /** Times what arrives. */
  strength: number
  /** Softness of shadow and light, in pixels. */
  soft: number
  /** Times the depth of its colour. */
  tinge: number
}

/** Softness that hides the places where rays arrive, in their distance. */
const DENSE = 0.7
/** Pixels between two rays at the most. */
const MOST_APART = 4
/** Softness of light whose rays part, in cells of its grid for a frame as wide as one: a picture is as soft at any size. */
const SPREAD = 1.3 / 640
/** Pixels for a cell of the grid for shadows. */
const HIDDEN = 2

/**
 * Shadow and caustics: rays of the lamp are followed through the slab, and each brings its light to where it meets the
 * ground, so that bright lines form where many meet. Rays that part are laid softly, or they would be seen one by one.
 */
export function throwPhotons(frame: Frame, slab: Slab, clear: Clear, eye: Eye, photons: Photons): void {
  const { key, tinge } = photons
  // Soft light needs few rays.
  const apart = Math.min(MOST_APART, Math.max(APART, photons.soft / DENSE))
  const along = slab.thick / Math.max(0.2, key[2])
  const [right, down] = [-key[0] * along, -key[1] * along]
  // Rays start so far aside that they still meet the back.
  const rays = {
    slab,
    clear,
    eye,
    key,
    fromX: slab.x - Math.max(0, right),
    fromY: slab.y - Math.max(0, down),
    apart,
    columns: Math.ceil((slab.width + Math.abs(right)) / apart),
    rows: Math.ceil((slab.height + Math.abs(down)) / apart),
    tinge,
    aside: [right, down],
  } as const
  const thrown = { fine: gridOf(frame, 1), coarse: gridOf(frame, COARSE), hidden: shadowGridOf(frame, HIDDEN) }
  throwRays(rays, thrown)
  lay(frame, rays, thrown, photons)
}

function lay(frame: Frame, rays: Rays, thrown: Thrown, { soft, share, strength }: Photons): void {
  const { fine, coarse, hidden } = thrown
  const { apart } = rays
  const unit = apart * apart
  const bounds = boundsOf(frame, rays)
  const shade = blur(hidden.r, hidden.width, hidden.height, Math.max(soft, apart) / HIDDEN)
  for (const name of ['r', 'g', 'b'] as const) {
    const sharp = blur(fine[name], fine.width, fine.height, Math.max(soft, DENSE * apart))
    const wide = blur(coarse[name], coarse.width, coarse.height, Math.max(1.3, SPREAD * frame.width))
    const light = { shade, sharp, wide, unit, share, strength }
    layCast(frame[name], frame.width, bounds, thrown, light)
  }
}

/** Where the light may come to lie, as left, top, right, bottom: the slab's planes have room around it already. */
function boundsOf({ width, height }: Frame, { slab, aside }: Rays): readonly [number, number, number, number] {
  const by = Math.ceil(Math.hypot(...aside) + 2)
  return [
    Math.max(0, slab.x - by),
    Math.max(0, slab.y - by),
    Math.min(width, slab.x + slab.width + by),
    Math.min(height, slab.y + slab.height + by),
  ]
}
