import type { SKRSContext2D } from '@napi-rs/canvas'
import { canvasModule } from '../../../text/skia.ts'
import { mix, type Rgb } from '../../colour.ts'
import { randomFrom } from '../../random.ts'
import { css } from '../../sprite.ts'
import { gatherSleeves } from './gown-gathers.ts'
import type { Box } from './silhouette.ts'

/** Old brocade of silver and straw: in the light, half way, in the folds. */
const CLOTH: readonly [Rgb, Rgb, Rgb] = [
  [0.86, 0.8, 0.62],
  [0.52, 0.49, 0.36],
  [0.1, 0.11, 0.075],
]

/** How large the drawing's unit is, in widths of the box of a face: a head is a little wider than that. */
export const SIZE = 1.14

/** Places of the drawing are in its units from the middle of the face; the body lies below it. */
export type Point = readonly [u: number, v: number]

const BODICE =
  'M-0.5 0.7C-0.62 0.76 -0.88 0.82 -1.02 1C-0.98 1.4 -0.7 1.7 -0.58 2.3L0.58 2.3C0.7 1.7 0.98 1.4 1.02 1' +
  'C0.88 0.82 0.62 0.76 0.5 0.7C0.34 0.98 -0.34 0.98 -0.5 0.7Z'
const SKIRT =
  'M-0.6 1.7C-1.1 2.3 -2.2 2.5 -2.7 3.6C-3 4.8 -2.6 6 -3 8L3.2 8C2.8 6.2 3 4.8 2.7 3.6C2.2 2.5 1.1 2.3 0.6 1.7Z'
/** From a shoulder outwards and down, wider and wider, into the water. */
const SLEEVE =
  'M-0.8 0.84C-1.1 0.9 -1.36 1.14 -1.5 1.5C-1.6 1.74 -1.7 1.9 -1.6 2.1C-1.4 2.3 -1.1 2.2 -0.9 2C-0.8 1.86 -0.72 1.76 -0.6 1.5Z'

interface Worn {
  /** Radians. */
  lean: number
  seed: number
}

/** A long gown about a body that lies below a face in the water. In pixels. */
export function drawGown(context: SKRSContext2D, face: Box, { lean, seed }: Worn): void {
  const random = randomFrom(seed * 271 + 13)
  context.save()
  lieBelow(context, face, lean)
  drawSkirt(context, random)
  for (const side of [-1, 1]) {
    context.save()
    context.scale(side, side === 1 ? 1 : 0.94)
    drawSleeve(context, random)
    context.restore()
  }
  drawBodice(context, random)
  gatherSleeves(context, random)
  context.restore()
}

/** The drawing's own units: the chin is as far below the middle for each face. */
export function lieBelow(context: SKRSContext2D, { x, y, width, height }: Box, lean: number): void {
  context.translate(x + width / 2, y + height / 2)
  context.rotate(lean)
  context.scale(SIZE * width, SIZE * width)
  context.translate(0, (0.5 * (height / width)) / SIZE - 0.62)
  context.lineCap = 'round'
}

/** Fills an outline and lays folds of cloth within it. */
export function cloth(
  context: SKRSContext2D,
  outline: string,
  lit: readonly [from: Point, to: Point],
  folds: (fold: Fold) => void,
): void {
  const { Path2D } = canvasModule()
  const path = new Path2D(outline)
  const shades = context.createLinearGradient(...lit[0], ...lit[1])
  for (const [at, tone] of CLOTH.entries()) shades.addColorStop(at / 2, css(tone))
  context.save()
  context.clip(path)
  context.fillStyle = shades
  context.fillRect(-4, -1, 8, 10)
  folds((from, by, past, to, width, tone, share) => {
    context.strokeStyle = css(tone, share)
    context.lineWidth = width
    context.beginPath()
    context.moveTo(...from)
    context.bezierCurveTo(...by, ...past, ...to)
    context.stroke()
  })
  context.restore()
}

type Fold = (from: Point, by: Point, past: Point, to: Point, width: number, tone: Rgb, share: number) => void

/** A fold is a dark valley with a lit ridge on its left. */
export function fold(
  lay: Fold,
  [from, by, past, to]: readonly [Point, Point, Point, Point],
  size: number,
  strength: number,
) {
  const aside = ([u, v]: Point, off: number): Point => [u + off, v]
  lay(from, by, past, to, size, CLOTH[2], 0.34 * strength)
  lay(from, by, past, to, 0.4 * size, CLOTH[2], 0.42 * strength)
  const off = -0.62 * size
  lay(from, aside(by, off), aside(past, off), aside(to, off), 0.5 * size, CLOTH[0], 0.5 * strength)
}

function drawSkirt(context: SKRSContext2D, random: () => number): void {
  cloth(
    context,
    SKIRT,
    [
      [-1.2, 2],
      [1.9, 4.4],
    ],
    (lay) => {
      for (let each = 0; each < 22; each++) {
        const t = (each + random() - 0.5) / 21
        const u = mix(-0.52, 0.52, t) + 0.03 * (random() - 0.5)
        // Cloth that floats swings to and fro.
        const swing = 0.55 * (random() - 0.5)
        const wide = mix(-2.1, 2.2, t)
        const long = mix(4.4, 8, random())
        fold(
          lay,
          [
            [u, 2.15],
            [1.5 * u + swing, 3],
            [mix(u, wide, 0.75) - 0.8 * swing, 4],
            [wide + swing, long],
          ],
          mix(0.04, 0.3, random() ** 2),
          mix(0.4, 1, random()),
        )
      }
    },
  )
}

function drawSleeve(context: SKRSContext2D, random: () => number): void {
  cloth(
    context,
    SLEEVE,
    [
      [-1.2, 1.1],
      [-0.9, 3.1],
    ],
    (lay) => {
      for (let each = 0; each < 13; each++) {
        const t = (each + random() - 0.5) / 12
        const swing = 0.2 * (random() - 0.5)
        fold(
          lay,
          [
            [mix(-0.62, -1.06, t), mix(1, 0.96, t)],
            [mix(-0.7, -1.5, t), mix(1.9, 1.5, t)],
            [mix(-1, -2, t) + swing, mix(2.6, 2.2, t)],
            [mix(-1.3, -2.6, t) - swing, mix(3.3, 3.2, t)],
          ],
          mix(0.03, 0.13, random() ** 2),
          mix(0.5, 1, random()),
        )
      }
    },
  )
}

function drawBodice(context: SKRSContext2D, random: () => number): void {
  cloth(
    context,
    BODICE,
    [
      [-0.9, 0.5],
      [1.5, 3.2],
    ],
    (lay) => {
      for (let each = 0; each < 19; each++) {
        const u = mix(-0.86, 0.86, (each + random()) / 19)
        const bend = 0.3 * (random() - 0.5)
        fold(
          lay,
          [
            [0.62 * u, 0.84],
            [u + bend, 1.2],
            [0.72 * u + bend, 1.8],
            [0.6 * u, 2.4],
          ],
          mix(0.016, 0.1, random() ** 2),
          mix(0.35, 0.9, random()),
        )
      }
    },
  )
  // Embroidery in gold along the neck and down the front, stitch by stitch.
  const gold: readonly Rgb[] = [
    [0.6, 0.42, 0.13],
    [0.85, 0.7, 0.32],
    [0.3, 0.2, 0.07],
  ]
  for (let each = 0; each < 240; each++) {
    const onNeck = each < 130
    const t = 2 * random() - 1
    const [u, v] = onNeck
      ? [0.44 * t, 0.935 - 0.2 * t * t + 0.05 * random()]
      : [0.06 * (random() - 0.5) * 2, mix(1.1, 2.2, random())]
    context.fillStyle = css(gold[each % 3]!, mix(0.5, 0.95, random()))
    context.beginPath()
    context.ellipse(u, v, 0.014, 0.007, random() * 3, 0, 6.3)
    context.fill()
  }
}
