/** The edge as it runs through one of its pixels: a straight line. */
export interface EdgeLine {
  /** Into the shape, a unit vector. */
  nx: number
  ny: number
  /** How far inside of the line the middle of the pixel lies. */
  inside: number
}

/** What one edge pixel tells alone: the way into the shape, and a point of the edge from the pixel's middle. */
interface Guess {
  x: number
  y: number
  nx: number
  ny: number
  px: number
  py: number
}

/** Pixels to each side that a line is laid through. */
const REACH = 4

/** Slopes whose cosine is less belong to another side of a corner; from the second one on they count in full. */
const OTHER = 0.9
const SAME = 0.98

/** Variance of places along the line, in square pixels, below which they do not tell how it runs. */
const TOO_NEAR = 0.05

/**
 * The line of the edge through each of its pixels, laid through those beside it on the same side: three by three pixels
 * alone tell a slope to a few degrees only, which polished facets would show as ripples.
 */
export function edgeLines(
  coverage: Float32Array,
  width: number,
  height: number,
  isEdge: (x: number, y: number) => boolean,
): Map<number, EdgeLine> {
  const guesses = new Map<number, Guess>()
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (isEdge(x, y)) guesses.set(y * width + x, guess(coverage, x, y, width, height))
    }
  }
  return new Map([...guesses].map(([at, own]) => [at, lineThrough(own, guesses, width, height)]))
}

function guess(coverage: Float32Array, x: number, y: number, width: number, height: number): Guess {
  const cover = (dx: number, dy: number) =>
    coverage[Math.min(height - 1, Math.max(0, y + dy)) * width + Math.min(width - 1, Math.max(0, x + dx))]!
  const east = cover(1, -1) + cover(1, 1) + Math.SQRT2 * cover(1, 0)
  const west = cover(-1, -1) + cover(-1, 1) + Math.SQRT2 * cover(-1, 0)
  const south = cover(-1, 1) + cover(1, 1) + Math.SQRT2 * cover(0, 1)
  const north = cover(-1, -1) + cover(1, -1) + Math.SQRT2 * cover(0, -1)
  const length = Math.hypot(east - west, south - north)
  const nx = length > 1e-6 ? (east - west) / length : 1
  const ny = length > 1e-6 ? (south - north) / length : 0
  const inside = offset(cover(0, 0), nx, ny)
  // What a row of pixels covers in all places the edge whatever its slope, and where it was blurred; but only if nothing
  // else is near.
  const isAcross = Math.abs(nx) >= Math.abs(ny)
  const [dx, dy] = isAcross ? [Math.sign(nx), 0] : [0, Math.sign(ny)]
  const alone = ramp(cover(2 * dx, 2 * dy), 0.8, 0.95) * ramp(-cover(-2 * dx, -2 * dy), -0.2, -0.05)
  const far = 1.5 - cover(-dx, -dy) - cover(0, 0) - cover(dx, dy)
  const px = -inside * nx
  const py = -inside * ny
  return { x, y, nx, ny, px: px + (far * dx - px) * alone, py: py + (far * dy - py) * alone }
}

function lineThrough(own: Guess, guesses: Map<number, Guess>, width: number, height: number): EdgeLine {
  const { x, y, nx, ny } = own
  let [all, sums, sumd, sumss, sumsd] = [0, 0, 0, 0, 0]
  for (let py = Math.max(0, y - REACH); py <= Math.min(height - 1, y + REACH); py++) {
    for (let px = Math.max(0, x - REACH); px <= Math.min(width - 1, x + REACH); px++) {
      const other = guesses.get(py * width + px)
      if (!other) continue
      const dx = px + other.px - x - own.px
      const dy = py + other.py - y - own.py
      const aside = dx * nx + dy * ny
      const along = dy * nx - dx * ny
      const near = 1 - (dx * dx + dy * dy) / (REACH + 1) ** 2
      const close = 1 - aside * aside
      if (near <= 0 || close <= 0) continue
      const weight = near * close * ramp(nx * other.nx + ny * other.ny, OTHER, SAME)
      all += weight
      sums += weight * along
      sumd += weight * aside
      sumss += weight * along * along
      sumsd += weight * along * aside
    }
  }
  const slope = (all * sumsd - sums * sumd) / (all * sumss - sums * sums + TOO_NEAR * all * all)
  const scale = 1 / Math.sqrt(1 + slope * slope)
  const line = { nx: (nx + slope * ny) * scale, ny: (ny - slope * nx) * scale }
  return { ...line, inside: -own.px * line.nx - own.py * line.ny }
}

/** 0 below `from`, 1 above `to`. */
function ramp(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)))
}

/** How far inside of a straight edge the middle of a pixel lies that it covers by `share` (after Gustavson, 2012). */
function offset(share: number, nx: number, ny: number): number {
  const large = Math.max(Math.abs(nx), Math.abs(ny))
  const small = Math.min(Math.abs(nx), Math.abs(ny))
  const corner = (0.5 * small) / large
  if (share < corner) return Math.sqrt(2 * large * small * share) - 0.5 * (large + small)
  if (share < 1 - corner) return (share - 0.5) * large
  return 0.5 * (large + small) - Math.sqrt(2 * large * small * (1 - share))
}
