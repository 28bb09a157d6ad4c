import type { Letters } from '../lettering.ts'
import { STEP } from './vine.ts'

/** Places of all middle lines in one row: where they are, which way the line runs, how far along it they lie. */
export interface Places {
  x: number[]
  y: number[]
  dx: number[]
  dy: number[]
  along: number[]
  stroke: number[]
}

/** Places farther outside of the letters than this, in em, belong to no stroke. */
const OUTSIDE = 0.16

/** For each pixel how far along and beside the nearest middle line it lies, and which that is. */
export function measured({ width, height, distance, em }: Letters, places: Places) {
  const [wide, high] = [Math.ceil(width / STEP), Math.ceil(height / STEP)]
  const isNear = new Uint8Array(wide * high)
  const least = -OUTSIDE * em
  for (let y = 0, to = 0; y < high; y++) {
    for (let x = 0, at = y * STEP * width; x < wide; x++, to++, at += STEP) isNear[to] = distance[at]! > least ? 1 : 0
  }
  const near = nearestOf(places, isNear, wide, high)
  const xs = Float32Array.from(places.x)
  const ys = Float32Array.from(places.y)
  const dxs = Float32Array.from(places.dx)
  const dys = Float32Array.from(places.dy)
  const passed = Float32Array.from(places.along)
  const strokes = Int16Array.from(places.stroke)
  // Kept for the steps that follow: not in the kernels' memory.
  const along = new Float32Array(width * height)
  const across = new Float32Array(width * height)
  const stroke = new Int16Array(width * height).fill(-1)
  for (let y = 0, at = 0; y < height; y++) {
    const row = (y >> 1) * wide
    for (let x = 0; x < width; x++, at++) {
      const cell = row + (x >> 1)
      let place = near[cell]!
      if (place < 0) continue
      let px = x - xs[place]!
      let py = y - ys[place]!
      // Between two strokes it is asked again for each pixel: by pairs of them, the line would have steps.
      for (let side = 0; side < 4; side++) {
        const other = near[cell + (side === 0 ? -1 : side === 1 ? 1 : side === 2 ? -wide : wide)] ?? -1
        if (other < 0 || Math.abs(other - place) < 9) continue
        const ox = x - xs[other]!
        const oy = y - ys[other]!
        if (ox * ox + oy * oy >= px * px + py * py) continue
        place = other
        px = ox
        py = oy
      }
      const dx = dxs[place]!
      const dy = dys[place]!
      along[at] = passed[place]! + px * dx + py * dy
      across[at] = py * dx - px * dy
      stroke[at] = strokes[place]!
    }
  }
  return { along, across, stroke }
}

/** For each pixel of half as large planes the place that is nearest: handed on from neighbour to neighbour. */
function nearestOf(places: Places, isNear: Uint8Array, wide: number, high: number): Int32Array {
  const xs = Float32Array.from(places.x)
  const ys = Float32Array.from(places.y)
  const near = new Int32Array(wide * high).fill(-1)
  const far = new Float32Array(wide * high).fill(Infinity)
  const offer = (at: number, x: number, y: number, place: number) => {
    if (place < 0) return
    const dx = STEP * x - xs[place]!
    const dy = STEP * y - ys[place]!
    const square = dx * dx + dy * dy
    if (square >= far[at]!) return
    far[at] = square
    near[at] = place
  }
  for (let place = 0; place < xs.length; place++) {
    const x = Math.round(xs[place]! / STEP)
    const y = Math.round(ys[place]! / STEP)
    if (x >= 0 && y >= 0 && x < wide && y < high) offer(y * wide + x, x, y, place)
  }
  for (const down of [true, false]) {
    for (let row = 0; row < high; row++) {
      const y = down ? row : high - 1 - row
      const beside = down ? -wide : wide
      for (let x = 0, at = y * wide; x < wide; x++, at++) {
        if (isNear[at] === 0) continue
        if (x > 0) offer(at, x, y, near[at - 1]!)
        if (row === 0) continue
        offer(at, x, y, near[at + beside]!)
        if (x > 0) offer(at, x, y, near[at + beside - 1]!)
        if (x < wide - 1) offer(at, x, y, near[at + beside + 1]!)
      }
      for (let x = wide - 2, at = y * wide + x; x >= 0; x--, at--) {
        if (isNear[at] === 1) offer(at, x, y, near[at + 1]!)
      }
    }
  }
  return near
}
