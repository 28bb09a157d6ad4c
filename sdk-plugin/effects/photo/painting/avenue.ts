import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix, mixed } from '../../colour.ts'
import type { Frame } from '../../frame.ts'
import { plane } from '../../kernels/memory.ts'
import { randomFrom } from '../../random.ts'
import { layOver, overlayOf } from './overlay.ts'

/** Where the avenue ends, in shares of the picture; a low sun stands there. */
const END = { x: 0.76, y: 0.58 }
/** How far from the lens the trees of a pair stand: at 1 they are half as tall as at 0. */
const PAIRS = [9, 6.6, 4.9, 3.6, 2.6, 1.85, 1.25, 0.75, 0.35]
type Tone = readonly [number, number, number]
const GLOW: Tone = [255, 226, 160]
const BARK: Tone = [44, 26, 16]
const LEAVES: readonly Tone[] = [
  [232, 150, 30],
  [214, 104, 22],
  [240, 186, 60],
  [184, 66, 24],
  [156, 96, 28],
  [120, 52, 20],
]

/** An avenue of old trees in late autumn against the low sun, its path under leaves, out of focus. */
export function avenueOf({ width, height }: { width: number; height: number }, seed: number): Frame {
  const far = { width, height, r: plane(width * height), g: plane(width * height), b: plane(width * height) }
  const soft = 0.0075 * Math.min(width, height)
  // The lens takes some of the outside into its edge: without a margin it would be dark there.
  const over = Math.ceil(3 * soft)
  const part = { x: -over, y: -over, width: width + 2 * over, height: height + 2 * over }
  layOver(
    far,
    overlayOf(`avenue ${seed}`, part, (context) => draw(context, width, height, seed), soft),
  )
  return far
}

function draw(context: SKRSContext2D, width: number, height: number, seed: number): void {
  const random = randomFrom(seed * 1459 + 3)
  const [x, y] = [END.x * width, END.y * height]
  const wide = Math.max(width, height)
  const air = context.createRadialGradient(x, y - 0.08 * height, 0, x, y - 0.08 * height, 0.85 * wide)
  air.addColorStop(0, 'rgb(255,240,196)')
  air.addColorStop(0.22, 'rgb(253,214,134)')
  air.addColorStop(0.6, 'rgb(206,128,46)')
  air.addColorStop(1, 'rgb(96,48,20)')
  context.fillStyle = air
  context.fillRect(-width, -height, 3 * width, 3 * height)
  layPath(context, width, height, random)
  for (const far of PAIRS) {
    for (const side of [-1, 1] as const) growTree(context, { far, side, width, height }, random)
  }
}

/** Fallen leaves on both sides and a trodden way between. */
function layPath(context: SKRSContext2D, width: number, height: number, random: () => number): void {
  const [x, y] = [END.x * width, END.y * height]
  const ground = context.createLinearGradient(0, y, 0, height)
  ground.addColorStop(0, 'rgb(238,184,100)')
  ground.addColorStop(0.3, 'rgb(186,104,36)')
  ground.addColorStop(1, 'rgb(112,54,20)')
  context.fillStyle = ground
  context.fillRect(-width, y, 3 * width, 2 * height)
  context.fillStyle = 'rgba(244,206,140,0.5)'
  context.beginPath()
  context.moveTo(x, y)
  context.lineTo(0.26 * width, 1.1 * height)
  context.lineTo(0.74 * width, 1.1 * height)
  context.fill()
  for (let each = 0; each < 900; each++) {
    const near = random() ** 1.6
    const size = mix(0.002, 0.014, near) * height
    dab(
      context,
      [(random() * 1.2 - 0.1) * width, y + near * (height - y)],
      size,
      0.4,
      shade(random, 0.5 * (1 - near), 1),
    )
  }
}

interface Tree {
  far: number
  side: -1 | 1
  width: number
  height: number
}

/** How far the rows stand apart, in widths: an upright picture shows little beside who is in it, and that has trees. */
function spreadOf(width: number, height: number): number {
  return width < 0.95 * height ? 0.94 : 0.6
}

function growTree(context: SKRSContext2D, { far, side, width, height }: Tree, random: () => number): void {
  const scale = 1 / (1 + far)
  const haze = Math.min(0.82, far / 8)
  const x = (END.x + side * (spreadOf(width, height) + 0.04 * random()) * scale) * width
  const foot = (END.y + 0.36 * scale) * height
  const thick = 0.075 * scale * Math.min(width, height) * mix(0.8, 1.25, random())
  const tall = 0.85 * scale * height
  context.fillStyle = css(mixed(BARK, GLOW, haze), 1)
  context.beginPath()
  context.moveTo(x - 0.75 * thick, foot)
  context.quadraticCurveTo(x - 0.4 * thick, foot - 0.12 * tall, x - 0.4 * thick, foot - tall)
  context.lineTo(x + 0.4 * thick, foot - tall)
  context.quadraticCurveTo(x + 0.4 * thick, foot - 0.12 * tall, x + 0.75 * thick, foot)
  context.fill()
  context.strokeStyle = context.fillStyle
  for (let bough = 0; bough < 6; bough++) {
    const way = bough % 2 === 0 ? -side : side
    const up = foot - tall * mix(0.5, 0.95, random())
    context.lineWidth = thick * mix(0.16, 0.36, random())
    context.beginPath()
    context.moveTo(x, up + 0.1 * tall)
    context.quadraticCurveTo(
      x + way * 0.2 * tall,
      up,
      x + way * mix(0.3, 0.55, random()) * tall,
      up - mix(0, 0.25, random()) * tall,
    )
    context.stroke()
  }
  const count = Math.round(mix(120, 420, scale))
  for (let each = 0; each < count; each++) {
    const angle = 6.283 * random()
    const away = Math.sqrt(random())
    // Crowns lean over the way and close above it.
    const place: [number, number] = [
      x - side * 0.14 * tall + Math.cos(angle) * away * 0.62 * tall,
      foot - 1.02 * tall + Math.sin(angle) * away * 0.4 * tall,
    ]
    const low = 0.5 + 0.5 * Math.sin(angle) * away
    dab(context, place, mix(0.01, 0.034, random() ** 1.4) * tall, 0.75, shade(random, haze, mix(0.55, 1.15, low)))
  }
}

function shade(random: () => number, haze: number, light: number): string {
  const [r, g, b] = LEAVES[Math.floor(random() * LEAVES.length)]!
  return css(mixed([r * light, g * light, b * light], GLOW, haze), mix(0.65, 0.95, random()))
}

function css(tone: Tone, alpha: number): string {
  return `rgba(${tone.map((value) => Math.round(Math.min(255, value))).join(',')},${alpha})`
}

function dab(
  context: SKRSContext2D,
  [x, y]: readonly [number, number],
  size: number,
  flat: number,
  colour: string,
): void {
  context.fillStyle = colour
  context.beginPath()
  context.ellipse(x, y, size, size * flat, 0, 0, 2 * Math.PI)
  context.fill()
}
