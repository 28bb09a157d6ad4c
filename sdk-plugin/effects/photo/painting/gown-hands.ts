import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix, type Rgb, smoothstep } from '../../colour.ts'
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
const LONG = 0.56
/** Beside the light of a cheek: wet, and farther from the light. */
const PALE: Rgb = [0.76, 0.7, 0.64]

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
    drawHand(context, RESTING, { tones, contour: 0.35, brushed: 4 })
    drawCuff(context)
    context.restore()
  }
  context.restore()
}

/** The end of a sleeve, from where it goes over into the rest of the arm down to the wrist: half widths by places. */
const SLEEVE_END: readonly (readonly [y: number, half: number])[] = [
  [-1.2, 0.33],
  [-0.9, 0.3],
  [-0.6, 0.24],
  [-0.34, 0.185],
  [-0.2, 0.165],
]
/** How many slices it is drawn in, the upper ones fainter. */
const SLICES = 20

function drawCuff(context: SKRSContext2D): void {
  const top = SLEEVE_END[0]![0]
  const foot = 0.06
  for (let slice = 0; slice < SLICES; slice++) {
    const from = mix(top, foot, slice / SLICES)
    context.save()
    context.beginPath()
    context.rect(-0.5, from, 1, (foot - top) / SLICES + 0.004)
    context.clip()
    context.globalAlpha = smoothstep(0, 0.55, slice / SLICES)
    drawSleeveEnd(context)
    context.restore()
  }
}

function drawSleeveEnd(context: SKRSContext2D): void {
  const round = context.createLinearGradient(-0.28, 0, 0.28, 0)
  for (const [at, ink] of [
    [0, '#6d705b'],
    [0.3, '#d6d3bb'],
    [0.58, '#bbb9a1'],
    [1, '#565a45'],
  ] as const)
    round.addColorStop(at, ink)
  context.fillStyle = round
  context.beginPath()
  for (const [y, half] of SLEEVE_END) context.lineTo(-half, y)
  // A frill of its own width, uneven at its hem.
  context.bezierCurveTo(-0.18, -0.12, -0.22, -0.08, -0.235, -0.03)
  for (let each = 0; each < 6; each++) {
    const x = -0.235 + (0.47 * (each + 1)) / 6
    context.quadraticCurveTo(x - 0.039, 0.06 - 0.05 * (each % 2), x, -0.03 + 0.025 * (each % 3))
  }
  context.bezierCurveTo(0.22, -0.08, 0.18, -0.12, 0.165, -0.2)
  for (const [y, half] of SLEEVE_END.toReversed()) context.lineTo(half, y)
  context.closePath()
  context.fill()
  // Folds run up from the gathers at the wrist, each of its own length.
  for (let each = 0; each < 7; each++) {
    const x = -0.14 + 0.047 * each
    const long = 0.24 + 0.11 * ((each * 5) % 4)
    context.strokeStyle = each % 2 ? 'rgba(240, 236, 214, 0.5)' : 'rgba(52, 56, 40, 0.42)'
    context.lineWidth = 0.016 + 0.006 * ((each * 3) % 3)
    context.beginPath()
    context.moveTo(1.3 * x, 0)
    context.quadraticCurveTo(0.9 * x, -0.2, 1.5 * x + 0.03 * Math.sin(each * 2.4), -0.2 - long)
    context.stroke()
  }
  context.strokeStyle = 'rgba(52, 56, 40, 0.4)'
  context.lineWidth = 0.02
  context.beginPath()
  context.moveTo(-0.165, -0.2)
  context.quadraticCurveTo(0, -0.16, 0.165, -0.2)
  context.stroke()
}
