import { corners } from './paths.ts'
import type { PartStep, Shape } from './parts.ts'

/** The whole frame as a view of 200 × 100. */
export function overFrame(path: string | string[], ...steps: PartStep[]): Shape {
  return { do: 'shape', path, view: [200, 100], at: [0.5, 0.5], height: 1, steps }
}

/** A colour as recipes write it. */
export type Colour = `#${string}` | readonly [number, number, number]

/** Beams that run out from a place of the frame (in the view of 200 × 100). */
export function beams(x: number, y: number, count: number, share = 0.5, turn = 0): string[] {
  return Array.from({ length: count }, (_, at) => {
    const middle = (2 * Math.PI * at) / count + (turn * Math.PI) / 180
    const half = (Math.PI * share) / count
    const to = (angle: number) => [x + 260 * Math.cos(angle), y + 260 * Math.sin(angle)] as const
    return corners([x, y], to(middle - half), to(middle + half))
  })
}
