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
interface Hand {
  back: readonly Place[]
  fingers: readonly Finger[]
  /** Light, body and shade of its skin, and the line around it. */
  skin: readonly [string, string, string]
  line: string
}

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
  line: '#3a1c0e',
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
  line: '#4a2718',
}

/** Draws both hands of two who embrace, in face widths from the middle of the face that is kissed. @param cheek Its colour */
export function drawHands(context: SKRSContext2D, cheek: Rgb): void {
  const tinted = (light: number) => css(cheek.map((part) => Math.min(1, part * light)) as unknown as Rgb)
  drawHand(context, { ...CLINGING, skin: [tinted(1.2), tinted(0.9), tinted(0.4)] })
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

function drawHand(context: SKRSContext2D, { back, fingers, skin, line }: Hand): void {
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
