import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix } from '../colour.ts'
import { css } from '../sprite.ts'

export interface Sprig {
  /** Foot, in pixels. */
  x: number
  y: number
  tall: number
  /** How far its tip leans aside, as a share of its height. */
  lean: number
  /** Out of focus a sprig needs no more than its larger forms, at a quarter of the time. Default false. */
  coarse?: boolean
}

/** A sprig of lavender: a thin stalk, narrow leaves at its foot, a dense spike of whorls that grow smaller to the tip. */
export function drawLavender(
  context: SKRSContext2D,
  { x, y, tall, lean, coarse = false }: Sprig,
  random: () => number,
): void {
  const [tipX, tipY] = [x + lean * tall, y - tall]
  const bend = (t: number) => x + lean * tall * t * t
  context.lineCap = 'round'
  context.strokeStyle = css([0.12, 0.17, 0.085])
  context.lineWidth = Math.max(0.8, tall * 0.0085)
  context.beginPath()
  context.moveTo(x, y)
  context.quadraticCurveTo(x, y - tall * 0.5, tipX, tipY + tall * 0.1)
  context.stroke()
  for (let leaf = 0; leaf < 5; leaf++) {
    const t = mix(0.02, 0.4, random())
    const side = random() < 0.5 ? -1 : 1
    const long = tall * mix(0.1, 0.2, random())
    context.strokeStyle = css([0.14 * mix(0.7, 1.3, random()), 0.2, 0.12])
    context.lineWidth = Math.max(0.8, tall * 0.012)
    context.beginPath()
    context.moveTo(bend(t), y - tall * t)
    context.quadraticCurveTo(
      bend(t) + side * long * 0.25,
      y - tall * t - long * 0.7,
      bend(t) + side * long * 0.5,
      y - tall * t - long,
    )
    context.stroke()
  }
  const spike = { tall, coarse, at: (t: number): [number, number] => [bend(t), y - tall * t] }
  drawSpike(context, spike, random)
}

interface Spike {
  tall: number
  coarse: boolean
  /** The middle of the stalk, at a share of its height. */
  at(t: number): [number, number]
}

const WHORLS = 12

/** Where whorls sit, the topmost first; the lowest one stands apart. */
function whorlAt(whorl: number): { t: number; wide: number } {
  const down = whorl / (WHORLS - 1)
  const t = whorl === WHORLS - 1 ? 0.53 : mix(1, 0.6, down ** 1.1)
  return { t, wide: mix(0.014, 0.04, Math.sin(Math.PI * Math.min(0.62, 0.1 + 0.62 * down))) }
}

/** Calyces in whorls, closed over the stalk, the lower before the foot of the upper; here and there a floret is open. */
function drawSpike(context: SKRSContext2D, { tall, coarse, at }: Spike, random: () => number): void {
  const bright = mix(0.75, 1.2, random())
  for (let whorl = 0; whorl < WHORLS; whorl++) {
    const { t, wide: share } = whorlAt(whorl)
    const wide = tall * share * mix(0.85, 1.15, random())
    const [x, y] = at(t)
    context.fillStyle = css([0.045, 0.018, 0.13])
    context.beginPath()
    context.ellipse(x, y, 0.8 * wide, 0.024 * tall, 0, 0, 2 * Math.PI)
    context.fill()
    for (const side of coarse ? FEW : CALYCES) {
      const turn = 0.75 * side + 0.24 * (random() - 0.5)
      // Those in front catch the sky, those on the left the sun.
      const lit = bright * mix(0.7, 1.15, random()) * (1.05 - 0.4 * side)
      const calyx = { x: x + 0.72 * side * wide, y, long: tall * mix(0.026, 0.036, random()), turn, lit }
      if (coarse) drawBud(context, calyx, 1.5)
      else drawCalyx(context, calyx, random() < 0.34)
    }
  }
}

/** How far aside those of a whorl stand, the outer ones first. */
const CALYCES = [-1, 1, -0.55, 0.6, 0.05] as const
const FEW = [-0.6, 0.5] as const

interface Calyx {
  /** Its foot. */
  x: number
  y: number
  long: number
  turn: number
  lit: number
}

function drawCalyx(context: SKRSContext2D, { x, y, long, turn, lit }: Calyx, open: boolean): void {
  const [aside, up] = [Math.sin(turn) * long, -Math.cos(turn) * long]
  drawBud(context, { x, y, long, turn, lit }, 1)
  context.fillStyle = css([0.24 * lit, 0.12 * lit, 0.56 * lit])
  context.beginPath()
  context.ellipse(x + 0.6 * aside - 0.08 * long, y + 0.6 * up, 0.15 * long, 0.36 * long, turn, 0, 2 * Math.PI)
  context.fill()
  if (!open) return
  context.fillStyle = css([0.44 * lit, 0.28 * lit, 0.82 * lit])
  context.beginPath()
  for (const petal of [-0.9, 0, 0.9]) {
    const px = x + aside + 0.22 * long * petal
    const py = y + up + 0.08 * long * petal * petal
    context.moveTo(px, py)
    context.ellipse(px, py, 0.17 * long, 0.27 * long, turn + 0.6 * petal, 0, 2 * Math.PI)
  }
  context.fill()
}

/** @param size How much larger and paler it is, where it stands for those about it. */
function drawBud(context: SKRSContext2D, { x, y, long, turn, lit }: Calyx, size: number): void {
  context.fillStyle = css([0.12 * size * lit, 0.05 * size * lit, 0.33 * size * lit])
  context.beginPath()
  const cx = x + 0.4 * Math.sin(turn) * long
  const cy = y - 0.4 * Math.cos(turn) * long
  context.ellipse(cx, cy, 0.3 * size * long, 0.62 * size * long, turn, 0, 2 * Math.PI)
  context.fill()
}
