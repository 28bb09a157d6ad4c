import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Rgb } from '../../colour.ts'
import { drawHand, type Hand } from './drawn-hand.ts'
import { skinTones } from './lit-flesh.ts'
import { fill, folds, line } from './sewing.ts'

/** What a small body wears, and its skin, as light. */
export interface SmallBody {
  cloth: Rgb
  skin: Rgb
}

const PEN = '#2a1d18'
const DENIM = ['#3f5f86', '#2c456a'] as const

const NECK = 'M-0.085 -0.2L-0.075 0.1C-0.05 0.15 0.05 0.15 0.075 0.1L0.085 -0.2Z'
const TORSO =
  'M-0.085 0.075C-0.15 0.1 -0.21 0.11 -0.235 0.17C-0.2 0.28 -0.185 0.4 -0.195 0.545C-0.08 0.575 0.08 0.575 0.195 0.545' +
  'C0.185 0.4 0.2 0.28 0.235 0.17C0.21 0.11 0.15 0.1 0.085 0.075C0.05 0.115 -0.05 0.115 -0.085 0.075Z'
/** The hand on the hip. */
const AKIMBO =
  'M0.17 0.115C0.26 0.12 0.32 0.2 0.41 0.325C0.4 0.385 0.3 0.44 0.225 0.475L0.185 0.415C0.24 0.38 0.275 0.35 0.29 0.325' +
  'C0.25 0.3 0.2 0.27 0.185 0.26Z'
/** The arm that waves. */
const WAVING =
  'M-0.17 0.115C-0.27 0.13 -0.34 0.24 -0.44 0.335C-0.55 0.3 -0.66 0.235 -0.765 0.155L-0.82 0.235' +
  'C-0.7 0.35 -0.56 0.43 -0.45 0.45C-0.34 0.43 -0.25 0.36 -0.185 0.27Z'
const TROUSERS =
  'M-0.19 0.53C-0.2 0.66 -0.17 0.8 -0.165 0.915L-0.045 0.92C-0.03 0.82 -0.012 0.74 0 0.665C0.02 0.74 0.06 0.82 0.085 0.92' +
  'L0.205 0.905C0.2 0.8 0.205 0.66 0.19 0.53Z'
const SHOES = [
  'M-0.17 0.9C-0.2 0.93 -0.26 0.94 -0.265 0.985L-0.035 0.985L-0.04 0.905Z',
  'M0.08 0.905L0.085 0.985L0.315 0.975C0.31 0.935 0.25 0.925 0.21 0.895Z',
] as const

/** A hand that waves: slender enough for four fingers and a thumb to be counted, each with its joint. */
const OPEN: Hand = {
  arm: [
    [0, -0.34, 0, 0.12],
    [0, -0.02, 0, 0.105],
  ],
  thumb: [
    [0.17, 0.1, 0.05, 0.085],
    [0.35, 0.27, 0.09, 0.07],
    [0.42, 0.47, 0.08, 0.056],
  ],
  fingers: [
    [
      [0.15, 0.42, 0.06, 0.075],
      [0.25, 0.66, 0.09, 0.064],
      [0.31, 0.9, 0.06, 0.05],
    ],
    [
      [0.03, 0.46, 0.08, 0.076],
      [0.05, 0.75, 0.11, 0.066],
      [0.06, 1.04, 0.06, 0.052],
    ],
    [
      [-0.09, 0.44, 0.07, 0.073],
      [-0.15, 0.71, 0.1, 0.063],
      [-0.19, 0.96, 0.06, 0.05],
    ],
    [
      [-0.19, 0.35, 0.06, 0.066],
      [-0.32, 0.54, 0.09, 0.056],
      [-0.41, 0.71, 0.06, 0.045],
    ],
  ],
}
/** What the palm shows: the ball of the thumb, the lines across, where fingers bend. */
const CREASES = [
  'M0.17 0.36C0.04 0.32 -0.02 0.18 0.02 0.02',
  'M0.16 0.32C0.06 0.28 -0.06 0.22 -0.16 0.16',
  'M0.08 0.4C0.02 0.32 -0.1 0.26 -0.2 0.26',
  'M0.19 0.64L0.3 0.6',
  'M-0.02 0.72L0.11 0.71',
  'M-0.2 0.66L-0.09 0.68',
] as const

/**
 * A body much too small for its head, as caricaturists draw it below: one hand on the hip, the other waves. In units of
 * its own height, from the chin down; the collar closes right below it.
 */
export function drawSmallBody(context: SKRSContext2D, { cloth, skin }: SmallBody): void {
  const toned = (of: Rgb, by: number) => hex([of[0] * by, of[1] * by, of[2] * by])
  context.lineJoin = 'round'
  context.translate(0, 0.045)
  context.scale(1, 0.955)
  drawn(context, NECK, toned(skin, 0.66))
  line(context, 'M-0.08 -0.02C-0.03 0.02 0.04 0.02 0.08 -0.03', 0.06, `${toned(skin, 0.24)}90`)
  // The ground: a wash that ran out to both sides, and the shade on it.
  for (const [x, wide, high, ink] of [
    [0.05, 0.78, 0.06, '#cfc3a220'],
    [0.1, 0.6, 0.04, '#b9a98428'],
    [0.12, 0.42, 0.03, '#6f768850'],
  ] as const) {
    context.fillStyle = ink
    context.beginPath()
    context.ellipse(x, 0.985, wide, high, 0, 0, 2 * Math.PI)
    context.fill()
  }
  for (const shoe of SHOES) drawn(context, shoe, '#5a3a2a')
  for (const [x, y] of [
    [-0.15, 0.955],
    [0.2, 0.95],
  ] as const)
    line(context, `M${x - 0.1} ${y}L${x + 0.1} ${y}`, 0.012, '#e8dcc8c0')
  drawn(context, TROUSERS, gradient(context, DENIM))
  folds(context, [
    ['M-0.01 0.6L0 0.66', 0.012, '#10203880'],
    ['M-0.14 0.62C-0.1 0.7 -0.1 0.82 -0.115 0.9', 0.03, '#a8c4e060'],
    ['M0.1 0.62C0.13 0.72 0.15 0.82 0.15 0.9', 0.03, '#a8c4e060'],
    ['M-0.16 0.84L-0.06 0.86', 0.016, '#10203870'],
    ['M0.09 0.86L0.19 0.85', 0.016, '#10203870'],
  ])
  hand(context, skin, { x: -0.8, y: 0.18, turn: 2.62, size: 0.38, mirrored: true })
  hand(context, skin, { x: 0.2, y: 0.45, turn: 1, size: 0.17 })
  const sweater = [toned(cloth, 1.25), toned(cloth, 0.7)] as const
  for (const part of [WAVING, AKIMBO, TORSO]) drawn(context, part, gradient(context, sweater))
  const [shade, light] = [toned(cloth, 0.3), toned(cloth, 2)]
  folds(context, [
    ['M-0.19 0.26C-0.17 0.34 -0.16 0.4 -0.165 0.5', 0.05, `${shade}70`],
    ['M0.19 0.26C0.165 0.34 0.15 0.4 0.16 0.5', 0.05, `${shade}80`],
    ['M-0.08 0.17C-0.1 0.28 -0.1 0.38 -0.09 0.46', 0.06, `${light}60`],
    ['M-0.13 0.5C-0.06 0.53 0.06 0.53 0.13 0.5', 0.014, `${shade}90`],
    ['M-0.36 0.37C-0.4 0.4 -0.46 0.41 -0.5 0.39', 0.014, `${shade}90`],
    ['M0.3 0.32C0.33 0.31 0.36 0.31 0.38 0.325', 0.014, `${shade}90`],
    ['M0.18 0.2C0.22 0.22 0.25 0.24 0.27 0.27', 0.016, `${shade}80`],
    ['M-0.18 0.2C-0.22 0.22 -0.25 0.24 -0.28 0.28', 0.016, `${shade}80`],
  ])
  for (const cuff of ['M-0.77 0.165L-0.812 0.228', 'M0.235 0.46L0.2 0.4']) line(context, cuff, 0.03, toned(cloth, 0.55))
  line(context, 'M-0.085 0.08C-0.05 0.12 0.05 0.12 0.085 0.08', 0.03, toned(cloth, 0.6))
}

function gradient(context: SKRSContext2D, [lit, shaded]: readonly [string, string]) {
  const light = context.createLinearGradient(-0.25, 0.1, 0.3, 0.5)
  light.addColorStop(0.2, lit)
  light.addColorStop(1, shaded)
  return light
}

/** Filled, within a fine line that whoever inks the drawing goes over. */
function drawn(context: SKRSContext2D, path: string, ink: Parameters<typeof fill>[2]): void {
  fill(context, path, ink)
  line(context, path, 0.011, PEN)
}

function hand(
  context: SKRSContext2D,
  skin: Rgb,
  { x, y, turn, size, mirrored = false }: { x: number; y: number; turn: number; size: number; mirrored?: boolean },
): void {
  context.save()
  context.translate(x, y)
  context.rotate(turn)
  context.scale(mirrored ? -size : size, size)
  // Paint gets lighter with water: a light hand would be paper.
  const tones = skinTones([0.84 * skin[0], 0.78 * skin[1], 0.72 * skin[2]])
  drawHand(context, OPEN, { tones, line: { ink: PEN, width: 0.016 }, contour: 0.9 })
  for (const crease of CREASES) line(context, crease, 0.017, `${PEN}a0`)
  context.restore()
}

/** As sewing wants its inks: no brighter than paper. */
function hex(colour: Rgb): string {
  const bytes = colour.map((light) => Math.round(255 * Math.min(1, Math.max(0, light)) ** (1 / 2.2)))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
