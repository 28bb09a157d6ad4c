import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix, smoothstep } from '../../colour.ts'
import { hypot } from '../../hypot.ts'
import { css, drawWithin } from '../../sprite.ts'
import type { Print } from '../photo.ts'
import { flySpark, type Tip } from './sparkler.ts'

type Place = readonly [x: number, y: number]

/** A place of the trail. */
export interface Step {
  at: Place
  /** How much of the time had gone by, 0 to 1. */
  t: number
}

const STEPS = 300
/** Sparks that left it on its way. */
const SPARKS = 520
/** How far round it was carried. */
const ROUND = 1.5 * Math.PI

/**
 * Where a sparkler was carried while the shutter was open: in one wide swing behind whoever stands there, from low on the left
 * up over their head and down to its tip.
 */
export function trailTo({ width, height }: Print, tip: Tip): Step[] {
  const shorter = Math.min(width, height)
  const middle = 0.5 * width
  const [wide, high] = [Math.min(0.44 * width, 0.62 * shorter), 0.4 * height]
  const centre = 0.5 * height
  // Where on its oval the tip is, and how much wider the oval has to be there.
  const end = Math.atan2((tip.y - centre) / high, (tip.x - middle) / wide)
  const reach = hypot((tip.x - middle) / wide, (tip.y - centre) / high)
  const swing = (share: number): Place => {
    const angle = end - ROUND * (1 - share)
    // No hand is steady, and it comes in to where it is held at the end.
    const unsteady = 0.03 * Math.sin(2.3 * angle + 1) + 0.014 * Math.sin(5.1 * angle)
    const far = mix(mix(1.1, 0.98, share) + unsteady, reach, smoothstep(0.82, 1, share))
    return [middle + wide * far * Math.cos(angle), centre + high * far * Math.sin(angle)]
  }
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const t = step / STEPS
    // On its way it was turned round once, as one writes an l.
    const looped = Math.min(1, Math.max(0, (t - LOOP.from) / LOOP.long))
    const share = (t - LOOP.long * looped * (1 - LOOP.drift)) / (1 - LOOP.long * (1 - LOOP.drift))
    const [x, y] = swing(share)
    const [nextX, nextY] = swing(share + 0.004)
    const ahead = (LOOP.size * shorter) / hypot(nextX - x, nextY - y)
    const [along, inside] = [0.8 * Math.sin(2 * Math.PI * looped), 1 - Math.cos(2 * Math.PI * looped)]
    const [wayX, wayY] = [ahead * (nextX - x), ahead * (nextY - y)]
    return { at: [x + along * wayX - inside * wayY, y + along * wayY + inside * wayX], t }
  })
}

/** When the loop was begun and how long it took, how much of the swing went on meanwhile, half its size in shorter sides. */
const LOOP = { from: 0.24, long: 0.26, drift: 0.25, size: 0.085 } as const

/** The trail that it left in the picture: a hot line, brighter where the hand was slow. */
export function drawTrail(print: Print, trail: readonly Step[], random: () => number): void {
  const shorter = Math.min(print.width, print.height)
  const top = Math.min(...trail.map(({ at }) => at[1])) - 0.16 * shorter
  const box = { x: 0, y: top, width: print.width, height: print.height - top }
  const slow = slowness(trail, shorter)
  const line = (context: SKRSContext2D) => {
    context.globalCompositeOperation = 'lighter'
    // Red-hot outside, white within: thicker and brighter where the hand was slow, almost nothing where it began.
    for (const [wide, colour, share] of [
      [0.024, [1, 0.42, 0.1], 0.09],
      [0.012, [1, 0.55, 0.2], 0.26],
      [0.0062, [1, 0.74, 0.4], 0.55],
      [0.003, [1, 0.93, 0.74], 1],
    ] as const) {
      context.fillStyle = css(colour, share)
      const phase = 6 * random()
      ribbon(context, trail, (step) => {
        const unsteady = 0.72 + 0.28 * Math.sin(0.37 * step + phase) * Math.sin(0.113 * step + 2 * phase)
        return brokenAt(step) * 0.5 * wide * shorter * slow[step]! * unsteady
      })
    }
    for (let spark = 0; spark < (SPARKS * trail.length) / STEPS; spark++) {
      const { at } = trail[Math.floor(random() * trail.length)]!
      const [x, y] = at
      flySpark(context, { x, y, reach: shorter * mix(0.025, 0.17, random() ** 3) }, random)
    }
  }
  drawWithin(print, box, line, { gain: 3, shines: true })
}

/** How much of the line is left at a step: it burns in fits, most of all when it was lit, and goes out to points between them. */
function brokenAt(step: number): number {
  const fits =
    0.5 + 0.34 * Math.sin(0.171 * step + 1.3) + 0.24 * Math.sin(0.43 * step) + 0.14 * Math.sin(1.31 * step + 2)
  const early = 1 - smoothstep(0.55, 0.95, step / STEPS)
  return mix(1, smoothstep(0.1, 0.62, fits), 0.3 + 0.4 * early)
}

/** How thick the light lay at each step, 0 to 1.4: less where the hand was fast, and towards the beginning. */
function slowness(trail: readonly Step[], shorter: number): number[] {
  return trail.map((_, step) => {
    const next = trail[Math.min(trail.length - 1, step + 1)]!.at
    const before = trail[Math.max(0, step - 1)]!.at
    const fast = hypot(next[0] - before[0], next[1] - before[1]) / (0.02 * shorter)
    return Math.min(1.4, 0.35 + 0.62 / (0.35 + fast * fast)) * mix(0.25, 1, Math.min(1, 1.2 * trail[step]!.t))
  })
}

/** A line of a width of its own at each step. @param half Half of it, in pixels */
function ribbon(context: SKRSContext2D, trail: readonly Step[], half: (step: number) => number): void {
  const [there, back]: [Place[], Place[]] = [[], []]
  for (const [step, { at }] of trail.entries()) {
    const [x, y] = at
    const next = trail[Math.min(trail.length - 1, step + 1)]!.at
    const before = trail[Math.max(0, step - 1)]!.at
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
