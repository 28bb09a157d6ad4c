import { moved } from './paths.ts'
import { type Hue, ink, lines, type Part, part, type PartStep } from './parts.ts'

/** Area in flat tones with a contour, as in the emblems of teams: the contour lies outside of the area. */
export function cel(path: string | string[], contour: Hue, width: number, ...steps: PartStep[]): Part[] {
  return [lines(path, width * 2, ink(contour)), part(path, ...steps)]
}

/** How softly shade runs out on a form, in heights of the view. */
const SOFT = 0.014

/** Light and shade on a thing: they run out softly and end where `outline` does; of several, where any of them does. */
export function tone(path: string | string[], outline: string | string[], ...steps: PartStep[]): Part {
  return { ...mark(path, outline, ...steps), soft: SOFT }
}

/** Markings painted on a thing: their edges are sharp, and they end where `outline` does. */
function mark(path: string | string[], outline: string | string[], ...steps: PartStep[]): Part {
  return { path, within: [outline].flat().join(''), steps }
}

/** Lines that end where `outline` does. */
export function hatch(path: string | string[], outline: string | string[], width: number, ...steps: PartStep[]): Part {
  return { ...mark(path, outline, ...steps), stroke: width }
}

/** All but what lies within an outline. */
function beyond(path: string): string {
  return `M-300 -300L500 -300L500 500L-300 500Z${path}`
}

/**
 * The side of forms that is turned away from where they are moved to: moved to the lamp, the rest is shade; away from
 * it, the rest is light. `only` where a second outline says so. A narrow one is an edge that catches light: it is less soft.
 */
export function side(outlines: readonly string[], dx: number, dy: number, step: PartStep, only: string[] = []): Part[] {
  const soft = Math.min(1.6 * SOFT, 0.004 * (Math.abs(dx) + Math.abs(dy)))
  return outlines.map((each) => ({
    path: beyond(moved(each, dx, dy)),
    within: [each, ...only],
    soft,
    steps: [step],
  }))
}
