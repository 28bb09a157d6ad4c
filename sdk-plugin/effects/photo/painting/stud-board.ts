import { type Rgb, smoothstep } from '../../colour.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import type { Print } from '../photo.ts'
import { type Board, mouldingOf } from './moulding.ts'
import type { PlateGrid } from './studs.ts'

/** Of a stud's pitch: its radius, how far its shadow falls where the lamp stands at half a right angle. */
const [RADIUS, SHADOW] = [0.35, 0.27]
/** How wide the round edge of a stud's top is, in pitches. */
const EDGE = 0.1
/** Where a board that hangs a little askew mirrors the lamp, and how far that reaches, in widths and heights. */
const GLARE = { x: 0.22, y: 0.12, wide: 0.5, lean: 0.55 } as const
/** One plate in so many was not pressed down on all of its studs: how far it is off, in pitches, and how light it gets. */
const LOOSE = { share: 0.035, off: 0.09, light: 0.1 } as const
/** Around the board: how many studs of the wall are seen, and how many its frame of wood takes. */
const [WALL, FRAME] = [2, 3]
/** Where the lamp is, in widths and heights of the picture and, before it, in its shorter sides. */
const LAMP = { x: 0.16, y: -0.22, z: 0.62 } as const
const PAINT: Rgb = [0.52, 0.5, 0.46]

/** How the lamp is seen from each stud. */
interface Lamps {
  /** Towards it, in the picture's plane. */
  x: Float32Array
  y: Float32Array
  /** How long shadows are, in pitches. */
  long: Float32Array
  light: Float32Array
}

function lampsOf({ width, height }: Print, columns: number, rows: number): Lamps {
  const cells = () => new Float32Array(columns * rows)
  const lamps: Lamps = { x: cells(), y: cells(), long: cells(), light: cells() }
  const z = LAMP.z * Math.min(width, height)
  for (let cell = 0; cell < columns * rows; cell++) {
    const dx = LAMP.x * width - (((cell % columns) + 0.5) * width) / columns
    const dy = LAMP.y * height - ((Math.floor(cell / columns) + 0.5) * height) / rows
    const far = Math.sqrt(dx * dx + dy * dy)
    lamps.x[cell] = dx / far
    lamps.y[cell] = dy / far
    lamps.long[cell] = SHADOW * Math.min(1.9, Math.max(0.5, (0.72 * far) / z))
    lamps.light[cell] = 1.2 / (1 + 0.2 * (far / z) ** 2) ** 0.9
  }
  return lamps
}

/** How many studs lie between one and the picture's border. */
function ringOf(column: number, row: number, columns: number, rows: number): number {
  return Math.min(column, row, columns - 1 - column, rows - 1 - row)
}

/** Builds the picture of plates, in a frame of smooth tiles that hangs on a wall; one lamp above it on the left. */
export function buildBoard(print: Print, found: PlateGrid, colours: readonly Rgb[], seed: number): void {
  const { width, height } = print
  const { columns, rows, colour: dyes, plate } = found
  const [wide, high] = [width / columns, height / rows]
  const fine = 1 / Math.min(wide, high)
  const lamps = lampsOf(print, columns, rows)
  const clouds = new NoiseRows('clouds', width, { scale: 500 / Math.min(width, height), left: seed * 7 })
  const grain = new NoiseRows('grain', width, { scale: 640 / Math.min(width, height) })
  const wall = { print, wide, high, columns, rows }
  const frame = mouldingOf(wall, { wall: WALL, frame: FRAME })
  for (let y = 0; y < height; y++) {
    const row = Math.min(rows - 1, Math.floor((y + 0.5) / high))
    const v = (y + 0.5) / high - row
    const cloud = clouds.at(y)
    const speck = grain.at(y)
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const column = Math.min(columns - 1, Math.floor((x + 0.5) / wide))
      const u = (x + 0.5) / wide - column
      const cell = row * columns + column
      const ring = ringOf(column, row, columns, rows)
      const light = lamps.light[cell]!
      if (ring < WALL + FRAME) {
        if (ring >= WALL) frame(x, y, light)
        else paintWall(wall, x, y, light * (1 + 0.03 * speck[x]! + 0.03 * cloud[x]!))
        continue
      }
      const own = plate[cell]!
      // Away from the plate's own sides, in pitches; within a plate there are none.
      const left = column > WALL && plate[cell - 1] === own ? 1 : u
      const above = row > WALL && plate[cell - columns] === own ? 1 : v
      const right = column < columns - 1 - WALL && plate[cell + 1] === own ? 1 : 1 - u
      const below = row < rows - 1 - WALL && plate[cell + columns] === own ? 1 : 1 - v
      const seam = smoothstep(0.5 * fine, 2 * fine, Math.min(left, above, right, below))
      const rim = smoothstep(3.4 * fine, 1 * fine, Math.min(left, above))
      const fall = smoothstep(3.4 * fine, 1 * fine, Math.min(right, below))
      const dark = 0.36 + 0.64 * seam
      // Plastic is never quite flat: each plate and each stud mirrors the lamp a little otherwise.
      const look = ((own * 2654435761) >>> 24) / 255
      const loose = look > 1 - LOOSE.share ? 1 : 0
      const tilt = 0.13 * (look - 0.5) + 0.05 * cloud[x]! + LOOSE.light * loose
      const lx = lamps.x[cell]!
      const ly = lamps.y[cell]!
      const dx = u - 0.5 - LOOSE.off * loose
      const dy = v - 0.5 + LOOSE.off * loose
      const far = Math.sqrt(dx * dx + dy * dy)
      const top = smoothstep(RADIUS + 0.6 * fine, RADIUS - 0.6 * fine, far)
      const long = lamps.long[cell]!
      // Away from the middle of what lies in the shade of the stud, from its foot to the end of its shadow.
      const back = Math.min(long, Math.max(0, -(dx * lx + dy * ly)))
      const sx = dx + back * lx
      const sy = dy + back * ly
      const shade = 0.76 * smoothstep(RADIUS + 0.05, RADIUS - 0.04, Math.sqrt(sx * sx + sy * sy)) * (1 - top)
      // Where a stud stands on its plate there is a thin dark line all round.
      const foot = 1 - 0.45 * smoothstep(RADIUS + 0.07, RADIUS + 0.01, far) * (1 - top)
      const facing = far > 0 ? (dx * lx + dy * ly) / far : 0
      // Studs are flat to a narrow edge, which alone is round: a shade that runs across them would make beads of them.
      const edge = smoothstep(RADIUS - EDGE, RADIUS - 0.35 * EDGE, far) * top
      // The frame is higher than the plates beside it.
      const inner = Math.min(column - WALL - FRAME + u, row - WALL - FRAME + v)
      const open = 0.42 + 0.58 * smoothstep(0.5 * long, 3.4 * long, inner)
      const lit =
        (1 + 0.09 * rim - 0.12 * fall) * (1 - shade) * foot * (1 + tilt) +
        top * (0.15 + 0.09 * (((cell * 2246822519) >>> 24) / 255 - 0.5)) +
        edge * 0.62 * facing
      // What flat tops mirror of the lamp: of one plate more than of the next.
      // The lamp rakes over the board: its gleam is long from above on the left to below on the right.
      const gx = (x - GLARE.x * width) / (GLARE.wide * width) - GLARE.lean * (y / height)
      const gy = (y - GLARE.y * height) / (1.6 * GLARE.wide * height)
      const glare = 0.045 * (0.5 + look) * Math.exp(-(gx * gx + gy * gy))
      const glint = 0.26 * edge * Math.max(0, facing)
      const shine = light * open * (1 - shade) * (glare * (0.7 + 0.6 * top) + glint + 0.012 * light)
      const dye = colours[dyes[cell]!]!
      print.r[at] = Math.max(0, dye[0] * lit * light * open + shine) * dark
      print.g[at] = Math.max(0, dye[1] * lit * light * open + shine) * dark
      print.b[at] = Math.max(0, dye[2] * lit * light * open + 1.03 * shine) * dark
    }
  }
}

/** The wall behind the board, and the board's shadow on it: dark where they touch, soft below on the right. */
function paintWall({ print, wide, high, columns, rows }: Board, x: number, y: number, light: number): void {
  const px = (x + 0.5) / wide
  const py = (y + 0.5) / high
  const beside = (shift: number) => {
    const dx = Math.max(WALL + shift - px, px - columns + WALL - shift, 0)
    const dy = Math.max(WALL + shift - py, py - rows + WALL - shift, 0)
    return Math.sqrt(dx * dx + dy * dy)
  }
  const dim = (1 - 0.55 * Math.exp(-2.6 * beside(0))) * (1 - 0.72 * smoothstep(0.7, 0, beside(0.85)))
  const at = y * print.width + x
  print.r[at] = PAINT[0] * light * dim
  print.g[at] = PAINT[1] * light * dim
  print.b[at] = PAINT[2] * light * dim
}
