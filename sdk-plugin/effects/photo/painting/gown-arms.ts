import type { SKRSContext2D } from '@napi-rs/canvas'
import { canvasModule } from '../../../text/skia.ts'
import { mix } from '../../colour.ts'
import { randomFrom } from '../../random.ts'
import { cloth, fold, lieBelow, type Point } from './gown-drawing.ts'
import type { Box } from './silhouette.ts'

/** From the left shoulder out to the elbow and in to the wrist, in the gown's units. */
const ARM =
  'M-0.64 0.735C-0.89 0.843 -1.4 1.16 -1.44 1.74C-1.42 2.14 -1 2.2 -0.16 2.14' +
  'C-0.1 2 -0.12 1.88 -0.18 1.78C-0.66 1.78 -0.86 1.72 -0.9 1.5C-0.84 1.3 -0.67 1.12 -0.66 0.95C-0.66 0.86 -0.65 0.8 -0.64 0.735Z'

/** The seam that it is gathered into. */
const SEAM = 'M-0.88 1.42C-0.82 1.26 -0.67 1.12 -0.66 0.95C-0.66 0.88 -0.655 0.84 -0.65 0.79'

/** The inner side of that arm, towards the body. */
const CROOK = 'M-0.14 1.78C-0.66 1.8 -0.86 1.74 -0.9 1.5C-0.88 1.38 -0.84 1.3 -0.8 1.22'

interface Arms {
  /** Radians. */
  lean: number
  seed: number
}

/** Arms in wide sleeves, folded on the body, over a gown: their hands are in the flowers. */
export function drawArms(context: SKRSContext2D, face: Box, { lean, seed }: Arms): void {
  const random = randomFrom(seed * 331 + 5)
  context.save()
  lieBelow(context, face, lean)
  for (const side of [1, -1]) {
    context.save()
    context.scale(-side, side === -1 ? 1 : 0.96)
    shade(context)
    drawSleeveOf(context, random)
    gather(context, random)
    context.restore()
  }
  context.restore()
}

/** What an arm keeps the light from. */
function shade(context: SKRSContext2D): void {
  const { Path2D } = canvasModule()
  context.save()
  context.globalCompositeOperation = 'source-atop'
  for (let each = 1; each <= 5; each++) {
    context.strokeStyle = 'rgba(14, 17, 10, 0.075)'
    context.lineJoin = 'round'
    context.lineWidth = 0.05 * each
    context.stroke(new Path2D(CROOK))
  }
  context.restore()
}

/** Where the sleeve is sewn in: soft shade on both sides of the seam, small pleats that run out of it. */
function gather(context: SKRSContext2D, random: () => number): void {
  const { Path2D } = canvasModule()
  context.save()
  context.globalCompositeOperation = 'source-atop'
  context.strokeStyle = 'rgba(24, 28, 18, 0.07)'
  for (let each = 1; each <= 5; each++) {
    context.lineWidth = 0.026 * each
    context.stroke(new Path2D(SEAM))
  }
  for (let each = 0; each < 16; each++) {
    const t = (each + random()) / 16
    const [u, v] = [-0.655 - 0.2 * t ** 3, mix(0.8, 1.4, t)]
    const long = mix(0.1, 0.26, random())
    for (const [off, ink] of [
      [0, 'rgba(30, 34, 22, 0.26)'],
      [-0.016, 'rgba(236, 230, 204, 0.3)'],
    ] as const) {
      context.strokeStyle = ink
      context.lineWidth = mix(0.012, 0.026, random())
      context.beginPath()
      context.moveTo(u, v + off)
      context.quadraticCurveTo(u - 0.5 * long, v + off - 0.02, u - long, v + off + mix(0, 0.12, random()))
      context.stroke()
    }
  }
  context.restore()
}

function drawSleeveOf(context: SKRSContext2D, random: () => number): void {
  cloth(
    context,
    ARM,
    [
      [-1, 0.9],
      [-0.7, 2.5],
    ],
    (lay) => {
      for (let each = 0; each < 5; each++) {
        const t = (each + random()) / 5
        const swing = 0.16 * (random() - 0.5)
        fold(
          lay,
          [
            [mix(-0.66, -0.98, t), mix(1.06, 0.9, t)],
            [mix(-0.86, -1.4, t) + swing, mix(1.4, 1.2, t)],
            [mix(-0.96, -1.3, t) - swing, mix(1.6, 1.9, t)],
            [mix(-0.9, -1.1, random()), mix(1.7, 2.1, t)],
          ],
          mix(0.03, 0.1, random() ** 2),
          mix(0.3, 0.7, random()),
        )
      }
      // Cloth breaks at the crook of an elbow and gathers at a wrist.
      for (let each = 0; each < 9; each++) {
        const way = mix(1.7, 3.7, (each + random()) / 9)
        const cos = Math.cos(way)
        const sin = Math.sin(way)
        const long = mix(0.2, 0.5, random())
        const end: Point = [-0.9 + long * cos, 1.56 + long * sin]
        const middle: Point = [-0.9 + 0.5 * long * cos - 0.05 * sin, 1.56 + 0.5 * long * sin + 0.05 * cos]
        fold(lay, [[-0.9 + 0.06 * cos, 1.56 + 0.06 * sin], middle, middle, end], mix(0.025, 0.06, random()), 0.8)
      }
      for (let each = 0; each < 8; each++) {
        const t = (each + random()) / 8
        const u = mix(-0.55, -0.85, random())
        const v = mix(1.78, 2.14, t)
        const bend = 0.06 * (random() - 0.5)
        fold(
          lay,
          [
            [-0.14, mix(1.8, 2.1, t)],
            [-0.25, v + bend],
            [mix(-0.25, u, 0.6), v - bend],
            [u, v],
          ],
          0.04,
          0.9,
        )
      }
    },
  )
}
