import type { Normals } from '../kernels/normals.ts'
import type { Ground } from '../light/ground.ts'

/** Thickness that hides half of the relief below it, in em. */
const LEVEL = 0.03

/** A layer that rises in pixels, at x, y of the frame. */
interface Film {
  x: number
  y: number
  width: number
  height: number
  em: number
  heights: Float32Array
  normals: Normals
}

/** Gives a film the slopes of the ground that it lies on: all of them where it is thin, few where it has gathered. */
export function layOn({ nx, ny, width, height }: Ground, film: Film, strength: number): void {
  const { normals, heights } = film
  const hiding = 1 / (LEVEL * film.em) ** 2
  const [lastX, lastY] = [Math.min(film.width, width - film.x), Math.min(film.height, height - film.y)]
  for (let y = Math.max(0, -film.y); y < lastY; y++) {
    const first = Math.max(0, -film.x)
    let from = (y + film.y) * width + first + film.x
    for (let x = first, at = y * film.width + first; x < lastX; x++, at++, from++) {
      const thick = Math.max(0, heights[at]!)
      const share = strength / (127 * (1 + thick * thick * hiding))
      const dx = normals.x[at]! + share * nx[from]!
      const dy = normals.y[at]! + share * ny[from]!
      const dz = normals.z[at]!
      const scale = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz)
      normals.x[at] = dx * scale
      normals.y[at] = dy * scale
      normals.z[at] = dz * scale
    }
  }
}
