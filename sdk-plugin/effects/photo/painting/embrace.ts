import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { randomFrom } from '../../random.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { inFaces } from './attire.ts'
import { layOver, overlayOf } from './overlay.ts'

/** The head that bows over another's: its middle, half its sides and its lean, in widths of the face from that face's brow. */
const HEAD = { x: -0.64, y: -0.42, wide: 0.5, high: 0.58, lean: 0.5 } as const
/** Where hair parts on its crown. */
const CROWN = [-0.74, -0.74] as const
const HAIRS = 1000
const IVY = 34

/** Whose shoulders carry the cloak beside somebody's, as a face. */
export function besideOf(face: Face): Face {
  return { ...face, x: face.x - 0.6 * face.width, y: face.y - 0.5 * face.height }
}

/**
 * Somebody of whom little is seen bows over the one in the picture, from the left and behind: dark hair with a wreath of
 * ivy, an ear, a neck that goes down into the cloak.
 *
 * @param before How much of each pixel is the one in front, 0 to 1
 * @param heads How much of each pixel is flesh and hair; the other's is added
 */
export function bowOver(print: Print, face: Face, before: Float32Array, heads: Float32Array, seed: number): void {
  const brow = face.y + 0.3 * face.height
  const part = {
    x: face.x - 1.2 * face.width,
    y: brow - 1.4 * face.width,
    width: 2.2 * face.width,
    height: 2.6 * face.width,
  }
  const drawn = overlayOf(
    `bowed ${seed} ${[face.x, face.y, face.width].map(Math.round).join(' ')}`,
    part,
    (context) => {
      inFaces(context, face, brow)
      draw(context, randomFrom(seed * 31 + 7))
    },
  )
  const shown = plane(before.length)
  // Close to the head in front it is dark.
  const near = blur(before, print.width, print.height, 0.07 * face.width)
  for (let at = 0; at < shown.length; at++) shown[at] = 1 - before[at]!
  layOver(print, drawn, { shown })
  for (let y = Math.max(0, -drawn.y); y < Math.min(drawn.height, print.height - drawn.y); y++) {
    for (let x = Math.max(0, -drawn.x); x < Math.min(drawn.width, print.width - drawn.x); x++) {
      const share = drawn.data[(y * drawn.width + x) * 4 + 3]! / 255
      if (share === 0) continue
      const at = (y + drawn.y) * print.width + x + drawn.x
      const theirs = share * shown[at]!
      heads[at] = Math.max(heads[at]!, theirs)
      const dim = 1 - 0.8 * theirs * Math.min(1, 1.6 * near[at]!)
      print.r[at]! *= dim
      print.g[at]! *= dim
      print.b[at]! *= dim
    }
  }
}

function draw(context: SKRSContext2D, random: () => number): void {
  context.lineCap = 'round'
  neck(context)
  context.save()
  context.beginPath()
  context.ellipse(HEAD.x, HEAD.y - 0.03, 0.97 * HEAD.wide, 0.95 * HEAD.high, HEAD.lean, 0, 2 * Math.PI)
  const round = context.createRadialGradient(HEAD.x - 0.16, HEAD.y - 0.26, 0.05, HEAD.x, HEAD.y, 0.68)
  round.addColorStop(0, '#4a3020')
  round.addColorStop(0.5, '#2a1a12')
  round.addColorStop(1, '#120b08')
  context.fillStyle = round
  context.fill()
  context.restore()
  hair(context, random, HAIRS, 0)
  ear(context)
  hair(context, random, HAIRS / 9, 0.5)
  ivy(context, random)
}

/** From the nape down to the shoulder, lit on its left. */
function neck(context: SKRSContext2D): void {
  context.beginPath()
  context.moveTo(-0.98, -0.34)
  context.bezierCurveTo(-0.95, 0.1, -0.94, 0.3, -1.12, 0.6)
  context.lineTo(-0.2, 0.8)
  context.lineTo(-0.36, -0.2)
  context.closePath()
  const skin = context.createLinearGradient(-1.02, 0, -0.4, 0.2)
  skin.addColorStop(0, '#a8714a')
  skin.addColorStop(0.28, '#bd8458')
  skin.addColorStop(0.62, '#8a5636')
  skin.addColorStop(1, '#4a2a1a')
  context.fillStyle = skin
  context.fill()
  // The sinew behind the ear.
  context.strokeStyle = '#6a3e2670'
  context.lineWidth = 0.03
  context.beginPath()
  context.moveTo(-0.84, 0.06)
  context.quadraticCurveTo(-0.8, 0.34, -0.62, 0.62)
  context.stroke()
}

/** A place on the edge of the head. */
function edgeAt(angle: number, far = 1): readonly [number, number] {
  const [u, v] = [Math.cos(angle) * HEAD.wide * far, Math.sin(angle) * HEAD.high * far]
  const [c, s] = [Math.cos(HEAD.lean), Math.sin(HEAD.lean)]
  return [HEAD.x + u * c - v * s, HEAD.y + u * s + v * c]
}

/** Locks from the crown all round. @param least How far down they end at least, in half sizes of the head */
function hair(context: SKRSContext2D, random: () => number, count: number, least: number): void {
  for (let each = 0; each < count; each++) {
    const angle = 2 * Math.PI * random()
    // At the nape it ends in points.
    const long = 1.02 + 0.1 * Math.max(0, Math.sin(angle + HEAD.lean)) * random()
    const [endX, endY] = edgeAt(angle, mix(Math.max(0.5, least), least > 0 ? 0.93 : long, Math.sqrt(random())))
    const [startX, startY] = [CROWN[0] + 0.08 * (random() - 0.5), CROWN[1] + 0.08 * (random() - 0.5)]
    // They swirl about the crown and then fall.
    const [dx, dy] = [endX - startX, endY - startY]
    const [bendX, bendY] = [startX + 0.5 * dx - 0.16 * dy, startY + 0.5 * dy + 0.16 * dx]
    const light = random() ** 3
    const tone = mix(0, 1, light)
    const [r, g, b] = [mix(16, 118, tone), mix(10, 76, tone), mix(8, 46, tone)].map(Math.round)
    context.strokeStyle = `rgba(${r},${g},${b},${mix(0.35, 0.8, random()).toFixed(2)})`
    context.lineWidth = mix(0.004, 0.015, random())
    context.beginPath()
    context.moveTo(startX, startY)
    context.quadraticCurveTo(bendX, bendY, endX, endY)
    context.stroke()
  }
}

function ear(context: SKRSContext2D): void {
  context.save()
  context.translate(-0.74, -0.03)
  context.rotate(0.5)
  context.scale(0.8, 0.8)
  const skin = context.createRadialGradient(-0.03, -0.03, 0.01, 0, 0, 0.16)
  skin.addColorStop(0, '#c98e62')
  skin.addColorStop(0.6, '#a8683f')
  skin.addColorStop(1, '#6a3a22')
  context.fillStyle = skin
  context.beginPath()
  context.moveTo(-0.05, 0.15)
  context.bezierCurveTo(-0.13, 0.06, -0.14, -0.15, 0, -0.16)
  context.bezierCurveTo(0.13, -0.16, 0.12, 0, 0.05, 0.06)
  context.bezierCurveTo(0.02, 0.1, 0.02, 0.17, -0.05, 0.15)
  context.fill()
  context.strokeStyle = '#5a2f1aa0'
  context.lineWidth = 0.018
  context.beginPath()
  context.moveTo(0.06, -0.08)
  context.bezierCurveTo(0.02, -0.13, -0.08, -0.1, -0.07, 0.02)
  context.moveTo(0.04, 0)
  context.quadraticCurveTo(-0.03, -0.05, -0.02, 0.06)
  context.stroke()
  context.restore()
}

/** A wreath across the head: heart-shaped leaves to both sides of its twig. */
function ivy(context: SKRSContext2D, random: () => number): void {
  for (let each = 0; each < IVY; each++) {
    const t = (each + 0.5 * random()) / IVY
    const angle = mix(-2.9, -0.3, t)
    const [x, y] = edgeAt(angle + 0.06 * (random() - 0.5), mix(0.62, 0.86, random()))
    const size = mix(0.045, 0.08, random())
    context.save()
    context.translate(x, y)
    context.rotate(angle + (each % 2 === 0 ? 0.5 : 2.6) + 0.7 * (random() - 0.5))
    const green = random()
    const leaf = context.createLinearGradient(-size, -size, size, size)
    leaf.addColorStop(0, green > 0.3 ? '#7c8434' : '#c8a440')
    leaf.addColorStop(0.5, green > 0.3 ? '#40602a' : '#94742a')
    leaf.addColorStop(1, '#16280f')
    context.fillStyle = leaf
    context.strokeStyle = '#0f1c0ac0'
    context.lineWidth = 0.006
    context.beginPath()
    context.moveTo(-0.5 * size, 0)
    context.bezierCurveTo(-1.1 * size, -0.7 * size, -0.2 * size, -1.1 * size, 0.2 * size, -0.5 * size)
    context.quadraticCurveTo(0.7 * size, -0.35 * size, 1.3 * size, 0)
    context.quadraticCurveTo(0.7 * size, 0.35 * size, 0.2 * size, 0.5 * size)
    context.bezierCurveTo(-0.2 * size, 1.1 * size, -1.1 * size, 0.7 * size, -0.5 * size, 0)
    context.fill()
    context.stroke()
    context.strokeStyle = '#c8c87a48'
    context.beginPath()
    context.moveTo(-0.45 * size, 0)
    context.lineTo(1.1 * size, 0)
    context.stroke()
    context.restore()
  }
}
