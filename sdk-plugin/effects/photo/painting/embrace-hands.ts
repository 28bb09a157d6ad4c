import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Rgb } from '../../colour.ts'
import { drawHand, type Hand } from './drawn-hand.ts'
import { paintBody, skinTones } from './lit-flesh.ts'
import { bodyOf, type Limb } from './round-forms.ts'

/** His, that holds her jaw from below; in face widths from the middle of her face. */
const HOLDING: Hand = {
  arm: [
    [-1.04, 1.14, 0, 0.15],
    [-0.9, 0.95, 0, 0.13],
    [-0.77, 0.77, 0.02, 0.112],
  ],
  thumb: [
    [-0.64, 0.54, 0.1, 0.075],
    [-0.55, 0.36, 0.14, 0.06],
    [-0.455, 0.22, 0.15, 0.054],
    [-0.38, 0.11, 0.12, 0.043],
  ],
  fingers: [
    [
      [-0.5, 0.44, 0.13, 0.064],
      [-0.39, 0.36, 0.17, 0.054],
      [-0.315, 0.32, 0.15, 0.048],
      [-0.25, 0.31, 0.1, 0.04],
    ],
    [
      [-0.47, 0.53, 0.14, 0.066],
      [-0.335, 0.455, 0.18, 0.056],
      [-0.24, 0.425, 0.15, 0.05],
      [-0.17, 0.42, 0.1, 0.041],
    ],
    [
      [-0.485, 0.625, 0.12, 0.063],
      [-0.36, 0.56, 0.16, 0.053],
      [-0.265, 0.535, 0.14, 0.047],
      [-0.195, 0.53, 0.1, 0.039],
    ],
    [
      [-0.53, 0.705, 0.09, 0.055],
      [-0.42, 0.66, 0.12, 0.045],
      [-0.34, 0.645, 0.11, 0.04],
      [-0.285, 0.64, 0.08, 0.034],
    ],
  ],
}

/** Hers on his neck. */
const CLINGING: Hand = {
  arm: [
    [-0.4, 0.62, 0, 0.1],
    [-0.58, 0.5, 0.02, 0.08],
  ],
  thumb: [
    [-0.66, 0.4, 0.06, 0.05],
    [-0.73, 0.28, 0.09, 0.041],
    [-0.79, 0.2, 0.08, 0.036],
    [-0.84, 0.14, 0.05, 0.03],
  ],
  fingers: [
    [
      [-0.8, 0.34, 0.09, 0.046],
      [-0.92, 0.26, 0.12, 0.038],
      [-1, 0.225, 0.1, 0.034],
      [-1.07, 0.21, 0.05, 0.028],
    ],
    [
      [-0.83, 0.4, 0.1, 0.047],
      [-0.97, 0.34, 0.13, 0.039],
      [-1.06, 0.32, 0.1, 0.035],
      [-1.13, 0.315, 0.05, 0.029],
    ],
    [
      [-0.82, 0.47, 0.08, 0.045],
      [-0.95, 0.435, 0.11, 0.037],
      [-1.04, 0.425, 0.09, 0.033],
      [-1.1, 0.425, 0.05, 0.028],
    ],
    [
      [-0.78, 0.53, 0.06, 0.04],
      [-0.88, 0.52, 0.08, 0.032],
      [-0.95, 0.52, 0.07, 0.029],
      [-1.01, 0.53, 0.04, 0.025],
    ],
  ],
}

/** What gold throws back into the shade. */
export const GOLDEN: Rgb = [0.3, 0.13, 0.035]
/** His skin is browner than hers. */
export const HIS: Rgb = [0.46, 0.215, 0.1]

/** Draws both hands of two who embrace, in face widths from the middle of the face that is kissed. @param cheek Its colour */
export function drawHands(context: SKRSContext2D, cheek: Rgb): void {
  shaded(context, () => drawHand(context, CLINGING, { tones: skinTones(cheek), bounce: GOLDEN }))
  shaded(context, () => {
    sleeve(context)
    context.save()
    // What of the arm is within the sleeve is not seen.
    context.beginPath()
    context.moveTo(-1.08, 0.86)
    context.lineTo(-0.74, 1.1)
    context.lineTo(0, 1.1)
    context.lineTo(0, -0.4)
    context.lineTo(-1.08, -0.4)
    context.clip()
    drawHand(context, HOLDING, { tones: skinTones(HIS), bounce: GOLDEN })
    context.restore()
    drawCuff(context)
  })
}

/** What is drawn throws a soft shadow down to the right on what it lies on. */
export function shaded(context: SKRSContext2D, draw: () => void): void {
  const { a, b } = context.getTransform()
  const unit = Math.hypot(a, b)
  context.save()
  context.shadowColor = 'rgba(40,14,6,0.42)'
  context.shadowBlur = 0.05 * unit
  context.shadowOffsetX = 0.018 * unit
  context.shadowOffsetY = 0.03 * unit
  draw()
  context.restore()
}

const GOLD: readonly Rgb[] = [
  [0.05, 0.02, 0.004],
  [0.24, 0.12, 0.02],
  [0.6, 0.36, 0.07],
  [0.86, 0.58, 0.16],
  [1, 0.86, 0.42],
]

/** In the opening of his sleeve it is dark. */
function sleeve(context: SKRSContext2D): void {
  context.fillStyle = '#1a0e06'
  context.beginPath()
  context.ellipse(-0.91, 0.98, 0.07, 0.205, -0.95, 0, 2 * Math.PI)
  context.fill()
}

/** Where his sleeve ends: two bands of gold, and dark stones and light ones between them. */
function drawCuff(context: SKRSContext2D): void {
  context.save()
  context.translate(-0.92, 0.99)
  context.rotate(-0.95)
  const band = (at: number, wide: number, thick: number): Limb =>
    [-1, -0.55, 0, 0.55, 1].map((t) => [at + 0.06 * (1 - t * t), wide * t, 0.05 + 0.14 * (1 - t * t), thick] as const)
  paintBody(context, bodyOf(context, [band(-0.06, 0.2, 0.075)], 0.03), { tones: stone(0.11, 0.065, 0.02) })
  for (const [at, wide] of [
    [-0.12, 0.215],
    [0, 0.2],
  ] as const)
    paintBody(context, bodyOf(context, [band(at, wide, 0.024)], 0), { tones: GOLD })
  for (const [place, tones] of STONES.entries()) {
    const t = 0.4 * (place - 2)
    const [x, y] = [-0.06 + 0.06 * (1 - t * t), 0.205 * t]
    const gem: Limb = [
      [x, y, 0.2, 0.027],
      [x + 0.004, y, 0.2, 0.027],
    ]
    paintBody(context, bodyOf(context, [gem], 0), { tones })
  }
  context.restore()
}

const stone = (r: number, g: number, b: number): readonly Rgb[] => [
  [0.1 * r, 0.1 * g, 0.1 * b],
  [0.5 * r, 0.5 * g, 0.5 * b],
  [r, g, b],
  [1.4 * r + 0.2, 1.4 * g + 0.2, 1.4 * b + 0.2],
]
const STONES = [
  stone(0.03, 0.03, 0.03),
  stone(0.36, 0.02, 0.014),
  stone(0.5, 0.44, 0.32),
  stone(0.02, 0.16, 0.16),
  stone(0.03, 0.03, 0.03),
]
