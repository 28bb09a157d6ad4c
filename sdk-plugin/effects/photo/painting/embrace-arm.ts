import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix } from '../../colour.ts'
import { BLACK, BRONZE, GOLDS, IVORY, one } from './mosaic.ts'

type Place = readonly [x: number, y: number]

/** The sleeve's middle from his elbow up round her shoulder, in her face widths from the middle of her face. */
const MIDDLE: readonly [Place, Place, Place, Place] = [
  [-0.98, 2.2],
  [-0.3, 1.8],
  [0.5, 1.56],
  [1.2, 0.84],
]
/** Half its width at the elbow and where it goes round her shoulder. */
const [WIDE, NARROW] = [0.44, 0.2]
const INKS = [...GOLDS, ...GOLDS, BLACK, BLACK, IVORY, BRONZE]

/** A place on the sleeve: along it from 0 to 1, across it from -1, its upper border, to 1. */
function onSleeve(t: number, v: number): Place {
  const s = 1 - t
  const share = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t] as const
  const slope = [-3 * s * s, 3 * s * s - 6 * s * t, 6 * s * t - 3 * t * t, 3 * t * t] as const
  const sum = (of: readonly number[], axis: 0 | 1) => of.reduce((all, each, at) => all + each * MIDDLE[at]![axis], 0)
  const [dx, dy] = [sum(slope, 0), sum(slope, 1)]
  // Its borders wave: cloth hangs over an arm.
  const half = mix(WIDE, NARROW, t) * (1 + 0.06 * Math.sin(19 * t + 2.2 * v))
  const far = (v * half) / Math.hypot(dx, dy)
  return [sum(share, 0) - dy * far, sum(share, 1) + dx * far]
}

/** Draws the arm that he lays round her: a sleeve in the blocks of his cloak, that goes behind her far shoulder. */
export function drawArm(context: SKRSContext2D, random: () => number): void {
  patch(context, [0, 1], [-1, 1], '#2a1a08')
  // Columns of blocks run across it, as down the cloak.
  for (let t = 0; t < 1;) {
    const end = t + mix(0.03, 0.062, random())
    for (let v = -0.86 - 0.3 * random(); v < 0.86;) {
      const low = v + mix(0.16, 0.62, random() ** 1.3)
      block(context, [t + 0.002, end - 0.002], [Math.max(-0.86, v), Math.min(0.86, low - 0.02)], random)
      v = low
    }
    t = end
  }
  rounded(context)
  for (const side of [-1, 1]) border(context, side)
}

const STRIPS = 28

/** The light lies along its upper side, folds cross it from the elbow. */
function rounded(context: SKRSContext2D): void {
  context.save()
  context.globalCompositeOperation = 'multiply'
  for (let step = 0; step < STRIPS; step++) {
    const v = -1 + (2 * step) / STRIPS
    const tone = Math.cos(1.02 * (v + 0.42)) ** 1.2
    patch(context, [0, 1], [v, v + 2.06 / STRIPS], grey(mix(0.2, 1, tone)))
  }
  for (const [from, lean] of FOLDS) {
    for (let step = 0; step < STRIPS; step++) {
      const u = (2 * step) / STRIPS - 1
      const deep = 1 - 0.026 * (1 + Math.cos(Math.PI * u))
      context.beginPath()
      for (let v = -8; v <= 9; v++) context.lineTo(...onSleeve(from + lean * ((v + 8) / 16) ** 2 + 0.045 * u, v / 9))
      context.strokeStyle = grey(deep)
      context.lineWidth = 0.03
      context.stroke()
    }
  }
  context.restore()
}

/** Where folds cross it, and how far they lean. */
const FOLDS = [
  [0.42, 0.09],
  [0.55, 0.05],
  [0.66, -0.03],
  [0.8, -0.07],
] as const

function grey(light: number): string {
  const byte = Math.round(255 * light)
  return `rgb(${byte},${Math.round(0.97 * byte)},${Math.round(0.92 * byte)})`
}

/** A piece of the mosaic; some have a smaller one or an eye in them. Gesso below lifts its upper left edge to the lamp. */
function block(context: SKRSContext2D, [from, to]: Place, [up, down]: Place, random: () => number): void {
  const ink = one(INKS, random)
  const inner = GOLDS.includes(ink) ? BLACK : one(GOLDS, random)
  const dice = random()
  patch(context, [from, to], [up, down], '#00000070')
  patch(context, [from, to - 0.0025], [up, down - 0.03], '#fff0b4')
  patch(context, [from + 0.0015, to - 0.0025], [up + 0.022, down - 0.03], ink)
  if (down - up < 0.3) return
  const [middle, half] = [(from + to) / 2, (to - from) / 2]
  if (dice < 0.34) patch(context, [middle - 0.5 * half, middle + 0.5 * half], [up + 0.08, down - 0.09], inner)
  else if (dice < 0.66) {
    const [x, y] = onSleeve(middle, (up + down) / 2)
    context.beginPath()
    for (let step = 0; step <= 36; step++) {
      const angle = dice * 40 + step / 2.6
      const far = (0.032 * step) / 36
      context.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far)
    }
    context.strokeStyle = inner
    context.lineWidth = 0.0075
    context.stroke()
  }
}

/** A piece of the sleeve between two places along it and two across it. */
function patch(context: SKRSContext2D, [from, to]: Place, [up, down]: Place, ink: string): void {
  const steps = Math.max(2, Math.ceil((to - from) * 48))
  context.beginPath()
  for (let step = 0; step <= steps; step++) context.lineTo(...onSleeve(mix(from, to, step / steps), up))
  for (let step = steps; step >= 0; step--) context.lineTo(...onSleeve(mix(from, to, step / steps), down))
  context.closePath()
  context.fillStyle = ink
  context.fill()
}

/** Gold along an edge, between dark lines. */
function border(context: SKRSContext2D, side: number): void {
  const inks = side < 0 ? ['#1c0e05', '#e3ba5c', '#fff0b4'] : ['#1c0e05', '#a87524', '#d6a238']
  for (const [at, width] of [0.042, 0.028, 0.008].entries()) {
    context.beginPath()
    for (let step = 0; step <= 48; step++) context.lineTo(...onSleeve(step / 48, side * 0.92))
    context.lineWidth = width
    context.strokeStyle = inks[at]!
    context.stroke()
  }
}
