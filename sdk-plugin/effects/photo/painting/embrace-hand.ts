import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Rgb } from '../../colour.ts'
import { drawHand, type Hand } from './drawn-hand.ts'
import { skinTones } from './lit-flesh.ts'
import { drawHalfTones, type HalfTone } from './half-tones.ts'

/** Where her wrist is, in her face widths from the middle of her face, how the hand is turned and how long it is. */
const WRIST = { x: -0.4, y: 1.08, turn: 2.2, size: 0.56 } as const

/** A slender hand that lies on a breast, its forearm behind it. */
const LAID: Hand = {
  arm: [
    [0.1, -1.7, 0, 0.2],
    [0.04, -0.8, 0, 0.17],
    [0, -0.08, 0, 0.115],
    [0, 0, 0, 0.115],
  ],
  thumb: [
    [0.14, 0.16, 0.04, 0.07],
    [0.235, 0.33, 0.08, 0.056],
    [0.24, 0.5, 0.06, 0.043],
  ],
  // Close to each other and a little bent, as they lie on cloth without a hold.
  fingers: [
    [
      [0.112, 0.46, 0.07, 0.055],
      [0.142, 0.69, 0.13, 0.047],
      [0.128, 0.9, 0.06, 0.036],
    ],
    [
      [0.038, 0.495, 0.08, 0.057],
      [0.05, 0.77, 0.14, 0.049],
      [0.034, 1.0, 0.06, 0.037],
    ],
    [
      [-0.046, 0.472, 0.07, 0.054],
      [-0.048, 0.73, 0.13, 0.045],
      [-0.056, 0.945, 0.06, 0.035],
    ],
    [
      [-0.12, 0.42, 0.05, 0.047],
      [-0.142, 0.62, 0.1, 0.039],
      [-0.142, 0.79, 0.05, 0.031],
    ],
  ],
}

/** Blood at knuckles and at the tips of fingers, blue where veins lie on the back of the hand: without it flesh is wax. */
const BLUSH: readonly HalfTone[] = [
  ...LAID.fingers.flatMap(([knuckle, joint, tip]) => [
    [knuckle![0], knuckle![1], 0.1, '#c0402c60'] as const,
    [joint![0], joint![1], 0.06, '#b83c2a48'] as const,
    [tip![0], tip![1], 0.09, '#c8402e78'] as const,
  ]),
  [0.24, 0.5, 0.1, '#c8402e70'],
  [0.1, 0.2, 0.12, '#b83c2a48'],
  [-0.02, 0.24, 0.12, '#5a6a7850'],
  [0.02, -0.5, 0.16, '#6a707040'],
]

function blush(context: SKRSContext2D): void {
  context.save()
  context.globalCompositeOperation = 'source-atop'
  drawHalfTones(context, BLUSH)
  context.restore()
}

/** Rings of gold about the wrist: how far up the arm, and how broad. */
const BANGLES = [
  [-0.2, 0.075],
  [-0.34, 0.045],
] as const

/** Draws the hand that she lays on his breast, in her face widths from the middle of her face. @param skin Of her cheek */
export function drawHerHand(context: SKRSContext2D, skin: Rgb): void {
  context.save()
  context.translate(WRIST.x, WRIST.y)
  context.rotate(WRIST.turn)
  context.scale(-WRIST.size, WRIST.size)
  const tones = skinTones(skin)
  drawHand(context, LAID, { tones, line: { ink: '#3a1a0c', width: 0.012 }, contour: 0.3, brushed: 5 })
  blush(context)
  for (const [y, width] of BANGLES) {
    for (const [share, ink] of [
      [1, '#2a1608'],
      [0.8, '#b9832a'],
      [0.3, '#f6dc8c'],
    ] as const) {
      context.strokeStyle = ink
      context.lineWidth = share * width
      context.beginPath()
      context.moveTo(-0.15, y)
      context.quadraticCurveTo(0.01, y + 0.05, 0.16, y)
      context.stroke()
    }
  }
  context.restore()
}
