import type { Rgb } from '../colour.ts'
import type { Environment } from '../light/environment.ts'
import { lookAt, lookInto, seen } from '../light/look.ts'
import { type FacetNormals, NONE, type Pavilion } from './crown.ts'

/** How a stone takes light. */
export interface Look {
  /** What comes through the thickness. */
  colour: Rgb
  /** In pixels. */
  thickness: number
  /** Of refraction. */
  index: number
  fire: number
  body: number
  environment: Environment
  gain: number
}

/** Where `shineOf` leaves the light. */
export const lit = new Float64Array(3)

/** Times that light is thrown back within the stone. */
const BOUNCES = 2
/** How much more blue is bent than green, and red less. */
const DISPERSION = 0.03
const ray = { x: 0, y: 0, z: 0 }

/**
 * Light of a facet at a place: mirrored on it, thrown to and fro behind it, and what glows in the stone.
 *
 * @param px Lean of the line of sight, and `py`
 * @param shaded 0 to 1: how far the place lies on the side away from the lamp, where what it sends through gathers
 */
export function shineOf(
  { x: fx, y: fy, z: fz }: FacetNormals,
  facet: number,
  pavilion: Pavilion,
  { colour, thickness, index, fire, body, environment, gain }: Look,
  x: number,
  y: number,
  px: number,
  py: number,
  shaded: number,
): void {
  const nx = fx[facet]!
  const ny = fy[facet]!
  const nz = fz[facet]!
  const scale = 1 / Math.sqrt(px * px + py * py + 1)
  const [vx, vy, vz] = [px * scale, py * scale, scale]
  const facing = Math.max(0.05, nx * vx + ny * vy + nz * vz)
  // Into the stone, by Snell's law.
  const ratio = 1 / index
  const along = ratio * facing - Math.sqrt(1 - ratio * ratio * (1 - facing * facing))
  ray.x = along * nx - ratio * vx
  ray.y = along * ny - ratio * vy
  ray.z = along * nz - ratio * vz
  const way = within(pavilion, x, y, thickness * (0.3 + 0.7 * nz), thickness)
  // No two facets of a crown are cut alike, and so their light is not.
  const own = 0.6 + 0.8 * (((facet * 37) % 11) / 10)
  leave(environment, colour, index, way, fire * gain * own)
  const glow = body * gain * (0.3 + 1.6 * shaded * shaded) * (0.5 + 0.5 * own)
  seen.fill(0)
  lookInto(environment.diffuse, 0, 0, 1, glow)
  for (let c = 0; c < 3; c++) lit[c]! += seen[c]! * colour[c]! * colour[c]!
  seen.fill(0)
  const film = 0.06 + 0.94 * (1 - facing) ** 5
  lookInto(environment.levels[0]!, 2 * facing * nx - vx, 2 * facing * ny - vy, 2 * facing * nz - vz, film * gain)
  for (let c = 0; c < 3; c++) lit[c]! += seen[c]!
}

/** Sends the ray from facet to facet of the lower side; returns its way in thicknesses. */
function within(
  { facet, normals, width, height }: Pavilion,
  x: number,
  y: number,
  depth: number,
  unit: number,
): number {
  let way = 0
  for (let bounce = 0; bounce < BOUNCES; bounce++) {
    const length = bounce === 0 ? depth / Math.max(0.3, -ray.z) : depth * 1.1
    way += length
    x += ray.x * length
    y += ray.y * length
    const at =
      Math.min(height - 1, Math.max(0, Math.round(y))) * width + Math.min(width - 1, Math.max(0, Math.round(x)))
    const met = facet[at]!
    if (met === NONE) break
    const towards = ray.x * normals.x[met]! + ray.y * normals.y[met]! + ray.z * normals.z[met]!
    if (towards <= 0) break
    ray.x -= 2 * towards * normals.x[met]!
    ray.y -= 2 * towards * normals.y[met]!
    ray.z -= 2 * towards * normals.z[met]!
    if (ray.z > 0.75) break
  }
  return (way + depth) / unit
}

/** Looks where the ray comes from once it has left through the table, each colour bent by its own index. */
function leave(environment: Environment, colour: Rgb, index: number, way: number, power: number): void {
  const level = environment.levels[0]!
  for (let c = 0; c < 3; c++) {
    const bent = index * (1 + DISPERSION * (c - 1))
    const ox = ray.x * bent
    const oy = ray.y * bent
    const flat = ox * ox + oy * oy
    // What would be held inside goes round once more, and comes out fainter.
    const isHeld = flat > 0.97 || ray.z < 0
    const back = isHeld ? -0.62 / Math.sqrt(flat + 1e-6) : 1
    const oz = Math.sqrt(Math.max(0.03, 1 - flat * back * back))
    const thick = isHeld ? way + 1.2 : way
    const through = Math.exp(Math.log(Math.max(0.004, colour[c]!)) * thick * 0.6)
    lit[c] = lookAt(level, ox * back, oy * back, oz, c) * through * power * (isHeld ? 0.8 : 1)
  }
}
