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
  const soft = 0.0055 * Math.min(width, height)
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
  air.addColorStop(0.6, 'rgb(214,156,92)')
  air.addColorStop(1, 'rgb(122,86,62)')
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
  const crown = { tall, haze, side, levels: scale > 0.3 ? 4 : 3 }
  const boughs = 7
  for (let bough = 0; bough < boughs; bough++) {
    const up = mix(0.45, 1, (bough + random()) / boughs)
    const way = (bough % 2 === 0 ? -1 : 1) * mix(1.15, 0.2, up * random())
    // Crowns lean over the way and close above it.
    const lean = way - 0.22 * side
    grow(
      context,
      crown,
      { x, y: foot - tall * up, lean, long: 0.36 * tall * mix(0.7, 1.15, random()), level: 0 },
      random,
    )
  }
}

interface Crown {
  tall: number
  haze: number
  side: -1 | 1
  levels: number
}

interface Twig {
  x: number
  y: number
  /** Radians from upright. */
  lean: number
  long: number
  level: number
}

/** A bough that bends and forks, its last twigs in leaf: what grows behind is drawn first. */
function grow(context: SKRSContext2D, crown: Crown, { x, y, lean, long, level }: Twig, random: () => number): void {
  const bend = mix(-0.35, 0.35, random())
  const [endX, endY] = [x + Math.sin(lean + bend) * long, y - Math.cos(lean + bend) * long]
  const [midX, midY] = [x + 0.5 * Math.sin(lean) * long, y - 0.5 * Math.cos(lean) * long]
  if (level < crown.levels - 1) {
    for (let fork = 0; fork < 3; fork++) {
      const turn = mix(-0.75, 0.75, (fork + random()) / 3)
      const [fx, fy] = fork === 1 ? [midX, midY] : [endX, endY]
      const next = { x: fx, y: fy, lean: lean + bend + turn, long: long * mix(0.55, 0.78, random()), level: level + 1 }
      grow(context, crown, next, random)
    }
  }
  context.strokeStyle = css(mixed(BARK, GLOW, crown.haze), 1)
  context.lineWidth = Math.max(0.6, 0.022 * crown.tall * 0.52 ** level)
  context.beginPath()
  context.moveTo(x, y)
  context.quadraticCurveTo(midX, midY, endX, endY)
  context.stroke()
  if (level >= crown.levels - 2) leaf(context, crown, [endX, endY], random)
}

/** A spray of leaves: deep in the shade within, the sun through those that hang out of it. Some twigs are bare already. */
function leaf(
  context: SKRSContext2D,
  { tall, haze }: Crown,
  [x, y]: readonly [number, number],
  random: () => number,
): void {
  if (random() < 0.16) return
  const own = LEAVES[Math.floor(random() * LEAVES.length)]!
  const count = Math.round(mix(8, 20, random()))
  const spread = mix(0.03, 0.065, random()) * tall
  for (let each = 0; each < count; each++) {
    const angle = 6.283 * random()
    const away = random() ** 0.7
    const light = mix(0.4, 1.25, random() ** 1.3) * mix(1.1, 0.8, 0.5 + 0.5 * Math.sin(angle))
    const tone = each % 3 === 0 ? LEAVES[Math.floor(random() * LEAVES.length)]! : own
    context.fillStyle = css(
      mixed([tone[0] * light, tone[1] * light, tone[2] * light], GLOW, haze),
      mix(0.7, 1, random()),
    )
    const px = x + Math.cos(angle) * away * spread
    const py = y + Math.sin(angle) * away * 0.8 * spread
    const size = tall * mix(0.006, 0.017, random())
    context.beginPath()
    context.ellipse(px, py, size, size * mix(0.3, 0.75, random()), Math.PI * random(), 0, 2 * Math.PI)
    context.fill()
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
