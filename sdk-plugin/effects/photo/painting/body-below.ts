import { alphaOf } from '../../alpha.ts'
import { LIGHT, mix, type Rgb, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import type { Print } from '../photo.ts'
import type { BigHead } from './big-head.ts'
import { overlayOf } from './overlay.ts'
import { drawInk, drawSmallBody, type SmallBody } from './small-body.ts'

/** Where feet are, as a share of the height. */
const BODY_FOOT = 0.932

interface Behind {
  /** How much of each pixel is drawn. */
  mask: Float32Array
  worn: SmallBody
  /** Takes what a pen draws on it. */
  inked: Float32Array
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
  { mask, inked, worn, paper, hair }: Behind,
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
  const ink = overlayOf(`ink of small body ${name}`, part, (context) => {
    context.translate(middle, foot)
    context.scale(tall, tall)
    drawInk(context)
  })
  const { data } = body
  // Paint goes a little over the outline: the pen finds colour on both of its sides, and no gap before it.
  const within = blur(alphaOf(data, plane(data.length / 4)), body.width, body.height, 0.006 * tall)
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
    const drawn = inside ? smoothstep(0.62, 0.9, within[from / 4]!) : 0
    mask[at] = shown * mask[at]! + left * Math.max(drawn, haired)
    inked[at] = inside ? (left * ink.data[from + 3]!) / 255 : 0
  }
}
