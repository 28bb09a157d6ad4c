import type { SKRSContext2D } from '@napi-rs/canvas'
import { canvasModule } from '../../../text/skia.ts'
import { mix } from '../../colour.ts'

/** Where a sleeve is sewn in, in the gown's units, on the left. */
const SEAM = 'M-0.9 1.5C-0.82 1.28 -0.68 1.14 -0.67 0.97C-0.67 0.9 -0.665 0.86 -0.66 0.82'
/** How many pleats run out of it. */
const PLEATS = 22

/** Gathers both sleeves of a gown: soft shade on both sides of the seam, pleats that run out of it over the shoulder. */
export function gatherSleeves(context: SKRSContext2D, random: () => number): void {
  for (const side of [1, -1]) {
    context.save()
    context.scale(side, side === 1 ? 1 : 0.94)
    gather(context, random)
    context.restore()
  }
}

function gather(context: SKRSContext2D, random: () => number): void {
  const { Path2D } = canvasModule()
  context.globalCompositeOperation = 'source-atop'
  context.strokeStyle = 'rgba(24, 28, 18, 0.07)'
  for (let each = 1; each <= 5; each++) {
    context.lineWidth = 0.026 * each
    context.stroke(new Path2D(SEAM))
  }
  for (let each = 0; each < PLEATS; each++) {
    const t = (each + random()) / PLEATS
    const [u, v] = [-0.665 - 0.22 * t ** 3, mix(0.83, 1.46, t)]
    const long = mix(0.14, 0.62, random() ** 1.4)
    const wide = mix(0.014, 0.045, random() ** 1.5)
    const fall = mix(0.02, 0.3, t) + 0.1 * random()
    for (const [off, ink] of [
      [0, 'rgba(28, 33, 20, 0.2)'],
      [0, 'rgba(28, 33, 20, 0.13)'],
      [-0.75 * wide, 'rgba(244, 238, 212, 0.32)'],
    ] as const) {
      context.strokeStyle = ink
      context.lineWidth = wide * (off === 0 ? mix(0.5, 1.3, random()) : 0.7)
      context.beginPath()
      context.moveTo(u, v + off)
      context.quadraticCurveTo(u - 0.5 * long, v + off - 0.03, u - long, v + off + fall * (0.4 + long))
      context.stroke()
    }
  }
}
