import type { SKRSContext2D } from '@napi-rs/canvas'
import { plane } from '../../kernels/memory.ts'
import { randomFrom } from '../../random.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { inFaces } from './attire.ts'
import { drawCollar, drawHim, drawWreath } from './embrace-head.ts'
import { flowersInHair } from './hair-flowers.ts'
import { type Overlay, layOver, overlayOf } from './overlay.ts'

/** How far whoever is kissed leans to who bows, in radians. */
export const LEAN = -0.16

/** Whose shoulders carry the cloak beside hers, as a face. */
export function besideOf(face: Face): Face {
  return { ...face, x: face.x - 0.78 * face.width, y: face.y - 0.62 * face.height }
}

/**
 * Somebody bows over the one in the picture from the left and kisses the temple: seen from behind, the face lost in the
 * other's hair.
 *
 * @param heads How much of each pixel is flesh and hair; his is added
 * @returns Lays what they wear over all that was painted since: wreaths, and a collar that goes behind the other's head
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
  const drawn = (what: string, draw: (context: SKRSContext2D, random: () => number) => void) =>
    overlayOf(`${what} ${name}`, part, (context) => {
      inFaces(context, face, middle)
      context.lineCap = 'round'
      context.lineJoin = 'round'
      draw(context, randomFrom(seed * 31 + 7))
    })
  const beside = heads.map((share) => 1 - share)
  const free = plane(heads.length).fill(1)
  const him = drawn('kisses', drawHim)
  layOver(print, him)
  const { width, height } = print
  eachOf(him, { width, height }, (at, share) => {
    heads[at] = Math.max(heads[at]!, share)
    free[at] = 1 - share
  })
  return () => {
    layOver(print, drawn('collar', drawCollar), { shown: beside })
    // Hers are behind his head.
    flowersInHair(print, [face], { count: 100, bound: true, shown: free, lean: LEAN, seed })
    layOver(print, drawn('wreath', drawWreath))
  }
}

/** All pixels of a picture that something drawn lies on, and how much of them it covers. */
function eachOf(
  { x: left, y: top, width: w, height: h, data }: Overlay,
  { width, height }: { width: number; height: number },
  take: (at: number, share: number) => void,
): void {
  for (let y = Math.max(0, -top); y < Math.min(h, height - top); y++) {
    for (let x = Math.max(0, -left); x < Math.min(w, width - left); x++) {
      take((y + top) * width + x + left, data[(y * w + x) * 4 + 3]! / 255)
    }
  }
}
