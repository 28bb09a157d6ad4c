import { mix, type Rgb, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { cellValue, drawPlate, type Plate } from './plate.ts'

/** Polished cement with chips of stone of three sizes. Colours: cement, then up to three kinds of chips. */
export const terrazzo: Plate = {
  colours: [
    [0.72, 0.36, 0.26],
    [0.86, 0.82, 0.76],
    [0.36, 0.1, 0.07],
    [0.88, 0.6, 0.42],
  ],
  material: { metal: 0, rough: 0.5, coat: 0.9, coatRough: 0.12 },
  draw(width, height, scale, colours) {
    const clouds = noiseTile('clouds')
    const grain = noiseTile('grain')
    const cement = colours[0]!
    const chips = colours.length > 1 ? colours.slice(1) : [cement]
    return drawPlate(width, height, scale, (u, v, spot) => {
      const tone = 1 + 0.09 * noiseAt(clouds, u * 120, v * 120) + 0.07 * noiseAt(grain, u * 260, v * 260)
      spot.height = 0
      spot.r = cement[0] * tone
      spot.g = cement[1] * tone
      spot.b = cement[2] * tone
      chip(u, v, 0.021, 1, chips, spot)
      chip(u, v, 0.043, 2, chips, spot)
      chip(u, v, 0.086, 3, chips, spot)
    })
  },
}

/** Lays the chip, if any, of a layer of cells over the place: a convex piece with straight sides. */
function chip(
  u: number,
  v: number,
  cell: number,
  layer: number,
  colours: readonly Rgb[],
  spot: { r: number; g: number; b: number },
): void {
  const column = Math.floor(u / cell)
  const row = Math.floor(v / cell)
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const [cx, cy] = [column + dx, row + dy]
      const chance = cellValue(cx * 3 + layer * 71, cy)
      if (chance > 0.55) continue
      const x = u / cell - cx - 0.5 - 0.4 * (cellValue(cx, cy * 5 + layer) - 0.5)
      const y = v / cell - cy - 0.5 - 0.4 * (cellValue(cx + 17 * layer, cy) - 0.5)
      if (x * x + y * y > 0.5) continue
      const turn = chance * 40
      let far = -1
      for (let side = 0; side < 5; side++) {
        const angle = turn + side * 1.2566 + 0.7 * (cellValue(cx + side * 7, cy + layer * 13) - 0.5)
        const reach = 0.2 + 0.24 * cellValue(cx + side * 31, cy - side * 11 + layer)
        far = Math.max(far, x * Math.cos(angle) + y * Math.sin(angle) - reach)
      }
      const share = smoothstep(0.02, -0.02, far * (layer === 1 ? 0.6 : 1))
      if (share <= 0) continue
      const tone = colours[Math.floor(cellValue(cx - 5, cy + 3 * layer) * colours.length)]!
      const light = 0.82 + 0.36 * cellValue(cx + 3, cy - 9)
      spot.r = mix(spot.r, tone[0] * light, share)
      spot.g = mix(spot.g, tone[1] * light, share)
      spot.b = mix(spot.b, tone[2] * light, share)
    }
  }
}
