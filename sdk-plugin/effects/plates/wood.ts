import { mix, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { cellValue, drawPlate, type Plate } from './plate.ts'

/** Width of a board in frame heights. */
const BOARD = 0.3

/** A table of boards laid across the picture, with rings, fibres and knots. Colours: early wood, late wood. */
export const wood: Plate = {
  colours: [
    [0.36, 0.19, 0.085],
    [0.15, 0.062, 0.024],
  ],
  material: { metal: 0, rough: 0.55, coat: 0.25, coatRough: 0.3 },
  draw(width, height, scale, [early, late]) {
    const clouds = noiseTile('clouds')
    const swirls = noiseTile('swirls')
    const grain = noiseTile('grain')
    return drawPlate(width, height, scale, (u, v, spot) => {
      const board = Math.floor(v / BOARD + 0.37)
      const y = v / BOARD + 0.37 - board
      const own = cellValue(board, 3)
      const other = cellValue(board, 8)
      const border = Math.min(y, 1 - y) * BOARD
      // Rings of a trunk cut lengthwise: a slow function of x, a fast one of y, bent around knots.
      const knotX = other * 2.4 - 0.2
      const knotY = 0.25 + 0.5 * own
      const kx = (u - knotX) * 5
      const ky = (y - knotY) * 1.9
      const knot = 1 / (1 + 9 * (kx * kx * 0.5 + ky * ky * 3))
      const wave = noiseAt(swirls, u * 26 + own * 300, y * 24 + board * 90)
      const rings =
        (y + 0.34 * wave + 0.035 * noiseAt(clouds, u * 90, v * 330) + knot * 0.75) * (5 + 3 * other) + own * 9
      const phase = rings - Math.floor(rings)
      const dark = smoothstep(0.25, 0.93, phase) * smoothstep(1, 0.94, phase)
      const fibre = noiseAt(grain, u * 26 + own * 200, v * 900) + 0.6 * noiseAt(grain, u * 60, v * 1900 + 50)
      const pore = smoothstep(0.34, 0.62, noiseAt(grain, u * 34 + 77, v * 1300 + own * 99))
      // Rings fade in and out along the board; what the eye sees first is fibre.
      const clear = 0.16 + 0.34 * smoothstep(-0.3, 0.5, noiseAt(clouds, u * 34 + own * 170, v * 120))
      const share = Math.min(1, clear * dark + 0.26 * fibre + 0.5 * smoothstep(0.55, 1, knot) + 0.4 * pore)
      const tone = (0.78 + 0.42 * own) * (1 + 0.16 * fibre) * (0.88 + 0.25 * noiseAt(clouds, u * 60, v * 60 + own * 80))
      const gap = smoothstep(0.0008, 0.0045, border)
      spot.height = 0.007 * smoothstep(0, 0.009, border) - 0.00018 * dark - 0.0007 * pore + 0.0004 * fibre
      const light = tone * (0.12 + 0.88 * gap)
      spot.r = mix(early![0], late![0], share) * light
      spot.g = mix(early![1], late![1], share) * light
      spot.b = mix(early![2], late![2], share) * light
    })
  },
}
