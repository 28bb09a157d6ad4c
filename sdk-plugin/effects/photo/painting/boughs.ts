import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix } from '../../colour.ts'
import { AUTUMN } from '../../plants/late-colours.ts'
import { drawLeaf, type LeafKind } from '../../plants/leaf.ts'

/** What grows along an avenue, the most common twice. */
export const KINDS: readonly LeafKind[] = ['maple', 'maple', 'oak', 'birch', 'beech']

export interface Bough {
  /** Where it comes into the picture, in pixels, and its way there in radians. */
  x: number
  y: number
  way: number
  long: number
}

/** A bent bough with leaves of late autumn in pairs. */
export function drawBough(context: SKRSContext2D, { x, y, way, long }: Bough, random: () => number): void {
  const steps = 15
  let px = x
  let py = y
  let turn = way
  context.strokeStyle = 'rgb(58 34 20)'
  context.lineCap = 'round'
  for (let step = 0; step < steps; step++) {
    const t = step / steps
    const nx = px + (Math.cos(turn) * long) / steps
    const ny = py + (Math.sin(turn) * long) / steps
    context.lineWidth = long * mix(0.035, 0.012, t)
    context.beginPath()
    context.moveTo(px, py)
    context.lineTo(nx, ny)
    context.stroke()
    for (let leaf = 0; leaf < 2; leaf++) {
      const kind = KINDS[Math.floor(random() * KINDS.length)]!
      const colours = AUTUMN[Math.floor(random() * AUTUMN.length)]!
      const angle = turn + (leaf === 0 ? -1 : 1) * mix(0.5, 1.5, random())
      // Young leaves among grown ones.
      const length = long * mix(0.13, 0.42, random() ** 0.8)
      const [open, light] = [mix(0.4, 0.95, random()), mix(0.6, 1.35, random())]
      drawLeaf(context, { x: nx, y: ny, kind, colours, angle, length, open, light }, random)
    }
    px = nx
    py = ny
    turn += mix(-0.14, 0.14, random())
  }
}
