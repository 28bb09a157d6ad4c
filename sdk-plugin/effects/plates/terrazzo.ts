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
    const layers = SIZES.map((cell, at) => chipsOf(cell, at + 1, chips))
    return drawPlate(width, height, scale, (u, v, spot) => {
      const tone = 1 + 0.09 * noiseAt(clouds, u * 120, v * 120) + 0.07 * noiseAt(grain, u * 260, v * 260)
      spot.height = 0
      spot.r = cement[0] * tone
      spot.g = cement[1] * tone
      spot.b = cement[2] * tone
      for (const layer of layers) layer(u, v, spot)
    })
  },
}

/** Sides of the cells of the three layers of chips. */
const SIZES = [0.021, 0.043, 0.086]

/** A convex piece with five straight sides. */
interface Chip {
  /** Middle, in cells from the cell's own. */
  x: number
  y: number
  /** Cosine, sine and distance of each side. */
  sides: Float64Array
  colour: Rgb
}

interface Spot {
  r: number
  g: number
  b: number
}

/** Lays the chips of a layer over a place. */
function chipsOf(cell: number, layer: number, colours: readonly Rgb[]): (u: number, v: number, spot: Spot) => void {
  const made = new Map<number, Chip | undefined>()
  const chipAt = (cx: number, cy: number) => {
    const name = cx * 65_536 + cy
    let chip = made.get(name)
    if (chip === undefined && !made.has(name)) {
      chip = chipOf(cx, cy, layer, colours)
      made.set(name, chip)
    }
    return chip
  }
  const soft = layer === 1 ? 0.6 : 1
  return (u, v, spot) => {
    const column = Math.floor(u / cell)
    const row = Math.floor(v / cell)
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const chip = chipAt(column + dx, row + dy)
        if (chip) lay(chip, u / cell - (column + dx), v / cell - (row + dy), soft, spot)
      }
    }
  }
}

function chipOf(cx: number, cy: number, layer: number, colours: readonly Rgb[]): Chip | undefined {
  const chance = cellValue(cx * 3 + layer * 71, cy)
  if (chance > 0.55) return undefined
  const sides = new Float64Array(15)
  for (let side = 0; side < 5; side++) {
    const angle = chance * 40 + side * 1.2566 + 0.7 * (cellValue(cx + side * 7, cy + layer * 13) - 0.5)
    const reach = 0.2 + 0.24 * cellValue(cx + side * 31, cy - side * 11 + layer)
    sides.set([Math.cos(angle), Math.sin(angle), reach], side * 3)
  }
  const tone = colours[Math.floor(cellValue(cx - 5, cy + 3 * layer) * colours.length)]!
  const light = 0.82 + 0.36 * cellValue(cx + 3, cy - 9)
  return {
    x: 0.5 + 0.4 * (cellValue(cx, cy * 5 + layer) - 0.5),
    y: 0.5 + 0.4 * (cellValue(cx + 17 * layer, cy) - 0.5),
    sides,
    colour: [tone[0] * light, tone[1] * light, tone[2] * light],
  }
}

function lay(chip: Chip, inX: number, inY: number, soft: number, spot: Spot): void {
  const [x, y] = [inX - chip.x, inY - chip.y]
  if (x * x + y * y > 0.5) return
  const { sides, colour } = chip
  let far = -1
  for (let at = 0; at < 15; at += 3) far = Math.max(far, x * sides[at]! + y * sides[at + 1]! - sides[at + 2]!)
  const share = smoothstep(0.02, -0.02, far * soft)
  if (share <= 0) return
  spot.r = mix(spot.r, colour[0], share)
  spot.g = mix(spot.g, colour[1], share)
  spot.b = mix(spot.b, colour[2], share)
}
