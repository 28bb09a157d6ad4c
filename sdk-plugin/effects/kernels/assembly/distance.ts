import { EDGE, guessLine, layLine } from './edge-lines'

const NONE: i32 = -1
/** Pixels from the edge where its gradient has to tell inside from outside. */
const SPUR: f32 = 1.5
/** How far aside of the line, squared, per pixel of distance a corner begins; at twice as much it is one whole. */
const CORNER: f32 = 1.2

/**
 * For each pixel the row of the nearest edge pixel in its column, as `rows` of i32, or -1.
 *
 * @returns how many edge pixels there are
 */
export function nearestRows(coverage: usize, width: i32, height: i32, rows: usize): i32 {
  let edges = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = <usize>(y * width + x) << 2
      if (isEdge(coverage, at, x, y, width, height)) {
        store<i32>(rows + at, y)
        edges++
      } else store<i32>(rows + at, y > 0 ? load<i32>(rows + at - (<usize>width << 2)) : NONE)
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
  return edges
}

/**
 * Exact Euclidean distance to the edge of an antialiased shape with the nearest edge pixel (Meijster), then the line of
 * the edge through that pixel. `rows` is what `nearestRows` made, and is written over; `line` holds three rows of 4 bytes
 * a pixel, `edges` as many bytes for each edge pixel as `EDGE` says.
 */
export function signedDistance(
  coverage: usize,
  width: i32,
  height: i32,
  distance: usize,
  nearest: usize,
  rows: usize,
  line: usize,
  edges: usize,
): void {
  const gap = line
  const site = line + (<usize>width << 2)
  const start = site + (<usize>width << 2)
  const nothing = (width + height) * (width + height)
  for (let y = 0; y < height; y++) {
    const row = <usize>(y * width) << 2
    for (let x = 0; x < width; x++) {
      const from = load<i32>(rows + row + (<usize>x << 2))
      store<i32>(gap + (<usize>x << 2), from < 0 ? nothing : (y - from) * (y - from))
    }
    let top = envelope(gap, width, site, start)
    let last = width - 1
    while (top >= 0) {
      const column = load<i32>(site + (<usize>top << 2))
      const begin = load<i32>(start + (<usize>top << 2))
      const from = load<i32>(rows + row + (<usize>column << 2))
      const edge = from < 0 ? NONE : from * width + column
      const above = load<i32>(gap + (<usize>column << 2))
      for (let x = last; x >= begin; x--) {
        const at = row + (<usize>x << 2)
        const far = x - column
        store<i32>(nearest + at, edge)
        store<f32>(distance + at, sqrt<f32>(<f32>(far * far + above)))
      }
      last = begin - 1
      top--
    }
  }
  layLines(coverage, width, height, rows, edges)
  placeEdges(coverage, width, height, distance, nearest, rows, edges)
}

/** Numbers the edge pixels in `rows`, the others are -1, and lays the line of the edge through each. */
function layLines(coverage: usize, width: i32, height: i32, rows: usize, edges: usize): void {
  let last = edges
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const number = rows + (<usize>(y * width + x) << 2)
      if (load<i32>(number) !== y) {
        store<i32>(number, NONE)
        continue
      }
      store<i32>(number, <i32>((last - edges) / EDGE))
      guessLine(coverage, x, y, width, height, last)
      last += EDGE
    }
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (load<i32>(rows + (<usize>(y * width + x) << 2)) >= 0) layLine(rows, x, y, width, height, edges)
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

/** Squares of whole numbers stay whole: up to 23,000 pixels a side they fit. */
function envelope(gap: usize, width: i32, site: usize, start: usize): i32 {
  let top = 0
  let column = 0
  let from = 0
  let there = load<i32>(gap)
  store<i32>(site, 0)
  store<i32>(start, 0)
  for (let x = 1; x < width; x++) {
    const own = load<i32>(gap + (<usize>x << 2))
    while ((from - column) * (from - column) + there > (from - x) * (from - x) + own) {
      if (--top < 0) break
      column = load<i32>(site + (<usize>top << 2))
      from = load<i32>(start + (<usize>top << 2))
      there = load<i32>(gap + (<usize>column << 2))
    }
    let begin = 0
    if (top >= 0) {
      // Not below 0: where the two are equally far lies behind where the other one begins.
      begin = 1 + <i32>(<u32>(x * x - column * column + own - there) / <u32>(2 * (x - column)))
      if (begin >= width) continue
    }
    top++
    column = x
    from = begin
    there = own
    store<i32>(site + (<usize>top << 2), x)
    store<i32>(start + (<usize>top << 2), begin)
  }
  return top
}

function placeEdges(
  coverage: usize,
  width: i32,
  height: i32,
  distance: usize,
  nearest: usize,
  rows: usize,
  edges: usize,
): void {
  // A product takes a fifth of a quotient's time; half a pixel more keeps whole ones whole.
  const perRow: f64 = 1 / <f64>width
  let last = NONE
  let edgeX = 0
  let edgeY = 0
  let sx: f32 = 0
  let sy: f32 = 0
  let inside: f32 = 0
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
      if (edge !== last) {
        last = edge
        edgeY = <i32>((<f64>edge + 0.5) * perRow)
        edgeX = edge - edgeY * width
        const through = edges + <usize>load<i32>(rows + (<usize>edge << 2)) * EDGE
        sx = load<f32>(through, 16)
        sy = load<f32>(through, 20)
        inside = load<f32>(through, 24)
      }
      const dx = <f32>(x - edgeX) + inside * sx
      const dy = <f32>(y - edgeY) + inside * sy
      const along = dx * sx + dy * sy
      const total = dx * dx + dy * dy
      const aside = total - along * along
      // At the tip of a spur coverage may grow outwards: there only the way to the tip counts.
      const isSpur = far > SPUR && along > 0 != isInside
      if (!isSpur && aside < CORNER * (far + 1)) {
        store<f32>(distance + at, along)
        continue
      }
      const corner: f32 = isSpur ? 1 : min<f32>(1, aside / (CORNER * (far + 1)) - 1)
      const straight = sqrt<f32>(total)
      store<f32>(distance + at, along + ((isInside ? straight : -straight) - along) * corner)
    }
  }
}
