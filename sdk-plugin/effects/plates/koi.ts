import { type Rgb, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { drawPlate, type Plate, type Spot } from './plate.ts'

/** Width of a scale in frame heights. */
const SCALE = 1 / 38

/** The skin of koi: rows of scales, white with patches. Colours: skin, patches, spots. */
export const koi: Plate = {
  colours: [
    [0.86, 0.83, 0.77],
    [0.78, 0.09, 0.015],
    [0.012, 0.012, 0.016],
  ],
  material: { metal: 0, rough: 0.35, coat: 1.1, coatRough: 0.1 },
  draw(width, height, scale, colours) {
    return drawPlate(width, height, scale, (u, v, spot) => koiAt(u, v, colours, 1, 0.1, spot))
  },
}

/**
 * The skin at a place in frame heights.
 *
 * @param show How much the scales show, 0 to 1.
 * @param bias More patches above 0, fewer below.
 */
export function koiAt(
  u: number,
  v: number,
  [skin, patch, dark]: readonly Rgb[],
  show: number,
  bias: number,
  spot: Spot,
): void {
  const swirls = noiseTile('swirls')
  const grain = noiseTile('grain')
  const x = u / SCALE
  const y = v / SCALE
  let [cx, far] = [x, 0.3]
  // Those further to the right lie on top.
  const first = Math.floor(x * 2) + 1
  for (let column = first; column > first - 4; column--) {
    const shift = (column & 1) * 0.5
    const rowY = Math.round(y - shift) + shift
    const dx = x - column * 0.5
    const dy = y - rowY
    const gap = dx * dx + dy * dy
    if (gap > 0.36) continue
    ;[cx, far] = [column * 0.5, Math.sqrt(gap)]
    break
  }
  // Edges lean a little to the rim of each scale, without a step.
  const ragged = 3.4 * noiseAt(grain, u * 170, v * 170) + (far - 0.3) * 2.4
  const px = u * 240 + ragged
  const py = v * 240 + ragged
  const red = smoothstep(-0.02, 0.025, noiseAt(swirls, px * 1.1 + 40, py * 1.1 + 200) - 0.02 + bias)
  const black = smoothstep(0.0, 0.045, noiseAt(swirls, px * 1.9 + 310, py * 1.9 + 90) - 0.37 + bias * 0.3)
  // Each comes out dark from under the next, is brightest before its free edge, and ends in a fine dark line.
  const out = 0.5 + (cx - x) / 1.2
  const rim = show * smoothstep(0.46, 0.59, far)
  const tone = (1 - 0.42 * rim) * (1 + show * (0.42 * smoothstep(0.1, 0.75, out) - 0.3))
  spot.height = SCALE * show * (0.16 * (x - cx) + 0.12 * (1 - far * far) - 0.06 * rim)
  const r = skin![0] + (patch![0] - skin![0]) * red
  const g = skin![1] + (patch![1] - skin![1]) * red
  const b = skin![2] + (patch![2] - skin![2]) * red
  spot.r = (r + (dark![0] - r) * black) * tone
  spot.g = (g + (dark![1] - g) * black) * tone
  spot.b = (b + (dark![2] - b) * black) * tone
}
