import type { Recipe } from '@gateway/sdk-plugin/text-art'
import { type Hand, HANDS, LETTERS, type Point, type Stroke } from './hands.ts'
import { penned } from './pen.ts'

type Step = Extract<Recipe['steps'][number], { do: 'shape' }>
const VIEW = [200, 80] as const
const BASELINE = 50
const LEFT = 16

/** The joined letters of a name in one stroke, and the dots above them. */
function joined({ from, rest, size, wide, lean, out }: Hand): Stroke[] {
  const points: Point[] = [from]
  const dots: Stroke[] = []
  let left = from[0]
  // The hand hurries: each letter is flatter and longer than the one before, the last ones hardly written out.
  let hurry = 0
  const placed = ([x, y]: Point): Point => {
    const tall = size * (1 - 0.55 * hurry)
    return [left + size * wide * (1 + 0.28 * hurry) * x - tall * lean * y, tall * y]
  }
  for (const [index, sign] of [...rest].entries()) {
    const { points: own, width, dot } = LETTERS[sign]!
    hurry = rest.length > 1 ? index / (rest.length - 1) : 0
    points.push(...own.map(placed))
    const [x, y] = placed(dot ?? [0, 0])
    if (dot)
      dots.push([
        [x, y],
        [x + 0.8, y + 0.9],
      ])
    left += size * wide * (1 + 0.28 * hurry) * width
  }
  points.push(...out.map(([x, y]): Point => [left + x, y]))
  return [points, ...dots]
}

/** The strokes of a name, one after the other as the pen was set down. */
function strokesOf(hand: Hand): Stroke[] {
  const strokes = [...hand.capital, ...joined(hand), ...(hand.more ?? [])]
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
  /** How far its tip has run dry. */
  dry?: number
}

/** Names in the hands of the others in the band, around the one that the text is. */
export function autographs(places: readonly Signed[]): Step[] {
  return places.flatMap(({ at, width, turn, tip, ink, dry = 0.2 }, index) =>
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
        { do: 'ink', colour: ink, density: 1.1, pool: 0.4, broad: 0.03, dry, grain: 0.5 },
      ],
    })),
  )
}
