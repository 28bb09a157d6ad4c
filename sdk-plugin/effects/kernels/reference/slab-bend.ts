import { DX, DY, DZ, normal, ray, X, Y, Z } from './slab.ts'

/** Share of light that a surface mirrors, after Schlick, by the cosine on the thinner side and that of vertical light. */
export function fresnel(cos: number, straight: number): number {
  const out = 1 - cos
  const squared = out * out
  return straight + (1 - straight) * squared * squared * out
}

/** Bends the ray at work at the surface: `eta` is the ratio of the indices; false where none of it gets through. */
export function refract(eta: number, towards: number): boolean {
  const nx = normal[X]! * towards
  const ny = normal[Y]! * towards
  const nz = normal[Z]! * towards
  const cos = -(ray[DX]! * nx + ray[DY]! * ny + ray[DZ]! * nz)
  const left = 1 - eta * eta * (1 - cos * cos)
  if (left < 0) return false
  const bend = eta * cos - Math.sqrt(left)
  ray[DX] = eta * ray[DX]! + bend * nx
  ray[DY] = eta * ray[DY]! + bend * ny
  ray[DZ] = eta * ray[DZ]! + bend * nz
  return true
}

/** Throws the ray at work back from the surface. */
export function reflect(): void {
  const twice = 2 * (ray[DX]! * normal[X]! + ray[DY]! * normal[Y]! + ray[DZ]! * normal[Z]!)
  ray[DX]! -= twice * normal[X]!
  ray[DY]! -= twice * normal[Y]!
  ray[DZ]! -= twice * normal[Z]!
}
