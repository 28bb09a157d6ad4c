import type { Grid } from '../../sdk-plugin/effects/photo/baked/grid.ts'

/** Cells around one among which the line is drawn that their places follow. */
const AROUND = 6
/** How far a place may be off that line, as a share of the photo, to be counted the second time. */
const OFF = 0.06
/** How far ripples move what is mirrored, as a share of the photo, and their waves down the picture, in cells. */
const RIPPLE = 0.006
const WAVE = 7

/**
 * Water that stands mirrors a photo as a plane does: its places follow a line through all cells around, however few samples
 * each of them met, and it is no more blurred than `most`. Slow ripples are drawn into it, as wind would.
 *
 * @param most The greatest blur, in 255ths of the photo
 * @returns The same grid, its mirrors calm; cells without blur show the slot itself
 */
export function stillMirrors(grid: Grid, most: number): Grid {
  const out: Grid = { ...grid, u: grid.u.slice(), v: grid.v.slice(), blur: grid.blur.slice() }
  const { columns, blur } = grid
  for (let cell = 0; cell < blur.length; cell++) {
    if (blur[cell] === 0) continue
    const [x, y] = [cell % columns, Math.floor(cell / columns)]
    const wave = Math.sin((2 * Math.PI * y) / WAVE + 1.9 * Math.sin(0.07 * x + 0.21 * y))
    const [u, v] = [lineAt(grid, grid.u, cell), lineAt(grid, grid.v, cell)]
    out.u[cell] = placeOf(u + 0.4 * RIPPLE * wave)
    out.v[cell] = placeOf(v + RIPPLE * wave * Math.cos(0.05 * x))
    out.blur[cell] = Math.min(most, blur[cell]!)
  }
  return out
}

function placeOf(share: number): number {
  return Math.round(65535 * Math.min(1, Math.max(0, share)))
}

/** What the cells around say of a place, the second time without those that are far off. */
function lineAt(grid: Grid, plane: Uint16Array, cell: number): number {
  const first = lineThrough(grid, plane, cell)
  if (!first) return plane[cell]! / 65535
  return (lineThrough(grid, plane, cell, first) ?? first).at
}

/** A place at the middle of a neighbourhood, and how it changes across and down. */
interface Line {
  at: number
  across: number
  down: number
}

/** The line of least squares through the cells around, or undefined for too few; after `near`, of those that are near it. */
function lineThrough(grid: Grid, plane: Uint16Array, cell: number, near?: Line): Line | undefined {
  const { columns, rows, blur, slot } = grid
  const middle = { x: cell % columns, y: Math.floor(cell / columns) }
  const sum = { n: 0, x: 0, y: 0, xx: 0, xy: 0, yy: 0, s: 0, xs: 0, ys: 0 }
  for (let y = Math.max(0, middle.y - AROUND); y <= Math.min(rows - 1, middle.y + AROUND); y++) {
    for (let x = Math.max(0, middle.x - AROUND); x <= Math.min(columns - 1, middle.x + AROUND); x++) {
      const at = y * columns + x
      if (blur[at] === 0 || slot[at] !== slot[cell]) continue
      const dx = x - middle.x
      const dy = y - middle.y
      const value = plane[at]! / 65535
      if (near && Math.abs(value - near.at - near.across * dx - near.down * dy) > OFF) continue
      sum.n += 1
      sum.x += dx
      sum.y += dy
      sum.xx += dx * dx
      sum.xy += dx * dy
      sum.yy += dy * dy
      sum.s += value
      sum.xs += dx * value
      sum.ys += dy * value
    }
  }
  return solved(sum)
}

/** Cramer's rule. */
function solved({ n, x, y, xx, xy, yy, s, xs, ys }: Sums): Line | undefined {
  const whole = n * (xx * yy - xy * xy) - x * (x * yy - xy * y) + y * (x * xy - xx * y)
  if (n < 12 || Math.abs(whole) < 1e-6) return undefined
  const at = s * (xx * yy - xy * xy) - x * (xs * yy - xy * ys) + y * (xs * xy - xx * ys)
  const across = n * (xs * yy - xy * ys) - s * (x * yy - xy * y) + y * (x * ys - xs * y)
  const down = n * (xx * ys - xs * xy) - x * (x * ys - xs * y) + s * (x * xy - xx * y)
  return { at: at / whole, across: across / whole, down: down / whole }
}

interface Sums {
  n: number
  x: number
  y: number
  xx: number
  xy: number
  yy: number
  s: number
  xs: number
  ys: number
}
