import type { Body, Glass } from './glass.ts'

/** The ray at work: slots by the names below. */
export const ray = new Float64Array(15)
/** Normal of the front, direction to the eye, and the cosine between them. */
export const [NX, NY, NZ, EX, EY, EZ, FACING] = [0, 1, 2, 3, 4, 5, 6]
/** Where it comes to lie, the share that is reflected back, its angle to the back, its direction inside. */
export const [DX, DY, KEPT, COS, IX, IY] = [7, 8, 9, 10, 11, 12]
/** Share of it that an upright wall has thrown back, and how near it came to the edge of wall and back. */
export const [WALL, SEAM] = [13, 14]

/**
 * Follows the ray of the pixel at work through the front, to an upright wall if there is one in its way, and through
 * the back.
 *
 * @param thick Pixels of glass below the front
 * @param x Pixel in the planes of the body, and `y`
 */
export function passThrough({ ior, reach, back, walls }: Glass, thick: number, body: Body, x: number, y: number): void {
  const nx = ray[NX]!
  const ny = ray[NY]!
  const ex = ray[EX]!
  const ey = ray[EY]!
  const ez = ray[EZ]!
  const facing = ray[FACING]!
  const eta = 1 / ior
  const bend = eta * facing - Math.sqrt(1 - eta * eta * (1 - facing * facing))
  const goesX = bend * nx - eta * ex
  const goesY = bend * ny - eta * ey
  const iz = Math.min(-0.2, bend * ray[NZ]! - eta * ez)
  const deep = thick + walls
  let dx = (-goesX / iz) * deep
  let dy = (-goesY / iz) * deep
  ray[IX] = goesX
  ray[IY] = goesY
  ray[WALL] = 0
  ray[SEAM] = 0
  if (body.distance && walls > 0) {
    meetWall(body, body.distance, x + dx, y + dy)
    dx += aside[0]!
    dy += aside[1]!
  }
  const ix = ray[IX]!
  const iy = ray[IY]!
  const mx = nx * back
  const my = ny * back
  const mz = -Math.sqrt(Math.max(0.05, 1 - mx * mx - my * my))
  const cos = Math.max(0.02, ix * mx + iy * my + iz * mz)
  const left = 1 - ior * ior * (1 - cos * cos)
  // Near the critical angle the image is squeezed to a line; it fades into the mirror there.
  const turn = ior * cos - Math.sqrt(left < 0.05 ? 0.05 : left)
  const oz = Math.min(-0.22, ior * iz - turn * mz)
  ray[DX] = dx - ((ior * ix - turn * mx) / oz) * reach + (ex / ez) * (deep + reach)
  ray[DY] = dy - ((ior * iy - turn * my) / oz) * reach + (ey / ez) * (deep + reach)
  ray[KEPT] = left <= 0 ? 1 : left > 0.2 ? 0 : 1 - left * 5
  ray[COS] = cos
}

/** How far a wall moves the place where the ray at work meets the back. */
const aside = new Float64Array(2)
/** Pixels over which the edge of wall and back is broken, to both sides. */
const BROKEN = 1.6
/** Walls farther out than this are of another part of the letters, or none. */
const MOST = 400

/** Throws the ray back from the wall that stands between its pixel and where it would meet the back, at x, y. */
function meetWall({ width, height }: Body, distance: Float32Array, x: number, y: number): void {
  aside.fill(0)
  const column = x < 1 ? 1 : x > width - 2 ? width - 2 : Math.round(x)
  const row = y < 1 ? 1 : y > height - 2 ? height - 2 : Math.round(y)
  const at = row * width + column
  const gx = (distance[at + 1]! - distance[at - 1]!) / 2
  const gy = (distance[at + width]! - distance[at - width]!) / 2
  const out = -(distance[at]! + gx * (x - column) + gy * (y - row))
  ray[SEAM] = Math.max(0, 1 - Math.abs(out) / BROKEN)
  if (out <= -0.5 || out > MOST) return
  const scale = 1 / Math.max(0.05, gx * gx + gy * gy)
  const share = Math.min(1, out + 0.5)
  const towards = (ray[IX]! * gx + ray[IY]! * gy) * scale
  ray[WALL] = share
  if (towards < 0) {
    ray[IX]! -= 2 * towards * gx * share
    ray[IY]! -= 2 * towards * gy * share
  }
  aside[0] = 2 * Math.max(0, out) * gx * share
  aside[1] = 2 * Math.max(0, out) * gy * share
}
