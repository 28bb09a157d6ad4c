import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Rgb } from '../../colour.ts'
import { drawHand, type Hand, skinLike } from './drawn-hand.ts'

/** His, that holds her jaw from below; in face widths from the middle of her face. */
const HOLDING: Hand = {
  back: [
    [-1, 0.98],
    [-0.86, 0.74],
    [-0.74, 0.5],
    [-0.62, 0.35],
    [-0.5, 0.36],
    [-0.42, 0.51],
    [-0.5, 0.66],
    [-0.66, 0.82],
    [-0.84, 1.1],
  ],
  fingers: [
    { from: [-0.47, 0.57], over: [-0.37, 0.57], to: [-0.22, 0.5], half: 0.042 },
    { from: [-0.48, 0.5], over: [-0.37, 0.47], to: [-0.23, 0.39], half: 0.047 },
    { from: [-0.52, 0.44], over: [-0.43, 0.37], to: [-0.31, 0.27], half: 0.049 },
    { from: [-0.58, 0.39], over: [-0.52, 0.28], to: [-0.42, 0.16], half: 0.05 },
  ],
  skin: ['#d8a273', '#b87c50', '#6d3c22'],
  line: '#3a1c0e90',
}

/** Hers on his neck. */
const CLINGING: Omit<Hand, 'skin'> = {
  back: [
    [-0.56, 0.46],
    [-0.72, 0.33],
    [-0.88, 0.31],
    [-0.95, 0.4],
    [-0.88, 0.5],
    [-0.7, 0.58],
  ],
  fingers: [
    { from: [-0.85, 0.49], over: [-0.97, 0.52], to: [-1.06, 0.48], half: 0.034 },
    { from: [-0.89, 0.45], over: [-1.02, 0.46], to: [-1.13, 0.4], half: 0.038 },
    { from: [-0.9, 0.39], over: [-1.03, 0.38], to: [-1.15, 0.31], half: 0.039 },
    { from: [-0.88, 0.34], over: [-1, 0.31], to: [-1.11, 0.22], half: 0.038 },
  ],
  line: '#4a271890',
}

/** Draws both hands of two who embrace, in face widths from the middle of the face that is kissed. @param cheek Its colour */
export function drawHands(context: SKRSContext2D, cheek: Rgb): void {
  drawHand(context, { ...CLINGING, skin: skinLike(cheek) })
  drawHand(context, HOLDING)
  drawCuff(context)
}

/** A band of gold and dark stones, where his sleeve ends. */
function drawCuff(context: SKRSContext2D): void {
  context.save()
  context.translate(-0.86, 0.92)
  context.rotate(0.57)
  for (const [half, ink] of [
    [0.1, '#33190d'],
    [0.088, '#d6a23a'],
  ] as const) {
    context.fillStyle = ink
    context.beginPath()
    context.ellipse(0, 0, half + 0.07, half, 0, 0, 2 * Math.PI)
    context.fill()
  }
  for (const [at, ink] of ['#15110c', '#a8261c', '#e8dcc0', '#2f7b78', '#15110c'].entries()) {
    context.fillStyle = ink
    context.beginPath()
    context.ellipse(-0.12 + 0.06 * at, -0.02 * Math.sin(1.57 * at), 0.022, 0.03, 0, 0, 2 * Math.PI)
    context.fill()
  }
  context.restore()
}
