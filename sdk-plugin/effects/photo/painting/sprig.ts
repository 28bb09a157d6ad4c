import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix, type Rgb } from '../../colour.ts'
import { drawLeaf } from '../../plants/leaf.ts'

/** A leaf that lies as it fell. In pixels. */
export function sprig(context: SKRSContext2D, x: number, y: number, length: number, random: () => number): void {
  const colours: readonly [Rgb, Rgb] = [
    [0.03, 0.07, 0.018],
    [0.14, 0.22, 0.06],
  ]
  const form = { kind: 'willow', open: 1, light: mix(0.6, 1.1, random()) } as const
  drawLeaf(context, { ...form, x, y, length, angle: random() * 6.28, colours }, random)
}
