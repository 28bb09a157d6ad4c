const NONE: i32 = -1
const ROOT: f32 = 1.4142135623730951
/** Pixels from the edge where its gradient has to tell inside from outside. */
const SPUR: f32 = 1.5

/**
 * Exact Euclidean distance to the edge of an antialiased shape with the nearest edge pixel (Meijster), then the edge
 * placed inside of that pixel by its coverage. `rows` holds a plane of i32; `line` three rows of 8 bytes a pixel.
 */
export function signedDistance(
  coverage: usize,
  width: i32,
  height: i32,
  distance: usize,
  nearest: usize,
  rows: usize,
  line: usize,
): void {
  nearestRows(coverage, width, height, rows)
  const gap = line
  const site = line + (<usize>width << 3)
  const start = site + (<usize>width << 3)
  const nothing = <f64>(width + height) * <f64>(width + height)
  for (let y = 0; y < height; y++) {
    const row = <usize>(y * width) << 2
    for (let x = 0; x < width; x++) {
      const from = load<i32>(rows + row + (<usize>x << 2))
      const far = <f64>(y - from)
      store<f64>(gap + (<usize>x << 3), from < 0 ? nothing : far * far)
    }
    let top = envelope(gap, width, site, start)
    for (let x = width - 1; x >= 0; x--) {
      const column = load<i32>(site + (<usize>top << 2))
      const from = load<i32>(rows + row + (<usize>column << 2))
      const at = row + (<usize>x << 2)
      const far = <f64>(x - column)
      store<i32>(nearest + at, from < 0 ? NONE : from * width + column)
      store<f32>(distance + at, <f32>sqrt<f64>(far * far + load<f64>(gap + (<usize>column << 3))))
      if (x === load<i32>(start + (<usize>top << 2))) top--
    }
  }
  placeEdges(coverage, width, height, distance, nearest)
}

function nearestRows(coverage: usize, width: i32, height: i32, rows: usize): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = <usize>(y * width + x) << 2
      if (isEdge(coverage, at, x, y, width, height)) store<i32>(rows + at, y)
      else store<i32>(rows + at, y > 0 ? load<i32>(rows + at - (<usize>width << 2)) : NONE)
    }
  }
  for (let y = height - 2; y >= 0; y--) {
    for (let x = 0; x < width; x++) {
      const at = rows + (<usize>(y * width + x) << 2)
      const below = load<i32>(at + (<usize>width << 2))
      if (below < 0) continue
      const above = load<i32>(at)
      if (above < 0 || below - y < y - above) store<i32>(at, below)
    }
  }
}

function isEdge(coverage: usize, at: usize, x: i32, y: i32, width: i32, height: i32): bool {
  const here = load<f32>(coverage + at)
  if (here < 0.02) return false
  if (here < 0.98) return true
  const line = <usize>width << 2
  if (x > 0 && load<f32>(coverage + at - 4) < 0.02) return true
  if (x < width - 1 && load<f32>(coverage + at + 4) < 0.02) return true
  if (y > 0 && load<f32>(coverage + at - line) < 0.02) return true
  return y < height - 1 && load<f32>(coverage + at + line) < 0.02
}

function envelope(gap: usize, width: i32, site: usize, start: usize): i32 {
  let top = 0
  store<i32>(site, 0)
  store<i32>(start, 0)
  for (let x = 1; x < width; x++) {
    const own = load<f64>(gap + (<usize>x << 3))
    while (top >= 0) {
      const from = load<i32>(start + (<usize>top << 2))
      const column = load<i32>(site + (<usize>top << 2))
      const there = <f64>(from - column)
      const here = <f64>(from - x)
      if (there * there + load<f64>(gap + (<usize>column << 3)) <= here * here + own) break
      top--
    }
    if (top < 0) {
      top = 0
      store<i32>(site, x)
      continue
    }
    const column = load<i32>(site + (<usize>top << 2))
    const sum = <f64>(x * x - column * column) + own - load<f64>(gap + (<usize>column << 3))
    const from = 1 + <i32>floor<f64>(sum / <f64>(2 * (x - column)))
    if (from < width) {
      top++
      store<i32>(site + (<usize>top << 2), x)
      store<i32>(start + (<usize>top << 2), from)
    }
  }
  return top
}

function placeEdges(coverage: usize, width: i32, height: i32, distance: usize, nearest: usize): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const index = y * width + x
      const at = <usize>index << 2
      const edge = load<i32>(nearest + at)
      const far = load<f32>(distance + at)
      const isInside = load<f32>(coverage + at) >= 0.5
      if (edge < 0) {
        store<f32>(distance + at, isInside ? far : -far)
        store<i32>(nearest + at, index)
        continue
      }
      const edgeY = edge / width
      const edgeX = edge - edgeY * width
      const slope = inward(coverage, edgeX, edgeY, width, height)
      const sx = f32x4.extract_lane(slope, 0)
      const sy = f32x4.extract_lane(slope, 1)
      const inside = offset(load<f32>(coverage + (<usize>edge << 2)), sx, sy)
      const dx = <f32>(x - edgeX) + inside * sx
      const dy = <f32>(y - edgeY) + inside * sy
      const along = dx * sx + dy * sy
      const total = dx * dx + dy * dy
      const aside = (total - along * along) / (far + 1)
      // At the tip of a spur coverage may grow outwards: there only the way to the tip counts.
      const isSpur = far > SPUR && along > 0 != isInside
      const corner: f32 = isSpur || aside > 2.4 ? 1 : aside < 1.2 ? 0 : (aside - 1.2) / 1.2
      const straight = sqrt<f32>(total)
      store<f32>(distance + at, along + ((isInside ? straight : -straight) - along) * corner)
    }
  }
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
