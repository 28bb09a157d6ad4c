import { mix, type Rgb } from '../../colour.ts'
import { css, drawWithin } from '../../sprite.ts'
import type { Print } from '../photo.ts'
import { layHand, LEAN, type Owner } from './rendered-hand.ts'

/** How long a tube is, how far down a hand grips it, and half its width, in shorter sides. */
const TUBE = { long: 0.36, grip: 0.2, half: 0.0165 } as const
/** How much of its own hue skin loses in a light that has one hue. */
const ONE_HUE = 0.8
/** Its fire on a hand below it: how much of it is white, and what skin, cloth and their gloss throw back. */
const ON_HAND = { white: 0.03, skin: 3.2, cloth: 2.4, gloss: 0.8 } as const

interface Tube {
  /** Its mouth, in pixels. */
  x: number
  y: number
  /** Towards the middle of the picture: 1 on the left of it, -1 on the right. */
  way: number
  hue: Rgb
  shorter: number
}

/** A tube of waxed card with a band of its colour and a charred mouth, lit by what burns in it. */
export function drawTube(print: Print, { x, y, way, hue, shorter }: Tube): void {
  const [long, half] = [TUBE.long * shorter, TUBE.half * shorter]
  const part = { x: x - long, y: y - 2 * half, width: 2 * long, height: long + 4 * half }
  drawWithin(print, part, (context) => {
    context.translate(x, y)
    context.rotate(Math.atan(LEAN) * way)
    // Round: light along one side, the night along the other.
    const round = (tone: Rgb, light: number) => {
      const across = context.createLinearGradient(-half, 0, half, 0)
      for (const [at, share] of ROUND)
        across.addColorStop(at, css(tone.map((own) => own * share * light) as unknown as Rgb))
      return across
    }
    const card = CARD.map((own, c) => own * mix(0.12, 1, hue[c]!)) as unknown as Rgb
    const bands: readonly (readonly [from: number, to: number, tone: Rgb, light: number])[] = [
      [0, long, card, 0.6],
      [0.2 * long, 0.245 * long, hue, 0.8],
      [0.055 * long, 0.2 * long, hue, 0.45],
      [0, 0.055 * long, CHAR, 1],
    ]
    for (const [from, to, tone, light] of bands) {
      context.fillStyle = round(tone, light)
      context.fillRect(-half, from, 2 * half, to - from)
    }
    // Its own fire lights the upper end.
    const glow = context.createLinearGradient(0, 0, 0, 0.28 * long)
    glow.addColorStop(0, css(hue, 0.7))
    glow.addColorStop(1, css(hue, 0))
    context.fillStyle = glow
    context.fillRect(-half, 0, 2 * half, 0.28 * long)
    context.fillStyle = css(CHAR)
    context.beginPath()
    context.ellipse(0, 0, half, 0.34 * half, 0, 0, 2 * Math.PI)
    context.fill()
  })
}

const CARD: Rgb = [0.6, 0.5, 0.38]
const CHAR: Rgb = [0.03, 0.025, 0.022]
/** How much light a tube has across it. */
const ROUND = [
  [0, 0.25],
  [0.3, 1],
  [0.55, 0.6],
  [1, 0.12],
] as const

/** The hand of whoever holds it, lit by what burns above. */
export function grip(print: Print, { x, y, way, hue, shorter }: Tube, holder: Owner): void {
  const fist = { x: x - LEAN * way * TUBE.grip * shorter, y: y + TUBE.grip * shorter }
  const colour = hue.map((own) => mix(own, 1, ON_HAND.white)) as unknown as Rgb
  const grey = 0.3 * holder.skin[0] + 0.5 * holder.skin[1] + 0.2 * holder.skin[2]
  const skin = holder.skin.map((own) => mix(own, grey, ONE_HUE)) as unknown as Rgb
  layHand(print, fist, { ...holder, skin }, { ...ON_HAND, colour, isOther: way === 1 })
}
