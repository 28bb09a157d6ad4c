import { moved } from './paths.ts'
import { type Hue, ink, lines, type Part, part, type PartStep } from './parts.ts'

/** Area in flat tones with a contour, as in the emblems of teams: the contour lies outside of the area. */
export function cel(path: string | string[], contour: Hue, width: number, ...steps: PartStep[]): Part[] {
  return [lines(path, width * 2, ink(contour)), part(path, ...steps)]
}

/** Tones that end sharply where `outline` does; of several, those that lie in any of them. */
export function tone(path: string | string[], outline: string | string[], ...steps: PartStep[]): Part {
  return { path, within: [outline].flat().join(''), steps }
}

/** Lines that end where `outline` does. */
export function hatch(path: string | string[], outline: string | string[], width: number, ...steps: PartStep[]): Part {
  return { ...tone(path, outline, ...steps), stroke: width }
}

/**
 * The side of forms that is turned away from where they are moved to: moved to the lamp, the rest is shade; away from
 * it, the rest is light. `only` where a second outline says so.
 */
export function side(outlines: readonly string[], dx: number, dy: number, step: PartStep, only: string[] = []): Part[] {
  return outlines.map((each) => ({ path: each + moved(each, dx, dy), within: [each, ...only], steps: [step] }))
}

type Point = readonly [number, number]

const written = (value: number) => +value.toFixed(2)

/**
 * Locks, flames or feathers side by side: an open outline from the first valley over tips and valleys in turn to the
 * last point. They bow to their left by `bend` of their length.
 */
export function locks(points: readonly Point[], bend: number): string {
  let path = `M${points[0]![0]} ${points[0]![1]}`
  for (let at = 1; at < points.length; at++) {
    const [from, to] = [points[at - 1]!, points[at]!]
    const tip = at % 2 === 1
    const [dx, dy] = tip ? [to[0] - from[0], to[1] - from[1]] : [from[0] - to[0], from[1] - to[1]]
    const [x, y] = [(from[0] + to[0]) / 2 + dy * bend, (from[1] + to[1]) / 2 - dx * bend]
    path += `Q${written(x)} ${written(y)} ${to[0]} ${to[1]}`
  }
  return path
}
