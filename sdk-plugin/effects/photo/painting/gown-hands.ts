import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Rgb } from '../../colour.ts'
import { drawBlossom } from '../../plants/blossom.ts'
import { css } from '../../sprite.ts'
import { drawHand, OPEN_HAND } from './drawn-hand.ts'
import { skinTones } from './lit-flesh.ts'

/** Where open hands rise from the water beside the body, how they are turned, and how large they are. */
const HANDS = { u: 1.2, v: 1.53, turn: 2.06, size: 0.62 } as const

interface OpenHand {
  side: 1 | -1
  /** Of the face: hands that lie flat have more of the sky. */
  skin: Rgb
  /** In the light, half way, in the folds. */
  cloth: readonly [Rgb, Rgb, Rgb]
  random: () => number
}

/** A hand on one side, the one on the left with flowers that it lets go. */
export function drawOpenHand(context: SKRSContext2D, { side, skin, cloth, random }: OpenHand): void {
  const [red, green, blue] = skin
  context.save()
  context.scale(side, 1)
  context.translate(HANDS.u, HANDS.v)
  context.rotate(-HANDS.turn)
  context.scale(HANDS.size, HANDS.size)
  drawHand(
    context,
    { ...OPEN_HAND, isBack: false },
    { tones: skinTones([SKYLIT * red, SKYLIT * green, SKYLIT * blue]) },
  )
  if (side < 0) {
    for (const [kind, x, y, size] of POSY) {
      drawBlossom(context, { kind, x, y, size, turn: 6.28 * random(), tilt: 0.9 }, random)
    }
  }
  drawCuff(context, cloth)
  context.restore()
}

/** What lies in the hand, in its units. */
const POSY = [
  ['forgetMeNot', -0.22, 0.34, 0.09],
  ['poppy', -0.06, 0.22, 0.15],
  ['daisy', 0.12, 0.42, 0.12],
  ['violet', -0.12, 0.52, 0.1],
  ['forgetMeNot', 0.08, 0.06, 0.08],
] as const

const SKYLIT = 1.35

/** The cloth that the wrist comes out of, gathered. */
function drawCuff(context: SKRSContext2D, [lit, half, fold]: readonly [Rgb, Rgb, Rgb]): void {
  const shade = context.createLinearGradient(-0.3, -0.5, 0.34, -0.1)
  for (const [at, tone] of [half, lit, half, fold].entries()) shade.addColorStop(at / 3, css(tone))
  context.fillStyle = shade
  context.beginPath()
  context.moveTo(-0.36, -0.72)
  context.bezierCurveTo(-0.34, -0.4, -0.32, -0.22, -0.27, -0.16)
  context.bezierCurveTo(-0.12, -0.06, 0.12, -0.04, 0.28, -0.15)
  context.bezierCurveTo(0.34, -0.3, 0.36, -0.5, 0.36, -0.76)
  context.closePath()
  context.fill()
  for (const [at, u] of [-0.24, -0.13, -0.02, 0.1, 0.22].entries()) {
    context.strokeStyle = css(at % 2 === 0 ? fold : half, 0.55)
    context.lineWidth = 0.035
    context.beginPath()
    context.moveTo(u, -0.13)
    context.quadraticCurveTo(1.1 * u, -0.34, 1.3 * u, -0.66)
    context.stroke()
  }
}
