import type { Line } from './skeleton.ts'

/**
 * Lines along which a field has one value (marching squares), between pixels by the values around.
 *
 * @returns closed lines, inside of the field's borders; those that run out of it are left out
 */
export function contoursOf(field: Float32Array, width: number, height: number, value: number): Line[] {
  const next = new Map<number, number>()
  const inside = (at: number) => (field[at]! >= value ? 1 : 0)
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0, at = y * width; x < width - 1; x++, at++) {
      const kind = inside(at) | (inside(at + 1) << 1) | (inside(at + width + 1) << 2) | (inside(at + width) << 3)
      if (kind === 0 || kind === 15) continue
      // Sides of the cell as crossings: even numbers lie on a row, odd ones on a column.
      const sides = [at * 2, (at + 1) * 2 + 1, (at + width) * 2, at * 2 + 1]
      for (const [from, to] of WAYS[kind]!) next.set(sides[from]!, sides[to]!)
    }
  }
  const lines: Line[] = []
  for (const [start] of next) {
    if (!next.has(start)) continue
    const points: number[] = []
    let here: number | undefined = start
    while (here !== undefined && next.has(here)) {
      points.push(...crossing(field, width, value, here))
      const following: number = next.get(here)!
      next.delete(here)
      here = following
    }
    if (here === start && points.length >= 12) lines.push({ points: Float32Array.from(points), isClosed: true })
  }
  return lines
}

/** For each pattern of a cell's corners the sides that a line comes in and leaves by, the inside on its right. */
const WAYS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[3, 0]],
  2: [[0, 1]],
  3: [[3, 1]],
  4: [[1, 2]],
  5: [
    [3, 0],
    [1, 2],
  ],
  6: [[0, 2]],
  7: [[3, 2]],
  8: [[2, 3]],
  9: [[2, 0]],
  10: [
    [0, 1],
    [2, 3],
  ],
  11: [[2, 1]],
  12: [[1, 3]],
  13: [[1, 0]],
  14: [[0, 3]],
}

function crossing(field: Float32Array, width: number, value: number, side: number): [number, number] {
  const at = side >> 1
  const isRow = (side & 1) === 0
  const a = field[at]!
  const b = field[isRow ? at + 1 : at + width]!
  const t = a === b ? 0.5 : Math.min(1, Math.max(0, (value - a) / (b - a)))
  const x = at % width
  const y = Math.floor(at / width)
  return isRow ? [x + t, y] : [x, y + t]
}
