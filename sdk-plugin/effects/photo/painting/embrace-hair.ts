import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix } from '../../colour.ts'

/** Where his hair parts, from the middle of his head as it would be upright, facing right. */
const CROWN = [-0.46, -0.4] as const
const HAIRS = 1500
const IVY = 26

/** A line as a brush draws it in umber: the paint on both sides is what makes the form. */
export function outline(context: SKRSContext2D, width: number): void {
  context.strokeStyle = '#33190d9a'
  context.lineWidth = width
  context.stroke()
}

/** A mass from the brow over the crown to the nape, and locks in it that swirl from the crown. */
export function drawHair(context: SKRSContext2D, random: () => number): void {
  context.save()
  context.beginPath()
  context.moveTo(0.45, -0.4)
  context.bezierCurveTo(0.5, -0.62, 0.26, -0.81, -0.06, -0.81)
  context.bezierCurveTo(-0.42, -0.81, -0.73, -0.54, -0.67, -0.14)
  context.bezierCurveTo(-0.65, 0.06, -0.56, 0.16, -0.46, 0.3)
  context.bezierCurveTo(-0.4, 0.38, -0.3, 0.36, -0.26, 0.26)
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
  context.clip()
  for (let each = 0; each < HAIRS; each++) {
    const angle = 2 * Math.PI * random()
    const far = mix(0.3, 1.3, random())
    const [x, y] = [CROWN[0] + 0.16 * (random() - 0.5), CROWN[1] + 0.16 * (random() - 0.5)]
    const [dx, dy] = [Math.cos(angle) * far, Math.sin(angle) * far]
    const light = random() ** 3
    const [r, g, b] = [mix(18, 140, light), mix(10, 92, light), mix(7, 54, light)].map(Math.round)
    context.strokeStyle = `rgba(${r},${g},${b},${mix(0.3, 0.75, random()).toFixed(2)})`
    context.lineWidth = mix(0.003, 0.014, random() ** 1.5)
    context.beginPath()
    context.moveTo(x, y)
    // They swirl about the crown and then fall.
    context.quadraticCurveTo(x + 0.5 * dx + 0.24 * dy, y + 0.5 * dy - 0.24 * dx, x + dx, y + dy + 0.2 * far * far)
    context.stroke()
  }
  context.restore()
  strayLocks(context, random)
}

/** Locks that leave the outline: at the nape and before the ear. */
function strayLocks(context: SKRSContext2D, random: () => number): void {
  const ends: readonly (readonly [x: number, y: number, dx: number, dy: number])[] = [
    [-0.5, 0.2, 0.02, 0.16],
    [-0.42, 0.26, 0.03, 0.14],
    [-0.32, 0.26, 0.06, 0.1],
    [0.06, -0.02, 0.02, 0.1],
  ]
  for (const [x, y, dx, dy] of ends) {
    for (let each = 0; each < 9; each++) {
      const [ax, ay] = [x + 0.09 * (random() - 0.5), y + 0.08 * (random() - 0.5)]
      const long = mix(0.4, 1, random())
      context.strokeStyle = ['#1c1009', '#3a2415', '#5e4028'][each % 3]!
      context.lineWidth = mix(0.006, 0.016, random())
      context.beginPath()
      context.moveTo(ax, ay)
      const [ex, ey] = [ax + long * dx + 0.03 * (random() - 0.5), ay + long * dy]
      context.quadraticCurveTo(ax + 0.6 * dx * long - 0.03, ay + 0.4 * dy * long, ex, ey)
      context.stroke()
    }
  }
}

export function ear(context: SKRSContext2D): void {
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
  outline(context, 0.008)
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
export function ivy(context: SKRSContext2D, random: () => number): void {
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
    outline(context, 0.004)
    context.restore()
  }
}
