import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Rgb } from '../../colour.ts'
import { drawHand, type Hand } from './drawn-hand.ts'
import { lieBelow } from './gown-drawing.ts'
import { skinTones } from './lit-flesh.ts'
import type { Box } from './silhouette.ts'

/** A hand at rest, its fingers together and a little bent. */
const RESTING: Hand = {
  arm: [
    [0, -0.4, 0, 0.125],
    [0, -0.02, 0.02, 0.1],
  ],
  thumb: [
    [0.15, 0.1, 0.06, 0.078],
    [0.25, 0.28, 0.1, 0.062],
    [0.28, 0.45, 0.07, 0.05],
  ],
  fingers: [
    [
      [0.13, 0.43, 0.09, 0.07],
      [0.18, 0.68, 0.12, 0.06],
      [0.17, 0.9, 0.05, 0.048],
    ],
    [
      [0.035, 0.46, 0.1, 0.072],
      [0.055, 0.75, 0.13, 0.062],
      [0.06, 1.01, 0.06, 0.05],
    ],
    [
      [-0.065, 0.44, 0.09, 0.07],
      [-0.085, 0.72, 0.11, 0.06],
      [-0.075, 0.96, 0.05, 0.048],
    ],
    [
      [-0.16, 0.37, 0.06, 0.061],
      [-0.205, 0.58, 0.08, 0.053],
      [-0.205, 0.77, 0.03, 0.042],
    ],
  ],
}

/** Where wrists leave the sleeves, in the gown's units, which way the hands lie, in radians; the right one over the left. */
const LAID = [
  { u: 0.42, v: 1.7, turn: 1.98, side: 1 },
  { u: -0.4, v: 1.66, turn: -1.16, side: -1 },
] as const
const LONG = 0.6
/** Beside the light of a cheek: wet, and farther from the light. */
const PALE: Rgb = [0.72, 0.7, 0.68]

/** Hands that lie one over the other on a gown, in the skin of a cheek. */
export function drawHands(context: SKRSContext2D, face: Box, { lean, skin }: { lean: number; skin: Rgb }): void {
  const tones = skinTones([PALE[0] * skin[0], PALE[1] * skin[1], PALE[2] * skin[2]])
  context.save()
  lieBelow(context, face, lean)
  for (const { u, v, turn, side } of LAID) {
    context.save()
    context.translate(u, v)
    context.rotate(turn)
    context.scale(side * LONG, LONG)
    drawHand(context, RESTING, { tones, contour: 0.6 })
    drawCuff(context)
    context.restore()
  }
  context.restore()
}

/** The frill that ends a sleeve, over the wrist. */
function drawCuff(context: SKRSContext2D): void {
  const round = context.createLinearGradient(-0.24, 0, 0.24, 0)
  for (const [at, ink] of [
    [0, '#7d8069'],
    [0.34, '#dcd9c2'],
    [0.6, '#c3c1aa'],
    [1, '#62664f'],
  ] as const)
    round.addColorStop(at, ink)
  context.fillStyle = round
  context.beginPath()
  context.moveTo(-0.12, -0.6)
  context.bezierCurveTo(-0.25, -0.56, -0.19, -0.3, -0.22, -0.1)
  for (let each = 0; each < 6; each++) {
    const x = -0.22 + (0.44 * (each + 1)) / 6
    context.quadraticCurveTo(x - 0.037, 0.03 - 0.05 * (each % 2), x, -0.1 + 0.02 * (each % 3))
  }
  context.bezierCurveTo(0.19, -0.3, 0.25, -0.56, 0.12, -0.6)
  context.closePath()
  context.fill()
  context.lineWidth = 0.02
  context.strokeStyle = 'rgba(60, 64, 46, 0.5)'
  context.beginPath()
  for (let each = 0; each < 5; each++) {
    const x = -0.147 + 0.0735 * each
    context.moveTo(x, -0.09)
    context.quadraticCurveTo(0.8 * x, -0.25, 1.2 * x, -0.48)
  }
  context.stroke()
}
