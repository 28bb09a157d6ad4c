import type { Letters } from '../lettering.ts'

type Turned = Pick<Letters, 'width' | 'height' | 'em' | 'owners'>

/** Lobes of the rosette that steers the cutter, how far it swings, in lines, and the finest pitch, in pixels. */
const LOBES = 16
const SWING = 0.34
const FINEST = 3.2

/** Lines `scale` em apart about the middle of each letter, scalloped as a rose engine cuts them: heights from -1 to 1. */
export function engineTurnedOf(letters: Turned, scale: number): (x: number, y: number, at: number) => number {
  const owners = letters.owners()
  const middles = middlesOf(owners, letters.width, letters.height)
  const pitch = Math.max(FINEST, scale * letters.em)
  return (x, y, at) => {
    const middle = middles[owners[at]!]
    if (!middle) return 0
    const dx = x - middle.x
    const dy = y - middle.y
    const far = Math.sqrt(dx * dx + dy * dy) / pitch
    // The innermost lines are rings.
    const swing = SWING * Math.min(1, far / 6) * Math.sin(LOBES * Math.atan2(dy, dx))
    return Math.sin(2 * Math.PI * (far + swing))
  }
}

interface Middle {
  x: number
  y: number
}

/** Of the box around each letter; undefined where a number has no letter. */
function middlesOf(owners: Int16Array, width: number, height: number): (Middle | undefined)[] {
  const boxes: { left: number; right: number; top: number; bottom: number }[] = []
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const owner = owners[at]!
      if (owner < 0) continue
      const box = (boxes[owner] ??= { left: x, right: x, top: y, bottom: y })
      if (x < box.left) box.left = x
      if (x > box.right) box.right = x
      box.bottom = y
    }
  }
  return Array.from(boxes, (box) => box && { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 })
}
