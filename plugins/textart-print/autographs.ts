import type { Recipe } from '@gateway/sdk-plugin/text-art'

type Step = Extract<Recipe['steps'][number], { do: 'shape' }>
type Inner = Step['steps']

/** How a hand writes its name at a run: loops of a length, heights of its letters from the first to the last. */
interface Hand {
  loops: number
  /** How far each loop goes back over itself. */
  round: number
  heights: readonly number[]
  /** How far the last stroke runs out. */
  tail: number
}

const VIEW = [200, 60] as const
const SAMPLES = 240
const HALF_WIDTH = 1.9

/** The outline of a name nobody can read, in a view of 200 × 60: a pen's line, thicker where it goes down. */
function autograph({ loops, round, heights, tail }: Hand): string {
  const places = Array.from({ length: SAMPLES }, (_, at) => {
    const t = at / (SAMPLES - 1)
    const phase = 2 * Math.PI * loops * t
    const letter = t * (heights.length - 1)
    const from = heights[Math.floor(letter)]!
    const tall = from + ((heights[Math.ceil(letter)] ?? from) - from) * (letter % 1)
    // The last tenth runs out flat.
    const out = Math.max(0, (t - 0.9) * 10)
    const y = 38 - tall * (1 - out) * Math.cos(phase) - 6 * t
    // Written slanting.
    return [4 + 150 * t - round * Math.sin(phase) + tail * out * out + 0.35 * (38 - y), y] as const
  })
  const side = (sign: number) =>
    places.map(([x, y], at) => {
      const [ax, ay] = places[Math.max(0, at - 1)]!
      const [bx, by] = places[Math.min(SAMPLES - 1, at + 1)]!
      const length = Math.hypot(bx - ax, by - ay) || 1
      const down = Math.max(0, (by - ay) / length)
      const ends = Math.min(1, at / 8, (SAMPLES - 1 - at) / 24)
      const half = sign * HALF_WIDTH * (0.55 + 0.6 * down) * (0.25 + 0.75 * ends)
      return `${(x - ((by - ay) / length) * half).toFixed(1)} ${(y + ((bx - ax) / length) * half).toFixed(1)}`
    })
  return `M${[...side(1), ...side(-1).toReversed()].join('L')}Z`
}

const HANDS = [
  { loops: 3, round: 17, heights: [30, 13, 20, 9], tail: 42 },
  { loops: 8, round: 4, heights: [31, 16, 6, 9, 7, 24, 7, 5, 3], tail: 12 },
] as const

/** Those of the others in the band, around the one that the text is. */
export function autographs(
  places: readonly { at: [number, number]; width: number; turn: number }[],
  steps: Inner,
): Step[] {
  return places.map(({ at, width, turn }, index) => {
    return { do: 'shape', path: autograph(HANDS[index % HANDS.length]!), view: [...VIEW], at, width, turn, steps }
  })
}
