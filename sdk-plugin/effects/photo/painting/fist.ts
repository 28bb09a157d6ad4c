import type { Rgb } from '../../colour.ts'
import { Kept } from '../../kept.ts'
import type { Print } from '../photo.ts'

type Point = readonly [number, number, number]

/** A rod with round ends, thicker or thinner towards its end. */
interface Rod {
  from: Point
  to: Point
  radius: readonly [number, number]
}

/** In heights of a fist: right, down, to the viewer. The rod that it holds stands upright at 0. */
const FINGERS: readonly Rod[] = [0, 1, 2, 3].map((finger) => {
  const [y, long] = [-0.36 + 0.222 * finger, [0.27, 0.3, 0.28, 0.22][finger]!]
  const thick = 0.128 - 0.006 * finger
  return { from: [-long, y + 0.035, 0.06], to: [0.27 - 0.02 * finger, y, 0.13], radius: [thick, thick + 0.012] }
})
const PALM: readonly Rod[] = [
  { from: [0.2, -0.26, -0.08], to: [0.17, 0.3, -0.1], radius: [0.2, 0.24] },
  { from: [0.14, 0.34, -0.1], to: [0.22, 0.95, -0.16], radius: [0.2, 0.19] },
]
const THUMB: readonly Rod[] = [
  { from: [0.34, 0.16, 0.06], to: [0.2, -0.16, 0.2], radius: [0.16, 0.128] },
  { from: [0.2, -0.16, 0.2], to: [-0.08, -0.33, 0.22], radius: [0.128, 0.1] },
]
const SLEEVE: Rod = { from: [0.2, 0.98, -0.16], to: [0.5, 2.6, -0.3], radius: [0.27, 0.4] }
/** How much fingers and all else run into each other. */
const [CREASE, JOINT] = [0.045, 0.1]
/** What is drawn of it: from left to right and from top to bottom. */
const [LEFT, RIGHT, TOP, FOOT] = [-0.62, 0.8, -0.62, 1.7]
/** The burning end of what it holds. */
const LAMP: Point = [0, -1.5, 0.28]

/** What is seen of a fist: how much of each pixel, how light it is, and whether it is sleeve. */
interface Seen {
  width: number
  height: number
  share: Float32Array
  light: Float32Array
  sleeve: Float32Array
}

const fists = new Kept<Seen>(4)

export interface Fist {
  /** Where it holds the rod, and its height; pixels of the print. */
  x: number
  y: number
  size: number
  /** Whether it is a right hand: the arm leaves to the left. */
  mirrored: boolean
  skin: Rgb
  cloth: Rgb
  /** The colour of the lamp that it holds. */
  lamp: Rgb
}

/** A fist around an upright rod, lit by what burns on it. */
export function drawFist(print: Print, { x, y, size, mirrored, skin, cloth, lamp }: Fist): void {
  const step = Math.round(size)
  const seen = fists.get(`${step}`, () => seenAt(step))
  const planes = [print.r, print.g, print.b]
  for (let row = 0, from = 0; row < seen.height; row++) {
    const py = Math.round(y) + Math.round(TOP * step) + row
    for (let column = 0; column < seen.width; column++, from++) {
      const aside = Math.round(LEFT * step) + column
      const px = Math.round(x) + (mirrored ? -aside : aside)
      const share = seen.share[from]!
      if (share === 0 || px < 0 || py < 0 || px >= print.width || py >= print.height) continue
      const at = py * print.width + px
      const light = seen.light[from]!
      for (let c = 0; c < 3; c++) {
        const own = skin[c]! + (cloth[c]! - skin[c]!) * seen.sleeve[from]!
        const tone = own * (0.22 + lamp[c]! * light) + 0.03 * lamp[c]! * light ** 4
        planes[c]![at]! += (tone - planes[c]![at]!) * share
      }
    }
  }
}

function seenAt(step: number): Seen {
  const [width, height] = [Math.ceil((RIGHT - LEFT) * step), Math.ceil((FOOT - TOP) * step)]
  const [share, light, sleeve] = [0, 1, 2].map(() => new Float32Array(width * height)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at++) {
      const [x, y] = [LEFT + (column + 0.5) / step, TOP + (row + 0.5) / step]
      const { z, far } = hit(x, y, 0.7 / step)
      share[at] = Math.min(1, Math.max(0, 0.5 + 0.5 - (far * step) / 1.4))
      if (share[at] === 0) continue
      light[at] = lightAt([x, y, z])
      sleeve[at] = Number(rodAt(SLEEVE, [x, y, z]) < fleshAt([x, y, z]))
    }
  }
  return { width, height, share, light, sleeve }
}

/** Where a look from the front meets it, or passes nearest. */
function hit(x: number, y: number, near: number): { z: number; far: number } {
  let [z, least, at] = [0.55, Infinity, 0]
  for (let march = 0; march < 48 && z > -0.6; march++) {
    const far = fistAt([x, y, z])
    if (far < least) [least, at] = [far, z]
    if (far < 0.5 * near) break
    z -= Math.max(0.004, 0.85 * far)
  }
  return { z: at, far: Math.max(0, least) }
}

/** Lambert's law for the burning end, which fades with the distance; in folds there is less. */
function lightAt(place: Point): number {
  const [x, y, z] = place
  const e = 0.02
  const own = fistAt(place)
  const normal = [fistAt([x + e, y, z]) - own, fistAt([x, y + e, z]) - own, fistAt([x, y, z + e]) - own]
  const long = Math.hypot(...normal) + 1e-6
  const to = [LAMP[0] - x, LAMP[1] - y, LAMP[2] - z]
  const far = Math.hypot(...to)
  const facing = normal.reduce((sum, each, c) => sum + (each / long) * (to[c]! / far), 0)
  const open = Math.min(1, Math.max(0.35, fistAt([x + 0.1 * (normal[0]! / long), y - 0.06, z + 0.1]) / 0.09))
  // Light goes through skin a little: it does not end in a line.
  return (Math.max(0, 0.22 + 0.78 * facing) * open * 1.9) / (0.5 + far * far)
}

const fistAt = (place: Point) => Math.min(fleshAt(place), rodAt(SLEEVE, place))

function fleshAt(place: Point): number {
  let fingers = Infinity
  for (const rod of FINGERS) fingers = joined(fingers, rodAt(rod, place), CREASE)
  let palm = Infinity
  for (const rod of PALM) palm = joined(palm, rodAt(rod, place), JOINT)
  const thumb = joined(rodAt(THUMB[0]!, place), rodAt(THUMB[1]!, place), CREASE)
  return joined(joined(fingers, palm, 0.04), thumb, 0.035)
}

function rodAt({ from, to, radius }: Rod, [x, y, z]: Point): number {
  const [ax, ay, az] = [x - from[0], y - from[1], z - from[2]]
  const [bx, by, bz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
  const along = Math.min(1, Math.max(0, (ax * bx + ay * by + az * bz) / (bx * bx + by * by + bz * bz)))
  const [dx, dy, dz] = [ax - along * bx, ay - along * by, az - along * bz]
  return Math.sqrt(dx * dx + dy * dy + dz * dz) - radius[0] - along * (radius[1] - radius[0])
}

/** The nearer of two, with a soft joint of a width. */
function joined(one: number, other: number, width: number): number {
  const share = Math.max(0, width - Math.abs(one - other)) / width
  return Math.min(one, other) - 0.25 * share * share * width
}
