import type { Recipe } from '@gateway/sdk-plugin/text-art'
import { type Hand, HANDS, type Point, type Stroke } from './hands.ts'
import { penned } from './pen.ts'

type Step = Extract<Recipe['steps'][number], { do: 'shape' }>
const VIEW = [200, 80] as const
const BASELINE = 50
const LEFT = 16

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

/** The strokes of a name, one after the other as the pen was set down. */
function strokesOf({ capital, from, letters, pace, out, more = [] }: Hand): Stroke[] {
  const strokes = [...capital, [...run(from, letters, pace), ...out], ...more]
  return strokes.map((stroke) => stroke.map(([x, y]): Point => [LEFT + x, BASELINE + y]))
}

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
  return places.flatMap(({ at, width, turn, tip, ink }, index) =>
    // Each by itself: ink on ink is darker.
    strokesOf(HANDS[index % HANDS.length]!).map((stroke): Step => ({
      do: 'shape',
      path: penned(stroke, 1.55 * tip),
      view: VIEW,
      at,
      width,
      turn,
      steps: [
        { do: 'fill', colour: ink, blur: 0.012, opacity: 0.25, blend: 'multiply' },
        { do: 'watercolour', colours: [ink], flow: 0, density: 1, rim: 0.35, wet: 0, bleed: 0, ragged: 0, grain: 0.7 },
      ],
    })),
  )
}
