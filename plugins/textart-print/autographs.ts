import type { Recipe } from '@gateway/sdk-plugin/text-art'
import { type Hand, HANDS, type Point, type Stroke } from './hands.ts'

type Step = Extract<Recipe['steps'][number], { do: 'shape' }>
const VIEW = [200, 80] as const
const BASELINE = 50
const LEFT = 16

/** Curves through all points. */
function smooth(points: Stroke): string {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))]!
  const written = ([x, y]: Point) => `${(LEFT + x).toFixed(1)} ${(BASELINE + y).toFixed(1)}`
  const between = (from: Point, before: Point, after: Point, sign: number): Point => [
    from[0] + (sign * (after[0] - before[0])) / 6,
    from[1] + (sign * (after[1] - before[1])) / 6,
  ]
  return points.slice(1).reduce(
    (path, point, index) => {
      const leave = between(at(index), at(index - 1), point, 1)
      const arrive = between(point, at(index), at(index + 2), -1)
      return `${path}C${written(leave)} ${written(arrive)} ${written(point)}`
    },
    `M${written(at(0))}`,
  )
}

/** Letters nobody can read: humps, loops and tails on a line that sinks a little. */
function run([x, y]: Point, letters: readonly number[], pace: number): Point[] {
  const points: Point[] = [[x, y]]
  letters.forEach((height, index) => {
    const left = x + index * pace
    if (height < 0)
      points.push([left + 0.5 * pace, -height * 0.4], [left + 0.1 * pace, -height], [left - 0.4 * pace, -height * 0.6])
    else if (height > 20)
      points.push(
        [left + 1.1 * pace, -height * 0.75],
        [left + 0.9 * pace, -height],
        [left + 0.55 * pace, -height * 0.6],
      )
    else points.push([left + 0.4 * pace, -height])
    points.push([left + pace, -0.5])
  })
  return points
}

const pathsOf = ({ capital, from, letters, pace, out, more = [] }: Hand) =>
  [...capital, [...run(from, letters, pace), ...out], ...more].map(smooth)

/** Where somebody of the band signed, how large, how aslant, and with which pen. */
export interface Signed {
  at: [number, number]
  width: number
  turn: number
  /** Breadth of the pen's tip in units of the view. */
  tip: number
  ink: `#${string}`
}

/** Names in the hands of the others in the band, around the one that the text is. */
export function autographs(places: readonly Signed[]): Step[] {
  return places.map(({ at, width, turn, tip, ink }, index) => ({
    do: 'shape',
    path: pathsOf(HANDS[index % HANDS.length]!),
    view: VIEW,
    at,
    width,
    turn,
    stroke: 1.3 * tip,
    steps: [
      {
        do: 'nib',
        angle: 52,
        thin: 0.55,
        steps: [
          { do: 'fill', colour: ink, blur: 0.012, opacity: 0.3, blend: 'multiply' },
          { do: 'fill', colour: ink, opacity: 0.9, blend: 'multiply' },
        ],
      },
    ],
  }))
}
