import { signedDistance } from './kernels/distance.ts'
import { plane } from './kernels/memory.ts'
import type { Letters } from './lettering.ts'

/** A body under construction: signed distances in pixels, positive inside, at x, y of the frame. */
export interface Mass {
  x: number
  y: number
  width: number
  height: number
  field: Float32Array
}

/** The letters as a mass with free space around them, in pixels. */
export function massOf(letters: Letters, pad: { sides: number; above: number; below: number }): Mass {
  const { sides, above, below } = pad
  const width = letters.width + 2 * sides
  const height = letters.height + above + below
  const field = plane(width * height)
  for (let y = 0; y < height; y++) {
    const row = y - above
    const fromY = row < 0 ? 0 : row >= letters.height ? letters.height - 1 : row
    const from = letters.distance.subarray(fromY * letters.width, (fromY + 1) * letters.width)
    const start = y * width
    field.set(from, start + sides)
    // Beyond the planes the distance goes on growing, near enough for what is far outside.
    const dy = Math.abs(row - fromY)
    if (dy > 0) for (let x = 0; x < width; x++) field[start + x]! -= dy
    for (let x = 0; x < sides; x++) {
      field[start + x] = from[0]! - Math.max(dy, sides - x)
      field[start + width - 1 - x] = from[letters.width - 1]! - Math.max(dy, sides - x)
    }
  }
  return { x: letters.x - sides, y: letters.y - above, width, height, field }
}

/** The greater of two signed distances, with a fillet of `soft` pixels where they meet: bodies that flow together. */
export function joined(a: number, b: number, soft: number): number {
  const near = soft - Math.abs(a - b)
  const fillet = near > 0 ? (near * near) / (4 * soft) : 0
  return (a > b ? a : b) + fillet
}

/** The lesser of two signed distances with a rounded edge of `soft` pixels: what both bodies share. */
export function shared(a: number, b: number, soft: number): number {
  return -joined(-a, -b, soft)
}

/**
 * A mass in the form of letters, for the steps that work on letters.
 *
 * @param keepsEmoji Emoji of the letters it is made of show their colours on it. Default false.
 */
export function lettersOf(mass: Mass, from: Letters, keepsEmoji = false): Letters | undefined {
  const area = areaOf(mass, Math.ceil(MARGIN * from.em) + 4)
  if (!area) return undefined
  const { x, y, width, height } = area
  const coverage = plane(width * height)
  for (let row = 0; row < height; row++) {
    const start = (row + y - mass.y) * mass.width + x - mass.x
    for (let column = 0, at = row * width; column < width; column++, at++) {
      const share = mass.field[start + column]! + 0.5
      coverage[at] = share < 0 ? 0 : share > 1 ? 1 : share
    }
  }
  let owners: Int16Array | undefined
  return {
    ...area,
    coverage,
    ...signedDistance(coverage, width, height),
    em: from.em,
    ...(keepsEmoji && from.emoji ? { emoji: emojiFrom(from, from.emoji, area) } : {}),
    owners: () => (owners ??= ownersFrom(from, area)),
  }
}

/** Free space around the ink in em: for walls, rims and what lies on it. */
const MARGIN = 0.12

type Area = Pick<Letters, 'x' | 'y' | 'width' | 'height' | 'ink'>

/** The part of a mass where something is, with a margin in pixels. */
function areaOf({ x, y, width, height, field }: Mass, margin: number): Area | undefined {
  const ink = { left: width, top: height, right: 0, bottom: 0 }
  for (let row = 0; row < height; row++) {
    const start = row * width
    let first = 0
    let last = width - 1
    while (first < width && field[start + first]! <= -0.5) first++
    if (first === width) continue
    while (field[start + last]! <= -0.5) last--
    ink.left = Math.min(ink.left, first)
    ink.right = Math.max(ink.right, last + 1)
    ink.top = Math.min(ink.top, row)
    ink.bottom = row + 1
  }
  if (ink.right === 0) return undefined
  const left = Math.max(0, ink.left - margin)
  const top = Math.max(0, ink.top - margin)
  return {
    x: x + left,
    y: y + top,
    width: Math.min(width, ink.right + margin) - left,
    height: Math.min(height, ink.bottom + margin) - top,
    ink: { left: ink.left - left, top: ink.top - top, right: ink.right - left, bottom: ink.bottom - top },
  }
}

function emojiFrom(from: Letters, emoji: NonNullable<Letters['emoji']>, area: Area): NonNullable<Letters['emoji']> {
  const left = Math.max(0, from.x - area.x)
  const skipped = Math.max(0, area.x - from.x)
  const count = Math.min(from.width - skipped, area.width - left)
  const moved = (colours: Float32Array) => {
    const out = plane(area.width * area.height)
    for (let row = 0; row < area.height; row++) {
      const y = row + area.y - from.y
      if (y < 0 || y >= from.height) continue
      const start = y * from.width + skipped
      out.set(colours.subarray(start, start + count), row * area.width + left)
    }
    return out
  }
  return { r: moved(emoji.r), g: moved(emoji.g), b: moved(emoji.b), share: moved(emoji.share) }
}

function ownersFrom(from: Letters, { x, y, width, height }: Area): Int16Array {
  const base = from.owners()
  const owners = new Int16Array(width * height)
  for (let py = 0; py < height; py++) {
    const row = Math.min(from.height - 1, Math.max(0, py + y - from.y)) * from.width
    for (let px = 0; px < width; px++) {
      owners[py * width + px] = base[row + Math.min(from.width - 1, Math.max(0, px + x - from.x))]!
    }
  }
  return owners
}

/** A run of something that flows: it leaves a body at x, y and goes down by `length`. Pixels. */
export interface Run {
  x: number
  y: number
  length: number
  /** Half its width in the middle; it begins wider and ends in a drop. */
  radius: number
  /** Radius of the drop at its end as a multiple. */
  drop: number
  /** Sideways swing. */
  swing: number
  phase: number
  /** It has left the body: pointed above, and flows together with nothing. */
  isFree?: boolean
  /** It grows thinner all the way down to a point, as icicles do. */
  isPointed?: boolean
}

/** Lets a run grow out of a mass; both flow together. */
export function addRun({ width, height, field }: Mass, run: Run): void {
  const { x, y, length, radius, drop, swing, phase, isFree = false, isPointed = false } = run
  const end = y + length
  const ball = isPointed ? 0.1 : radius * drop
  const reach = 2.2 * Math.max(radius, ball) + Math.abs(swing) + 2
  const firstX = Math.max(0, Math.floor(x - reach))
  const lastX = Math.min(width - 1, Math.ceil(x + reach))
  const lastY = Math.min(height - 1, Math.ceil(end + ball + 3))
  for (let py = Math.max(0, Math.floor(y - 2 * radius)); py <= lastY; py++) {
    const t = Math.min(1, Math.max(0, (py - y) / Math.max(1, length)))
    const middle = x + swing * Math.sin(phase + t * 3.4) * t
    // Surface tension: thinnest at two thirds of the way.
    const flowing = isFree ? radius * t : radius * (1 + 0.35 * (1 - t) * (1 - t) - 0.45 * t * (1.35 - t))
    const thick = isPointed ? radius * (1.35 - 1.35 * t) : flowing
    const ends = Math.min(py - y + radius, end - py)
    for (let px = firstX; px <= lastX; px++) {
      const at = py * width + px
      const side = thick - Math.abs(px - middle)
      const stem = side < ends ? side : ends
      const dx = px - middle
      const dy = py > end ? py - end : (py - end) * 0.62
      const tear = ball - Math.sqrt(dx * dx + dy * dy)
      const whole = joined(stem, tear, radius * 0.9)
      if (whole > -3 * radius) field[at] = joined(field[at]!, whole, isFree ? 1 : radius * 1.3)
    }
  }
}
