import type { SKRSContext2D } from '@napi-rs/canvas'
import { canvasModule } from '../../../text/skia.ts'
import type { Rgb } from '../../colour.ts'
import { paintFeatures } from './embrace-features.ts'
import { FACE, NECK } from './embrace-forms.ts'
import { drawLocks, massOfHair, wreath } from './embrace-hair.ts'
import { paintBody, skinTones } from './lit-flesh.ts'
import { bodyOf } from './round-forms.ts'
import { drawHalfTones, type HalfTone } from './half-tones.ts'

/** His head, in widths of her face from its middle: where it is, how far it bows, and how large it is. */
const HEAD = { x: -0.83, y: -0.16, bow: 0.18, size: 0.84 } as const

/** His skin is browner than hers. */
const TONES = skinTones([0.5, 0.24, 0.12])
/** What gold throws back into the shade. */
const GOLDEN: Rgb = [0.3, 0.13, 0.035]
/** Her face is bright, and lights his. */
const BESIDE = [0.05, -0.5, 0.86] as const

/** Draws who bows and kisses, in her face widths from the middle of her face: in profile, his eyes closed. */
export function drawHim(context: SKRSContext2D, random: () => number): void {
  context.save()
  context.beginPath()
  collarLine(context)
  context.lineTo(0, -2)
  context.lineTo(-2, -2)
  context.clip()
  paintBody(context, bodyOf(context, NECK, 0.1), { tones: TONES, bounce: GOLDEN, contour: 0.35 })
  context.restore()
  bowed(context)
  shaded(context, () => {
    paintBody(context, bodyOf(context, FACE, 0.075), { tones: TONES, lamp: BESIDE, bounce: GOLDEN, contour: 0.3 })
  })
  halfTones(context)
  paintFeatures(context)
  shaded(context, () => massOfHair(context))
  drawLocks(context, random)
  ear(context)
  context.restore()
}

/** Where, how far they reach, in which ink: all of them well within his face. */
const HALF_TONES: readonly HalfTone[] = [
  [0.22, 0.08, 0.2, '#b8402c48'],
  [0.31, -0.2, 0.09, '#4a181048'],
  [0.36, -0.12, 0.055, '#e8b08a60'],
  [0.4, 0.0, 0.08, '#7a2c1c48'],
  [0.3, 0.36, 0.12, '#6a2a1850'],
  [0.12, 0.2, 0.13, '#4a1e1250'],
  [0.26, 0.02, 0.08, '#f0c09a48'],
]

function halfTones(context: SKRSContext2D): void {
  context.save()
  // Blood in the cheek and about the eye, the shade of the jaw: half-tones as her face has them.
  drawHalfTones(context, HALF_TONES)
  context.restore()
}

/** Lobe and rim, the hollow in it, what stands before that: tones from the deepest to the light, the broad ones first. */
const EAR: readonly (readonly [path: string, width: number, ink: string])[] = [
  ['M-0.1 -0.08C-0.04 -0.11 0 -0.06 -0.02 0.02C-0.035 0.07 -0.05 0.1 -0.07 0.115', 0.085, '#5a2a1860'],
  ['M-0.1 -0.06C-0.05 -0.09 -0.01 -0.05 -0.035 0.025C-0.05 0.06 -0.06 0.085 -0.075 0.1', 0.072, '#a8643f'],
  ['M-0.08 -0.03C-0.055 -0.045 -0.045 -0.01 -0.06 0.04', 0.036, '#8a4a2e'],
  ['M-0.068 0.0C-0.062 0.02 -0.066 0.035 -0.07 0.045', 0.022, '#4e2012'],
  ['M-0.122 -0.035C-0.11 -0.09 -0.035 -0.105 -0.014 -0.045C-0.006 -0.005 -0.02 0.03 -0.036 0.055', 0.018, '#cd8e65'],
  ['M-0.118 -0.05C-0.1 -0.09 -0.055 -0.1 -0.028 -0.07', 0.008, '#efc096'],
  ['M-0.098 -0.02C-0.09 -0.055 -0.052 -0.055 -0.042 -0.02C-0.04 0 -0.046 0.015 -0.05 0.025', 0.012, '#c07c56'],
  ['M-0.096 0C-0.097 0.035 -0.09 0.06 -0.078 0.08', 0.017, '#bd7750'],
  ['M-0.074 0.102C-0.066 0.104 -0.058 0.092 -0.056 0.082', 0.026, '#cb8a63'],
]

function ear(context: SKRSContext2D): void {
  const { Path2D } = canvasModule()
  context.lineCap = 'round'
  for (const [path, width, ink] of EAR) {
    context.strokeStyle = ink
    context.lineWidth = width
    context.stroke(new Path2D(path))
  }
}

/** Draws what he wears of leaves. */
export function drawWreath(context: SKRSContext2D, random: () => number): void {
  bowed(context)
  wreath(context, random)
  context.restore()
}

/** From here to the next `restore` places are those of his head. */
function bowed(context: SKRSContext2D): void {
  context.save()
  context.translate(HEAD.x, HEAD.y)
  context.rotate(HEAD.bow)
  context.scale(HEAD.size, HEAD.size)
}

/** What is drawn throws a soft shadow down to the right on what it lies on. */
function shaded(context: SKRSContext2D, draw: () => void): void {
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

function collarLine(context: SKRSContext2D): void {
  context.moveTo(-1.5, 0.02)
  context.bezierCurveTo(-1.26, 0.28, -0.86, 0.46, -0.36, 0.3)
}

/** Draws the border of his cloak: small blocks as of its mosaic between two thin lines of gold. */
export function drawCollar(context: SKRSContext2D): void {
  const ways: readonly (readonly [width: number, ink: string, dash: readonly number[], shift: number])[] = [
    [0.088, '#1c0e05', [], 0],
    [0.076, '#d6a238', [], 0],
    [0.054, '#241408', [], 0],
    [0.044, '#c9942f', [0.036, 0.084], 0],
    [0.044, '#e8dcc0', [0.026, 0.214], 0.196],
    [0.044, '#e3ba5c', [0.026, 0.214], 0.076],
    [0.016, '#15110c', [0.016, 0.104], 0.11],
  ]
  for (const [width, ink, dash, shift] of ways) {
    context.beginPath()
    collarLine(context)
    context.setLineDash([...dash])
    context.lineDashOffset = shift
    context.lineWidth = width
    context.strokeStyle = ink
    context.stroke()
  }
}
