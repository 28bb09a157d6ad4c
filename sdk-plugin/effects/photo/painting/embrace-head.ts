import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Rgb } from '../../colour.ts'
import { EAR, FACE, NECK } from './embrace-forms.ts'
import { drawLocks, massOfHair, wreath } from './embrace-hair.ts'
import { paintBody, skinTones } from './lit-flesh.ts'
import { bodyOf } from './round-forms.ts'

/** His head, in widths of her face from its middle: where it is, how far it bows, and how large it is. */
const HEAD = { x: -0.74, y: -0.34, bow: 0.42, size: 0.84 } as const

/** His skin is browner than hers. */
const TONES = skinTones([0.46, 0.215, 0.1])
/** What gold throws back into the shade. */
const GOLDEN: Rgb = [0.3, 0.13, 0.035]
/** Her face is bright, and lights his. */
const BESIDE = [0.05, -0.5, 0.86] as const

/** Draws who bows and kisses, in her face widths from the middle of her face; his own face is lost in her hair. */
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
  shaded(context, () => massOfHair(context))
  drawLocks(context, random)
  shaded(context, () => paintBody(context, bodyOf(context, EAR, 0.022), { tones: TONES, contour: 0.3 }))
  context.restore()
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

/** Draws the border of his cloak: gold between two dark lines. */
export function drawCollar(context: SKRSContext2D): void {
  for (const [width, ink] of [
    [0.1, '#2a150a'],
    [0.078, '#b8842a'],
    [0.05, '#e3ba5c'],
    [0.014, '#7a4c14'],
  ] as const) {
    context.beginPath()
    collarLine(context)
    context.lineWidth = width
    context.strokeStyle = ink
    context.stroke()
  }
}
