import { smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { quartered } from '../../kernels/resample.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'

/** How broad a fold is, in face widths, and how much more what lies within one differs from what is around. */
const [FOLD, MORE] = [0.16, 0.68] as const
/** The most that cloth is darkened and lightened. */
const [DARKEST, LIGHTEST] = [0.84, 1.26] as const
/** From where below chins there is cloth, in face heights. */
const [FROM, FULL] = [0.12, 0.4] as const
/** How much smaller the picture is that the surroundings are worked out in. */
const CELL = 4

/**
 * Deepens the knit and the folds of what people wear: light that is soft all around leaves of both what the photo had of
 * them under its lamp, or less.
 */
export function deepenCloth({ width, height, r, g, b }: Print, mask: Float32Array, faces: readonly Face[]): void {
  const [face] = faces
  if (!face) return
  const chin = Math.max(...faces.map((each) => each.y + each.height))
  const first = Math.max(0, Math.floor(chin + FROM * face.height))
  const high = height - first
  if (high < 8 * CELL) return
  const reduced = (from: Float32Array) => quartered(from.subarray(first * width), width, high)
  const { plane: theirs, width: w, height: h } = reduced(mask)
  const [red, green, blue] = [reduced(r).plane, reduced(g).plane, reduced(b).plane] as const
  for (let at = 0; at < theirs.length; at++) {
    green[at] = theirs[at]! * (0.2126 * red[at]! + 0.7152 * green[at]! + 0.0722 * blue[at]!)
  }
  const sigma = (FOLD * face.width) / CELL
  const around = blur(green, w, h, sigma)
  const share = blur(theirs, w, h, sigma)
  for (let at = 0; at < around.length; at++) around[at] = around[at]! / (share[at]! + 1e-4)
  const row = new Float32Array(w + 1)
  for (let y = 0, at = first * width; y < high; y++) {
    const more = MORE * smoothstep(0, (FULL - FROM) * face.height, y)
    rowOf(around, { width: w, height: h }, (y + 0.5) / CELL - 0.5, row)
    for (let x = 0; x < width; x++, at++) {
      if (mask[at]! < 0.9) continue
      const u = x < CELL / 2 ? 0 : (x + 0.5) / CELL - 0.5
      const column = u | 0
      const usual = row[column]! + (row[column + 1]! - row[column]!) * (u - column) + 0.004
      const own = 0.2126 * r[at]! + 0.7152 * g[at]! + 0.0722 * b[at]! + 0.004
      const gain = 1 + more * (own / usual - 1)
      const kept = gain < DARKEST ? DARKEST : gain > LIGHTEST ? LIGHTEST : gain
      r[at]! *= kept
      g[at]! *= kept
      b[at]! *= kept
    }
  }
}

/** A row between two of a plane, its last pixel twice. */
function rowOf(from: Float32Array, { width, height }: { width: number; height: number }, v: number, to: Float32Array) {
  const y = Math.min(height - 1, Math.max(0, v))
  const above = Math.floor(y) * width
  const below = Math.min(height - 1, Math.floor(y) + 1) * width
  const down = y - Math.floor(y)
  for (let x = 0; x < width; x++) to[x] = from[above + x]! + (from[below + x]! - from[above + x]!) * down
  to[width] = to[width - 1]!
}
