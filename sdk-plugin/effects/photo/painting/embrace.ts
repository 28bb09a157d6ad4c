import type { SKRSContext2D } from '@napi-rs/canvas'
import { randomFrom } from '../../random.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { inFaces } from './attire.ts'
import { cheekOf } from './cheek.ts'
import { drawHands } from './embrace-hands.ts'
import { drawHim } from './embrace-head.ts'
import { type Overlay, layOver, overlayOf } from './overlay.ts'

/** Whose shoulders carry the cloak beside hers, as a face. */
export function besideOf(face: Face): Face {
  return { ...face, x: face.x - 0.78 * face.width, y: face.y - 0.62 * face.height }
}

/**
 * Somebody bows over the one in the picture from the left and kisses the cheek: in profile, the eye closed, a wreath of ivy
 * in dark hair; one hand holds the other's jaw, the other's hand is on his neck.
 *
 * @param heads How much of each pixel is flesh and hair; his and the hands are added
 * @returns Lays the hands over what has come to lie on them since
 */
export function bowOver(print: Print, face: Face, heads: Float32Array, seed: number): () => void {
  const middle = face.y + face.height / 2
  const name = `${seed} ${[face.x, face.y, face.width].map(Math.round).join(' ')}`
  const part = {
    x: face.x - 1.6 * face.width,
    y: middle - 1.7 * face.width,
    width: 2 * face.width,
    height: 3.1 * face.width,
  }
  const cheek = cheekOf(print, face)
  const tint = cheek.map((part) => part.toFixed(2)).join(' ')
  const drawn = (what: string, draw: (context: SKRSContext2D) => void) =>
    overlayOf(`${what} ${name}`, part, (context) => {
      inFaces(context, face, middle)
      context.lineCap = 'round'
      context.lineJoin = 'round'
      draw(context)
    })
  const him = drawn('kisses', (context) => drawHim(context, randomFrom(seed * 31 + 7)))
  const hands = drawn(`hold ${tint}`, (context) => drawHands(context, cheek))
  for (const each of [him, hands]) {
    layOver(print, each)
    addTo(heads, each, print.width, print.height)
  }
  return () => layOver(print, hands)
}

function addTo(
  heads: Float32Array,
  { x: left, y: top, width: w, height: h, data }: Overlay,
  width: number,
  height: number,
) {
  for (let y = Math.max(0, -top); y < Math.min(h, height - top); y++) {
    for (let x = Math.max(0, -left); x < Math.min(w, width - left); x++) {
      const at = (y + top) * width + x + left
      heads[at] = Math.max(heads[at]!, data[(y * w + x) * 4 + 3]! / 255)
    }
  }
}
