/** How light that comes from all sides is gathered about a direction. */

export type Vector = [number, number, number]

/** The light from a direction. */
export type Radiance = (direction: Vector, out: Vector) => void

export function axes(at: readonly number[], turn: number) {
  const front = unit(at)
  const side = unit(cross(Math.abs(front[1]) > 0.95 ? [0, 0, 1] : [0, 1, 0], front))
  const over = cross(front, side)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const right = side.map((value, at) => value * cos + over[at]! * sin) as Vector
  const up = over.map((value, at) => value * cos - side[at]! * sin) as Vector
  return { front, right, up }
}

const GOLDEN = Math.PI * (3 - Math.sqrt(5))

/** Rays about an axis, dense near it: for each how far along the axis, to its right and up, all of unit length. */
export function coneOf(spread: number, samples: number): Float64Array {
  const rays = new Float64Array(samples * 3)
  for (let index = 0; index < samples; index++) {
    const reach = spread * Math.sqrt(-Math.log(1 - ((index + 0.5) / samples) * 0.98))
    const scale = 1 / Math.sqrt(1 + reach * reach)
    rays[index * 3] = scale
    rays[index * 3 + 1] = Math.cos(index * GOLDEN) * reach * scale
    rays[index * 3 + 2] = Math.sin(index * GOLDEN) * reach * scale
  }
  return rays
}

const ray: Vector = [0, 0, 0]
const seen: Vector = [0, 0, 0]

/** The mean of what the rays about a direction see, a unit vector. */
export function meanOver(rays: Float64Array, radiance: Radiance, dir: Vector, out: Vector): void {
  const [x, y, z] = dir
  // As `axes` has it, without its arrays: this is asked for ten thousand directions.
  const isSteep = Math.abs(y) > 0.95
  const scale = 1 / Math.sqrt(isSteep ? x * x + y * y : x * x + z * z)
  const rx = (isSteep ? -y : z) * scale
  const ry = isSteep ? x * scale : 0
  const rz = isSteep ? 0 : -x * scale
  const [ux, uy, uz] = [y * rz - z * ry, z * rx - x * rz, x * ry - y * rx]
  let r = 0
  let g = 0
  let b = 0
  for (let at = 0; at < rays.length; at += 3) {
    const along = rays[at]!
    const aside = rays[at + 1]!
    const above = rays[at + 2]!
    ray[0] = x * along + rx * aside + ux * above
    ray[1] = y * along + ry * aside + uy * above
    ray[2] = z * along + rz * aside + uz * above
    radiance(ray, seen)
    r += seen[0]
    g += seen[1]
    b += seen[2]
  }
  const samples = rays.length / 3
  out[0] = r / samples
  out[1] = g / samples
  out[2] = b / samples
}

const SPHERE = 800

export function sphereSamples(radiance: Radiance): Float32Array {
  const samples = new Float32Array(SPHERE * 6)
  const rays = coneOf(0.05, 4)
  const out: Vector = [0, 0, 0]
  for (let index = 0; index < SPHERE; index++) {
    const y = 1 - (2 * (index + 0.5)) / SPHERE
    const r = Math.sqrt(1 - y * y)
    const dir: Vector = [r * Math.cos(index * GOLDEN), y, r * Math.sin(index * GOLDEN)]
    meanOver(rays, radiance, dir, out)
    samples.set(dir, index * 6)
    samples.set(out, index * 6 + 3)
  }
  return samples
}

/** The mean over a cosine lobe; power 1 is what a matt surface gathers. */
export function lobe(samples: Float32Array, dir: Vector, power: number, out: Vector): void {
  const [x, y, z] = dir
  let r = 0
  let g = 0
  let b = 0
  let total = 0
  for (let at = 0; at < samples.length; at += 6) {
    const cos = x * samples[at]! + y * samples[at + 1]! + z * samples[at + 2]!
    if (cos <= 0) continue
    const weight = raised(cos, power)
    total += weight
    r += weight * samples[at + 3]!
    g += weight * samples[at + 4]!
    b += weight * samples[at + 5]!
  }
  out[0] = r / total
  out[1] = g / total
  out[2] = b / total
}

/** A whole power by squaring: several times as fast as the general one. */
function raised(base: number, power: number): number {
  let result = (power & 1) === 1 ? base : 1
  for (let square = base * base, left = power >> 1; left > 0; square *= square, left >>= 1) {
    if ((left & 1) === 1) result *= square
  }
  return result
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

export function unit(vector: readonly number[]): Vector {
  const length = Math.hypot(...vector)
  return [vector[0]! / length, vector[1]! / length, vector[2]! / length]
}
