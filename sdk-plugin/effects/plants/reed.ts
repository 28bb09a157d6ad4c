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

/** A blade that bends with its weight: dark at its foot, its rib and its lit edge drawn. */
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
  context.lineWidth = Math.max(0.6, wide * 0.1)
  for (const [shift, ink] of [
    [0, 'rgba(14, 22, 6, 0.5)'],
    [-0.36, 'rgba(226, 232, 160, 0.4)'],
  ] as const) {
    context.strokeStyle = ink
    context.beginPath()
    context.moveTo(x + shift * wide, y)
    context.quadraticCurveTo(midX + shift * wide, midY, tipX, tipY)
    context.stroke()
  }
}
