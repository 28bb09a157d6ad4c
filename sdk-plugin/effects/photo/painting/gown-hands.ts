import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Rgb } from '../../colour.ts'
import { drawBlossom } from '../../plants/blossom.ts'
import { css } from '../../sprite.ts'
import { drawHand, type Hand, skinLike } from './drawn-hand.ts'

/** Where open hands rise from the water beside the body, how they are turned, and how large they are. */
const HANDS = { u: 1.2, v: 1.53, turn: 2.06, size: 0.62 } as const

/** The palm up and the fingers a little bent; the wrist comes out of a cuff that is wet. */
const OPEN: Omit<Hand, 'skin'> = {
  back: [
    [-0.13, -0.42],
    [-0.12, -0.05],
    [-0.21, 0.2],
    [-0.21, 0.46],
    [0, 0.54],
    [0.19, 0.46],
    [0.21, 0.18],
    [0.12, -0.05],
    [0.13, -0.42],
  ],
  fingers: [
    { from: [0.17, 0.14], over: [0.36, 0.24], to: [0.38, 0.44], half: 0.06 },
    { from: [-0.15, 0.42], over: [-0.25, 0.6], to: [-0.16, 0.67], half: 0.046 },
    { from: [-0.06, 0.46], over: [-0.13, 0.7], to: [-0.04, 0.79], half: 0.052 },
    { from: [0.04, 0.48], over: [0.04, 0.74], to: [0.1, 0.88], half: 0.052 },
    { from: [0.14, 0.44], over: [0.2, 0.68], to: [0.24, 0.86], half: 0.048 },
  ],
  line: '#4a2a1c',
}

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
  drawHand(context, { ...OPEN, skin: skinLike([SKYLIT * red, SKYLIT * green, SKYLIT * blue]) })
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
