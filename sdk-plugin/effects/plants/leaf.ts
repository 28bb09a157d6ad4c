import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix, type Rgb } from '../colour.ts'
import { css } from '../sprite.ts'

export type LeafKind = 'maple' | 'oak' | 'birch' | 'beech' | 'willow' | 'ivy'

export interface DrawnLeaf {
  kind: LeafKind
  /** Where the blade begins, in pixels. */
  x: number
  y: number
  length: number
  /** Radians; 0 points to the right. */
  angle: number
  /** How far it is turned to the viewer: 1 shows all of it, 0.2 hardly more than its edge. */
  open: number
  /** At the stalk and at the tip. */
  colours: readonly [Rgb, Rgb]
  /** How light it is altogether. */
  light: number
}

type Point = readonly [x: number, y: number]

/** The upper halves of blades from the stalk at 0 to the tip at 1. */
const MAPLE: readonly Point[] = [
  [0, 0.03],
  [-0.07, 0.17],
  [-0.2, 0.3],
  [-0.07, 0.31],
  [-0.06, 0.42],
  [0.06, 0.37],
  [0.12, 0.49],
  [0.16, 0.66],
  [0.25, 0.6],
  [0.34, 0.78],
  [0.38, 0.62],
  [0.5, 0.63],
  [0.46, 0.49],
  [0.53, 0.42],
  [0.42, 0.22],
  [0.55, 0.2],
  [0.62, 0.34],
  [0.68, 0.24],
  [0.79, 0.27],
  [0.8, 0.14],
  [0.9, 0.1],
  [1, 0],
]
const IVY: readonly Point[] = [
  [0, 0.02],
  [-0.12, 0.16],
  [-0.14, 0.34],
  [0.02, 0.37],
  [0.16, 0.44],
  [0.32, 0.56],
  [0.38, 0.36],
  [0.5, 0.24],
  [0.74, 0.15],
  [1, 0],
]

const WIDTHS: Record<'oak' | 'birch' | 'beech' | 'willow', (t: number) => number> = {
  oak: (t) => 0.36 * Math.sin(Math.PI * t ** 1.25) ** 0.7 * (0.7 + 0.34 * Math.cos(2 * Math.PI * (3.9 * t - 0.4))),
  birch: (t) => 0.78 * t ** 0.55 * (1 - t) ** 0.95 * (1 + 0.13 * (((t * 13) % 1) - 0.5)),
  beech: (t) => 0.66 * t ** 0.62 * (1 - t) ** 0.68 * (1 + 0.025 * Math.sin(t * 75)),
  willow: (t) => 0.3 * t ** 0.7 * (1 - t) ** 0.75,
}

const halves = new Map<LeafKind, readonly Point[]>()

function halfOf(kind: LeafKind): readonly Point[] {
  let half = halves.get(kind)
  if (!half) {
    half =
      kind === 'maple'
        ? MAPLE
        : kind === 'ivy'
          ? IVY
          : Array.from({ length: 45 }, (_, at) => [at / 44, WIDTHS[kind](at / 44)])
    halves.set(kind, half)
  }
  return half
}

/** What light adds to a half from its rib to its rim: one that is turned to it, and one that turns away. */
const LIT = ['rgba(60,22,0,0.2)', 'rgba(255,236,190,0.3)', 'rgba(255,240,205,0.16)', 'rgba(40,14,0,0.3)']
const AWAY = ['rgba(20,6,0,0.5)', 'rgba(25,8,0,0.3)', 'rgba(25,8,0,0.14)', 'rgba(255,226,170,0.24)']

/** A leaf with its stalk, a bent blade with one half in the light, veins, spots of age. */
export function drawLeaf(context: SKRSContext2D, leaf: DrawnLeaf, random: () => number): void {
  const { kind, x, y, length, angle, open, colours, light } = leaf
  const half = halfOf(kind)
  const bend = mix(-0.12, 0.12, random())
  const [base, tip] = colours.map((tone) => tone.map((value) => value * light) as unknown as Rgb) as [Rgb, Rgb]
  context.save()
  context.translate(x, y)
  context.rotate(angle)
  context.scale(length, length * open)
  stalk(context, base, random)
  const blade = (sides: readonly (1 | -1)[]) => {
    context.beginPath()
    for (const side of sides) {
      context.moveTo(0, 0)
      for (const [px, py] of half) context.lineTo(px, side * py + bend * px * (1 - px) * 4)
      for (let step = 10; step >= 0; step--) context.lineTo(step / 10, (bend * step * (10 - step) * 4) / 100)
    }
  }
  const along = context.createRadialGradient(0.15, 0, 0.05, 0.25, 0, 0.85)
  along.addColorStop(0, css(base))
  along.addColorStop(0.55, css(base.map((value, c) => mix(value, tip[c]!, 0.5)) as unknown as Rgb))
  along.addColorStop(1, css(tip))
  blade([1, -1])
  context.fillStyle = along
  context.fill()
  // One half lies in the light, the other turns away from it.
  const up = Math.cos(angle) >= 0 ? -1 : 1
  for (const [side, turns] of [
    [up, LIT],
    [up === 1 ? -1 : 1, AWAY],
  ] as const) {
    // Dry blades curl: each half is a hollow between its rib and its rim.
    const across = context.createLinearGradient(0, 0, mix(-0.1, 0.14, random()), side * mix(0.36, 0.62, random()))
    for (const [at, tone] of turns.entries()) across.addColorStop(at / (turns.length - 1), tone)
    blade([side])
    context.fillStyle = across
    context.fill()
  }
  context.save()
  blade([1, -1])
  context.clip()
  veins(context, kind, bend, base)
  spots(context, random)
  context.lineWidth = 0.035
  context.strokeStyle = css(tip.map((value) => value * 0.35) as unknown as Rgb, 0.24)
  blade([1, -1])
  context.stroke()
  context.restore()
  context.restore()
}

function stalk(context: SKRSContext2D, tone: Rgb, random: () => number): void {
  context.strokeStyle = css(tone.map((value) => value * 0.55) as unknown as Rgb)
  context.lineWidth = 0.022
  context.lineCap = 'round'
  context.beginPath()
  context.moveTo(0.02, 0)
  context.quadraticCurveTo(-0.18, 0.02, -0.36, mix(-0.12, 0.12, random()))
  context.stroke()
}

function veins(context: SKRSContext2D, kind: LeafKind, bend: number, tone: Rgb): void {
  const middle = (t: number) => bend * t * (1 - t) * 4
  const pale = css(tone.map((value) => Math.min(1, value * 1.4 + 0.03)) as unknown as Rgb, 0.4)
  const line = (width: number, from: Point, to: Point) => {
    // A furrow on each side of the vein, which stands out of it.
    for (const [ink, broad, aside] of [
      ['rgba(30,10,0,0.16)', 3.4, 0.012],
      [pale, 1, 0],
    ] as const) {
      context.strokeStyle = ink
      context.lineWidth = width * broad
      context.beginPath()
      context.moveTo(from[0] + aside, from[1] + aside)
      context.quadraticCurveTo(
        mix(from[0], to[0], 0.6) + aside,
        mix(from[1], to[1], 0.42) + aside,
        to[0] + aside,
        to[1],
      )
      context.stroke()
    }
  }
  line(0.018, [0, 0], [1, 0])
  for (const side of [-1, 1]) {
    if (kind === 'maple' || kind === 'ivy') {
      line(0.014, [0, 0], [0.36, 0.74 * side])
      line(0.012, [0, 0], [-0.17, 0.28 * side])
      for (const t of [0.35, 0.5, 0.65]) line(0.008, [t, middle(t)], [t + 0.2, 0.3 * side * (1 - t) + middle(t)])
      continue
    }
    for (let t = 0.1; t < 0.9; t += kind === 'willow' ? 0.06 : 0.105) {
      line(0.009, [t, middle(t)], [t + 0.2, side * 0.42 + middle(t)])
    }
  }
}

function spots(context: SKRSContext2D, random: () => number): void {
  for (let spot = 0; spot < 9; spot++) {
    context.fillStyle = `rgba(40,14,2,${mix(0.06, 0.34, random() ** 2)})`
    context.beginPath()
    context.ellipse(
      random(),
      mix(-0.5, 0.5, random()),
      mix(0.008, 0.05, random() ** 2),
      mix(0.008, 0.04, random() ** 2),
      0,
      0,
      6.3,
    )
    context.fill()
  }
}
