import { mix } from '../../colour.ts'
import type { Layers, Spot } from './snowy-street.ts'

export interface Tree {
  side: -1 | 1
  /** How far away it stands: at 1 it is half as large. */
  far: number
  tall: number
}

/** Along the kerb, from the far ones on. */
export const TREES: readonly Tree[] = [
  { side: -1, far: 2.6, tall: 0.6 },
  { side: 1, far: 2.2, tall: 0.62 },
  { side: -1, far: 1.3, tall: 0.66 },
  { side: 1, far: 0.95, tall: 0.6 },
  { side: -1, far: 0.42, tall: 0.68 },
  { side: 1, far: 0.2, tall: 0.6 },
]

interface Branch {
  x: number
  y: number
  turn: number
  long: number
  thick: number
}

/** A bare tree with snow on its branches and small warm lights wound round them. */
export function growTree(layers: Layers, { far, tall }: Tree, spot: Spot, random: () => number): void {
  const [x, y] = spot(far, 0, 0.8)
  const whole = (tall * layers.height) / (1 + far)
  grow(layers, { x, y, turn: -Math.PI / 2, long: 0.34 * whole, thick: 0.05 * whole }, 5, random)
}

function grow(layers: Layers, branch: Branch, order: number, random: () => number): void {
  const { surfaces, lights, sparks } = layers
  const { x, y, turn, long, thick } = branch
  const endX = x + Math.cos(turn) * long
  const endY = y + Math.sin(turn) * long
  const line = (context: Layers['surfaces'], up: number) => {
    context.beginPath()
    context.moveTo(x, y - up)
    context.lineTo(endX, endY - up)
    context.stroke()
  }
  for (const context of [surfaces, lights]) {
    context.lineCap = 'round'
    context.lineWidth = Math.max(0.5, thick)
  }
  surfaces.strokeStyle = 'rgb(36 30 40)'
  line(surfaces, 0)
  lights.strokeStyle = '#000'
  line(lights, 0)
  surfaces.strokeStyle = 'rgb(116 126 170)'
  surfaces.lineWidth = Math.max(0.3, 0.3 * thick)
  if (order < 5) line(surfaces, 0.4 * thick)
  if (order < 4)
    sparks.push({ x: mix(x, endX, random()), y: mix(y, endY, random()), power: mix(0.25, 1, random() ** 2) })
  if (order === 0) return
  const forks = order > 3 ? 3 : 2
  for (let fork = 0; fork < forks; fork++) {
    const spread = (fork - (forks - 1) / 2) * mix(0.5, 0.9, random()) + mix(-0.15, 0.15, random())
    const next = turn + spread
    grow(
      layers,
      {
        x: endX,
        y: endY,
        turn: mix(next, -Math.PI / 2, 0.1),
        long: long * mix(0.62, 0.86, random()),
        thick: thick * 0.6,
      },
      order - 1,
      random,
    )
  }
}
