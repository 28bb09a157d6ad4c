/** Module → whether it belongs to the shape. */
export type Shape = (x: number, y: number) => boolean

/** How far corners are rounded, in modules, 0 to 0.5. */
export interface Rounding {
  /** Corners that point outwards. */
  outer: number
  /** Corners that point inwards, between connected modules. */
  inner: number
}

/** East, south, west, north: one further in this list is a turn to the right. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const

/** One side of a module, walked so that the shape is on the right. */
interface Side {
  x: number
  y: number
  /** Index of `STEPS`. */
  direction: number
}

/**
 * The outline of all modules of a shape as SVG path data, in modules. Connected modules share one outline, so that no
 * seam shows at any scale and their corners can be rounded together.
 */
export function outline(size: number, shape: Shape, rounding: Rounding): string {
  const sides = new Map(sidesOf(size, shape).map((side) => [keyOf(side), side]))
  const seen = new Set<Side>()
  let path = ''
  for (const start of sides.values()) {
    if (seen.has(start)) continue
    const loop = loopFrom(start, sides)
    for (const side of loop) seen.add(side)
    path += draw(loop, rounding)
  }
  return path
}

/** Every side between the shape and its surroundings. */
function sidesOf(size: number, shape: Shape): Side[] {
  const sides: Side[] = []
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!shape(x, y)) continue
      if (!shape(x, y - 1)) sides.push({ x, y, direction: 0 })
      if (!shape(x + 1, y)) sides.push({ x: x + 1, y, direction: 1 })
      if (!shape(x, y + 1)) sides.push({ x: x + 1, y: y + 1, direction: 2 })
      if (!shape(x - 1, y)) sides.push({ x, y: y + 1, direction: 3 })
    }
  }
  return sides
}

function loopFrom(start: Side, sides: ReadonlyMap<number, Side>): Side[] {
  const loop = [start]
  for (let side = next(start, sides); side && side !== start; side = next(side, sides)) loop.push(side)
  return loop
}

/** Where two modules touch at a corner alone, the turn to the right stays with the same module. */
function next({ x, y, direction }: Side, sides: ReadonlyMap<number, Side>): Side | undefined {
  const [dx, dy] = stepOf(direction)
  const turns = [1, 0, 3].map((turn) => ({ x: x + dx, y: y + dy, direction: (direction + turn) % 4 }))
  return turns.map((side) => sides.get(keyOf(side))).find((side) => side !== undefined)
}

function keyOf({ x, y, direction }: Side): number {
  return (y * 1000 + x) * 4 + direction
}

function stepOf(direction: number): readonly [dx: number, dy: number] {
  return STEPS[direction % 4] ?? [0, 0]
}

/** A closed path through the corners of a loop: straight to just before each, then round it. */
function draw(loop: Side[], rounding: Rounding): string {
  const parts = loop.flatMap((side, index) => {
    const before = loop.at(index - 1)?.direction ?? 0
    return before === side.direction ? [] : [corner(side, before, rounding)]
  })
  return `M${parts.join('L')}Z`
}

/** `x y` where the rounding begins, and the arc round the corner when there is one. */
function corner({ x, y, direction }: Side, before: number, { outer, inner }: Rounding): string {
  const isOuter = direction === (before + 1) % 4
  const radius = isOuter ? outer : inner
  const [inX, inY] = stepOf(before)
  const [outX, outY] = stepOf(direction)
  const begin = `${x - inX * radius} ${y - inY * radius}`
  if (radius === 0) return begin
  return `${begin}a${radius} ${radius} 0 0 ${isOuter ? 1 : 0} ${(inX + outX) * radius} ${(inY + outY) * radius}`
}
