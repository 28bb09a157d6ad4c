import { LIGHT } from '../../colour.ts'
import type { Print } from '../photo.ts'
import type { BigHead } from './big-head.ts'
import { overlayOf } from './overlay.ts'
import { drawSmallBody, type SmallBody } from './small-body.ts'

/** Where feet are, as a share of the height. */
const BODY_FOOT = 0.945

/** What is drawn behind the head at each place: roots of light and share, 0 to 255. */
export function bodyBelow(
  { height }: Print,
  { face, foot }: BigHead,
  worn: SmallBody,
): (x: number, y: number) => readonly [data: Uint8ClampedArray, from: number] {
  const tall = BODY_FOOT * height - foot
  const middle = face.x + face.width / 2
  const part = { x: middle - tall, y: foot - 0.3 * tall, width: 2 * tall, height: 1.4 * tall }
  const name = [...worn.cloth, ...worn.skin, middle, tall].map((each) => each.toFixed(2)).join(' ')
  const body = overlayOf(`small body ${name}`, part, (context) => {
    context.translate(middle, foot)
    context.scale(tall, tall)
    drawSmallBody(context, worn)
  })
  return (x, y) => {
    const [u, v] = [x - body.x, y - body.y]
    const inside = u >= 0 && v >= 0 && u < body.width && v < body.height
    return [body.data, inside ? (v * body.width + u) * 4 : -1]
  }
}

/** Puts paper, and what is drawn on it, behind what a pixel shows of the photo. */
export function layBehind(
  { r, g, b }: Print,
  mask: Float32Array,
  { at, shown, paper }: { at: number; shown: number; paper: number },
  [data, from]: readonly [Uint8ClampedArray, number],
): void {
  const share = from < 0 ? 0 : data[from + 3]! / 255
  for (const [c, to] of [r, g, b].entries()) {
    const behind = paper + (share > 0 ? (LIGHT[data[from + c]!]! - paper) * share : 0)
    to[at] = shown * to[at]! + (1 - shown) * behind
  }
  mask[at] = shown * mask[at]! + (1 - shown) * share
}
