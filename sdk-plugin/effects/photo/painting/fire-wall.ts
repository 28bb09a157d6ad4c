import { smoothstep } from '../../colour.ts'
import { Kept } from '../../kept.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import type { Blaze } from './blaze.ts'

interface Wall {
  /** Height of its tallest flames, in pixels of the picture; its foot is the lower side. */
  tall: number
  /** How much higher it burns at the sides than in the middle, 0 to 1. */
  sides: number
  seed: number
}

const kept = new Kept<Blaze>(2)

/**
 * A wall of fire as it is seen from far enough: sheets of gas that rise, part and close again, torn to points at their
 * top, bright along their folds. On a grid of half the picture's size.
 */
export function fireWall(picture: { width: number; height: number }, wall: Wall): Blaze {
  const name = JSON.stringify([picture.width, picture.height, wall])
  const blaze = kept.get(name, () => burn(picture, wall))
  return { ...blaze, heat: blaze.heat.slice() }
}

function burn(picture: { width: number; height: number }, { tall, sides, seed }: Wall): Blaze {
  const cell = 2
  // Two rows more than the picture has: what is sampled at its lower side lies between rows.
  const [width, height] = [Math.ceil(picture.width / cell), Math.ceil(picture.height / cell) + 2]
  const k = (900 / Math.min(picture.width, picture.height)) * cell
  const high = tall / cell
  const clouds = noiseTile('clouds')
  const tops = Float32Array.from({ length: width }, (_, x) => {
    const u = (2 * x) / width - 1
    const own =
      0.72 + 0.9 * noiseAt(clouds, x * k * 0.36 + seed * 17, 31) + 0.5 * noiseAt(clouds, x * k * 1.1, seed * 7)
    return high * Math.max(0.25, own) * (1 - sides + sides * Math.abs(u))
  })
  const heat = new Float32Array(width * height)
  const bends = new NoiseRows('swirls', width, { scale: 0.3 * k, scaleY: 0.17 * k, left: seed * 37 })
  const sheets = noiseTile('swirls')
  for (let y = 0, at = 0; y < height; y++) {
    const bend = bends.at(y)
    for (let x = 0; x < width; x++, at++) {
      const rise = (height - y) / tops[x]!
      if (rise > 1.4) continue
      // Gas rolls as it rises: its sheets are bent and folded over, not drawn up like curtains.
      const roll = noiseAt(sheets, x * k * 0.62 + seed * 19, y * k * 0.44)
      const u = x * k + 95 * bend[x]! * Math.min(1, 0.25 + rise) + 74 * roll
      const v = y * k + 105 * noiseAt(sheets, x * k * 0.34 + 140, y * k * 0.24 + seed * 7)
      const sheet = 1 - 5.5 * Math.abs(noiseAt(sheets, u * 0.5 + seed * 53, v * 0.2))
      const tongue = noiseAt(clouds, u * 0.9 + seed * 29, v * 0.36)
      const thread = noiseAt(clouds, u * 2.3 + 11 * sheet, v * 0.8)
      const body = 1.05 - rise + (0.3 + 0.95 * rise) * (1.35 * tongue + 0.24 * sheet) + 0.3 * rise * thread
      const gas = smoothstep(0, 0.75, body)
      const bright =
        Math.max(0, 0.52 + 0.42 * Math.max(-0.6, sheet) + 0.75 * thread * gas) *
        (1 - 0.3 * rise) *
        smoothstep(1.4, 1.1, rise)
      heat[at] = gas * Math.min(0.95, bright)
    }
  }
  return { width, height, cell, heat }
}
