/** Light of a lamp that is followed through a slab to the ground. */

import type { Slab } from '../../light/slab.ts'
import { type Eye, type Grid, partedBy, type Rays, type Thrown } from '../../light/slab-photons.ts'
import type { Clear } from '../../light/slab-view.ts'
import { DX, DY, DZ, normal, ray, turnNormal, X, Y, Z } from './slab.ts'
import { reflect, refract } from './slab-bend.ts'
import { cross, enter } from './slab-march.ts'

const MOST_TURNS = 2
/** Where rays that never came to the ground count as having come. */
const FAR = 1e6

/** Where the rays of the row above came to the ground. */
interface Above {
  x: Float32Array
  y: Float32Array
}

/** Follows the rays of a lamp through a slab, and adds what each brings where it comes to the ground. */
export function throwRays(rays: Rays, thrown: Thrown): void {
  const { fromY, apart, columns, rows, foot } = rays
  const above = { x: new Float32Array(columns).fill(FAR), y: new Float32Array(columns).fill(FAR) }
  for (let row = 0; row < rows; row++) {
    const y = fromY + row * apart
    if (foot === undefined) throwRow(rays, thrown, above, y)
    else spillRow(rays, thrown, above, y, foot)
  }
}

/** Of a lamp before a slab that lies on the ground. */
function throwRow(rays: Rays, { fine, coarse, hidden }: Thrown, above: Above, y: number): void {
  const { slab, eye, key, clear, aside } = rays
  const [lr, lg, lb] = clear.logs
  let besideX = FAR
  let besideY = FAR
  for (let column = 0; column < above.x.length; column++) {
    const x = rays.fromX + column * rays.apart
    const aboveX = above.x[column]!
    const aboveY = above.y[column]!
    above.x[column] = FAR
    if (!mayMeet(slab, x, y, Math.hypot(...aside) + 2)) continue
    ray[X] = x
    ray[Y] = y
    ray[Z] = 0
    ray[DX] = -key[0]
    ray[DY] = -key[1]
    ray[DZ] = -key[2]
    if (!enter(slab)) continue
    landOnGround(slab, eye, x + aside[0], y + aside[1])
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
    landOnGround(slab, eye, gx, gy)
    const way = (path / clear.depth) * rays.tinge
    // Below the slab itself, lines would be bent by it into crumbs.
    const grid = parted > partedBy(rays) || t < 1 ? coarse : fine
    splat(grid, Math.exp(lr * way), Math.exp(lg * way), Math.exp(lb * way))
  }
}

/** Sets where in the frame a place of the ground is seen. */
function landOnGround(slab: Slab, eye: Eye, x: number, y: number): void {
  const k = eye.far / (eye.far + slab.thick)
  landed[X] = eye.eyeX + (x - eye.eyeX) * k
  landed[Y] = eye.eyeY + (y - eye.eyeY) * k
}

/** The way of a ray that is lost between walls, in times the thickness; and the share of its light that comes out. */
const LOST_WAY = 1.3
const LOST_LIGHT = 0.9

/** Of a lamp behind a slab that stands on a table. */
function spillRow(rays: Rays, { fine, coarse, hidden }: Thrown, above: Above, y: number, foot: number): void {
  const { slab, clear, eye } = rays
  const [kx, ky, kz] = rays.key
  const [lr, lg, lb] = clear.logs
  const lost = (LOST_WAY * slab.thick * rays.tinge) / clear.depth
  let besideX = FAR
  let besideY = FAR
  for (let column = 0; column < above.x.length; column++) {
    const aboveX = above.x[column]!
    const aboveY = above.y[column]!
    above.x[column] = FAR
    const start = rays.fromX + column * rays.apart
    if (!mayMeet(slab, start, y, 1)) continue
    ray[X] = start
    ray[Y] = y
    ray[Z] = -slab.thick
    ray[DX] = -kx
    ray[DY] = -ky
    ray[DZ] = -kz
    if (!enter(slab)) continue
    const onTable = landOnTable(eye, foot, slab.thick)
    if (onTable) splat(hidden, 1, 0, 0)
    const straightX = landed[X]!
    const straightY = landed[Y]!
    const path = passThrough(slab, clear, true)
    if (path < 0 || ray[DY]! < 0.05 || !landOnTable(eye, foot, slab.thick)) {
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
    const way = (path / clear.depth) * rays.tinge
    splat(parted > partedBy(rays) ? coarse : fine, Math.exp(lr * way), Math.exp(lg * way), Math.exp(lb * way))
  }
}

/** Sets where in the frame the ray at work comes to the table; false where it does not, from the slab's back on. */
function landOnTable(eye: Eye, foot: number, thick: number): boolean {
  const t = (foot - ray[Y]!) / Math.max(0.001, ray[DY]!)
  const z = ray[Z]! + ray[DZ]! * t
  if (z < -thick || z > 0.5 * eye.far) return false
  const k = eye.far / (eye.far - z)
  landed[X] = eye.eyeX + (ray[X]! + ray[DX]! * t - eye.eyeX) * k
  landed[Y] = eye.eyeY + (foot - eye.eyeY) * k
  return true
}

/** Whether the outline is within reach of a ray that starts here. */
function mayMeet({ x, y, width, height, distance }: Slab, px: number, py: number, reach: number): boolean {
  const u = Math.round(px - x)
  const v = Math.round(py - y)
  return u < 0 || v < 0 || u >= width || v >= height || distance[v * width + u]! > -reach
}

/** Follows the ray at work from where it enters; returns its way through the glass, or -1 where it is lost. */
function passThrough(slab: Slab, clear: Clear, stands = false): number {
  turnNormal(slab)
  if (!refract(1 / clear.ior, 1)) return -1
  let path = 0
  for (let turns = 0; turns < MOST_TURNS; turns++) {
    path += cross(slab)
    // What lies on the ground is not left through its back: the light is there.
    if (!stands && ray[Z]! < -slab.thick + 1) return path
    turnNormal(slab)
    if (refract(clear.ior, -1)) return path
    reflect()
    ray[X]! -= normal[X]!
    ray[Y]! -= normal[Y]!
    ray[Z]! -= normal[Z]!
  }
  return -1
}

/** Where in the frame the place of the ground at work is seen. */
const landed = new Float64Array(2)

/** Adds light where the place at work is seen. */
function splat({ r, g, b, step, width, height }: Grid, red: number, green: number, blue: number): void {
  const x = landed[X]! / step
  const y = landed[Y]! / step
  if (!(x >= 0 && y >= 0 && x < width - 1 && y < height - 1)) return
  const x0 = x | 0
  const y0 = y | 0
  const tx = x - x0
  const ty = y - y0
  for (let corner = 0; corner < 4; corner++) {
    const at = (y0 + (corner >> 1)) * width + x0 + (corner & 1)
    const share = (corner & 1 ? tx : 1 - tx) * (corner >> 1 ? ty : 1 - ty)
    r[at]! += red * share
    g[at]! += green * share
    b[at]! += blue * share
  }
}
