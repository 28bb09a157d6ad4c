import { mix } from '../../colour.ts'
import { plane } from '../../kernels/memory.ts'
import type { Part } from '../../sprite.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { clearFeatures } from './clear-features.ts'
import { paintFinely } from './fine-paint.ts'

/** Hair is laid in with a broad brush, flesh is blended: its strokes are long, quiet and bend round the forms. */
const BRUSH = { kept: 0.2, bristles: 0.42, spared: 0.36, dragged: 5, agreed: 11, blended: 0.3 } as const

/** Under gold, in linear light. */
const BOLE = [0.22, 0.11, 0.03] as const

/**
 * Who is in the photo and who is drawn beside are of one hand: the same strokes go over both, and nowhere else.
 *
 * @param head How much of each pixel is flesh and hair, 0 to 1
 */
export function paintHeads(
  print: Print,
  found: readonly Face[],
  { head, seed }: { head: Float32Array; seed: number },
): void {
  const { width } = print
  const { x: left, y: top, width: w, height: h } = boundsOf(head, print)
  const faces = found.map((face) => ({ ...face, x: face.x - left, y: face.y - top }))
  const planes = [print.r, print.g, print.b]
  // Around them lies the ground that the gold is laid on.
  const [r, g, b] = planes.map((from, c) => {
    const part = plane(w * h)
    for (let y = 0, to = 0; y < h; y++) {
      for (let x = 0, at = (top + y) * width + left; x < w; x++, at++) part[to++] = mix(BOLE[c]!, from[at]!, head[at]!)
    }
    return part
  }) as [Float32Array, Float32Array, Float32Array]
  const heads = { ...print, width: w, height: h, r, g, b }
  clearFeatures(heads, faces, 0.3)
  const unit = Math.min(width, print.height) / 900
  paintFinely(heads, faces, { ...BRUSH, seed, unit })
  for (const [c, part] of [r, g, b].entries()) {
    for (let y = 0; y < h; y++) planes[c]!.set(part.subarray(y * w, (y + 1) * w), (top + y) * width + left)
  }
}

/** The part of a picture that heads are in: even places and sides, a little around them. */
function boundsOf(head: Float32Array, { width, height }: Print): Part {
  let [left, right, top, foot] = [width, 0, height, 0]
  for (let y = 0; y < height; y += 2) {
    for (let x = 0, at = y * width; x < width; x += 2, at += 2) {
      if (head[at]! < 0.02) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      foot = y
    }
  }
  const [x, y] = [Math.max(0, left - 8), Math.max(0, top - 8)]
  return {
    x,
    y,
    width: Math.min(width, Math.max(x, right) + 10) - x,
    height: Math.min(height, Math.max(y, foot) + 10) - y,
  }
}
