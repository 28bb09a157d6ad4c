import type { SKRSContext2D } from '@napi-rs/canvas'
import * as z from 'zod'
import { mix } from '../colour.ts'
import { randomFrom } from '../random.ts'
import { css, drawOver } from '../sprite.ts'
import { operation, type Stage } from '../stage.ts'
import { hypot } from '../hypot.ts'

/** Cracks that run out from the letters over the ground, thinner and thinner, with branches. Lengths in em. */
export const fissures = operation({
  name: 'fissures',
  schema: z.strictObject({
    do: z.literal('fissures'),
    count: z.number().int().min(1).max(60).default(18),
    length: z.number().positive().max(4).default(0.9),
    width: z.number().positive().max(0.1).default(0.014),
    /** Darkness of the gap, and light on the side that looks to the lamp. */
    dark: z.number().min(0).max(1).default(0.85),
    light: z.number().min(0).max(1).default(0.35),
  }),
  apply(stage, options) {
    const { key } = stage.environment
    const cracks = cracksOf(stage, options)
    drawOver(stage.frame, (context) => {
      context.lineCap = 'round'
      const lift = options.width * stage.letters.em * 0.5
      const edge = css([0.8, 0.78, 0.74], options.light)
      for (const crack of cracks) drawCrack(context, crack, edge, -key[0] * lift, -key[1] * lift)
      const gap = css([0.004, 0.004, 0.004], options.dark)
      for (const crack of cracks) drawCrack(context, crack, gap, 0, 0)
    })
  },
})

type Crack = { x: number; y: number; width: number }[]

/** Starts at the outline's points that see out, and wanders off. */
function cracksOf({ letters, seed }: Stage, { count, length, width }: z.output<(typeof fissures)['schema']>): Crack[] {
  const random = randomFrom(seed * 8111 + count)
  const { em, ink } = letters
  const [cx, cy] = [letters.x + (ink.left + ink.right) / 2, letters.y + (ink.top + ink.bottom) / 2]
  const [halfX, halfY] = [(ink.right - ink.left) / 2, (ink.bottom - ink.top) / 2]
  const cracks: Crack[] = []
  for (let index = 0; index < count; index++) {
    // Evenly along the box around the letters, each within its own stretch.
    const along = ((index + 0.15 + 0.7 * random()) / count) * 4 * (halfX + halfY)
    const { x, y } = edgeOf(along, halfX, halfY)
    const turn = Math.atan2(y / halfY, x / halfX) * 0.55 + Math.atan2(y, x) * 0.45 + (random() - 0.5) * 0.7
    const long = length * em * mix(0.4, 1.2, random())
    wander(
      cracks,
      { x: cx + x * 0.97, y: cy + y * 0.97, turn, long, width: width * em * mix(0.6, 1.2, random()) },
      random,
      0,
    )
  }
  return cracks
}

function edgeOf(along: number, halfX: number, halfY: number): { x: number; y: number } {
  if (along < 2 * halfX) return { x: along - halfX, y: -halfY }
  if (along < 2 * halfX + 2 * halfY) return { x: halfX, y: along - 2 * halfX - halfY }
  if (along < 4 * halfX + 2 * halfY) return { x: 3 * halfX + 2 * halfY - along, y: halfY }
  return { x: -halfX, y: 4 * halfX + 3 * halfY - along }
}

interface Start {
  x: number
  y: number
  turn: number
  long: number
  width: number
}

function wander(cracks: Crack[], { x, y, turn, long, width }: Start, random: () => number, depth: number): void {
  const steps = 14
  const crack: Crack = []
  let [px, py, way] = [x, y, turn]
  for (let step = 0; step <= steps; step++) {
    const t = step / steps
    crack.push({ x: px, y: py, width: width * (1 - t) ** 1.2 })
    if (depth < 2 && step > 2 && random() < 0.16) {
      const side = random() < 0.5 ? -1 : 1
      const start = { x: px, y: py, turn: way + side * mix(0.5, 1.1, random()), long: long * (1 - t) * 0.6 }
      wander(cracks, { ...start, width: width * (1 - t) * 0.7 }, random, depth + 1)
    }
    // Straight bits with sudden turns, as brittle things break.
    way = turn + (way - turn) * 0.5 + (random() - 0.5) * 1.5
    const stride = (long / steps) * mix(0.5, 1.5, random())
    px += Math.cos(way) * stride
    py += Math.sin(way) * stride
  }
  cracks.push(crack)
}

function drawCrack(context: SKRSContext2D, crack: Crack, style: string, dx: number, dy: number): void {
  context.fillStyle = style
  context.beginPath()
  const sides = [1, -1].map((side) => {
    return crack.map(({ x, y, width }, index) => {
      const before = crack[Math.max(0, index - 1)]!
      const next = crack[Math.min(crack.length - 1, index + 1)]!
      const length = Math.max(1e-6, hypot(next.x - before.x, next.y - before.y))
      const half = (side * Math.max(0.25, width)) / 2
      return { x: x + dx - ((next.y - before.y) / length) * half, y: y + dy + ((next.x - before.x) / length) * half }
    })
  })
  const outline = [...sides[0]!, ...sides[1]!.reverse()]
  outline.forEach(({ x, y }, index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)))
  context.closePath()
  context.fill()
}
