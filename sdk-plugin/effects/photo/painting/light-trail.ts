import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix } from '../../colour.ts'
import { hypot } from '../../hypot.ts'
import { css, drawWithin } from '../../sprite.ts'
import { addSpot } from '../../tubes/spark.ts'
import type { Print } from '../photo.ts'
import { flySpark, SPARKLER, type Tip } from './sparkler.ts'

type Place = readonly [x: number, y: number]

const STEPS = 220
/** Round and round as a hand swings, and sparks that left it on its way. */
const [LOOPS, SPARKS] = [3.5, 1500]

/** Where a sparkler was moved before a long exposure's open shutter: in loops below a picture's middle, up to its tip. */
export function trailTo({ width, height }: Print, tip: Tip): Place[] {
  const shorter = Math.min(width, height)
  const from: Place = [-0.06 * width, 0.97 * height]
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const t = step / STEPS
    const round = 2 * Math.PI * LOOPS * t
    // Loops that grow, and end in the tip.
    const size = shorter * mix(0.09, 0.12, t) * Math.min(1, 5 * (1 - t)) * (1 + 0.16 * Math.sin(3.1 * round * 0.31 + 1))
    const rise = 0.5 - 0.5 * Math.cos(Math.PI * t ** 3)
    const x = mix(from[0], tip.x, t) + 1.15 * size * Math.sin(round)
    const y = mix(from[1] - 0.06 * shorter * Math.sin(Math.PI * t), tip.y, rise) + size * (Math.cos(round) - 0.6)
    return [x, y] as const
  })
}

/** The trail that it left in the picture: a hot line of several strands, brighter where the hand was slow. */
export function drawTrail(print: Print, trail: readonly Place[], random: () => number): void {
  const shorter = Math.min(print.width, print.height)
  const top = Math.min(...trail.map(([, y]) => y)) - 0.16 * shorter
  const box = { x: 0, y: top, width: print.width, height: print.height - top }
  const glow = (context: SKRSContext2D) => {
    context.globalCompositeOperation = 'lighter'
    context.lineCap = 'round'
    for (const [wide, share] of [
      [0.09, 0.016],
      [0.05, 0.022],
      [0.03, 0.035],
      [0.016, 0.06],
    ] as const) {
      context.lineWidth = wide * shorter
      context.strokeStyle = css(SPARKLER, share)
      strand(context, trail, 0)
    }
  }
  drawWithin(print, box, glow, { shines: true })
  const line = (context: SKRSContext2D) => {
    context.globalCompositeOperation = 'lighter'
    context.lineCap = 'round'
    // Grains of steel burn one by one: each strand flickers.
    for (let each = 0; each < 16; each++) {
      context.setLineDash([0, 1, 2, 3].map(() => shorter * mix(0.006, 0.09, random() ** 2)))
      context.lineWidth = shorter * mix(0.0007, 0.0022, random() ** 2)
      context.strokeStyle = css([1, mix(0.6, 0.9, random()), mix(0.24, 0.6, random())], mix(0.3, 0.75, random()))
      strand(context, trail, mix(-0.0055, 0.0055, random()) * shorter)
    }
    context.setLineDash([])
    for (let spark = 0; spark < SPARKS; spark++) {
      const [x, y] = trail[Math.floor(random() * trail.length)]!
      flySpark(context, { x, y, reach: shorter * mix(0.025, 0.17, random() ** 3) }, random)
    }
  }
  drawWithin(print, box, line, { gain: 3, shines: true })
  for (const [index, [x, y]] of trail.entries()) {
    const next = trail[Math.min(STEPS, index + 1)]!
    const before = trail[Math.max(0, index - 1)]!
    const fast = hypot(next[0] - before[0], next[1] - before[1]) / (0.02 * shorter)
    addSpot(print, x, y, 0.0042 * shorter, [1, 0.84, 0.56], 0.42 / (0.25 + fast))
  }
}

/** One strand beside the others, as far aside as the wire's burning end is thick. */
function strand(context: SKRSContext2D, trail: readonly Place[], aside: number): void {
  context.beginPath()
  for (let step = 0; step + 1 < trail.length; step++) {
    const here = trail[step]!
    const next = trail[step + 1]!
    const long = hypot(next[0] - here[0], next[1] - here[1]) + 1e-6
    const x = here[0] - ((next[1] - here[1]) / long) * aside
    const y = here[1] + ((next[0] - here[0]) / long) * aside
    if (step === 0) context.moveTo(x, y)
    else context.lineTo(x, y)
  }
  context.stroke()
}
