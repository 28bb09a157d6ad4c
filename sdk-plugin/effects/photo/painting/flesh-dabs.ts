import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix, type Rgb } from '../../colour.ts'
import { randomFrom } from '../../random.ts'
import { css } from '../../sprite.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { inFaces } from './attire.ts'
import { cheekOf } from './cheek.ts'
import { layOver, overlayOf } from './overlay.ts'

export interface Dabs {
  /** Middle of the form that they run round, and how far they lie from it. */
  x: number
  y: number
  reach: number
  /** Without their share. */
  inks: readonly string[]
  /** Where none may lie. */
  isSpared?: (x: number, y: number) => boolean
}

const COUNT = 760

/** Paint as it is laid on flesh: short strokes round a form. */
export function dabFlesh(context: SKRSContext2D, { x, y, reach, inks, isSpared }: Dabs, random: () => number): void {
  for (let each = 0; each < COUNT; each++) {
    const [u, v] = [x + reach * (2 * random() - 1), y + reach * (2 * random() - 1)]
    const way = Math.atan2(v - y, u - x) + 1.57 + 0.7 * (random() - 0.5)
    const long = mix(0.03, 0.09, random())
    const [dx, dy] = [Math.cos(way) * long, Math.sin(way) * long]
    const share = random() < 0.5 ? '1c' : '30'
    const [ink, width] = [inks[Math.floor(random() * inks.length)]!, mix(0.008, 0.026, random())]
    if (isSpared?.(u, v)) continue
    context.strokeStyle = ink + share
    context.lineWidth = width
    context.beginPath()
    context.moveTo(u - dx, v - dy)
    context.quadraticCurveTo(u + 0.2 * dy, v - 0.2 * dx, u + dx, v + dy)
    context.stroke()
  }
}

/** Half of what a face's flesh covers, and what is painted with a finer brush in it: in its widths from its middle. */
const OVAL = { wide: 0.3, high: 0.38, down: -0.04 } as const
const FEATURES = [
  [-0.19, -0.13, 0.15, 0.12],
  [0.19, -0.13, 0.15, 0.12],
  [0, 0.3, 0.18, 0.1],
  [0, 0.12, 0.11, 0.1],
] as const

/** Lays the same strokes on the flesh of a face in a photo, round eyes, nose and lips. */
export function dabFace(print: Print, face: Face, seed: number): void {
  const cheek = cheekOf(print, face)
  const lit = (light: number, warm: number): Rgb => [
    cheek[0] * light * warm,
    cheek[1] * light,
    (cheek[2] * light) / warm,
  ]
  const tones = [lit(1.4, 1), lit(1.2, 1.06), lit(0.85, 1.12), lit(0.7, 1.12), lit(0.9, 0.86), lit(1, 1.2)]
  const inks = tones.map((tone) => hex(tone))
  const part = { x: face.x, y: face.y - 0.2 * face.height, width: face.width, height: 1.4 * face.height }
  const name = `flesh ${seed} ${[face.x, face.y, face.width].map(Math.round).join(' ')} ${inks.join(' ')}`
  const drawn = overlayOf(name, part, (context) => {
    inFaces(context, face, face.y + face.height / 2)
    context.lineCap = 'round'
    const isSpared = (u: number, v: number) =>
      Math.hypot(u / OVAL.wide, (v - OVAL.down) / OVAL.high) > 1 ||
      FEATURES.some(([fu, fv, wide, high]) => Math.hypot((u - fu) / wide, (v - fv) / high) < 1)
    dabFlesh(context, { x: 0, y: 0.05, reach: 0.5, inks, isSpared }, randomFrom(seed * 61 + 3))
  })
  layOver(print, drawn)
}

/** A colour of linear light as `#rrggbb`. */
export function hex(tone: Rgb): string {
  const [r, g, b] = css(tone)
    .match(/[\d.]+/g)!
    .map(Number)
  return `#${[r!, g!, b!].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}
