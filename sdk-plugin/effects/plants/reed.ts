import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix } from '../colour.ts'

/** A blade of reed or iris from its foot to its tip. Lengths in pixels. */
export interface Reed {
  x: number
  y: number
  tall: number
  /** Width at its foot. */
  wide: number
  /** How far its tip hangs to the right, as a share of its height. */
  lean: number
}

const GREENS = [
  ['#16220c', '#3f5a1c', '#8fa044'],
  ['#1a2410', '#4c6a26', '#a9b356'],
  ['#12200f', '#2f5230', '#74935a'],
  ['#2a2a0e', '#6d6a24', '#b9a94e'],
] as const

/** A blade that bends with its weight: dark at its foot, brushed from its rib to its lit edge. */
export function drawReed(context: SKRSContext2D, { x, y, tall, wide, lean }: Reed, random: () => number): void {
  const [tipX, tipY] = [x + lean * tall, y - tall * (1 - 0.25 * Math.abs(lean))]
  const [midX, midY] = [x + 0.12 * lean * tall, y - tall * mix(0.55, 0.7, random())]
  const inks = GREENS[Math.floor(random() * GREENS.length)]!
  const shades = context.createLinearGradient(x, y, tipX, tipY)
  for (const [at, ink] of inks.entries()) shades.addColorStop(at / (inks.length - 1), ink)
  context.fillStyle = shades
  context.beginPath()
  context.moveTo(x - wide / 2, y)
  context.quadraticCurveTo(midX - wide * 0.55, midY, tipX, tipY)
  context.quadraticCurveTo(midX + wide * 0.55, midY, x + wide / 2, y)
  context.fill()
  brushAlong(context, { foot: x, y, midX, midY, tipX, tipY, wide }, inks, random)
}

interface Blade {
  foot: number
  y: number
  midX: number
  midY: number
  tipX: number
  tipY: number
  wide: number
}

/** Hairs of a brush along a blade. */
const HAIRS = 9

/** Its rib, its lit edge and what the brush left beside them: strokes that begin and end where they like. */
function brushAlong(
  context: SKRSContext2D,
  { foot, y, midX, midY, tipX, tipY, wide }: Blade,
  inks: readonly string[],
  random: () => number,
): void {
  context.lineCap = 'round'
  for (let hair = 0; hair < HAIRS; hair++) {
    const shift = (hair / (HAIRS - 1) - 0.5) * 0.76
    const from = 0.7 * random() * random()
    const to = Math.min(0.97, from + mix(0.2, 0.8, random()))
    const lit = hair < 3 ? 0.72 : hair > 5 ? 0.1 : 0.4
    context.strokeStyle = inks[Math.min(2, Math.floor(3 * Math.max(0, lit + 0.5 * (random() - 0.5))))]!
    context.globalAlpha = mix(0.25, 0.7, random())
    context.lineWidth = Math.max(0.5, wide * mix(0.07, 0.2, random()))
    context.beginPath()
    for (let step = 0; step <= 8; step++) {
      const t = mix(from, to, step / 8)
      const aside = shift * wide * (1 - t) ** 0.7
      const px = (1 - t) ** 2 * foot + 2 * t * (1 - t) * midX + t * t * tipX + aside
      const py = (1 - t) ** 2 * y + 2 * t * (1 - t) * midY + t * t * tipY
      if (step === 0) context.moveTo(px, py)
      else context.lineTo(px, py)
    }
    context.stroke()
  }
  context.globalAlpha = 1
}
