import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix } from '../../colour.ts'
import { css } from '../../sprite.ts'
import { dabFlesh, hex } from './flesh-dabs.ts'
import { GOLDEN, HIS, shaded } from './embrace-hands.ts'
import { ball, EAR, FACE, NECK, turned } from './embrace-forms.ts'
import { drawHair, wreath } from './embrace-hair.ts'
import { paintBody, skinTones } from './lit-flesh.ts'
import { bodyOf } from './round-forms.ts'

/** His head, in widths of her face from its middle: where it is, how far it bows, and how large it is. */
const HEAD = { x: -0.8, y: -0.33, bow: 0.5, size: 0.84 } as const

const TONES = skinTones(HIS)
const COLD = [0.24, 0.2, 0.17] as const
/** Her face is bright, and lights his. */
const BESIDE = [0.05, -0.5, 0.86] as const

/** Draws who bows and kisses, in her face widths from the middle of her face. */
export function drawHim(context: SKRSContext2D, random: () => number): void {
  context.save()
  context.beginPath()
  collarLine(context)
  context.lineTo(0, -2)
  context.lineTo(-2, -2)
  context.clip()
  paintBody(context, bodyOf(context, NECK, 0.1), { tones: TONES, bounce: GOLDEN, contour: 0.35 })
  dabbed(context, { x: -1, y: 0.2, reach: 0.75 }, random)
  context.restore()
  collar(context)
  context.save()
  context.translate(HEAD.x, HEAD.y)
  context.rotate(HEAD.bow)
  context.scale(HEAD.size, HEAD.size)
  shaded(context, () => {
    paintBody(context, bodyOf(context, FACE, 0.075), { tones: TONES, lamp: BESIDE, bounce: GOLDEN, contour: 0.3 })
  })
  dabbed(context, { x: 0.15, y: 0.05, reach: 0.75 }, random)
  features(context, random)
  drawHair(context, random)
  shaded(context, () => paintBody(context, bodyOf(context, EAR, 0.022), { tones: TONES, contour: 0.3 }))
  wreath(context, random)
  context.restore()
}

/** The brush is seen in what it has modelled: strokes of neighbouring tones, and a cold one, on what is painted. */
function dabbed(context: SKRSContext2D, at: { x: number; y: number; reach: number }, random: () => number): void {
  const inks = [TONES[3]!, TONES[3]!, TONES[4]!, TONES[4]!, COLD].map(hex)
  context.save()
  context.globalCompositeOperation = 'source-atop'
  context.lineCap = 'round'
  dabFlesh(context, { ...at, inks }, random)
  context.restore()
}

function collarLine(context: SKRSContext2D): void {
  context.moveTo(-1.5, 0.3)
  context.bezierCurveTo(-1.28, 0.56, -0.92, 0.72, -0.56, 0.7)
}

/** The border of his cloak: gold between two dark lines. */
function collar(context: SKRSContext2D): void {
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

/** A closed eye with its lashes, the brow over it, a nostril, the line between the lips; where the turned face has them. */
function features(context: SKRSContext2D, random: () => number): void {
  const place = (x: number, y: number, z: number) => turned(ball(x, y, z, 0))[0]!
  const line = (width: number, ink: string, ...points: readonly (readonly [number, number, number])[]) => {
    const [from, over, beyond, to] = points.map(([x, y, z]) => place(x, y, z))
    context.beginPath()
    context.moveTo(from![0], from![1])
    context.bezierCurveTo(over![0], over![1], beyond![0], beyond![1], to![0], to![1])
    context.lineWidth = width
    context.strokeStyle = ink
    context.stroke()
  }
  const [deep, red] = [css(TONES[0]!, 0.85), css([0.3, 0.06, 0.04], 0.42)]
  // The fold of the lid, and lashes that lie on the cheek.
  line(0.007, css(TONES[1]!, 0.3), [0.26, -0.13, 0.2], [0.29, -0.19, 0.2], [0.37, -0.19, 0.15], [0.405, -0.14, 0.1])
  line(0.011, deep, [0.25, -0.1, 0.2], [0.29, -0.06, 0.2], [0.36, -0.06, 0.16], [0.405, -0.1, 0.1])
  for (let hair = 0; hair < 14; hair++) {
    const t = hair / 13
    const [x, y, z] = [mix(0.265, 0.4, t), -0.075 - 0.02 * Math.abs(t - 0.5) + 0.005 * random(), mix(0.2, 0.11, t)]
    line(0.005, deep, [x, y, z], [x + 0.004, y + 0.012, z], [x + 0.012, y + 0.022, z], [x + 0.022, y + 0.026, z])
  }
  for (let hair = 0; hair < 60; hair++) {
    const t = random()
    const [x, y] = [mix(0.2, 0.415, t), -0.262 - 0.045 * Math.sin(Math.PI * (0.1 + 0.8 * t)) + 0.026 * (random() - 0.5)]
    const z = mix(0.27, 0.06, t)
    line(
      0.008,
      css([0.016, 0.008, 0.005], 0.75),
      [x, y, z],
      [x + 0.014, y - 0.012, z],
      [x + 0.026, y - 0.016, z],
      [x + 0.042, y - 0.012, z],
    )
  }
  line(0.014, deep, [0.5, 0.085, 0.02], [0.485, 0.07, 0.05], [0.47, 0.08, 0.07], [0.468, 0.095, 0.075])
  line(0.012, deep, [0.505, 0.218, 0], [0.47, 0.214, 0.06], [0.43, 0.226, 0.1], [0.375, 0.21, 0.13])
  line(0.03, red, [0.5, 0.195, 0.02], [0.47, 0.196, 0.06], [0.45, 0.2, 0.08], [0.41, 0.21, 0.11])
  line(0.034, red, [0.485, 0.246, 0.02], [0.46, 0.25, 0.06], [0.44, 0.245, 0.08], [0.41, 0.23, 0.1])
}
