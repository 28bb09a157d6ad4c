import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix, type Rgb } from '../colour.ts'
import { plantSprite, shadeOf, tonedSprite } from './sprites.ts'

export interface Frond {
  /** Foot, in pixels. */
  x: number
  y: number
  length: number
  /** Radians from upright; positive leans to the right. */
  lean: number
  /** How far it is turned to the viewer: 1 shows both rows of leaflets, 0.2 hardly more than its edge. Default 1. */
  open?: number
  /** At the foot and at the tip. */
  colours: readonly [Rgb, Rgb]
  /** How much of the air's colour, that of its tip, is before it, 0 to 1. Default 0. */
  air?: number
}

/** Fronds that were rendered (`art/sprites/ferns.py`): their foot from the left, and the pixels of a length of one. */
const FRONDS = [
  { name: 'fern-1', foot: 138 },
  { name: 'fern-2', foot: 63 },
  { name: 'fern-3', foot: 99 },
  { name: 'fern-4', foot: 156 },
] as const
const LENGTH = 520
/** Their own colour where the sun reaches them. */
const OWN: Rgb = [0.13, 0.27, 0.04]

/** A frond of fern, bowed to the side it leans to; no two are as broad, as light and as high. */
export function drawFern(context: SKRSContext2D, frond: Frond, random: () => number): void {
  const { x, y, length, lean, open = 1, colours, air = 0 } = frond
  const { name, foot } = FRONDS[Math.floor(FRONDS.length * random())]!
  const sprite = plantSprite(name)
  const scale = length / LENGTH
  const side = Math.sign(lean || 1)
  const light = mix(0.8, 1.25, random())
  const tones = colours.map((colour) => {
    return colour.map((value, c) => Math.min(1, (value * light) / OWN[c]!)) as unknown as Rgb
  }) as unknown as [Rgb, Rgb]
  const toned = tonedSprite(sprite, { tones, ...(air > 0 && { air: { colour: colours[1], share: air } }) })
  context.save()
  context.translate(x, y)
  context.rotate(lean * 0.4 + side * mix(-0.12, 0.12, random()))
  context.scale(side * scale * open * mix(0.85, 1.15, random()), scale * mix(0.88, 1.05, random()))
  // Each lies in the shade of those before it.
  context.globalAlpha = 0.5
  context.drawImage(shadeOf(name, 9), -foot - 10 * side, 16 - sprite.height)
  context.globalAlpha = 1
  context.drawImage(toned, -foot, -sprite.height)
  context.restore()
}
