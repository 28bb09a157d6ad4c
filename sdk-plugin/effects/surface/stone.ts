import type { Rgb } from '../colour.ts'
import type { Environment } from '../light/environment.ts'
import { lookAt, lookInto, seen } from '../light/look.ts'
import { type FacetNormals, NONE, type Pavilion } from './crown.ts'

/** How a stone takes light. */
export interface Look {
  /** What comes through, for red, green and blue: `throughOf`. */
  through: readonly Float32Array[]
  /** Light in the stone where nothing is thrown back: `ambientOf`. */
  ambient: Rgb
  /** In pixels. */
  thickness: number
  /** Of refraction. */
  index: number
  /** How much more blue is bent than green, and red less. */
  dispersion: number
  fire: number
  body: number
  environment: Environment
  gain: number
}

/** Where `shineOf` leaves the light. */
export const lit = new Float64Array(3)

/** Steps of a way for each thickness, and how many there are. */
const STEPS = 16
const WAYS = 160

/** What comes through by the way, of a stone that lets `share` through its thickness. */
export function throughOf(share: number): Float32Array {
  const each = (0.6 * Math.log(Math.max(0.004, share))) / STEPS
  return Float32Array.from({ length: WAYS }, (_, step) => Math.exp(each * (step + 0.5)))
}

/** What a stone of a colour glows with in its surroundings. */
export function ambientOf({ diffuse }: Environment, colour: Rgb): Rgb {
  seen.fill(0)
  lookInto(diffuse, 0, 0, 1, 1)
  return [seen[0]! * colour[0] * colour[0], seen[1]! * colour[1] * colour[1], seen[2]! * colour[2] * colour[2]]
}

/** Times that light is thrown back within the stone. */
const BOUNCES = 2
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
  { through, ambient, thickness, index, dispersion, fire, body, environment, gain }: Look,
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
  leave(environment, through, index, dispersion, way, fire * gain * own)
  const glow = body * gain * (0.3 + 1.6 * shaded * shaded) * (0.5 + 0.5 * own)
  const dark = 1 - facing
  const film = (0.06 + 0.94 * dark * dark * dark * dark * dark) * gain
  seen.fill(0)
  lookInto(environment.levels[0]!, 2 * facing * nx - vx, 2 * facing * ny - vy, 2 * facing * nz - vz, film)
  for (let c = 0; c < 3; c++) lit[c]! += seen[c]! + ambient[c]! * glow
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
function leave(
  environment: Environment,
  through: Look['through'],
  index: number,
  dispersion: number,
  way: number,
  power: number,
): void {
  const level = environment.levels[0]!
  for (let c = 0; c < 3; c++) {
    const bent = index * (1 + dispersion * (c - 1))
    const ox = ray.x * bent
    const oy = ray.y * bent
    const flat = ox * ox + oy * oy
    // What would be held inside goes round once more, and comes out fainter.
    const isHeld = flat > 0.97 || ray.z < 0
    const back = isHeld ? -0.62 / Math.sqrt(flat + 1e-6) : 1
    const oz = Math.sqrt(Math.max(0.03, 1 - flat * back * back))
    const thick = isHeld ? way + 1.2 : way
    const share = through[c]![Math.min(WAYS - 1, (thick * STEPS) | 0)]!
    lit[c] = lookAt(level, ox * back, oy * back, oz, c) * share * power * (isHeld ? 0.8 : 1)
  }
}
