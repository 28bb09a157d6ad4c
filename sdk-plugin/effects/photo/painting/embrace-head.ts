import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix } from '../../colour.ts'

/** His head, in widths of her face from its middle: where it is, how far it bows, and how large it is. */
const HEAD = { x: -0.8, y: -0.36, bow: 0.42, size: 0.86 } as const
/** Where his hair parts, from the middle of his head as it would be upright, facing right. */
const CROWN = [-0.46, -0.4] as const
const HAIRS = 900
const IVY = 26

/** Draws who bows and kisses, in her face widths from the middle of her face. */
export function drawHim(context: SKRSContext2D, random: () => number): void {
  neck(context)
  context.save()
  context.translate(HEAD.x, HEAD.y)
  context.rotate(HEAD.bow)
  context.scale(HEAD.size, HEAD.size)
  profile(context)
  features(context)
  hair(context, random)
  ear(context)
  ivy(context, random)
  context.restore()
}

/** From the nape and the jaw down into the cloak. */
function neck(context: SKRSContext2D): void {
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
  outline(context, 0.013)
  context.beginPath()
  context.moveTo(-1.02, 0.1)
  context.quadraticCurveTo(-0.98, 0.34, -0.84, 0.56)
  context.lineWidth = 0.02
  context.strokeStyle = '#6a3e2690'
  context.stroke()
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

function outline(context: SKRSContext2D, width: number): void {
  context.strokeStyle = '#33190d'
  context.lineWidth = width
  context.stroke()
}

/** Brow, nose, lips, chin and jaw, as they would be upright. */
function profile(context: SKRSContext2D): void {
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
  context.fillStyle = skin
  context.fill()
  outline(context, 0.014)
}

/** A closed eye, the brow over it, a nostril, the mouth, a blush. */
function features(context: SKRSContext2D): void {
  const blush = context.createRadialGradient(0.26, 0.1, 0.01, 0.26, 0.1, 0.2)
  blush.addColorStop(0, '#c0604060')
  blush.addColorStop(1, '#c0604000')
  context.fillStyle = blush
  context.fillRect(0, -0.15, 0.5, 0.5)
  const line = (width: number, ink: string, ...points: readonly number[]) => {
    context.beginPath()
    context.moveTo(points[0]!, points[1]!)
    context.bezierCurveTo(points[2]!, points[3]!, points[4]!, points[5]!, points[6]!, points[7]!)
    context.lineWidth = width
    context.strokeStyle = ink
    context.stroke()
  }
  line(0.075, '#a86a4480', 0.27, -0.15, 0.32, -0.2, 0.4, -0.18, 0.42, -0.14)
  line(0.022, '#1c0e08', 0.25, -0.11, 0.29, -0.06, 0.37, -0.06, 0.42, -0.11)
  line(0.036, '#20120b', 0.22, -0.26, 0.28, -0.32, 0.38, -0.32, 0.45, -0.25)
  line(0.016, '#4a2414', 0.49, 0.06, 0.46, 0.04, 0.45, 0.07, 0.46, 0.095)
  line(0.016, '#5a2216', 0.5, 0.222, 0.46, 0.22, 0.43, 0.225, 0.4, 0.215)
  line(0.05, '#a8503c80', 0.5, 0.19, 0.48, 0.2, 0.46, 0.2, 0.44, 0.205)
  line(0.03, '#7a46286a', 0.42, 0.08, 0.37, 0.12, 0.36, 0.17, 0.38, 0.22)
}

/** A mass from the brow over the crown to the nape, and locks in it that swirl from the crown. */
function hair(context: SKRSContext2D, random: () => number): void {
  context.save()
  context.beginPath()
  context.moveTo(0.45, -0.4)
  context.bezierCurveTo(0.5, -0.62, 0.26, -0.81, -0.06, -0.81)
  context.bezierCurveTo(-0.42, -0.81, -0.66, -0.54, -0.65, -0.16)
  context.bezierCurveTo(-0.64, 0.06, -0.58, 0.24, -0.5, 0.44)
  context.bezierCurveTo(-0.4, 0.44, -0.32, 0.38, -0.26, 0.28)
  context.bezierCurveTo(-0.2, 0.14, -0.06, 0.2, 0, 0.16)
  context.bezierCurveTo(0.05, 0, 0.08, -0.16, 0.12, -0.28)
  context.bezierCurveTo(0.2, -0.42, 0.32, -0.42, 0.45, -0.4)
  context.closePath()
  const mass = context.createRadialGradient(-0.02, -0.6, 0.05, -0.1, -0.2, 0.8)
  mass.addColorStop(0, '#53351f')
  mass.addColorStop(0.5, '#2c1a10')
  mass.addColorStop(1, '#140b07')
  context.fillStyle = mass
  context.fill()
  outline(context, 0.014)
  context.clip()
  for (let each = 0; each < HAIRS; each++) {
    const angle = 2 * Math.PI * random()
    const far = mix(0.3, 1.3, random())
    const [x, y] = [CROWN[0] + 0.16 * (random() - 0.5), CROWN[1] + 0.16 * (random() - 0.5)]
    const [dx, dy] = [Math.cos(angle) * far, Math.sin(angle) * far]
    const light = random() ** 3
    const [r, g, b] = [mix(18, 140, light), mix(10, 92, light), mix(7, 54, light)].map(Math.round)
    context.strokeStyle = `rgba(${r},${g},${b},${mix(0.3, 0.75, random()).toFixed(2)})`
    context.lineWidth = mix(0.005, 0.02, random())
    context.beginPath()
    context.moveTo(x, y)
    // They swirl about the crown and then fall.
    context.quadraticCurveTo(x + 0.5 * dx + 0.24 * dy, y + 0.5 * dy - 0.24 * dx, x + dx, y + dy + 0.2 * far * far)
    context.stroke()
  }
  context.restore()
}

function ear(context: SKRSContext2D): void {
  context.save()
  context.translate(-0.1, 0.04)
  context.rotate(-0.12)
  const skin = context.createRadialGradient(-0.03, -0.03, 0.01, 0, 0, 0.16)
  skin.addColorStop(0, '#d09468')
  skin.addColorStop(0.6, '#ac6c46')
  skin.addColorStop(1, '#6a3a22')
  context.fillStyle = skin
  context.beginPath()
  context.moveTo(0.05, 0.15)
  context.bezierCurveTo(-0.02, 0.18, -0.1, 0.02, -0.1, -0.07)
  context.bezierCurveTo(-0.1, -0.18, 0.08, -0.18, 0.09, -0.07)
  context.bezierCurveTo(0.1, 0.01, 0.05, 0.04, 0.05, 0.15)
  context.fill()
  outline(context, 0.011)
  context.beginPath()
  context.moveTo(0.05, -0.08)
  context.bezierCurveTo(0, -0.14, -0.06, -0.1, -0.06, -0.03)
  context.quadraticCurveTo(-0.03, 0.02, 0.01, 0.08)
  context.strokeStyle = '#5a2f1aa0'
  context.lineWidth = 0.016
  context.stroke()
  context.restore()
}

/** A wreath from the brow round the back of the head: heart-shaped leaves to both sides of its twig. */
function ivy(context: SKRSContext2D, random: () => number): void {
  for (let each = 0; each < IVY; each++) {
    const t = each / (IVY - 1)
    const [x, y] = [mix(0.42, -0.64, t), -0.48 - 0.18 * Math.sin(Math.PI * (0.15 + 0.85 * t)) + 0.34 * t * t]
    const size = mix(0.05, 0.082, random())
    context.save()
    context.translate(x + 0.03 * (random() - 0.5), y + 0.05 * (random() - 0.5))
    context.rotate((each % 2 === 0 ? -0.9 : 2.2) + 0.9 * (random() - 0.5))
    const isGreen = random() > 0.25
    const leaf = context.createLinearGradient(-size, -size, size, size)
    leaf.addColorStop(0, isGreen ? '#8f9640' : '#d6b24e')
    leaf.addColorStop(0.5, isGreen ? '#4a6a2c' : '#9c7a2c')
    leaf.addColorStop(1, '#1a2c12')
    context.fillStyle = leaf
    context.beginPath()
    context.moveTo(-0.5 * size, 0)
    context.bezierCurveTo(-1.1 * size, -0.7 * size, -0.2 * size, -1.1 * size, 0.2 * size, -0.5 * size)
    context.quadraticCurveTo(0.7 * size, -0.35 * size, 1.3 * size, 0)
    context.quadraticCurveTo(0.7 * size, 0.35 * size, 0.2 * size, 0.5 * size)
    context.bezierCurveTo(-0.2 * size, 1.1 * size, -1.1 * size, 0.7 * size, -0.5 * size, 0)
    context.fill()
    outline(context, 0.006)
    context.restore()
  }
}
