import { LIGHT, mix, type Rgb } from '../../colour.ts'
import type { Print } from '../photo.ts'
import type { BigHead } from './big-head.ts'
import { overlayOf } from './overlay.ts'
import { drawSmallBody, type SmallBody } from './small-body.ts'

/** Where feet are, as a share of the height. */
const BODY_FOOT = 0.932

interface Behind {
  /** How much of each pixel is drawn. */
  mask: Float32Array
  worn: SmallBody
  /** The light of bare paper, and of hair of which a share is behind the body. */
  paper: number
  hair: Rgb
}

/**
 * Draws the body; what comes back puts it, and hair or paper beside it, behind what the pixel `at` (x, y) shows of the
 * photo.
 */
export function bodyBelow(
  { height, r, g, b }: Print,
  { face, foot }: BigHead,
  { mask, worn, paper, hair }: Behind,
): (at: number, x: number, y: number, shown: number, haired: number) => void {
  const tall = BODY_FOOT * height - foot
  const middle = face.x + face.width / 2
  const part = { x: middle - 1.3 * tall, y: foot - 0.3 * tall, width: 2.6 * tall, height: 1.4 * tall }
  const name = [...worn.cloth, ...worn.skin, middle, tall].map((each) => each.toFixed(2)).join(' ')
  const body = overlayOf(`small body ${name}`, part, (context) => {
    context.translate(middle, foot)
    context.scale(tall, tall)
    drawSmallBody(context, worn)
  })
  const { data } = body
  const channels = [r, g, b]
  return (at, x, y, shown, haired) => {
    const u = x - body.x
    const v = y - body.y
    const inside = u >= 0 && v >= 0 && u < body.width && v < body.height
    const from = (v * body.width + u) * 4
    const share = inside ? data[from + 3]! / 255 : 0
    const left = 1 - shown
    for (let channel = 0; channel < 3; channel++) {
      const into = channels[channel]!
      const ground = mix(paper, hair[channel]!, haired)
      into[at] = shown * into[at]! + left * (share > 0 ? mix(ground, LIGHT[data[from + channel]!]!, share) : ground)
    }
    mask[at] = shown * mask[at]! + left * Math.max(share, haired)
  }
}
