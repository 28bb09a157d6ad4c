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
/** Pixels for one of the grid for shadows. */
const HIDDEN = 2

/**
 * Shadow and caustics: rays of the lamp are followed through the slab, and each brings its light to where it meets the
 * ground, so that bright lines form where many meet. Rays that part are laid softly, or they would be seen one by one.
 */
export function throwPhotons(frame: Frame, slab: Slab, clear: Clear, eye: Eye, photons: Photons): void {
  const { key } = photons
  // Soft light needs few rays.
  const apart = Math.min(MOST_APART, Math.max(APART, photons.soft / DENSE))
  const along = slab.thick / Math.max(0.2, key[2])
  const fine = gridOf(frame, 1)
  const coarse = gridOf(frame, COARSE)
  const hidden = gridOf(frame, HIDDEN)
  const [right, down] = [-key[0] * along, -key[1] * along]
  const sideways = Math.hypot(right, down) + 2
  // Rays start in the plane of the front, so far aside that they still meet the back.
  const fromX = slab.x - Math.max(0, right)
  const columns = Math.ceil((slab.width + Math.abs(right)) / apart)
  const fromY = slab.y - Math.max(0, down)
  const rows = Math.ceil((slab.height + Math.abs(down)) / apart)
  const above = { x: new Float32Array(columns).fill(FAR), y: new Float32Array(columns).fill(FAR) }
  const sun: Sun = {
    slab,
    clear,
    eye,
    key,
    right,
    down,
    sideways,
    fine,
    coarse,
    hidden,
    above,
    fromX,
    apart,
    tinge: photons.tinge,
  }
  for (let row = 0; row < rows; row++) throwRow(sun, fromY + row * apart)
  lay(frame, boundsOf(frame, sun), sun, photons)
}

interface Sun {
  slab: Slab
  clear: Clear
  eye: Eye
  key: Rgb
  /** How far aside light that goes straight on meets the ground, and the most of both. */
  right: number
  down: number
  sideways: number
  fine: Grid
  coarse: Grid
  hidden: Grid
  /** Where the rays of the row above came to the ground. */
  above: { x: Float32Array; y: Float32Array }
  fromX: number
  /** Pixels between two rays. */
  apart: number
  tinge: number
}

function throwRow(sun: Sun, y: number): void {
  const { slab, eye, key, fine, coarse, hidden, above, clear } = sun
  const [lr, lg, lb] = clear.logs
  let besideX = FAR
  let besideY = FAR
  for (let column = 0; column < above.x.length; column++) {
    const x = sun.fromX + column * sun.apart
    const aboveX = above.x[column]!
    const aboveY = above.y[column]!
    above.x[column] = FAR
    if (!mayMeet(slab, x, y, sun.sideways)) continue
    ray[X] = x
    ray[Y] = y
    ray[Z] = 0
    ray[DX] = -key[0]
    ray[DY] = -key[1]
    ray[DZ] = -key[2]
    if (!enter(slab)) continue
    land(slab, eye, x + sun.right, y + sun.down)
    splat(hidden, 1, 0, 0)
    const path = passThrough(slab, clear)
    if (path < 0 || ray[DZ]! > -0.1) {
      besideX = FAR
      continue
    }
    const t = (ray[Z]! + slab.thick) / -ray[DZ]!
    const gx = ray[X]! + ray[DX]! * t
    const gy = ray[Y]! + ray[DY]! * t
    const parted = Math.max(
      Math.abs(gx - besideX) + Math.abs(gy - besideY),
      Math.abs(gx - aboveX) + Math.abs(gy - aboveY),
    )
    besideX = above.x[column] = gx
    besideY = above.y[column] = gy
    land(slab, eye, gx, gy)
    const way = (path / clear.depth) * sun.tinge
    // Below the slab itself, lines would be bent by it into crumbs.
    const grid = parted > (PARTED * sun.apart) / APART || t < 1 ? coarse : fine
    splat(grid, Math.exp(lr * way), Math.exp(lg * way), Math.exp(lb * way))
  }
}

/** Sets where in the frame a place of the ground is seen. */
function land(slab: Slab, eye: Eye, x: number, y: number): void {
  const k = eye.far / (eye.far + slab.thick)
  landed[X] = eye.eyeX + (x - eye.eyeX) * k
  landed[Y] = eye.eyeY + (y - eye.eyeY) * k
}

/** Where the light may come to lie, as left, top, right, bottom: the slab's planes have room around it already. */
function boundsOf({ width, height }: Frame, { slab, sideways }: Sun): readonly [number, number, number, number] {
  const by = Math.ceil(sideways)
  return [
    Math.max(0, slab.x - by),
    Math.max(0, slab.y - by),
    Math.min(width, slab.x + slab.width + by),
    Math.min(height, slab.y + slab.height + by),
  ]
}

function lay(frame: Frame, bounds: ReturnType<typeof boundsOf>, sun: Sun, { soft, share, strength }: Photons): void {
  const { fine, coarse, hidden } = sun
  const [left, top, right, bottom] = bounds
  const unit = sun.apart * sun.apart
  const shade = blur(hidden.r, hidden.width, hidden.height, Math.max(soft, sun.apart) / HIDDEN)
  const channels = (['r', 'g', 'b'] as const).map((name) => ({
    sharp: blur(fine[name], fine.width, fine.height, Math.max(soft, DENSE * sun.apart)),
    wide: blur(coarse[name], coarse.width, coarse.height, Math.max(1.3, SPREAD * frame.width)),
    image: frame[name],
  }))
  const bright = unit * strength * share
  for (let y = top; y < bottom; y++) {
    for (let x = left, at = y * frame.width + left; x < right; x++, at++) {
      const kept = 1 - Math.min(1, between(shade, hidden, x, y) * unit)
      const lit = 1 - share + share * kept
      for (let c = 0; c < 3; c++) {
        const { sharp, wide, image } = channels[c]!
        image[at]! *= lit + bright * (sharp[y * fine.width + x]! + between(wide, coarse, x, y))
      }
    }
  }
}
