import { corners, oval } from './paths.ts'
import { ink, type PartStep, type Shape } from './parts.ts'

/** The whole frame as a view of 200 × 100. */
export function overFrame(path: string | string[], ...steps: PartStep[]): Shape {
  return { do: 'shape', path, view: [200, 100], at: [0.5, 0.5], height: 1, steps }
}

/** A colour as recipes write it. */
export type Colour = `#${string}` | readonly [number, number, number]

/** Slanted panels to both sides, each above the next one towards the middle. */
export function slabs(colours: readonly Colour[], light: Colour, lean = 26): Shape[] {
  return colours.flatMap((colour, at) => {
    const from = 62 - at * 19
    return [1, -1].flatMap((side) => {
      const x = (far: number) => (side === 1 ? far : 200 - far)
      const [top, bottom] = side === 1 ? [from + lean / 2, from - lean / 2] : [from - lean / 2, from + lean / 2]
      const edge = `M${x(top)} -10L${x(bottom)} 110`
      return [
        { ...overFrame(edge, ink('#000000', { blur: 0.03, opacity: 0.6 })), stroke: 5 },
        overFrame(corners([x(-40), -10], [x(top), -10], [x(bottom), 110], [x(-40), 110]), ink(colour)),
        { ...overFrame(edge, ink(light, { opacity: 0.35 })), stroke: 0.4 },
        { ...overFrame(edge, ink(light, { blur: 0.03, opacity: 0.16, blend: 'add' })), stroke: 4 },
      ]
    })
  })
}

/** Beams that run out from a place of the frame (in the view of 200 × 100). */
export function beams(x: number, y: number, count: number, share = 0.5, turn = 0): string[] {
  return Array.from({ length: count }, (_, at) => {
    const middle = (2 * Math.PI * at) / count + (turn * Math.PI) / 180
    const half = (Math.PI * share) / count
    const to = (angle: number) => [x + 260 * Math.cos(angle), y + 260 * Math.sin(angle)] as const
    return corners([x, y], to(middle - half), to(middle + half))
  })
}

/** What a round thing keeps from the floor; in the view of 200 × 100. */
export function shadeBelow(x: number, y: number, reach: number): Shape {
  return overFrame(oval(x, y, reach, reach * 0.15), ink('#0c0401', { blur: 0.03, opacity: 0.9 }))
}
