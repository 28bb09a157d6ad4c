import { BENDS, COHERENCES, LEARNED_DIRECTIONS, PER_DIRECTION, STRENGTHS, TURN } from './shape.ts'

/**
 * The class of every pixel and the eighth of the circle that its edge lies in.
 *
 * @param luma Grey levels from 0 to 255.
 * @param grainy Whether the finest differences may be noise: they then decide less.
 * @returns `class × 8 + eighth` for each pixel
 */
export function classify(luma: Float32Array, width: number, height: number, grainy: boolean): Uint16Array {
  const { xx, yy, xy } = structure(luma, width, height)
  const calm = grainy ? calmed(luma, width) : luma
  const classes = new Uint16Array(width * height)
  for (let y = 0; y < height; y++) {
    const up = y > 0 ? -width : 0
    const down = y < height - 1 ? width : 0
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const left = x > 0 ? -1 : 0
      const right = x < width - 1 ? 1 : 0
      const middle = 2 * calm[at]!
      const [east, west, south, north] = [calm[at + right]!, calm[at + left]!, calm[at + down]!, calm[at + up]!]
      const cross = calm[at + down + right]! - calm[at + down + left]! - calm[at + up + right]! + calm[at + up + left]!
      const hessian = { xx: east + west - middle, yy: south + north - middle, xy: cross / 4 }
      classes[at] = classOf(
        xx[at]!,
        yy[at]!,
        xy[at]!,
        (east - west) / 2,
        (south - north) / 2,
        hessian.xx,
        hessian.yy,
        hessian.xy,
      )
    }
  }
  return classes
}

function classOf(
  xx: number,
  yy: number,
  xy: number,
  gx: number,
  gy: number,
  hxx: number,
  hyy: number,
  hxy: number,
): number {
  const spread = Math.sqrt((xx - yy) * (xx - yy) + 4 * xy * xy)
  const strong = Math.sqrt(Math.max(0, (xx + yy + spread) / 2))
  const weak = Math.sqrt(Math.max(0, (xx + yy - spread) / 2))
  let strength = 0
  while (strong >= STRENGTHS[strength]!) strength++
  const ratio = strong > 0 ? (strong - weak) / (strong + weak) : 0
  let coherence = 0
  while (ratio >= COHERENCES[coherence]!) coherence++
  // Half the angle of (xx - yy, 2xy) is the direction of the change, its sign still open.
  const angle = Math.atan2(2 * xy, xx - yy) / 2
  let ux = Math.cos(angle)
  let uy = Math.sin(angle)
  const along = (ux * ux * hxx + 2 * ux * uy * hxy + uy * uy * hyy) / (strong + 0.5)
  const across = (uy * uy * hxx - 2 * ux * uy * hxy + ux * ux * hyy) / (strong + 0.5)
  // Dark becomes bright in the direction of the change; on the dark side it bends up, and the edge lies ahead.
  const side = along < 0 ? -1 : 1
  if ((ux * gx + uy * gy) * side < 0) {
    ux = -ux
    uy = -uy
  }
  let bend = 0
  while (along * side >= BENDS[bend]!) bend++
  const turned = across * side
  const turn = turned < -TURN ? 0 : turned < TURN ? 1 : 2
  const kind = ((strength * COHERENCES.length + coherence) * BENDS.length + bend) * 3 + turn
  return toDirection(ux, uy, kind)
}

/** Numbered from the right to below, as y grows downwards: each eighth is a mirror of the one before. */
function toDirection(ux: number, uy: number, kind: number): number {
  const [ax, ay] = [Math.abs(ux), Math.abs(uy)]
  const steep = ay > ax
  const slope = steep ? Math.atan2(ax, ay) : Math.atan2(ay, ax)
  const direction = Math.min(LEARNED_DIRECTIONS - 1, Math.floor((slope / (Math.PI / 4)) * LEARNED_DIRECTIONS))
  const eighth = ux >= 0 ? (uy >= 0 ? (steep ? 1 : 0) : steep ? 6 : 7) : uy >= 0 ? (steep ? 2 : 3) : steep ? 5 : 4
  return (direction * PER_DIRECTION + kind) * 8 + eighth
}

/** 1 2 1 across and down: second derivatives of what is left are not those of the noise. */
function calmed(luma: Float32Array, width: number): Float32Array {
  const across = new Float32Array(luma.length)
  for (let at = 0, x = 0; at < luma.length; at++, x = x === width - 1 ? 0 : x + 1) {
    across[at] = (luma[at - (x > 0 ? 1 : 0)]! + 2 * luma[at]! + luma[at + (x < width - 1 ? 1 : 0)]!) / 4
  }
  const out = new Float32Array(luma.length)
  for (let at = 0; at < luma.length; at++) {
    const above = across[at < width ? at : at - width]!
    const below = across[at + width < luma.length ? at + width : at]!
    out[at] = (above + 2 * across[at]! + below) / 4
  }
  return out
}

/** Products of the first derivatives, softened over 5 × 5 pixels. */
function structure(luma: Float32Array, width: number, height: number) {
  const size = width * height
  const xx = new Float32Array(size)
  const yy = new Float32Array(size)
  const xy = new Float32Array(size)
  for (let y = 0; y < height; y++) {
    const up = y > 0 ? -width : 0
    const down = y < height - 1 ? width : 0
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const gx = (luma[at + (x < width - 1 ? 1 : 0)]! - luma[at - (x > 0 ? 1 : 0)]!) / 2
      const gy = (luma[at + down]! - luma[at + up]!) / 2
      xx[at] = gx * gx
      yy[at] = gy * gy
      xy[at] = gx * gy
    }
  }
  const spare = new Float32Array(size)
  for (const product of [xx, yy, xy]) soften(product, spare, width, height)
  return { xx, yy, xy }
}

/** 1 4 6 4 1 across and down, in place. */
function soften(plane: Float32Array, spare: Float32Array, width: number, height: number): void {
  for (let y = 0; y < height; y++) {
    const row = y * width
    for (let x = 0; x < width; x++) {
      const a = plane[row + Math.max(0, x - 2)]!
      const b = plane[row + Math.max(0, x - 1)]!
      const d = plane[row + Math.min(width - 1, x + 1)]!
      const e = plane[row + Math.min(width - 1, x + 2)]!
      spare[row + x] = (a + e + 4 * (b + d) + 6 * plane[row + x]!) / 16
    }
  }
  for (let y = 0; y < height; y++) {
    const rows = [y - 2, y - 1, y, y + 1, y + 2].map((row) => Math.min(height - 1, Math.max(0, row)) * width)
    const [a, b, c, d, e] = rows as [number, number, number, number, number]
    for (let x = 0; x < width; x++) {
      const far = spare[a + x]! + spare[e + x]!
      plane[y * width + x] = (far + 4 * (spare[b + x]! + spare[d + x]!) + 6 * spare[c + x]!) / 16
    }
  }
}
