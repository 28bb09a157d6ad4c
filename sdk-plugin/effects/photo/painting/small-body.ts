import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Rgb } from '../../colour.ts'
import { drawHand, type Hand } from './drawn-hand.ts'
import { skinTones } from './lit-flesh.ts'
import { inkSmallBody } from './small-body-ink.ts'
import { fill, folds, line } from './sewing.ts'

/** What a small body wears, and its skin, as light. */
export interface SmallBody {
  cloth: Rgb
  skin: Rgb
}

const DENIM = ['#74879a', '#36465a'] as const

const NECK =
  'M-0.17 -0.24C-0.15 -0.1 -0.125 0 -0.118 0.07C-0.07 0.16 0.07 0.16 0.118 0.07C0.125 0 0.15 -0.1 0.17 -0.24Z'
const TORSO =
  'M-0.125 0.05C-0.17 0.085 -0.22 0.1 -0.245 0.165C-0.205 0.28 -0.185 0.4 -0.195 0.545C-0.08 0.575 0.08 0.575 0.195 0.545' +
  'C0.185 0.4 0.205 0.28 0.245 0.165C0.22 0.1 0.17 0.085 0.125 0.05C0.08 0.13 -0.08 0.13 -0.125 0.05Z'
/** The hand on the hip. */
const AKIMBO =
  'M0.17 0.115C0.26 0.12 0.32 0.2 0.41 0.325C0.4 0.385 0.3 0.44 0.225 0.475L0.185 0.415C0.24 0.38 0.275 0.35 0.29 0.325' +
  'C0.25 0.3 0.2 0.27 0.185 0.26Z'
/** What of that hand is seen on the cloth: its back from the cuff on, four fingers with their tips. */
const HIP_HAND =
  'M0.232 0.468L0.19 0.402C0.165 0.405 0.14 0.418 0.118 0.434C0.095 0.436 0.068 0.446 0.066 0.46' +
  'C0.064 0.474 0.078 0.476 0.09 0.474C0.068 0.48 0.052 0.49 0.054 0.503C0.056 0.516 0.074 0.514 0.09 0.509' +
  'C0.07 0.52 0.06 0.53 0.064 0.541C0.068 0.552 0.086 0.546 0.1 0.539C0.088 0.552 0.084 0.562 0.09 0.57' +
  'C0.098 0.579 0.116 0.57 0.132 0.558C0.17 0.545 0.215 0.51 0.232 0.468Z'
/** The arm that waves. */
const WAVING =
  'M-0.17 0.105C-0.27 0.13 -0.34 0.24 -0.43 0.325C-0.52 0.28 -0.61 0.2 -0.69 0.11L-0.75 0.18' +
  'C-0.66 0.32 -0.54 0.42 -0.44 0.445C-0.34 0.43 -0.25 0.36 -0.185 0.27Z'
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

/**
 * A body much too small for its head, as caricaturists draw it below: one hand on the hip, the other waves. In units of
 * its own height, from the chin down; the collar closes right below it.
 */
export function drawSmallBody(context: SKRSContext2D, { cloth, skin }: SmallBody): void {
  const toned = (of: Rgb, by: number) => hex([of[0] * by, of[1] * by, of[2] * by])
  context.lineJoin = 'round'
  placed(context)
  drawn(context, NECK, toned(skin, 0.92))
  // The shade of the chin, and of the head on the side away from the light.
  line(context, 'M-0.15 -0.05C-0.05 0.0 0.05 0.0 0.15 -0.05', 0.09, `${toned(skin, 0.34)}8c`)
  line(context, 'M0.11 -0.05C0.09 0 0.085 0.05 0.095 0.1', 0.07, `${toned(skin, 0.3)}70`)
  // The muscles that run down to the pit of the throat.
  line(context, 'M-0.07 0.0C-0.06 0.05 -0.04 0.08 -0.015 0.1', 0.012, `${toned(skin, 0.34)}60`)
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
    ['M-0.07 0.62C-0.05 0.72 -0.05 0.82 -0.05 0.9', 0.06, '#1a283890'],
    ['M0.18 0.6C0.19 0.72 0.19 0.82 0.195 0.9', 0.07, '#1a2838a0'],
    ['M-0.14 0.6C-0.12 0.7 -0.12 0.82 -0.13 0.9', 0.04, '#ccd6e080'],
    ['M0.08 0.62C0.11 0.72 0.13 0.82 0.13 0.9', 0.04, '#ccd6e080'],
  ])
  hand(context, skin, WAVED)
  const sweater = [toned(cloth, 1.7), toned(cloth, 0.55)] as const
  for (const part of [WAVING, AKIMBO, TORSO]) drawn(context, part, gradient(context, sweater))
  const [shade, light] = [toned(cloth, 0.16), toned(cloth, 3)]
  folds(context, [
    ['M-0.2 0.24C-0.175 0.34 -0.165 0.42 -0.175 0.53', 0.06, `${shade}90`],
    ['M0.2 0.2C0.165 0.34 0.14 0.42 0.15 0.54', 0.11, `${shade}a0`],
    ['M-0.12 0.16C-0.12 0.28 -0.11 0.38 -0.1 0.46', 0.07, `${light}90`],
    ['M-0.3 0.19C-0.36 0.24 -0.4 0.3 -0.44 0.335C-0.53 0.3 -0.61 0.22 -0.69 0.14', 0.04, `${light}80`],
    ['M-0.22 0.29C-0.32 0.38 -0.38 0.42 -0.44 0.425C-0.54 0.41 -0.65 0.31 -0.73 0.19', 0.05, `${shade}90`],
    ['M0.24 0.15C0.3 0.2 0.34 0.25 0.38 0.32', 0.03, `${light}80`],
    ['M0.4 0.36C0.34 0.41 0.28 0.44 0.22 0.46', 0.035, `${shade}90`],
  ])
  for (const cuff of ['M-0.698 0.122L-0.745 0.178', 'M0.235 0.46L0.2 0.4'])
    line(context, cuff, 0.03, toned(cloth, 0.55))
  onHip(context, skin)
  line(context, 'M-0.125 0.06C-0.08 0.135 0.08 0.135 0.125 0.06', 0.034, toned(cloth, 0.6))
}

/** The hand on the hip: its back, and fingers that lie on the cloth one below the other. */
function onHip(context: SKRSContext2D, skin: Rgb): void {
  const lit = handTone(skin)
  const toned = (by: number) => hex([lit[0] * by, lit[1] * by, lit[2] * by])
  fill(context, HIP_HAND, toned(1))
  folds(context, [['M0.225 0.47C0.2 0.52 0.17 0.55 0.13 0.565', 0.035, `${toned(0.45)}a0`]])
}

/** Draws what a pen adds to it. */
export function drawInk(context: SKRSContext2D): void {
  placed(context)
  inkSmallBody(context, () => held(context, WAVED), HIP_HAND)
}

function placed(context: SKRSContext2D): void {
  context.translate(0, 0.045)
  context.scale(1.16, 0.955)
}

interface Held {
  x: number
  y: number
  turn: number
  size: number
  mirrored?: boolean
}

/** How light a hand is at most. */
const HAND_LIGHT = 0.52

const WAVED: Held = { x: -0.732, y: 0.13, turn: 2.7, size: 0.38, mirrored: true }

function held(context: SKRSContext2D, { x, y, turn, size, mirrored = false }: Held): void {
  context.translate(x, y)
  context.rotate(turn)
  context.scale(mirrored ? -size : size, size)
}

/** As light as the face, which is in the same light; but paint gets lighter with water, and a white hand would be paper. */
function handTone(skin: Rgb): Rgb {
  const lit = Math.min(1.3, HAND_LIGHT / Math.max(0.05, 0.3 * skin[0] + 0.6 * skin[1] + 0.1 * skin[2]))
  return [lit * skin[0], 0.95 * lit * skin[1], 0.9 * lit * skin[2]]
}

function gradient(context: SKRSContext2D, [lit, shaded]: readonly [string, string]) {
  const light = context.createLinearGradient(-0.25, 0.1, 0.3, 0.5)
  light.addColorStop(0.2, lit)
  light.addColorStop(1, shaded)
  return light
}

/** Filled, without a line: whoever inks the drawing goes along both sides of one. Soft, as a form turns away. */
function drawn(context: SKRSContext2D, path: string, ink: Parameters<typeof fill>[2]): void {
  fill(context, path, ink)
}

function hand(context: SKRSContext2D, skin: Rgb, at: Held): void {
  context.save()
  held(context, at)
  drawHand(context, OPEN, { tones: skinTones(handTone(skin)), contour: 0.9 })
  context.restore()
}

/** As sewing wants its inks: no brighter than paper. */
function hex(colour: Rgb): string {
  const bytes = colour.map((light) => Math.round(255 * Math.min(1, Math.max(0, light)) ** (1 / 2.2)))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
