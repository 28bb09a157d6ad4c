import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix } from '../../colour.ts'
import { rootOf } from '../../fronds.ts'
import { blur } from '../../kernels/blur.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import { randomFrom } from '../../random.ts'
import { bytesOf, shelved, wordsOfBytes } from '../../shelf.ts'
import { canvasModule } from '../../../text/skia.ts'

/** Ice on a pane: its needles, and the milky ice between them. 0 to 1. */
export interface Ferns {
  ice: Float32Array
  body: Float32Array
}

interface FernOptions {
  unit: number
  /** How far ferns reach in, as a share of the shorter side. */
  reach: number
  seed: number
}

/** A needle that still grows. Lengths in cells of the pane. */
interface Tip {
  x: number
  y: number
  turn: number
  /** How much it turns with each step. */
  bend: number
  level: number
  /** Steps that are left to it, and that it has taken. */
  left: number
  taken: number
  /** Steps to its next pair of branches. */
  pair: number
  id: number
  points: number[]
}

/** A cell of the pane, in pixels of a picture whose shorter side is 900. */
const CELL = 1.5
/** Steps of a needle's own life, and from one pair of branches to the next, by its level. */
const LIVES = [
  [120, 560],
  [40, 240],
  [9, 60],
  [3, 12],
] as const
const PAIRS = [
  [3, 5],
  [3, 6],
  [3, 6],
] as const
/** The angle between branches of ice. */
const SIXTY = Math.PI / 3

/**
 * Ferns that grow in from the sides all at once, as ice does: each needle runs straight on and branches at sixty degrees
 * until it meets another, so that none cross, and where two ferns meet there is a seam.
 */
export function fernsOf(width: number, height: number, options: FernOptions): Ferns {
  const name = `ferns ${width}x${height} ${JSON.stringify(options)}`
  const [words] = shelved(name, () => [wordsOfBytes(grown(width, height, options))])
  const ice = Float32Array.from(bytesOf(words!, width * height), (alpha) => alpha / 255)
  return { ice, body: blur(ice, width, height, 6 * options.unit).slice() }
}

/** How much of each pixel they cover, 0 to 255. */
function grown(width: number, height: number, { unit, reach, seed }: FernOptions): Uint8Array {
  const cell = CELL * unit
  const pane = { w: Math.ceil(width / cell), h: Math.ceil(height / cell) }
  const needles = grow(pane, { reach: reach * Math.min(pane.w, pane.h), seed })
  const context = canvasModule().createCanvas(width, height).getContext('2d')
  context.lineCap = 'round'
  context.strokeStyle = '#ffffff'
  for (const needle of needles) draw(context, needle, cell, unit)
  const { data } = context.getImageData(0, 0, width, height)
  const alphas = new Uint8Array(width * height)
  for (let at = 0; at < alphas.length; at++) alphas[at] = data[at * 4 + 3]!
  return alphas
}

interface Growing {
  /** In cells. */
  reach: number
  seed: number
}

function grow({ w, h }: { w: number; h: number }, { reach, seed }: Growing): Tip[] {
  const random = randomFrom(seed * 613 + 1)
  const clouds = noiseTile('clouds')
  const taken = new Int32Array(w * h)
  let ids = 0
  const grown: Tip[] = []
  const start = (tip: Pick<Tip, 'x' | 'y' | 'turn' | 'level'>): Tip => {
    const [least, most] = LIVES[tip.level]!
    const side = random() < 0.5 ? -1 : 1
    return {
      ...tip,
      bend: side * mix(0.1, 1, random()) * [0.008, 0.005, 0.004, 0][tip.level]!,
      left: Math.round(mix(least, most, random() ** 1.7)),
      taken: 0,
      pair: 2,
      id: ++ids,
      points: [tip.x, tip.y],
    }
  }
  let tips: Tip[] = []
  for (let each = Math.round((2 * (w + h)) / 19); each > 0; each--) {
    const { angle, ...root } = rootOf({ width: w, height: h }, h / (w + h), random)
    const x = Math.min(w - 1, Math.max(0, root.x))
    const y = Math.min(h - 1, Math.max(0, root.y))
    tips.push(start({ x, y, turn: angle, level: 0 }))
  }
  while (tips.length > 0) {
    const next: Tip[] = []
    for (const tip of tips) {
      const { level } = tip
      const x = tip.x + Math.cos(tip.turn)
      const y = tip.y + Math.sin(tip.turn)
      const px = Math.floor(x)
      const py = Math.floor(y)
      const rim = Math.min(px, py, w - 1 - px, h - 1 - py)
      // The middle of a window stays open longest.
      const far = rim / (reach * (0.95 + 1.5 * noiseAt(clouds, px * 1.1 + seed * 31, py * 1.1)))
      const isThere = rim >= 0 && (taken[py * w + px] === 0 || taken[py * w + px] === tip.id || tip.taken < 2)
      if (!isThere || tip.left <= 0 || far > 1 + 0.5 * random()) {
        grown.push(tip)
        continue
      }
      taken[py * w + px] = tip.id
      tip.x = x
      tip.y = y
      tip.points.push(x, y)
      tip.turn += tip.bend
      tip.left--
      tip.taken++
      tip.pair--
      if (level < 3 && tip.pair <= 0 && tip.left > 2) {
        const [least, most] = PAIRS[level]!
        tip.pair = Math.round(mix(least, most, random()))
        for (const side of [-1, 1]) {
          if (random() < 0.12) continue
          const turn = tip.turn + side * (SIXTY + 0.12 * (random() - 0.5))
          next.push(start({ x, y, turn, level: level + 1 }))
        }
      }
      next.push(tip)
    }
    tips = next
  }
  return grown
}

/** Thick at its root, a hair at its tip. */
function draw(context: SKRSContext2D, { points, level }: Tip, cell: number, unit: number): void {
  if (points.length < 4) return
  const count = points.length / 2
  const thick = Math.max(0.5, unit * [2.3, 1.25, 0.85, 0.6][level]!)
  context.globalAlpha = [0.95, 0.85, 0.7, 0.55][level]!
  const parts = level < 2 ? 4 : 1
  for (let part = 0; part < parts; part++) {
    const from = Math.floor((part * (count - 1)) / parts)
    const to = Math.floor(((part + 1) * (count - 1)) / parts)
    if (to <= from) continue
    context.lineWidth = thick * mix(1, 0.35, part / parts)
    context.beginPath()
    for (let at = from; at <= to; at++) context.lineTo(points[2 * at]! * cell, points[2 * at + 1]! * cell)
    context.stroke()
  }
}
