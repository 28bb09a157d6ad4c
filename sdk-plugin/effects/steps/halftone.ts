import * as z from 'zod'
import { colour, smoothstep } from '../colour.ts'
import { cellValue } from '../plates/plate.ts'
import { operation, type Stage } from '../stage.ts'
import { outlineOf } from '../surface/outline.ts'

/** Ink in a screen of dots, lines or scattered points that grow from light to dark. */
export const halftone = operation({
  name: 'halftone',
  schema: z.strictObject({
    do: z.literal('halftone'),
    screen: z.enum(['dots', 'lines', 'stipple']).default('dots'),
    /** On the letters, measured in em, or on the whole frame, measured in frame heights. */
    within: z.enum(['letters', 'frame']).default('letters'),
    colour: colour.default([0, 0, 0]),
    /** Width of a cell. */
    cell: z.number().positive().max(0.5).default(0.045),
    /** Degrees that the screen is turned. */
    angle: z.number().min(-180).max(180).default(45),
    /** Ink at the begin and at the end, 0 to 1. */
    tones: z
      .tuple([z.number().min(0).max(1), z.number().min(0).max(1)])
      .readonly()
      .default([0, 0.8]),
    /** What it grows along: downwards, to the right, out of the middle, or inwards from the edge over `reach`. */
    along: z.enum(['down', 'right', 'out', 'edge']).default('down'),
    /** Where it begins and ends as shares of that way. */
    span: z.tuple([z.number(), z.number()]).readonly().default([0, 1]),
    reach: z.number().positive().max(2).default(0.1),
    grow: z.number().min(-0.2).max(0.2).default(0),
    opacity: z.number().min(0).max(1).default(1),
    /** Over emoji too, which lose their features. */
    emoji: z.boolean().default(false),
  }),
  apply(stage, options) {
    const area = options.within === 'frame' ? frameArea(stage) : letterArea(stage, options)
    ink(stage, area, options)
  },
})

type Options = z.output<(typeof halftone)['schema']>

interface Area {
  x: number
  y: number
  width: number
  height: number
  unit: number
  coverage?: Float32Array
  distance?: Float32Array
  /** What tones go along. */
  box: { left: number; top: number; right: number; bottom: number }
}

function frameArea({ frame: { width, height } }: Stage): Area {
  return { x: 0, y: 0, width, height, unit: height, box: { left: 0, top: 0, right: width, bottom: height } }
}

function letterArea({ letters }: Stage, { grow, emoji: isOver }: Options): Area {
  const { x, y, em: unit, ink: box, emoji } = letters
  const outline = outlineOf(letters, grow)
  const coverage =
    emoji && !isOver ? outline.coverage.map((share, at) => share * (1 - emoji.share[at]!)) : outline.coverage
  return { x, y, unit, box, ...outline, coverage }
}

function ink({ frame, seed }: Stage, area: Area, options: Options): void {
  const { screen, colour: tint, opacity, tones, span } = options
  const cell = Math.max(2.2, options.cell * area.unit)
  const turn = (options.angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn) / cell, Math.sin(turn) / cell]
  const begin = tones[0]
  const change = tones[1] - tones[0]
  const lastX = Math.min(area.width, frame.width - area.x)
  const lastY = Math.min(area.height, frame.height - area.y)
  for (let y = Math.max(0, -area.y); y < lastY; y++) {
    for (let x = Math.max(0, -area.x), at = y * area.width + x; x < lastX; x++, at++) {
      const covered = area.coverage ? area.coverage[at]! : 1
      if (covered < 0.01) continue
      const t = (wayAt(area, options, x, y, at) - span[0]) / (span[1] - span[0])
      const tone = begin + change * (t < 0 ? 0 : t > 1 ? 1 : t)
      if (tone <= 0.004) continue
      const u = x * cos + y * sin
      const v = y * cos - x * sin
      const gap =
        screen === 'stipple' ? pointGap(u, v, tone, seed) : screen === 'dots' ? dotGap(u, v, tone) : lineGap(v, tone)
      const share = smoothstep(0.6, -0.6, gap * cell) * covered * opacity
      if (share < 0.004) continue
      const to = (y + area.y) * frame.width + x + area.x
      // Mixed as light: the tone of a screen is the mean of its dots.
      frame.r[to]! += (tint[0] - frame.r[to]!) * share
      frame.g[to]! += (tint[1] - frame.g[to]!) * share
      frame.b[to]! += (tint[2] - frame.b[to]!) * share
    }
  }
}

function wayAt({ box, distance, unit }: Area, { along, reach }: Options, x: number, y: number, at: number): number {
  if (along === 'down') return (y - box.top) / (box.bottom - box.top)
  if (along === 'right') return (x - box.left) / (box.right - box.left)
  if (along === 'edge') return distance ? distance[at]! / (reach * unit) : 0
  const dx = (2 * x - box.left - box.right) / (box.bottom - box.top)
  const dy = (2 * y - box.top - box.bottom) / (box.bottom - box.top)
  return Math.sqrt(dx * dx + dy * dy) / 2
}

/** Distances to the edge of the ink in cells, negative inside. Dots meet at half of the ink. */
function dotGap(u: number, v: number, tone: number): number {
  const du = u - Math.round(u)
  const dv = v - Math.round(v)
  return Math.sqrt(du * du + dv * dv) - Math.sqrt(tone / Math.PI) * 1.12
}

function lineGap(v: number, tone: number): number {
  return Math.abs(v - Math.round(v)) - tone / 2
}

/** One point at most in each cell, anywhere in it. */
function pointGap(u: number, v: number, tone: number, seed: number): number {
  const column = Math.floor(u)
  const row = Math.floor(v)
  if (cellValue(column + seed * 17, row) > tone) return 1
  const du = u - column - 0.28 - 0.44 * cellValue(column, row + 71)
  const dv = v - row - 0.28 - 0.44 * cellValue(column + 37, row)
  return Math.sqrt(du * du + dv * dv) - 0.2 - 0.12 * cellValue(column, row)
}
