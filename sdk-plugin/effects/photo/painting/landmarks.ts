import type { Face } from '../../../vision/index.ts'

interface Place {
  x: number
  y: number
}

/** Where the parts of a face are, in pixels. */
export interface Landmarks {
  /** The middles of both, the left one of the picture first. */
  eyes: readonly [Place, Place]
  /** The tip of the nose, the middle of the mouth, the end of the chin. */
  nose: Place
  mouth: Place
  chin: Place
}

/** Cells that the box of a face is looked at in, each way. */
const CELLS = 56
/** Where eyes are as a rule in the box, and how much darker they have to be to be found elsewhere. */
const USUAL = { u: 0.5, v: 0.27, half: 0.2 }
const UNUSUAL = { u: 3, v: 0.9, half: 4 }
/** How far the white of an eye is from its middle; a brow has none. */
const WHITE = 0.075

/**
 * Looks for two dark places side by side as eyes are, and for a mouth below: the box of a face may lie aside of them.
 *
 * @param light How light each pixel is, 0 to 1
 * @param mouthBy What tells where a mouth may be: the box of the face, or how far its eyes are apart. Default the box
 */
export function landmarksOf(
  light: Float32Array,
  size: { width: number; height: number },
  face: Face,
  mouthBy: 'box' | 'eyes' = 'box',
): Landmarks {
  const cells = cellsOf(light, size, face)
  const fine = means(cells, 1)
  const wide = means(cells, 5)
  const dark = (u: number, v: number) => {
    const at = Math.min(CELLS - 1, Math.round(v * CELLS)) * CELLS + Math.min(CELLS - 1, Math.round(u * CELLS))
    return wide[at]! - fine[at]!
  }
  const eye = (u: number, v: number) => dark(u, v) - 0.6 * Math.min(dark(u - WHITE, v), dark(u + WHITE, v))
  const found = { u: USUAL.u, v: USUAL.v, half: USUAL.half }
  let most = -Infinity
  for (let v = 0.19; v < 0.42; v += 0.018) {
    for (let u = 0.41; u < 0.62; u += 0.018) {
      for (let half = 0.168; half < 0.25; half += 0.018) {
        const left = eye(u - half, v)
        const right = eye(u + half, v)
        const off =
          UNUSUAL.u * Math.abs(u - USUAL.u) +
          UNUSUAL.v * Math.abs(v - USUAL.v) +
          UNUSUAL.half * Math.abs(half - USUAL.half)
        const score = Math.min(left, right) + 0.35 * Math.max(left, right) - 0.4 * dark(u, v) - off
        if (score <= most) continue
        most = score
        Object.assign(found, { u, v, half })
      }
    }
  }
  const apart = (2 * found.half * face.width) / face.height
  const [usual, least, furthest, off] =
    mouthBy === 'box' ? [0.43, 0.34, 0.56, 1] : [1.1 * apart, 0.92 * apart, 1.4 * apart, 0.7]
  const mouth = { v: found.v + usual, dark: -Infinity }
  for (let v = found.v + least; v < Math.min(0.92, found.v + furthest); v += 0.018) {
    let sum = -off * Math.abs(v - found.v - usual)
    for (let u = -0.12; u < 0.13; u += 0.04) sum += dark(found.u + u, v) / 7
    if (sum > mouth.dark) Object.assign(mouth, { v, dark: sum })
  }
  const place = (u: number, v: number) => ({ x: face.x + u * face.width, y: face.y + v * face.height })
  const long = mouth.v - found.v
  return {
    eyes: [place(found.u - found.half, found.v), place(found.u + found.half, found.v)],
    nose: place(found.u, found.v + 0.6 * long),
    mouth: place(found.u, mouth.v),
    chin: place(found.u, mouth.v + 0.53 * long),
  }
}

/** The box in cells, each as light as its pixels are on the whole. */
function cellsOf(light: Float32Array, { width, height }: { width: number; height: number }, face: Face): Float32Array {
  const cells = new Float32Array(CELLS * CELLS)
  const [wide, high] = [face.width / CELLS, face.height / CELLS]
  const step = Math.max(1, Math.min(wide, high) / 3)
  for (let row = 0, at = 0; row < CELLS; row++) {
    for (let column = 0; column < CELLS; column++, at++) {
      let sum = 0
      let count = 0
      for (let dy = 0; dy < Math.max(1, high); dy += step) {
        for (let dx = 0; dx < Math.max(1, wide); dx += step) {
          const x = Math.min(width - 1, Math.max(0, Math.floor(face.x + column * wide + dx)))
          const y = Math.min(height - 1, Math.max(0, Math.floor(face.y + row * high + dy)))
          sum += light[y * width + x]!
          count++
        }
      }
      // Dark skin has the same features as light skin: ratios count.
      cells[at] = Math.log(0.06 + sum / count)
    }
  }
  return cells
}

/** The mean of the square of cells about each. */
function means(cells: Float32Array, reach: number): Float32Array {
  return cells.map((_, at) => {
    const x = at % CELLS
    const y = Math.floor(at / CELLS)
    let sum = 0
    let count = 0
    for (let row = Math.max(0, y - reach); row <= Math.min(CELLS - 1, y + reach); row++) {
      for (let column = Math.max(0, x - reach); column <= Math.min(CELLS - 1, x + reach); column++) {
        sum += cells[row * CELLS + column]!
        count++
      }
    }
    return sum / count
  })
}
