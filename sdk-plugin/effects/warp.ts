import { hypot } from './hypot.ts'
import { plane } from './kernels/memory.ts'

/** How lettering is bent as a whole; all 0 leaves it as it is set. */
export interface Bend {
  /** Degrees of a circle that a line as wide as the box spans; its middle is up. */
  arc: number
  /** How far the top leans to the right, as a share of the height. */
  slant: number
  /** How much smaller the left end is than the right. */
  taper: number
}

/** A place of the warp; x and y from the middle of the ink, in pixels, y down. */
export interface Place {
  x: number
  y: number
}

/** A smooth map of set lettering to bent lettering and back. Both write into `to` and return it. */
export interface Warp {
  forward(x: number, y: number, to: Place): Place
  inverse(x: number, y: number, to: Place): Place
}

/**
 * Taper, then slant, then arc. Short texts are tapered less, and bent less as the circle stays the same, so that a
 * single letter keeps its shape.
 *
 * @param ink Width and height of the set lettering
 * @param span Width in pixels that `arc` is about
 */
export function warpOf({ arc, slant, taper }: Bend, ink: { width: number; height: number }, span: number): Warp {
  const share = taper * Math.min(1, ink.width / (3 * ink.height))
  // The sides of a text that is tapered to the left are those of one tapered to the right, seen in a mirror.
  const end = Math.sign(share) || 1
  const less = Math.abs(share)
  const radius = arc === 0 ? Infinity : span / ((arc * Math.PI) / 180)
  return {
    forward(x, y, to) {
      const u = (end * x) / ink.width
      const scale = 1 - less * (0.5 - u)
      const tapered = end * ink.width * ((1 - less / 2) * u + (less / 2) * u * u)
      to.y = y * scale
      to.x = tapered - slant * to.y
      if (radius === Infinity) return to
      const far = radius - to.y
      const angle = to.x / radius
      to.x = Math.sin(angle) * far
      to.y = radius - Math.cos(angle) * far
      return to
    },
    inverse(x, y, to) {
      let px = x
      let py = y
      if (radius !== Infinity) {
        const side = Math.sign(radius)
        const down = radius - y
        px = Math.atan2(side * x, side * down) * radius
        py = radius - side * hypot(x, down)
      }
      px = (end * (px + slant * py)) / ink.width
      const from = 1 - less / 2
      // Root of (less / 2) u² + from u = px; beyond the vanishing point there is none.
      const u = less < 1e-6 ? px : (Math.sqrt(Math.max(0, from * from + 2 * less * px)) - from) / less
      to.x = end * u * ink.width
      to.y = py / Math.max(0.05, 1 - less * (0.5 - u))
      return to
    },
  }
}

/** A warp of lettering that is made wider and higher before it is bent. */
export function stretched(warp: Warp, wide: number, high: number): Warp {
  if (wide === 1 && high === 1) return warp
  return {
    forward: (x, y, to) => warp.forward(x * wide, y * high, to),
    inverse(x, y, to) {
      warp.inverse(x, y, to)
      to.x /= wide
      to.y /= high
      return to
    },
  }
}

/** The box around the bent ink, from its middle. */
export function warpedBounds(warp: Warp, { width, height }: { width: number; height: number }) {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  const place = { x: 0, y: 0 }
  for (let step = 0; step <= STEPS; step++) {
    const along = step / STEPS - 0.5
    for (const [x, y] of [
      [along * width, -height / 2],
      [along * width, height / 2],
      [-width / 2, along * height],
      [width / 2, along * height],
    ] as const) {
      warp.forward(x, y, place)
      box.left = Math.min(box.left, place.x)
      box.right = Math.max(box.right, place.x)
      box.top = Math.min(box.top, place.y)
      box.bottom = Math.max(box.bottom, place.y)
    }
  }
  return box
}

const STEPS = 48

export interface Source {
  planes: readonly Float32Array[]
  width: number
  height: number
  /** Pixels of the source for one of the target, and where the middle of the ink lies in it. */
  scale: number
  x: number
  y: number
}

/** Pixels between which the map is taken as straight along a row. */
const STRIDE = 8

/**
 * Draws planes through a warp, four samples a pixel.
 *
 * @param middle Where the middle of the ink comes to lie in the target
 */
export function warpPlanes(
  warp: Warp,
  source: Source,
  target: { width: number; height: number },
  middle: Place,
): Float32Array[] {
  const { width, height } = target
  const made = source.planes.map(() => plane(width * height))
  const columns = Math.ceil(width / STRIDE) + 1
  const knots = new Float64Array(columns * 2)
  const place = { x: 0, y: 0 }
  for (let y = 0; y < height; y++) {
    for (const dy of [0.25, 0.75]) {
      for (let column = 0; column < columns; column++) {
        warp.inverse(column * STRIDE - middle.x, y + dy - middle.y, place)
        knots[column * 2] = place.x * source.scale + source.x - 0.5
        knots[column * 2 + 1] = place.y * source.scale + source.y - 0.5
      }
      for (const [index, from] of source.planes.entries()) addRow(made[index]!, y * width, width, knots, from, source)
    }
  }
  return made
}

function addRow(
  to: Float32Array,
  row: number,
  width: number,
  knots: Float64Array,
  from: Float32Array,
  { width: w, height: h }: Source,
): void {
  for (let first = 0, knot = 0; first < width; first += STRIDE, knot += 2) {
    const x0 = knots[knot]!
    const y0 = knots[knot + 1]!
    const x1 = knots[knot + 2]!
    const y1 = knots[knot + 3]!
    // The margins, which are half of it all, lie beyond the source.
    if ((y0 < 0 && y1 < 0) || (y0 > h && y1 > h) || (x0 < 0 && x1 < 0) || (x0 > w && x1 > w)) continue
    const dx = (x1 - x0) / (2 * STRIDE)
    const dy = (y1 - y0) / (2 * STRIDE)
    let px = x0 + dx / 2
    let py = y0 + dy / 2
    const last = first + STRIDE < width ? first + STRIDE : width
    for (let x = first; x < last; x++) {
      let light = 0
      for (let half = 0; half < 2; half++) {
        if (px > 0 && py > 0 && px < w - 1 && py < h - 1) {
          const left = px | 0
          const top = py | 0
          const at = top * w + left
          const tx = px - left
          const upper = from[at]! + (from[at + 1]! - from[at]!) * tx
          const lower = from[at + w]! + (from[at + w + 1]! - from[at + w]!) * tx
          light += upper + (lower - upper) * (py - top)
        }
        px += dx
        py += dy
      }
      to[row + x]! += light * 0.25
    }
  }
}

/** Between the centres of pixels; 0 beyond the sides. */
export function bilinear(plane: Float32Array, width: number, height: number, x: number, y: number): number {
  if (!(x > 0 && y > 0 && x < width - 1 && y < height - 1)) return 0
  const left = x | 0
  const top = y | 0
  const at = top * width + left
  const tx = x - left
  const upper = plane[at]! + (plane[at + 1]! - plane[at]!) * tx
  const lower = plane[at + width]! + (plane[at + width + 1]! - plane[at + width]!) * tx
  return upper + (lower - upper) * (y - top)
}
