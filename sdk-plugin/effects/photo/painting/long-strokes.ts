import { mix } from '../../colour.ts'
import { hypot } from '../../hypot.ts'
import { noiseAt, noiseTile, TILE } from '../../kernels/noise.ts'
import { type LoadedBrush, paintPulls, POINTS } from '../../kernels/pull.ts'
import type { Painting } from './brush.ts'
import type { Washes } from './smooth.ts'

/** A layer of pulls of one brush. Lengths in pixels. */
export interface Pulls {
  washes: Washes
  /** Width of the brush. */
  size: number
  /** How long a pull is at most, in widths. */
  long: number
  /** 0 is the lay-in, which covers everything. */
  layer: number
  /** What a brush of this size would lose of the photo, at half the size, and how much of it calls for a pull. */
  busy: Float32Array
  least: number
  /** How far brushes and ways differ in the lay-in, 0 to 1. */
  varied: number
  /** Whether the canvas stays bare at the sides. */
  open: boolean
  random: () => number
}

/** How unlike its own colour a brush may go over, in steps the eye takes for the same: it stops at outlines. */
const STRAY = [0.11, 0.075, 0.06, 0.055] as const

/**
 * Pulls the brush along the forms: each pull follows the flow to both sides of where it begins until the picture has another
 * colour, so that outlines are drawn by the sides of long pulls and not by the ends of dabs.
 */
export function pullLayer(painting: Painting, pulls: Pulls): void {
  const { print, relief } = painting
  paintPulls({ ...print, relief }, (loaded) => {
    pullAll({ loaded, turn: 0, reach: 1, stray: 0.1 }, painting, pulls)
  })
}

interface Brush {
  loaded: LoadedBrush
  /** How far aside of the forms it goes, in radians. */
  turn: number
  /** How far it goes to either side, in pixels. */
  reach: number
  stray: number
}

function pullAll(brush: Brush, painting: Painting, pulls: Pulls): void {
  const { width, height } = painting.print
  const { loaded } = brush
  const { washes, size, long, layer, busy, least, varied, open, random } = pulls
  const clouds = noiseTile('clouds')
  const step = size * (layer === 0 ? 1.45 : 1.4)
  const k = 500 / painting.shorter
  const [red, green, blue] = washes.planes
  for (let y = -step / 2; y < height + step; y += step) {
    for (let x = -step / 2; x < width + step; x += step) {
      const px = Math.min(width - 1, Math.max(0, x + (random() - 0.5) * step * 1.6))
      const py = Math.min(height - 1, Math.max(0, y + (random() - 0.5) * step * 1.6))
      const own = random()
      const other = random()
      const third = random()
      const cell = Math.min(washes.height - 1, py >> 1) * washes.width + Math.min(washes.width - 1, px >> 1)
      if (layer > 0 && busy[cell]! < least * (0.7 + 0.6 * own)) continue
      if (open) {
        const side = Math.min(px, py, width - px, height - py) / painting.shorter
        if (side < painting.bare * (1.3 + 0.7 * noiseAt(clouds, px * 0.6 * k, py * 0.6 * k))) continue
      }
      const light = Math.sqrt(Math.max(0, 0.3 * red[cell]! + 0.6 * green[cell]! + 0.1 * blue[cell]!))
      // In the open the hand swings: the way of the pulls changes from place to place.
      const swing = layer === 0 ? varied * 1.5 * noiseAt(clouds, px * 0.7 * k, py * 0.7 * k) : 0
      const wide = layer === 0 ? mix(1, 0.6 + 0.9 * other * other, varied) : 0.8 + 0.4 * other
      brush.turn = swing + (own - 0.5) * (layer === 0 ? 0.35 : 0.1)
      loaded.half = 0.5 * size * wide
      brush.reach = 0.5 * long * size * (0.55 + 0.45 * third)
      brush.stray = STRAY[layer]!
      const tint = 0.955 + 0.09 * third
      const warm = (own - 0.5) * (layer === 0 ? 0.09 : 0.05)
      loaded.r = red[cell]! * tint * (1 + warm)
      loaded.g = green[cell]! * tint
      loaded.b = blue[cell]! * tint * (1 - warm)
      loaded.seed = own * (TILE - 16)
      // Lights are laid on thick, darks are thin.
      loaded.load = (0.55 + 0.4 * third) * mix(1, 0.35 + 1.25 * light, varied)
      trace(brush, painting, washes, px, py)
      loaded.lay()
    }
  }
}

/** The line of a pull: backwards from where it begins, then forwards. */
function trace(brush: Brush, painting: Painting, washes: Washes, x: number, y: number): void {
  const stride = Math.max(1, brush.loaded.half * 0.9, (2 * brush.reach) / (POINTS - 2))
  const most = Math.max(1, Math.min((POINTS - 2) >> 1, Math.round(brush.reach / stride)))
  const line = brush.loaded
  walk(brush, painting, washes, x, y, -stride, most, 0)
  // What was walked backwards comes first.
  line.x.subarray(0, line.count).reverse()
  line.y.subarray(0, line.count).reverse()
  line.x[line.count] = x
  line.y[line.count] = y
  walk(brush, painting, washes, x, y, stride, most, line.count + 1)
}

function walk(
  brush: Brush,
  { flow, print }: Painting,
  { planes, width: columns, height: rows }: Washes,
  x: number,
  y: number,
  stride: number,
  most: number,
  from: number,
): void {
  const [red, green, blue] = planes
  const line = brush.loaded
  const r = Math.sqrt(Math.max(0, line.r))
  const g = Math.sqrt(Math.max(0, line.g))
  const b = Math.sqrt(Math.max(0, line.b))
  const cos = Math.cos(brush.turn)
  const sin = Math.sin(brush.turn)
  let px = x
  let py = y
  let wayX = 0
  let wayY = 0
  line.count = from
  for (let step = 0; step < most; step++) {
    const cell =
      Math.min(flow.height - 1, Math.max(0, py >> 1)) * flow.width + Math.min(flow.width - 1, Math.max(0, px >> 1))
    let fx = flow.x[cell]! * cos - flow.y[cell]! * sin
    let fy = flow.x[cell]! * sin + flow.y[cell]! * cos
    if (step === 0) {
      wayX = fx
      wayY = fy
    } else {
      // The flow has no sense of direction, a hand has; and it does not turn on the spot.
      if (fx * wayX + fy * wayY < 0) {
        fx = -fx
        fy = -fy
      }
      fx = 0.55 * fx + 0.45 * wayX
      fy = 0.55 * fy + 0.45 * wayY
      const long = hypot(fx, fy) || 1
      wayX = fx / long
      wayY = fy / long
    }
    px += stride * wayX
    py += stride * wayY
    if (px < 0 || py < 0 || px >= print.width || py >= print.height) return
    const at = Math.min(rows - 1, py >> 1) * columns + Math.min(columns - 1, px >> 1)
    const apart =
      Math.abs(Math.sqrt(Math.max(0, red[at]!)) - r) * 0.35 +
      Math.abs(Math.sqrt(Math.max(0, green[at]!)) - g) * 0.5 +
      Math.abs(Math.sqrt(Math.max(0, blue[at]!)) - b) * 0.25
    if (apart > brush.stray) return
    line.x[line.count] = px
    line.y[line.count] = py
    line.count++
  }
}
