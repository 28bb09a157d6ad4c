import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix } from '../../colour.ts'
import { randomFrom } from '../../random.ts'
import { canvasModule } from '../../../text/skia.ts'
import { hypot } from '../../hypot.ts'
import { embossed } from './embossed.ts'

/** A drawn surface: red, green, blue and alpha in bytes, rows from the top. */
export type Ornament = Uint8ClampedArray

/** What cloaks and walls are made of. */
export const GOLDS = ['#d6a238', '#b8842a', '#e3ba5c', '#c9942f']
export const BLACK = '#15110c'
export const IVORY = '#e8dcc0'
const SILVER = '#a7a396'
export const BRONZE = '#5d3d16'
const ENAMELS = ['#a8261c', '#2d4a86', '#58793a', '#74468a', '#c2602a', '#2f7b78']

interface Drawing {
  context: SKRSContext2D
  random: () => number
  /** Pixels that a picture of 900 would give one. */
  unit: number
}

/**
 * A cloak of art nouveau: upright blocks of black, ivory and gold on its left, discs and flowers of enamel on its right,
 * spirals all over.
 */
export function cloakOf(width: number, height: number, unit: number, seed: number): Ornament {
  return drawn(width, height, (context) => {
    const drawing: Drawing = { context, random: randomFrom(seed * 971 + 5), unit }
    context.fillStyle = GOLDS[0]!
    context.fillRect(0, 0, width, height)
    blocks(drawing, width * 0.56, height)
    discs(drawing, width * 0.5, width, height)
  })
}

/** A wall of dark gold with spirals and rings strewn over it, and a meadow of small flowers at its foot. */
export function wallOf(width: number, height: number, unit: number, seed: number): Ornament {
  return drawn(width, height, (context) => {
    const drawing: Drawing = { context, random: randomFrom(seed * 733 + 9), unit }
    const { random } = drawing
    context.fillStyle = '#b98930'
    context.fillRect(0, 0, width, height)
    const area = (width * height) / (unit * unit) / 1_000_000
    strewSpirals(drawing, width, 0.84 * height, area)
    for (let each = 0; each < 1500 * area; each++) {
      const x = random() * width
      const y = random() * height
      const size = unit * mix(0.8, 2.6, random() ** 2)
      dot(drawing, x, y, size, random() < 0.75 ? '#f0cf78' : BRONZE)
    }
    for (let each = 0; each < 950 * area; each++) {
      const y = height * mix(0.83, 1.02, random() ** 0.7)
      leafOrFlower(drawing, random() * width, y)
    }
  })
}

/** Inks of spirals: most are hardly lighter or darker than the wall, a few shine. */
const SPIRALS = ['#c79a3e', '#a87a26', '#cfa244', '#e3ba5c'] as const

/** Spirals, large ones first, none over another: loose and tight, thin and broad, some with a boss in their middle. */
function strewSpirals(drawing: Drawing, width: number, foot: number, area: number): void {
  const { random, unit } = drawing
  const placed: { x: number; y: number; size: number }[] = []
  const tries = Math.round(620 * area)
  for (let each = 0; each < tries; each++) {
    const size = unit * mix(58, 9, Math.min(1, (1.25 * each) / tries)) * mix(0.7, 1.1, random())
    const x = random() * width
    const y = random() * foot
    if (placed.some((other) => hypot(x - other.x, y - other.y) < 1.02 * (size + other.size))) continue
    placed.push({ x, y, size })
    const ink = SPIRALS[Math.floor(random() ** 1.6 * SPIRALS.length)]!
    spiral(drawing, x, y, size, ink, mix(1.4, 3.4, random()))
    if (random() < 0.35) dot(drawing, x, y, 0.22 * size, random() < 0.5 ? BRONZE : GOLDS[2]!)
  }
}

function drawn(width: number, height: number, draw: (context: SKRSContext2D) => void): Ornament {
  const context = canvasModule().createCanvas(width, height).getContext('2d')
  draw(context)
  return embossed(context.getImageData(0, 0, width, height).data, width, height)
}

/** One of them, by chance. */
export function one<Thing>(things: readonly Thing[], random: () => number): Thing {
  return things[Math.floor(random() * things.length)]!
}

/** Columns of upright rectangles, some with a spiral, an eye or a smaller rectangle in them. */
function blocks(drawing: Drawing, right: number, height: number): void {
  const { context, random, unit } = drawing
  for (let x = -10 * unit; x < right;) {
    const wide = unit * mix(20, 46, random())
    for (let y = -random() * 60 * unit; y < height;) {
      const high = unit * mix(22, 105, random() ** 1.4)
      const dice = random()
      const ink =
        dice < 0.42 ? one(GOLDS, random) : dice < 0.66 ? BLACK : dice < 0.8 ? IVORY : dice < 0.9 ? SILVER : BRONZE
      box(context, x, y, wide, high, unit, ink)
      const inner = dice < 0.42 ? BLACK : one(GOLDS, random)
      if (high > 1.2 * wide && random() < 0.4)
        box(context, x + wide * 0.28, y + high * 0.2, wide * 0.44, high * 0.6, unit, inner)
      else if (random() < 0.45) spiral(drawing, x + wide / 2, y + high / 2, wide * 0.36, inner, 2.4)
      y += high
    }
    x += wide
  }
}

function box(
  context: SKRSContext2D,
  x: number,
  y: number,
  wide: number,
  high: number,
  unit: number,
  ink: string,
): void {
  context.fillStyle = '#3a270f'
  context.fillRect(x, y, wide, high)
  context.fillStyle = ink
  context.fillRect(x + 0.9 * unit, y + 0.9 * unit, wide - 1.8 * unit, high - 1.8 * unit)
}

/** Rings within rings and flowers, large and small, set close to one another. */
function discs(drawing: Drawing, left: number, width: number, height: number): void {
  const { random, unit } = drawing
  const placed: { x: number; y: number; size: number }[] = []
  const tries = Math.round((2600 * (width * height)) / (unit * unit) / 1_000_000)
  for (let each = 0; each < tries; each++) {
    const size = unit * mix(46, 7, Math.min(1, (each / tries) * 1.5))
    const y = random() * height
    const edge = left + 40 * unit * Math.sin(y / (70 * unit))
    const x = edge + random() * (width - edge)
    if (placed.some((other) => hypot(x - other.x, y - other.y) < size + other.size + 2 * unit)) continue
    placed.push({ x, y, size })
    if (size < 12 * unit) dot(drawing, x, y, size * 0.8, random() < 0.5 ? one(ENAMELS, random) : IVORY)
    else if (random() < 0.3) spiral(drawing, x, y, size, BRONZE, 3)
    else if (random() < 0.5) flower(drawing, x, y, size)
    else rings(drawing, x, y, size)
  }
}

function rings(drawing: Drawing, x: number, y: number, size: number): void {
  const { random } = drawing
  const inks = [BLACK, one(GOLDS, random), one(ENAMELS, random), IVORY, one(ENAMELS, random), GOLDS[2]!]
  for (const [at, ink] of inks.entries()) dot(drawing, x, y, size * (1 - at / inks.length), ink)
}

function flower(drawing: Drawing, x: number, y: number, size: number): void {
  const { random } = drawing
  const [petal, count, turn] = [one(ENAMELS, random), 5 + Math.floor(random() * 4), random() * 6.28]
  dot(drawing, x, y, size, '#7a5418')
  for (let each = 0; each < count; each++) {
    const angle = turn + (each / count) * 2 * Math.PI
    const far = size * 0.58
    dot(drawing, x + Math.cos(angle) * far, y + Math.sin(angle) * far, size * 0.34, petal)
  }
  dot(drawing, x, y, size * 0.3, IVORY)
  dot(drawing, x, y, size * 0.16, GOLDS[1]!)
}

function leafOrFlower(drawing: Drawing, x: number, y: number): void {
  const { context, random, unit } = drawing
  if (random() < 0.55) {
    context.fillStyle = one(['#3c5a24', '#587a2e', '#29421c', '#7c8f3a'], random)
    context.beginPath()
    context.ellipse(x, y, unit * mix(3, 7, random()), unit * 2.2, -Math.PI / 2 + (random() - 0.5) * 2, 0, 2 * Math.PI)
    context.fill()
    return
  }
  const [ink, size] = [one([...ENAMELS, IVORY, '#e7b53a', '#d77aa0'], random), unit * mix(2, 4.4, random())]
  for (let each = 0; each < 5; each++) {
    const angle = (each / 5) * 2 * Math.PI
    dot(drawing, x + Math.cos(angle) * size, y + Math.sin(angle) * size, size * 0.72, ink)
  }
  dot(drawing, x, y, size * 0.6, '#f3dc8a')
}

function dot({ context }: Drawing, x: number, y: number, size: number, ink: string): void {
  context.fillStyle = ink
  context.beginPath()
  context.arc(x, y, Math.max(0.3, size), 0, 2 * Math.PI)
  context.fill()
}

function spiral(
  { context, random, unit }: Drawing,
  x: number,
  y: number,
  size: number,
  ink: string,
  turns: number,
): void {
  const [start, way] = [random() * 6.28, random() < 0.5 ? 1 : -1]
  context.strokeStyle = ink
  context.lineWidth = Math.max(1.1 * unit, size * mix(0.06, 0.13, random()))
  context.lineCap = 'round'
  context.beginPath()
  // No hand draws a round one.
  const flat = mix(0.82, 1, random())
  for (let step = 0; step <= 60; step++) {
    const t = step / 60
    const angle = start + way * turns * 2 * Math.PI * t
    context.lineTo(x + Math.cos(angle) * size * t, y + flat * Math.sin(angle) * size * t)
  }
  context.stroke()
}
