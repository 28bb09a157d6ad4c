/**
 * Bytes for one edge pixel, floats: what it tells alone (the way into the shape, a point of the edge from its middle),
 * then the line that was laid through those beside it (the way into the shape, how far inside of it the middle is).
 */
export const EDGE: usize = 28

const ROOT: f32 = 1.4142135623730951
/** Pixels to each side that a line is laid through. */
const REACH = 4
/** Slopes whose cosine is less belong to another side of a corner; from the second one on they count in full. */
const OTHER: f32 = 0.9
const SAME: f32 = 0.98
/** Variance of places along the line, in square pixels, below which they do not tell how it runs. */
const TOO_NEAR: f32 = 0.05

/** What an edge pixel tells alone. */
export function guessLine(coverage: usize, x: i32, y: i32, width: i32, height: i32, to: usize): void {
  const slope = inward(coverage, x, y, width, height)
  const nx = f32x4.extract_lane(slope, 0)
  const ny = f32x4.extract_lane(slope, 1)
  const share = cover(coverage, y * width + x)
  const inside = offset(share, nx, ny)
  // What a row of pixels covers in all places the edge whatever its slope, and where it was blurred; but only if nothing
  // else is near.
  const isAcross = abs<f32>(nx) >= abs<f32>(ny)
  const dx: i32 = isAcross ? (nx > 0 ? 1 : -1) : 0
  const dy: i32 = isAcross ? 0 : ny > 0 ? 1 : -1
  const deep = beside(coverage, x + 2 * dx, y + 2 * dy, width, height)
  const out = beside(coverage, x - 2 * dx, y - 2 * dy, width, height)
  const alone = ramp(deep, 0.8, 0.95) * ramp(-out, -0.2, -0.05)
  const rest = beside(coverage, x - dx, y - dy, width, height) + beside(coverage, x + dx, y + dy, width, height)
  const far: f32 = 1.5 - share - rest
  const px = -inside * nx
  const py = -inside * ny
  store<f32>(to, nx)
  store<f32>(to, ny, 4)
  store<f32>(to, px + (far * <f32>dx - px) * alone, 8)
  store<f32>(to, py + (far * <f32>dy - py) * alone, 12)
}

/** Lays the line through an edge pixel and those beside it on the same side. `numbers`: of edge pixels, others -1. */
export function layLine(numbers: usize, x: i32, y: i32, width: i32, height: i32, edges: usize): void {
  const own = edges + <usize>load<i32>(numbers + (<usize>(y * width + x) << 2)) * EDGE
  const nx = load<f32>(own)
  const ny = load<f32>(own, 4)
  const px = load<f32>(own, 8)
  const py = load<f32>(own, 12)
  let all: f32 = 0
  let sums: f32 = 0
  let sumd: f32 = 0
  let sumss: f32 = 0
  let sumsd: f32 = 0
  const right = min<i32>(width - 1, x + REACH)
  const bottom = min<i32>(height - 1, y + REACH)
  for (let row = max<i32>(0, y - REACH); row <= bottom; row++) {
    for (let column = max<i32>(0, x - REACH); column <= right; column++) {
      const number = load<i32>(numbers + (<usize>(row * width + column) << 2))
      if (number < 0) continue
      const other = edges + <usize>number * EDGE
      const alike = ramp(nx * load<f32>(other) + ny * load<f32>(other, 4), OTHER, SAME)
      if (alike <= 0) continue
      const dx = <f32>(column - x) + load<f32>(other, 8) - px
      const dy = <f32>(row - y) + load<f32>(other, 12) - py
      const aside = dx * nx + dy * ny
      const along = dy * nx - dx * ny
      const near: f32 = 1 - (dx * dx + dy * dy) / <f32>((REACH + 1) * (REACH + 1))
      const close: f32 = 1 - aside * aside
      if (near <= 0 || close <= 0) continue
      const weight = near * close * alike
      all += weight
      sums += weight * along
      sumd += weight * aside
      sumss += weight * along * along
      sumsd += weight * along * aside
    }
  }
  const slope: f32 = (all * sumsd - sums * sumd) / (all * sumss - sums * sums + TOO_NEAR * all * all)
  const scale: f32 = 1 / sqrt<f32>(1 + slope * slope)
  const lineX = (nx + slope * ny) * scale
  const lineY = (ny - slope * nx) * scale
  store<f32>(own, lineX, 16)
  store<f32>(own, lineY, 20)
  store<f32>(own, -px * lineX - py * lineY, 24)
}

/** The direction in which coverage grows at a place, as a unit vector in two lanes. */
function inward(coverage: usize, x: i32, y: i32, width: i32, height: i32): v128 {
  const left = x > 0 ? -1 : 0
  const right = x < width - 1 ? 1 : 0
  const at = y * width + x
  const above = y > 0 ? at - width : at
  const below = y < height - 1 ? at + width : at
  const nw = cover(coverage, above + left)
  const ne = cover(coverage, above + right)
  const sw = cover(coverage, below + left)
  const se = cover(coverage, below + right)
  const sx = ne + se - nw - sw + ROOT * (cover(coverage, at + right) - cover(coverage, at + left))
  const sy = sw + se - nw - ne + ROOT * (cover(coverage, below) - cover(coverage, above))
  const length = sqrt<f32>(sx * sx + sy * sy)
  if (length <= 1e-6) return f32x4(1, 0, 0, 0)
  return f32x4.replace_lane(f32x4.splat(sx / length), 1, sy / length)
}

/** Coverage of a pixel, or of the last one where it lies beyond the sides. */
function beside(coverage: usize, x: i32, y: i32, width: i32, height: i32): f32 {
  const column = min<i32>(width - 1, max<i32>(0, x))
  return cover(coverage, min<i32>(height - 1, max<i32>(0, y)) * width + column)
}

/** 0 below `from`, 1 above `to`. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function ramp(value: f32, from: f32, to: f32): f32 {
  return min<f32>(1, max<f32>(0, (value - from) / (to - from)))
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function cover(coverage: usize, at: i32): f32 {
  return load<f32>(coverage + (<usize>at << 2))
}

function offset(share: f32, nx: f32, ny: f32): f32 {
  const large = max<f32>(abs<f32>(nx), abs<f32>(ny))
  const small = min<f32>(abs<f32>(nx), abs<f32>(ny))
  const corner: f32 = (0.5 * small) / large
  if (share < corner) return sqrt<f32>(2 * large * small * share) - 0.5 * (large + small)
  if (share < 1 - corner) return (share - 0.5) * large
  return 0.5 * (large + small) - sqrt<f32>(2 * large * small * (1 - share))
}
