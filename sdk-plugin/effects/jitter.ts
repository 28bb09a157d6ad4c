import { plane } from './kernels/memory.ts'
import { ownersOf } from './owners.ts'
import { randomFrom } from './random.ts'
import { bilinear } from './warp.ts'
import type { Characters } from './characters.ts'
import type { Drawn } from './drawing.ts'

/** How much each character is off; every one by an amount of its own up to this. */
export interface Jitter {
  /** Degrees. */
  turn: number
  /** Up or down, in em. */
  shift: number
  /** Larger or smaller, as a share. */
  size: number
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/**
 * Turns, moves and sizes what belongs together: a character, or a word where letters join.
 *
 * @param em In pixels of the planes
 * @param placeOf Number of the character at a pixel
 * @returns the planes anew, with the number of the character for each pixel, -1 where there is none
 */
export function jitterParts(
  drawn: Drawn,
  size: { width: number; height: number; em: number },
  characters: Characters,
  placeOf: (x: number, y: number) => number,
  { turn, shift, size: sizes }: Jitter,
): Drawn & { labels: Int16Array } {
  const { width, height, em } = size
  const owners = ownersOf({ width, height, coverage: drawn.coverage, boxAt: placeOf })
  const boxes = boxesOf(drawn.coverage, owners, characters.units, width)
  const parts = { ...drawn, owners, units: characters.units }
  const to = emptyLike(drawn)
  for (const [unit, box] of boxes) {
    const random = randomFrom(unit * 7919 + characters.count)
    // Neighbours lean to opposite sides: by chance alone, some texts would all lean to one.
    const lean = (unit % 2 === 0 ? -1 : 1) * (0.45 + 0.55 * random())
    const rise = (unit % 2 === 0 ? 1 : -1) * (0.3 + 0.7 * random())
    // A wide word would sweep far with its ends.
    const wide = Math.min(1, (1.3 * em) / (box.right - box.left + 1))
    const scale = 1 + sizes * (2 * random() - 1)
    paste(parts, to, { width, height }, unit, box, {
      angle: (lean * wide * turn * Math.PI) / 180,
      rise: rise * shift * em * Math.sqrt(wide),
      scale,
    })
  }
  return to
}

function boxesOf(coverage: Float32Array, owners: Int16Array, units: Int32Array, width: number): Map<number, Box> {
  const boxes: (Box | undefined)[] = []
  for (let y = 0, at = 0; at < coverage.length; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (coverage[at]! < 0.02) continue
      const unit = units[owners[at]!]!
      const box = boxes[unit]
      if (!box) boxes[unit] = { left: x, top: y, right: x, bottom: y }
      else {
        if (x < box.left) box.left = x
        if (x > box.right) box.right = x
        box.bottom = y
      }
    }
  }
  return new Map([...boxes.entries()].filter((entry): entry is [number, Box] => entry[1] !== undefined))
}

function emptyLike({ coverage, emoji }: Drawn): Drawn & { labels: Int16Array } {
  const own = () => plane(coverage.length)
  const labels = new Int16Array(coverage.length).fill(-1)
  return emoji
    ? { coverage: own(), labels, emoji: { r: own(), g: own(), b: own(), share: own() } }
    : { coverage: own(), labels }
}

interface Move {
  angle: number
  rise: number
  scale: number
}

/** Draws one unit in its new place; what others have drawn there stays beneath. */
function paste(
  from: Drawn & { owners: Int16Array; units: Int32Array },
  to: Drawn & { labels: Int16Array },
  { width, height }: { width: number; height: number },
  unit: number,
  { left, top, right, bottom }: Box,
  { angle, rise, scale }: Move,
): void {
  const own = { width: right - left + 5, height: bottom - top + 5 }
  const alone = plane(own.width * own.height)
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const at = y * width + x
      const isOwn = from.coverage[at]! >= 0.02 && from.units[from.owners[at]!] === unit
      if (isOwn) alone[(y - top + 2) * own.width + x - left + 2] = from.coverage[at]!
    }
  }
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2]
  const [cos, sin] = [Math.cos(angle) / scale, Math.sin(angle) / scale]
  // The box around the turned one.
  const [halfX, halfY] = [((right - left) / 2) * scale, ((bottom - top) / 2) * scale]
  const [c, s] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const reachX = halfX * c + halfY * s + 3
  const reachY = halfX * s + halfY * c + 3
  const lastX = Math.min(width, cx + reachX)
  const lastY = Math.min(height, cy + rise + reachY)
  for (let y = Math.max(0, Math.floor(cy + rise - reachY)); y < lastY; y++) {
    for (let x = Math.max(0, Math.floor(cx - reachX)); x < lastX; x++) {
      const dx = x - cx
      const dy = y - cy - rise
      const sx = cx + dx * cos + dy * sin
      const sy = cy - dx * sin + dy * cos
      const share = bilinear(alone, own.width, own.height, sx - left + 2, sy - top + 2)
      if (share <= 0) continue
      const at = y * width + x
      if (share < to.coverage[at]!) continue
      to.coverage[at] = share
      to.labels[at] = from.owners[Math.round(sy) * width + Math.round(sx)] ?? unit
      if (!from.emoji || !to.emoji) continue
      to.emoji.r[at] = bilinear(from.emoji.r, width, height, sx, sy)
      to.emoji.g[at] = bilinear(from.emoji.g, width, height, sx, sy)
      to.emoji.b[at] = bilinear(from.emoji.b, width, height, sx, sy)
      to.emoji.share[at] = bilinear(from.emoji.share, width, height, sx, sy)
    }
  }
}
