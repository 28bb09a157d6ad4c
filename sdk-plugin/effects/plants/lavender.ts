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
}

/** A sprig of lavender: a thin stalk, narrow leaves at its foot, whorls of buds that grow smaller towards the tip. */
export function drawLavender(context: SKRSContext2D, { x, y, tall, lean }: Sprig, random: () => number): void {
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
  const whorls = 9
  for (let whorl = 0; whorl < whorls; whorl++) {
    const t = mix(0.58, 1, whorl / (whorls - 1)) - (whorl === 0 ? 0.06 : 0)
    const wide = tall * 0.036 * mix(1.1, 0.42, whorl / whorls)
    for (let bud = 0; bud < 9; bud++) {
      const side = (bud / 8) * 2 - 1
      const [px, py] = [bend(t) + side * wide * mix(0.8, 1.15, random()), y - tall * t + side * side * wide * 0.35]
      const lit = mix(0.55, 1.25, random()) * (side < 0 ? 1.2 : 0.85)
      const open = random() < 0.3
      context.fillStyle = open ? css([0.42 * lit, 0.27 * lit, 0.82 * lit]) : css([0.16 * lit, 0.075 * lit, 0.4 * lit])
      context.beginPath()
      context.ellipse(px, py, wide * (open ? 0.42 : 0.3), wide * mix(0.5, 0.75, random()), side * 0.5, 0, 2 * Math.PI)
      context.fill()
    }
  }
}
