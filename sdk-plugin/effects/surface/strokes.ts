/** Part of a stroke between two rows of pixels, with its sides in each row. */
export interface Stroke {
  top: number
  bottom: number
  left: Float32Array
  right: Float32Array
}

interface Area {
  coverage: Float32Array
  width: number
  height: number
}

/** Rows from `top` to `bottom` and columns from `from` to `to`, the last ones excluded. */
interface Band {
  top: number
  bottom: number
  from: number
  to: number
}

interface Wanted {
  /** Lowest part that is of use, in pixels. */
  least: number
  fits: (wide: number, high: number) => boolean
}

/**
 * What a band of letters has of strokes, each as high as it fits: a part that does not fit, or does not go through the
 * whole band, is cut into halves again and again.
 */
export function strokesIn(area: Area, band: Band, wanted: Wanted): Stroke[] {
  const high = band.bottom - band.top
  if (high < wanted.least || band.to - band.from < 2) return []
  const middle = band.top + (high >> 1)
  const found: Stroke[] = []
  const rest: Band[] = []
  let free = band.from
  for (const [left, right] of runsOf(area, middle, band)) {
    const stroke = follow(area, band, middle, left, right)
    if (!stroke || !wanted.fits(right - left, high)) continue
    found.push(stroke)
    rest.push({ ...band, from: free, to: left })
    free = right
  }
  rest.push({ ...band, from: free })
  if (high < 2 * wanted.least) return found
  for (const part of rest) {
    found.push(...strokesIn(area, { ...part, bottom: middle }, wanted))
    found.push(...strokesIn(area, { ...part, top: middle }, wanted))
  }
  return found
}

/** Where a row is covered, from and to. */
function runsOf({ coverage, width }: Area, row: number, { from, to }: Band): [number, number][] {
  const runs: [number, number][] = []
  let start = -1
  for (let x = from; x <= to; x++) {
    const isInk = x < to && coverage[row * width + x]! > 0.5
    if (isInk && start < 0) start = x
    if (isInk || start < 0) continue
    runs.push([start, x])
    start = -1
  }
  return runs
}

/** Pixels that a side may move from one row to the next. */
const MOST_SLANT = 1.5

/** Least width of a stroke within the band as a share of that in its middle, and the other way round. */
const EVEN = 0.72

function follow(area: Area, { top, bottom }: Band, middle: number, from: number, to: number): Stroke | undefined {
  const left = new Float32Array(bottom - top)
  const right = new Float32Array(bottom - top)
  for (const step of [-1, 1]) {
    let l = from
    let r = to
    for (let y = middle; y >= top && y < bottom; y += step) {
      ;[l, r] = [side(area, y, l, r, -1), side(area, y, r, l, 1)]
      if (r - l < EVEN * (to - from) || to - from < EVEN * (r - l)) return undefined
      if (bareIn(area, y, l, r) > BARE * (r - l)) return undefined
      left[y - top] = l
      right[y - top] = r
    }
  }
  return { top, bottom, left, right }
}

/** Share of a row that may be bare: more is a counter or a notch, and words over it would be torn. */
const BARE = 0.06

function bareIn({ coverage, width }: Area, row: number, from: number, to: number): number {
  let bare = 0
  for (let x = Math.ceil(from); x < Math.floor(to); x++) if (coverage[row * width + x]! < 0.5) bare++
  return bare
}

/** Where a side lies in a row, from where it lay in the one before; `outward` is the direction away from the stroke. */
function side({ coverage, width }: Area, row: number, before: number, other: number, outward: -1 | 1): number {
  // Pixels begin at their left side.
  const shift = outward === 1 ? -1 : 0
  const isInk = (x: number) => x >= 0 && x < width && coverage[row * width + x]! > 0.5
  let at = before
  while (Math.abs(at - before) < MOST_SLANT && isInk(at + shift + outward)) at += outward
  while ((at - other) * outward > 0 && !isInk(at + shift)) at -= outward
  return at
}
