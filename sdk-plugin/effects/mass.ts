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
    const fromY = y - above < 0 ? 0 : y - above >= letters.height ? letters.height - 1 : y - above
    const dy = y - above - fromY
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const fromX = x - sides < 0 ? 0 : x - sides >= letters.width ? letters.width - 1 : x - sides
      const dx = x - sides - fromX
      // Beyond the planes the distance goes on growing, near enough for what is far outside.
      const beyond = dx === 0 && dy === 0 ? 0 : Math.sqrt(dx * dx + dy * dy)
      field[at] = letters.distance[fromY * letters.width + fromX]! - beyond
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
  const { x, y, width, height, field } = mass
  const coverage = plane(field.length)
  const ink = { left: width, top: height, right: 0, bottom: 0 }
  for (let py = 0; py < height; py++) {
    for (let px = 0, at = py * width; px < width; px++, at++) {
      const share = field[at]! + 0.5
      if (share <= 0) continue
      coverage[at] = share > 1 ? 1 : share
      if (px < ink.left) ink.left = px
      if (px >= ink.right) ink.right = px + 1
      if (py < ink.top) ink.top = py
      ink.bottom = py + 1
    }
  }
  if (ink.right === 0) return undefined
  let owners: Int16Array | undefined
  return {
    x,
    y,
    width,
    height,
    coverage,
    ...signedDistance(coverage, width, height),
    em: from.em,
    ink,
    ...(keepsEmoji && from.emoji ? { emoji: emojiFrom(from, from.emoji, mass) } : {}),
    owners: () => (owners ??= ownersFrom(from, mass)),
  }
}

function emojiFrom(from: Letters, emoji: NonNullable<Letters['emoji']>, mass: Mass): NonNullable<Letters['emoji']> {
  const moved = (colours: Float32Array) => {
    const out = plane(mass.field.length)
    const left = from.x - mass.x
    for (let y = 0; y < from.height; y++) {
      const row = (y + from.y - mass.y) * mass.width + left
      out.set(colours.subarray(y * from.width, (y + 1) * from.width), row)
    }
    return out
  }
  return { r: moved(emoji.r), g: moved(emoji.g), b: moved(emoji.b), share: moved(emoji.share) }
}

function ownersFrom(from: Letters, { x, y, width, height }: Mass): Int16Array {
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
}

/** Lets a run grow out of a mass; both flow together. */
export function addRun({ width, height, field }: Mass, run: Run): void {
  const { x, y, length, radius, drop, swing, phase, isFree = false } = run
  const end = y + length
  const ball = radius * drop
  const reach = 2.2 * Math.max(radius, ball) + Math.abs(swing) + 2
  const firstX = Math.max(0, Math.floor(x - reach))
  const lastX = Math.min(width - 1, Math.ceil(x + reach))
  const lastY = Math.min(height - 1, Math.ceil(end + ball + 3))
  for (let py = Math.max(0, Math.floor(y - 2 * radius)); py <= lastY; py++) {
    const t = Math.min(1, Math.max(0, (py - y) / Math.max(1, length)))
    const middle = x + swing * Math.sin(phase + t * 3.4) * t
    // Surface tension: thinnest at two thirds of the way.
    const thick = isFree ? radius * t : radius * (1 + 0.35 * (1 - t) * (1 - t) - 0.45 * t * (1.35 - t))
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
