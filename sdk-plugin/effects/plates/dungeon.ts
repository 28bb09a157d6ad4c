import { mix, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { cellValue, drawPlate, type Plate } from './plate.ts'
import { hypot } from '../hypot.ts'

/** A course of blocks in frame heights, and the mean length of a block. */
const COURSE = 0.235
const LENGTH = 0.46
const CORNER = 0.014

/** An old wall of hewn blocks, worn round, damp, with moss in its joints. Colours: stone, joint, moss, stain. */
export const dungeon: Plate = {
  colours: [
    [0.16, 0.155, 0.155],
    [0.022, 0.02, 0.019],
    [0.06, 0.075, 0.03],
    [0.05, 0.046, 0.044],
  ],
  material: { metal: 0, rough: 0.62, reflect: 0.035, coat: 0.3, coatRough: 0.3 },
  draw(width, height, scale, [stone, joint, moss, stain]) {
    const clouds = noiseTile('clouds')
    const grain = noiseTile('grain')
    const swirls = noiseTile('swirls')
    return drawPlate(width, height, scale, (u, v, spot) => {
      const bend = 0.012 * noiseAt(swirls, u * 130, v * 130)
      const row = Math.floor((v + bend) / COURSE + 0.3)
      const y = v + bend - (row - 0.3 + 0.5) * COURSE
      // Every joint is moved by its own chance, so that no two blocks are as long.
      const slot = u + bend * 0.8 + (row & 1) * LENGTH * 0.5
      const near = Math.floor(slot / LENGTH)
      const jointAt = (index: number) => (index + 0.5 * (cellValue(index, row * 7) - 0.5)) * LENGTH
      const column = slot < jointAt(near) ? near - 1 : slot >= jointAt(near + 1) ? near + 1 : near
      const [left, right] = [jointAt(column), jointAt(column + 1)]
      const own = cellValue(column, row)
      const other = cellValue(column + 17, row - 5)
      const x = slot - (left + right) / 2
      const sideX = Math.abs(x) - (right - left) / 2 + CORNER + 0.006
      const sideY = Math.abs(y) - COURSE / 2 + CORNER + 0.006
      const outside = hypot(Math.max(0, sideX), Math.max(0, sideY)) + Math.min(0, Math.max(sideX, sideY))
      const chip = smoothstep(0.12, 0.45, noiseAt(clouds, u * 190 + own * 500, v * 190 + other * 90))
      const wear =
        0.014 * noiseAt(clouds, u * 260 + own * 200, v * 260) + 0.004 * noiseAt(grain, u * 240, v * 240) - 0.024 * chip
      const border = CORNER - outside + wear
      const face = smoothstep(0, 0.009, border)
      const broad = noiseAt(clouds, u * 150 + own * 300, v * 150 + other * 200)
      const chisel = noiseAt(grain, u * 130 + own * 70 + v * 60, v * 240)
      const pore = noiseAt(grain, u * 480, v * 480)
      const pit = smoothstep(0.28, 0.5, noiseAt(clouds, u * 620 + own * 90, v * 620))
      const lean = (own - 0.5) * x * 0.06 + (other - 0.5) * y * 0.1
      // Rounded by the years: a quarter circle that nowhere is as wide as beside it.
      const round = 0.034 + 0.03 * other + 0.03 * noiseAt(clouds, u * 110 + 70, v * 110)
      const inner = 1 - Math.min(1, Math.max(0, border / Math.max(0.02, round)))
      spot.height = 0.024 * Math.sqrt(1 - inner * inner) * (0.75 + 0.5 * own) + lean
      spot.height += face * (0.012 * broad + 0.0032 * chisel + 0.0016 * pore - 0.006 * pit) + (1 - face) * 0.003 * pore
      const damp = smoothstep(0.02, 0.4, noiseAt(clouds, u * 90 + 30, v * 28 + 10))
      const green = smoothstep(
        0.02,
        0.35,
        noiseAt(clouds, u * 120 + 200, v * 120 + 60) + 0.28 * (1 - smoothstep(0, 0.02, border)) - 0.1,
      )
      const tone = (0.62 + 0.7 * own) * (1 + 0.4 * broad + 0.2 * chisel + 0.22 * pore) * (1 - 0.5 * pit)
      const r = mix(stone![0] * tone * (0.92 + 0.16 * other), stain![0] * tone, 0.75 * damp)
      const g = mix(stone![1] * tone, stain![1] * tone, 0.75 * damp)
      const b = mix(stone![2] * tone * (1.08 - 0.16 * other), stain![2] * tone, 0.75 * damp)
      const mossy = 0.75 * green * (0.8 + 0.5 * pore)
      spot.r = mix(joint![0], mix(r, moss![0], mossy), face)
      spot.g = mix(joint![1], mix(g, moss![1], mossy), face)
      spot.b = mix(joint![2], mix(b, moss![2], mossy), face)
    })
  },
}
