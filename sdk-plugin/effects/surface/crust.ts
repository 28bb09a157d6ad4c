import { noiseAt, noiseTile, TILE } from '../kernels/noise.ts'
import { PLATES_ACROSS, plateTiles } from '../kernels/plates.ts'

/** Seed of the crust of a scene: a plate and the fire in its gaps agree whatever seed the caller chose. */
export const SCENE_CRUST = 4

/** How far a gap strays within a plate's side, as a share of how far all of it does. */
const JAGGED = 0.42

/**
 * Distance to the nearest gap of a cracked crust, in pixels; the gaps wander, and are jagged from close by.
 *
 * @param size Of a plate, in pixels.
 */
export function crustOf(size: number, seed: number): (x: number, y: number) => number {
  const { gap } = plateTiles()
  const clouds = noiseTile('clouds')
  const k = TILE / PLATES_ACROSS / size
  const wander = TILE / PLATES_ACROSS / 2.4
  const [shiftX, shiftY] = [seed * 37, seed * 91]
  return (x, y) => {
    const u = x * k + shiftX
    const v = y * k + shiftY
    const wx = wander * (noiseAt(clouds, u * 0.7, v * 0.7) + JAGGED * noiseAt(clouds, u * 3.1 + 40, v * 3.1))
    const wy =
      wander * (noiseAt(clouds, u * 0.7 + 170, v * 0.7 + 60) + JAGGED * noiseAt(clouds, u * 3.1 + 90, v * 3.1 + 20))
    return noiseAt(gap, u + wx, v + wy) * size
  }
}
