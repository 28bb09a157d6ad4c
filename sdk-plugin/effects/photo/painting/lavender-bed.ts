import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix } from '../../colour.ts'
import { drawLavender } from '../../plants/lavender.ts'
import { randomFrom } from '../../random.ts'
import type { Print } from '../photo.ts'
import { layOver, type Overlay, sceneryOf, shadeUnder } from './overlay.ts'

/** Sprigs at one distance from the lens. Lengths as shares of the shorter side. */
interface Depth {
  /** How far out of focus. */
  soft: number
  tall: readonly [number, number]
  gap: readonly [number, number]
  /** How high above the foot of the picture they stand. */
  lift: number
  /** How much taller some plants are than others. */
  uneven: number
  /** How much shorter they are in the middle. */
  dip: number
  /** How high they stand so close in the middle that nothing is seen between them; 0 does not close them. */
  bed: number
  light: readonly [number, number, number]
}

/** In the low sun. */
const LIT = [3.1, 2.3, 1.75] as const
/** Further from the lens, with more of the golden air before them. */
const FARTHER = [3, 2.05, 1.9] as const

const BEDS: Readonly<Record<'behind' | 'before', readonly Depth[]>> = {
  behind: [
    {
      soft: 0.0065,
      tall: [0.1, 0.16],
      gap: [0.006, 0.014],
      lift: 0.2,
      uneven: 0.2,
      dip: 0,
      bed: 0,
      light: [2.8, 1.9, 1.8],
    },
    {
      soft: 0.0042,
      tall: [0.16, 0.25],
      gap: [0.007, 0.018],
      lift: 0.1,
      uneven: 0.3,
      dip: 0,
      bed: 0,
      light: [2.9, 2, 1.8],
    },
  ],
  before: [
    {
      soft: 0.0026,
      tall: [0.12, 0.25],
      gap: [0.004, 0.01],
      lift: 0.06,
      uneven: 0.4,
      dip: 0.62,
      bed: 0.05,
      light: FARTHER,
    },
    { soft: 0.0014, tall: [0.2, 0.4], gap: [0.005, 0.013], lift: -0.02, uneven: 0.5, dip: 0.64, bed: 0, light: LIT },
    { soft: 0.0009, tall: [0.24, 0.5], gap: [0.009, 0.026], lift: -0.1, uneven: 0.5, dip: 0.7, bed: 0, light: LIT },
    {
      soft: 0.0024,
      tall: [0.36, 0.62],
      gap: [0.03, 0.1],
      lift: -0.16,
      uneven: 0.4,
      dip: 0.66,
      bed: 0,
      light: [2.5, 1.8, 1.5],
    },
  ],
}

/**
 * Beds of lavender behind who is in a picture or before them.
 *
 * @param shown Where they may stand
 * @param body Where somebody is that long shades fall on
 */
export function growLavender(
  print: Print,
  where: 'behind' | 'before',
  seed: number,
  shown?: Float32Array,
  body?: Float32Array,
): void {
  for (const depth of BEDS[where]) {
    const grown = sprigs(print, depth, seed)
    // Those that stand close before somebody darken what they touch.
    if (shown && depth.soft < 0.004) {
      const shorter = Math.min(print.width, print.height)
      shadeUnder(print, grown, {
        dx: 0.009 * shorter,
        dy: 0.006 * shorter,
        soft: 0.006 * shorter,
        strength: 0.34,
        shown,
      })
      // The low sun throws long shades of them, away from it and up.
      if (body && depth.soft < 0.001)
        shadeUnder(print, grown, {
          dx: 0.05 * shorter,
          dy: -0.012 * shorter,
          soft: 0.008 * shorter,
          strength: 0.42,
          shown: body,
        })
    }
    layOver(print, grown, shown ? { light: depth.light, shown } : { light: depth.light })
  }
}

/** A bed of them, dark at the foot. */
function sprigs({ width, height }: Print, depth: Depth, seed: number): Overlay {
  const shorter = Math.min(width, height)
  const over = Math.ceil(3 * depth.soft * shorter)
  const tallest = depth.tall[1] * (1.1 + depth.uneven)
  const high = Math.min(height, shorter * (tallest + Math.max(0, depth.lift)))
  const part = { x: -over, y: height - high - over, width: width + 2 * over, height: high + 2 * over }
  const draw = (context: SKRSContext2D) => {
    const random = randomFrom(seed * 433 + 3 + Math.round(1000 * depth.tall[1]))
    if (depth.bed > 0) close(context, { width, height, top: depth.bed * shorter, random })
    const start = 6.28 * random()
    const second = 6.28 * random()
    for (let x = -0.02 * shorter; x < width + 0.02 * shorter; x += shorter * mix(...depth.gap, random())) {
      const u = Math.min(1, Math.abs((2 * x) / width - 1))
      // Plants are cushions: their middle stands high, and they fan out to both sides.
      const along = (11 * x) / shorter + start
      const cushion = 1 + depth.uneven * (0.6 * Math.sin(along) + 0.4 * Math.sin(0.43 * along + second))
      const tall = shorter * mix(...depth.tall, random()) * cushion * (1 - depth.dip * (1 - u ** 1.5))
      const y = height - shorter * (depth.lift + 0.02 * random())
      const lean = mix(-0.2, 0.28, random()) - depth.uneven * Math.cos(along)
      drawLavender(context, { x, y, tall, lean }, random)
    }
    const shade = context.createLinearGradient(0, height, 0, height - 0.16 * shorter)
    shade.addColorStop(0, 'rgba(14,10,26,0.62)')
    shade.addColorStop(1, 'rgba(14,6,22,0)')
    context.globalCompositeOperation = 'source-atop'
    context.fillStyle = shade
    context.fillRect(part.x, part.y, part.width, part.height)
  }
  return sceneryOf(`lavender ${seed} ${depth.tall[1]}`, part, draw, depth.soft * shorter)
}

interface Bed {
  width: number
  height: number
  /** How high it is in the middle, in pixels. */
  top: number
  random: () => number
}

/** Stalks stand so close that nothing is seen between them: blossoms out of focus above, shade and leaves below. */
function close(context: SKRSContext2D, { width, height, top, random }: Bed): void {
  const tone = context.createLinearGradient(0, height - 1.5 * top, 0, height)
  tone.addColorStop(0, 'rgb(62,54,84)')
  tone.addColorStop(0.5, 'rgb(44,46,52)')
  tone.addColorStop(1, 'rgb(20,26,20)')
  context.filter = `blur(${0.1 * top}px)`
  context.fillStyle = tone
  context.beginPath()
  context.moveTo(-top, height + top)
  for (let x = -top; x < width + top; x += 0.16 * top) {
    const u = Math.min(1, Math.abs((2 * x) / width - 1))
    context.lineTo(x, height - top * (1 + 0.7 * u ** 1.5) * mix(0.7, 1.2, random()))
  }
  context.lineTo(width + top, height + top)
  context.fill()
  context.filter = 'none'
}
