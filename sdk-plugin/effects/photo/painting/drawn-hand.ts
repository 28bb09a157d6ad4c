import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix, type Rgb } from '../../colour.ts'
import { hypot } from '../../hypot.ts'
import { css } from '../../sprite.ts'

type Place = readonly [x: number, y: number]

/** A finger from its knuckle over a joint to its tip, and half its width at the knuckle. */
interface Finger {
  from: Place
  over: Place
  to: Place
  half: number
}

/** A hand: its back as a closed outline of bends, and its fingers from the hindmost to the foremost. */
export interface Hand {
  back: readonly Place[]
  fingers: readonly Finger[]
  /** Light, body and shade of its skin, and the line around it. */
  skin: readonly [string, string, string]
  line: string
}

/** Light, body and shade of skin like somebody's cheek. */
export function skinLike(cheek: Rgb): Hand['skin'] {
  const lit = (light: number): Rgb => [cheek[0] * light, cheek[1] * light, cheek[2] * light]
  return [css(lit(1.2)), css(lit(0.9)), css(lit(0.4))]
}

/** Draws a hand in the context's own units. */
export function drawHand(context: SKRSContext2D, { back, fingers, skin, line }: Hand): void {
  const [first, ...rest] = back
  const [x, y] = first!
  context.beginPath()
  const [lastX, lastY] = back.at(-1)!
  context.moveTo((x + lastX) / 2, (y + lastY) / 2)
  for (const [at, [px, py]] of back.entries()) {
    const [nx, ny] = rest[at] ?? first!
    context.quadraticCurveTo(px, py, (px + nx) / 2, (py + ny) / 2)
  }
  const [knuckleX, knuckleY] = fingers[1]!.from
  const shade = context.createRadialGradient(knuckleX - 0.05, knuckleY - 0.07, 0.02, knuckleX, knuckleY, 0.42)
  for (const [at, ink] of skin.entries()) shade.addColorStop(at / 2, ink)
  context.fillStyle = shade
  context.strokeStyle = line
  context.lineWidth = 0.012
  context.fill()
  context.stroke()
  for (const finger of fingers) drawFinger(context, finger, skin, line)
}

/** Tapered, with a lighter ridge, the fold of its joint and a nail. */
function drawFinger(
  context: SKRSContext2D,
  { from, over, to, half }: Finger,
  [light, body, shade]: Hand['skin'],
  line: string,
): void {
  const points = Array.from({ length: 15 }, (_, step) => {
    const t = step / 14
    const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t]
    const [dx, dy] = [mix(over[0] - from[0], to[0] - over[0], t), mix(over[1] - from[1], to[1] - over[1], t)]
    const length = hypot(dx, dy)
    // A joint is broader than what is between two of them, a tip is round.
    const wide = half * (1 - 0.26 * t + 0.07 * Math.cos(4 * Math.PI * t)) * Math.min(1, Math.sqrt((1.02 - t) * 6))
    return {
      x: a * from[0] + b * over[0] + c * to[0],
      y: a * from[1] + b * over[1] + c * to[1],
      nx: (-dy / length) * wide,
      ny: (dx / length) * wide,
    }
  })
  context.beginPath()
  for (const { x, y, nx, ny } of points) context.lineTo(x - nx, y - ny)
  for (const { x, y, nx, ny } of points.toReversed()) context.lineTo(x + nx, y + ny)
  const across = points[7]!
  const [ux, uy] = [across.nx, across.ny]
  const round = context.createLinearGradient(across.x - ux, across.y - uy, across.x + ux, across.y + uy)
  const isUp = uy > 0 || (uy === 0 && ux > 0)
  for (const [at, ink] of [body, light, body, shade].entries()) round.addColorStop(isUp ? at / 3 : 1 - at / 3, ink)
  context.fillStyle = round
  context.fill()
  context.strokeStyle = line
  context.lineWidth = 0.011
  context.beginPath()
  for (const { x, y, nx, ny } of points.slice(2)) context.lineTo(x - nx, y - ny)
  for (const { x, y, nx, ny } of points.slice(2).toReversed()) context.lineTo(x + nx, y + ny)
  context.stroke()
  context.lineWidth = 0.006
  for (const step of [7, 8]) {
    const { x, y, nx, ny } = points[step]!
    context.beginPath()
    context.moveTo(x - 0.6 * nx, y - 0.6 * ny)
    context.lineTo(x + 0.5 * nx, y + 0.5 * ny)
    context.stroke()
  }
}
