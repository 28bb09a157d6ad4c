import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix } from '../../colour.ts'
import { dabFlesh } from './flesh-dabs.ts'
import { drawHair, ear, ivy, outline } from './embrace-hair.ts'

/** His head, in widths of her face from its middle: where it is, how far it bows, and how large it is. */
const HEAD = { x: -0.79, y: -0.35, bow: 0.42, size: 0.86 } as const

/** Rose and ochre, umber and a cold grey. */
const DABS = ['#f3d2a8', '#e0a878', '#b06a48', '#8c4a30', '#8f8f86', '#c8785c'] as const

/** Draws who bows and kisses, in her face widths from the middle of her face. */
export function drawHim(context: SKRSContext2D, random: () => number): void {
  neck(context, random)
  context.save()
  context.translate(HEAD.x, HEAD.y)
  context.rotate(HEAD.bow)
  context.scale(HEAD.size, HEAD.size)
  profile(context, random)
  features(context)
  drawHair(context, random)
  ear(context)
  ivy(context, random)
  context.restore()
}

/** From the nape and the jaw down into the cloak. */
function neck(context: SKRSContext2D, random: () => number): void {
  context.beginPath()
  context.moveTo(-1.22, -0.4)
  context.bezierCurveTo(-1.2, -0.05, -1.2, 0.15, -1.36, 0.42)
  context.bezierCurveTo(-1.2, 0.62, -0.9, 0.74, -0.66, 0.7)
  context.bezierCurveTo(-0.72, 0.5, -0.76, 0.3, -0.76, 0)
  context.closePath()
  const skin = context.createLinearGradient(-1.26, 0.1, -0.7, 0.25)
  skin.addColorStop(0, '#8f5a38')
  skin.addColorStop(0.3, '#c08a60')
  skin.addColorStop(0.7, '#9c6440')
  skin.addColorStop(1, '#4e2a18')
  context.fillStyle = skin
  context.fill()
  outline(context, 0.009)
  context.save()
  context.clip()
  // The muscle that turns a head, the hollow behind it, and what the jaw throws on it.
  model(context, [
    [-0.98, 0.2, 0.16, '#d8a478', 0.55],
    [-0.9, 0.42, 0.16, '#cf9a6e', 0.5],
    [-1.16, 0.2, 0.16, '#6a3a22', 0.5],
    [-0.82, 0.5, 0.12, '#5a2e1a', 0.45],
    [-0.78, 0.12, 0.26, '#3c1d10', 0.75],
    [-1.24, 0.5, 0.2, '#5a3320', 0.5],
  ])
  dabFlesh(context, { x: -1, y: 0.2, reach: 0.7, inks: DABS }, random)
  context.restore()
  // The border of his cloak.
  for (const [width, ink] of [
    [0.085, '#33190d'],
    [0.065, '#d8a63c'],
    [0.02, '#7a4c14'],
  ] as const) {
    context.beginPath()
    context.moveTo(-1.4, 0.4)
    context.bezierCurveTo(-1.22, 0.64, -0.9, 0.76, -0.62, 0.7)
    context.lineWidth = width
    context.strokeStyle = ink
    context.stroke()
  }
}

type Touch = readonly [x: number, y: number, reach: number, ink: string, share: number]

/** Soft touches of light and shade that round a form. */
function model(context: SKRSContext2D, touches: readonly Touch[]): void {
  for (const [x, y, reach, ink, share] of touches) {
    const touch = context.createRadialGradient(x, y, 0, x, y, reach)
    for (const [at, left] of [1, 0.6, 0.16, 0].entries()) {
      const alpha = Math.round(255 * Math.min(1, 1.25 * share) * left)
      touch.addColorStop(at / 3, ink + alpha.toString(16).padStart(2, '0'))
    }
    context.fillStyle = touch
    context.fillRect(x - reach, y - reach, 2 * reach, 2 * reach)
  }
}

/** Brow, nose, lips, chin and jaw, as they would be upright. */
function profile(context: SKRSContext2D, random: () => number): void {
  context.beginPath()
  context.moveTo(-0.2, -0.6)
  context.bezierCurveTo(0.2, -0.72, 0.44, -0.56, 0.47, -0.34)
  context.bezierCurveTo(0.49, -0.26, 0.45, -0.2, 0.47, -0.15)
  context.bezierCurveTo(0.51, -0.06, 0.58, 0, 0.585, 0.05)
  context.bezierCurveTo(0.58, 0.1, 0.5, 0.09, 0.485, 0.11)
  context.bezierCurveTo(0.48, 0.14, 0.53, 0.15, 0.535, 0.19)
  context.bezierCurveTo(0.53, 0.215, 0.49, 0.21, 0.49, 0.225)
  context.bezierCurveTo(0.53, 0.24, 0.52, 0.29, 0.475, 0.3)
  context.bezierCurveTo(0.46, 0.35, 0.5, 0.38, 0.485, 0.44)
  context.bezierCurveTo(0.46, 0.53, 0.36, 0.54, 0.28, 0.51)
  context.bezierCurveTo(0.1, 0.46, -0.06, 0.36, -0.14, 0.2)
  context.lineTo(-0.4, -0.1)
  context.closePath()
  const skin = context.createRadialGradient(0.24, -0.08, 0.04, 0.12, 0.02, 0.66)
  skin.addColorStop(0, '#d9a678')
  skin.addColorStop(0.45, '#bf875a')
  skin.addColorStop(1, '#6f4026')
  context.save()
  // What the face throws on the cheek that it touches.
  context.shadowColor = 'rgba(58,20,10,0.8)'
  const unit = Math.hypot(context.getTransform().a, context.getTransform().b)
  context.shadowBlur = 0.05 * unit
  context.shadowOffsetX = 0.04 * unit
  context.fillStyle = skin
  context.fill()
  context.restore()
  outline(context, 0.006)
  context.save()
  context.clip()
  model(context, [
    // Brow, cheekbone, bridge and tip of the nose, lips and chin are in the light.
    [0.32, -0.44, 0.17, '#edc49a', 0.6],
    [0.2, 0.02, 0.17, '#eabf94', 0.7],
    [0.5, -0.04, 0.06, '#f2cfa8', 0.7],
    [0.55, 0.05, 0.04, '#f4d4b0', 0.75],
    [0.45, 0.42, 0.08, '#e6b88c', 0.6],
    [0.46, 0.16, 0.05, '#dca87e', 0.5],
    // The socket, the wing of the nose, the hollow of the cheek and all below the jaw are not.
    [0.36, -0.19, 0.12, '#7c482e', 0.6],
    [0.46, -0.12, 0.06, '#8a5436', 0.5],
    [0.43, 0.08, 0.06, '#84482e', 0.55],
    [0.26, 0.24, 0.15, '#8c5234', 0.5],
    [0.4, 0.33, 0.06, '#7a4228', 0.5],
    [0.18, 0.5, 0.2, '#4a2412', 0.7],
    [-0.02, 0.34, 0.2, '#502816', 0.65],
    [0.04, -0.2, 0.2, '#6a3a24', 0.5],
    [0.28, 0.08, 0.15, '#c4543c', 0.36],
  ])
  dabFlesh(context, { x: 0.1, y: 0, reach: 0.75, inks: DABS }, random)
  context.restore()
}

/** A closed eye with its lashes, the brow over it, a nostril, the mouth. */
function features(context: SKRSContext2D): void {
  const line = (width: number, ink: string, ...points: readonly number[]) => {
    context.beginPath()
    context.moveTo(points[0]!, points[1]!)
    context.bezierCurveTo(points[2]!, points[3]!, points[4]!, points[5]!, points[6]!, points[7]!)
    context.lineWidth = width
    context.strokeStyle = ink
    context.stroke()
  }
  // The lid is round over the eye.
  model(context, [
    [0.34, -0.125, 0.075, '#dca680', 0.75],
    [0.345, -0.14, 0.035, '#f0c8a2', 0.6],
  ])
  line(0.011, '#5a301c', 0.26, -0.15, 0.3, -0.2, 0.38, -0.2, 0.43, -0.15)
  line(0.015, '#24120a', 0.25, -0.1, 0.29, -0.06, 0.37, -0.055, 0.425, -0.105)
  // Lashes that lie on a cheek are one dark fringe.
  line(0.022, '#24120a90', 0.29, -0.068, 0.33, -0.045, 0.385, -0.045, 0.43, -0.08)
  for (let hair = 0; hair < 26; hair++) {
    const t = hair / 25
    const [x, y] = [mix(0.2, 0.45, t), -0.255 - 0.06 * Math.sin(Math.PI * (0.15 + 0.8 * t))]
    line(0.012, '#24140ce0', x, y + 0.016, x + 0.01, y, x + 0.02, y - 0.008, x + 0.036, y - 0.012)
  }
  line(0.013, '#4a2414', 0.49, 0.06, 0.46, 0.04, 0.45, 0.07, 0.46, 0.095)
  // Lips are two forms and the line between them.
  model(context, [
    [0.5, 0.185, 0.045, '#a44c3a', 0.8],
    [0.455, 0.205, 0.04, '#a4503e', 0.6],
    [0.495, 0.255, 0.045, '#b25c48', 0.8],
    [0.46, 0.245, 0.04, '#a4523e', 0.55],
    [0.505, 0.25, 0.018, '#e2a088', 0.6],
  ])
  line(0.009, '#4c1c12', 0.515, 0.222, 0.47, 0.218, 0.44, 0.226, 0.405, 0.216)
}
