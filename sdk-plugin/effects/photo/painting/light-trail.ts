import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix } from '../../colour.ts'
import { hypot } from '../../hypot.ts'
import { css, drawWithin } from '../../sprite.ts'
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

/** The trail that it left in the picture: a hot line, brighter where the hand was slow, in the glow of its smoke. */
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
      strand(context, trail)
    }
  }
  drawWithin(print, box, glow, { shines: true })
  const slow = slowness(trail, shorter)
  const line = (context: SKRSContext2D) => {
    context.globalCompositeOperation = 'lighter'
    // Red-hot outside, white within: thicker and brighter where the hand was slow, almost nothing where it began.
    for (const [wide, colour, share] of [
      [0.017, [1, 0.42, 0.1], 0.1],
      [0.0085, [1, 0.55, 0.2], 0.3],
      [0.0046, [1, 0.74, 0.4], 0.55],
      [0.0022, [1, 0.93, 0.74], 1],
    ] as const) {
      context.fillStyle = css(colour, share)
      const phase = 6 * random()
      ribbon(context, trail, (step) => {
        const unsteady = 0.82 + 0.18 * Math.sin(0.37 * step + phase) * Math.sin(0.113 * step + 2 * phase)
        return 0.5 * wide * shorter * slow[step]! * unsteady
      })
    }
    for (let spark = 0; spark < SPARKS; spark++) {
      const [x, y] = trail[Math.floor(random() * trail.length)]!
      flySpark(context, { x, y, reach: shorter * mix(0.025, 0.17, random() ** 3) }, random)
    }
  }
  drawWithin(print, box, line, { gain: 3, shines: true })
}

/** How thick the light lay at each step, 0 to 1.4: less where the hand was fast, and towards the beginning. */
function slowness(trail: readonly Place[], shorter: number): number[] {
  return trail.map((_, step) => {
    const next = trail[Math.min(STEPS, step + 1)]!
    const before = trail[Math.max(0, step - 1)]!
    const fast = hypot(next[0] - before[0], next[1] - before[1]) / (0.02 * shorter)
    return Math.min(1.4, 0.35 + 0.62 / (0.35 + fast * fast)) * mix(0.3, 1, Math.min(1, (1.5 * step) / STEPS))
  })
}

/** A line of a width of its own at each step. @param half Half of it, in pixels */
function ribbon(context: SKRSContext2D, trail: readonly Place[], half: (step: number) => number): void {
  const [there, back]: [Place[], Place[]] = [[], []]
  for (const [step, [x, y]] of trail.entries()) {
    const next = trail[Math.min(STEPS, step + 1)]!
    const before = trail[Math.max(0, step - 1)]!
    const long = hypot(next[0] - before[0], next[1] - before[1]) + 1e-6
    const nx = -(next[1] - before[1]) / long
    const ny = (next[0] - before[0]) / long
    const wide = half(step)
    there.push([x + nx * wide, y + ny * wide])
    back.push([x - nx * wide, y - ny * wide])
  }
  context.beginPath()
  for (const [x, y] of [...there, ...back.toReversed()]) context.lineTo(x, y)
  context.fill()
}

function strand(context: SKRSContext2D, trail: readonly Place[]): void {
  context.beginPath()
  for (const [x, y] of trail) context.lineTo(x, y)
  context.stroke()
}
