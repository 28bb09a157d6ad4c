import type { Face } from './faces.ts'
import type { Plane, Size } from './planes.ts'

/**
 * Raises a prior where a person is likely by the place of the face: the head, the hair round it, neck and trunk below.
 *
 * @param faces in the prior's pixels
 */
export function expectPersons(prior: Plane, { width, height }: Size, faces: readonly Face[]): void {
  const salient = prior.slice()
  for (const face of faces) {
    const body = bodyChance(salient, { width, height }, face)
    const [cx, cy] = [face.x + face.width / 2, face.y + face.height / 2]
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const [dx, dy] = [(x - cx) / face.width, (y - cy) / face.height]
        const chance = dy < 0.5 ? headAt(dx, dy) : body * bodyAt(dx, dy)
        if (chance > prior[y * width + x]!) prior[y * width + x] = chance
      }
    }
  }
}

/**
 * Whether the face has a body under it. A face on a mug, a screen or a postcard stands out, and what is under it does
 * not; in a dim room neither does.
 */
function bodyChance(salient: Plane, { width, height }: Size, face: Face): number {
  const mean = (from: number, to: number) => {
    const [top, bottom] = [Math.max(0, Math.floor(from)), Math.min(height, Math.ceil(to))]
    const [left, right] = [Math.max(0, Math.floor(face.x)), Math.min(width, Math.ceil(face.x + face.width))]
    let sum = 0
    for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) sum += salient[y * width + x]!
    return bottom > top && right > left ? sum / ((bottom - top) * (right - left)) : 1
  }
  const head = mean(face.y, face.y + face.height)
  const trunk = mean(face.y + face.height * 1.5, face.y + face.height * 2.5)
  return Math.min(1, trunk / 0.12 + Math.max(0, 0.6 - head) * 2)
}

/** @param dx from the middle of the face in its widths @param dy in its heights, downwards */
function headAt(dx: number, dy: number): number {
  if ((dx / 0.42) ** 2 + (dy / 0.5) ** 2 < 1) return 1
  if ((dx / 0.62) ** 2 + ((dy + 0.18) / 0.75) ** 2 < 1) return 0.75
  return (dx / 0.8) ** 2 + ((dy + 0.15) / 0.95) ** 2 < 1 ? 0.52 : 0
}

/** Neck, shoulders, trunk. */
function bodyAt(dx: number, dy: number): number {
  if (dy > 4.5) return 0
  const shoulder = Math.min(1.35, 0.3 + Math.max(0, dy - 0.55) * 1.5)
  if (Math.abs(dx) < shoulder * 0.55) return dy < 2.5 ? 0.86 : 0.68
  return Math.abs(dx) < shoulder ? 0.62 : 0
}
