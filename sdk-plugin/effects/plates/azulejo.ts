import { mix, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { cellValue, drawPlate, type Plate } from './plate.ts'
import { hypot } from '../hypot.ts'

/** Side of a tile, and its joint, in frame heights. */
const SIDE = 0.25
const JOINT = 0.004

/** Painted and glazed tiles of four that make a rosette, as on southern walls. Colours: glaze, paint, joint. */
export const azulejo: Plate = {
  colours: [
    [0.78, 0.77, 0.72],
    [0.012, 0.045, 0.32],
    [0.3, 0.28, 0.25],
  ],
  material: { metal: 0, rough: 0.5, coat: 1, coatRough: 0.1 },
  draw(width, height, scale, [glaze, paint, joint]) {
    const clouds = noiseTile('clouds')
    const grain = noiseTile('grain')
    return drawPlate(width, height, scale, (fromLeft, fromTop, spot) => {
      // Half a tile aside: joints along the frame's own sides would be a line around the picture.
      const [u, v] = [fromLeft + SIDE / 2, fromTop + SIDE / 2]
      const column = Math.floor(u / SIDE)
      const row = Math.floor(v / SIDE)
      const inX = u / SIDE - column
      const inY = v / SIDE - row
      const border = Math.min(inX, 1 - inX, inY, 1 - inY) * SIDE
      // Four tiles turned about one corner.
      const wobble = 0.012 * noiseAt(clouds, u * 420, v * 420)
      const x = (column % 2 === 0 ? 1 - inX : inX) + wobble
      const y = (row % 2 === 0 ? 1 - inY : inY) + wobble
      const ink = ornament(x, y)
      const brush = 0.72 + 0.4 * noiseAt(clouds, u * 240 + 80, v * 240) + 0.1 * noiseAt(grain, u * 300, v * 300)
      const whole = smoothstep(JOINT * 0.5, JOINT, border)
      const own = 0.92 + 0.13 * cellValue(column, row) + 0.05 * noiseAt(clouds, u * 160, v * 160)
      const share = Math.min(1, ink * brush)
      spot.height = 0.006 * smoothstep(JOINT * 0.4, JOINT * 3.2, border) + 0.0012 * noiseAt(clouds, u * 130, v * 130)
      spot.r = mix(joint![0], mix(glaze![0], paint![0], share) * own, whole)
      spot.g = mix(joint![1], mix(glaze![1], paint![1], share) * own, whole)
      spot.b = mix(joint![2], mix(glaze![2], paint![2], share) * own, whole)
    })
  },
}

/** A quarter of the rosette about 0, 0, and a quarter of the star about 1, 1: how much paint lies at a place. */
function ornament(x: number, y: number): number {
  const r = hypot(x, y)
  const angle = Math.atan2(y, x)
  const petal = 0.4 + 0.09 * Math.cos(angle * 8)
  const far = hypot(1 - x, 1 - y)
  const leaf = 0.34 + 0.1 * Math.cos(Math.atan2(1 - y, 1 - x) * 4 + Math.PI)
  let ink = line(r - 0.12, 0.035) * 0.9
  ink = Math.max(ink, smoothstep(0.02, -0.02, r - petal) * smoothstep(-0.02, 0.02, r - 0.2) * (0.5 + 0.4 * r))
  ink = Math.max(ink, line(r - petal, 0.022))
  ink = Math.max(ink, line(r - 0.62, 0.016))
  ink = Math.max(ink, line(r - 0.66, 0.007))
  ink = Math.max(ink, smoothstep(0.02, -0.02, far - leaf) * 0.8)
  ink = Math.max(ink, line(far - leaf - 0.05, 0.012))
  const diagonal = Math.abs(x - y)
  ink = Math.max(ink, smoothstep(0.03, 0.0, diagonal - 0.012) * smoothstep(0.66, 0.7, r) * smoothstep(0.4, 0.44, far))
  return ink
}

function line(far: number, half: number): number {
  return smoothstep(half + 0.012, half - 0.012, Math.abs(far))
}
