import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix } from '../../colour.ts'
import { css } from '../../sprite.ts'
import { type Flesh, paintBody } from './lit-flesh.ts'
import { bodyOf, type Joint, type Limb } from './round-forms.ts'

/** A hand by its joints, in the context's units; its back is seen. */
export interface Hand {
  /** The forearm down to the wrist. */
  arm: Limb
  /** Where the thumb leaves the palm, and from there to its tip. */
  thumb: Limb
  /** From the knuckle to the tip each, from the forefinger to the little one. */
  fingers: readonly Limb[]
}

export interface HandLook extends Flesh {
  /** The pen's line around it, and its width; default none. */
  line?: { ink: string; width: number }
}

/** Paints a hand in the light: palm and fingers are one body, with folds over its joints and nails. */
export function drawHand(context: SKRSContext2D, hand: Hand, look: HandLook): void {
  const { arm, thumb, fingers } = hand
  const wrist = arm.at(-1)!
  const thick = fingers[0]![0]![3]
  if (look.line) penned(context, hand, look.line)
  const palm = fingers.map((finger) => metacarpal(wrist, finger[0]!))
  const [knuckles, last] = [fingers[0]![0]!, fingers.at(-1)![0]!]
  const mass: Limb = [wrist, between(wrist, between(knuckles, last, 0.5), 0.55, 2.1 * thick)]
  const ball: Limb = [between(wrist, thumb[0]!, 0.3, 1.3 * thick), thumb[0]!]
  const rest = { limbs: [...fingers.toReversed(), thumb], soft: 0.4 * thick }
  paintBody(context, bodyOf(context, [arm, mass, ...palm, ball], 0.9 * thick, rest), look)
  for (const finger of fingers) folds(context, finger, look)
  folds(context, thumb, look)
}

/** From the wrist to a knuckle, which stands out. */
function metacarpal(wrist: Joint, knuckle: Joint): Limb {
  return [between(wrist, knuckle, 0.25, 0.62 * wrist[3]), between(wrist, knuckle, 0.8), knuckle]
}

function between(one: Joint, other: Joint, t: number, radius = mix(one[3], other[3], t)): Joint {
  return [mix(one[0], other[0], t), mix(one[1], other[1], t), mix(one[2], other[2], t), radius]
}

/** Folds across the joints of a finger, and its nail. */
function folds(context: SKRSContext2D, finger: Limb, { tones }: HandLook): void {
  context.lineCap = 'round'
  for (let at = 1; at < finger.length - 1; at++) {
    const [x, y, , radius] = finger[at]!
    const way = wayAt(finger, at)
    for (const [off, alpha] of FOLDS) {
      const cx = x + off * radius * way[0]
      const cy = y + off * radius * way[1]
      context.strokeStyle = css(tones[1]!, alpha)
      context.lineWidth = 0.16 * radius
      context.beginPath()
      context.moveTo(cx - 0.62 * radius * way[1], cy + 0.62 * radius * way[0])
      const bow = 0.24 * radius
      context.quadraticCurveTo(
        cx + bow * way[0],
        cy + bow * way[1],
        cx + 0.62 * radius * way[1],
        cy - 0.62 * radius * way[0],
      )
      context.stroke()
    }
  }
  nail(context, finger, tones)
}

/** How far from a joint each fold over it is, in its radius, and how dark. */
const FOLDS = [
  [0, 0.34],
  [-0.4, 0.22],
  [0.36, 0.18],
] as const

function nail(context: SKRSContext2D, finger: Limb, tones: Flesh['tones']): void {
  const tip = finger.at(-1)!
  const joint = finger.at(-2)!
  const dx = tip[0] - joint[0]
  const dy = tip[1] - joint[1]
  const long = Math.hypot(dx, dy)
  if (long < 1.1 * tip[3]) return
  context.save()
  context.translate(tip[0] + (0.12 * tip[3] * dx) / long, tip[1] + (0.12 * tip[3] * dy) / long)
  context.rotate(Math.atan2(dy, dx))
  context.beginPath()
  context.ellipse(0, 0, 0.72 * tip[3], 0.56 * tip[3], 0, 0, 2 * Math.PI)
  context.fillStyle = css(tones[4]!, 0.42)
  context.fill()
  context.strokeStyle = css(tones[1]!, 0.32)
  context.lineWidth = 0.1 * tip[3]
  context.stroke()
  context.restore()
}

function wayAt(finger: Limb, at: number): readonly [number, number] {
  const from = finger[at - 1]!
  const to = finger[at + 1]!
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const long = Math.hypot(dx, dy) || 1
  return [dx / long, dy / long]
}

/** The contour around all of it, as a pen draws it before the paint is laid. */
function penned(context: SKRSContext2D, { arm, thumb, fingers }: Hand, { ink, width }: { ink: string; width: number }) {
  const wrist = arm.at(-1)!
  const limbs = [arm, [wrist, ...thumb], ...fingers.map((finger) => [wrist, ...finger])]
  const grown = limbs.map((limb) => limb.map(([x, y, z, radius]) => [x, y, z, radius + width] as const))
  paintBody(context, bodyOf(context, grown, 0), { tones: [inkOf(ink), inkOf(ink)] })
}

function inkOf(ink: string): readonly [number, number, number] {
  const part = (at: number) => (Number.parseInt(ink.slice(at, at + 2), 16) / 255) ** 2.2
  return [part(1), part(3), part(5)]
}
