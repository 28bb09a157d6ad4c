import { found } from './pieces.ts'

/** A border of short strips takes the place of the pattern along the frame. */
export function border(u: number, v: number, wide: number, width: number): void {
  const side = Math.min(u, wide - u)
  const top = Math.min(v, 1 - v)
  const inner = Math.min(side, top) - width
  if (inner > 0) {
    found.gap = Math.min(found.gap, inner)
    return
  }
  const isSide = side < top
  const along = isSide ? v : u
  const length = isSide ? 1 / 5 : wide / 10
  const part = along / length - Math.floor(along / length)
  const corner = Math.abs(side - top)
  const isCorner = side < width && top < width
  found.isBorder = true
  found.id = isCorner
    ? 7
    : Math.floor(along / length) + (isSide ? 40 : 90) + (isSide ? (u < 1 ? 0 : 9) : v < 0.5 ? 0 : 17)
  found.gap = isCorner
    ? Math.min(-inner, width - Math.max(side, top))
    : Math.min(-inner, part * length, (1 - part) * length)
  if (isCorner) found.gap = Math.max(0, Math.min(found.gap, corner + 1))
}
