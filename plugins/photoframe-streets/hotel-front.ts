/** The brick house over the hotel, drawn where the plate has no light to show it by: its courses, its windows, some lit. */
import type { FrameRecipe } from '@gateway/sdk-plugin/photo-frame'
import { type Eye, onSide } from './on-the-ground.ts'

type Step = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>
type Mark = Step['marks'][number]

const VIEW = [1280, 960] as const
/** As in `art/scenes/times_square_after_rain.py`. */
const EYE: Eye = { at: [-0.8, -10.5, 1.5], towards: [0.2, 26], lens: 30, shift: 0.008, ground: 0 }
const WALL = -13
const FIRST = { bay: 13.5, floor: 4.4 }
const BAY = 2.4
const STOREY = 3.3

/** Between the screens and the sign; the lamp before it stays as it is. */
const SEEN =
  'M60 103L222 142.500L228 101L321 126.500V214L331 243L163 197.500V352' +
  'L128 345L96.500 338.500V302A15 15 0 1 0 89.500 302V337L60 330Z'

const wall = (corners: readonly (readonly [number, number])[]) => onSide(EYE, corners, WALL)
const rectangle = (y: number, z: number, wide: number, tall: number) => {
  return wall([
    [y, z],
    [y + wide, z],
    [y + wide, z + tall],
    [y, z + tall],
  ])
}

const courses = Array.from({ length: 170 }, (_, at) => rectangle(FIRST.bay, 4.2 + 0.077 * at, 20, 0.014))

const WINDOWS = Array.from({ length: 32 }, (_, at) => {
  const [bay, floor] = [at % 8, Math.floor(at / 8)]
  return {
    y: FIRST.bay + BAY * bay + 0.6,
    z: FIRST.floor + STOREY * floor + 0.75,
    isLit: [1, 4, 10, 13, 17, 22, 27, 30].includes(at),
  }
})
/** Lit rooms behind blinds and curtains; the others mirror the screens across the square. */
const panes = WINDOWS.flatMap(({ y, z, isLit }): Mark[] => [
  { draw: 'path', path: rectangle(y - 0.12, z - 0.26, 1.44, 0.2), fill: '#7d8a7c' },
  { draw: 'path', path: rectangle(y - 0.12, z + 1.9, 1.44, 0.24), fill: '#66736a' },
  { draw: 'path', path: rectangle(y - 0.02, z - 0.06, 1.24, 1.98), fill: '#0a0d0d' },
  { draw: 'path', path: rectangle(y + 0.07, z + 0.04, 1.06, 1.78), fill: isLit ? '#c9994f' : '#14272a' },
  {
    draw: 'path',
    path: isLit
      ? [rectangle(y + 0.07, z + 1.1, 1.06, 0.72), rectangle(y + 0.07, z + 0.04, 0.2, 1.1)]
      : [rectangle(y + 0.62, z + 0.04, 0.3, 1.78)],
    fill: isLit ? '#8a6434' : '#2f5f5c',
  },
  { draw: 'path', path: rectangle(y + 0.02, z + 0.9, 1.16, 0.07), fill: '#10100f' },
  { draw: 'path', path: rectangle(y + 0.04, z + 1.68, 1.12, 0.2), fill: '#050607a0' },
])

const bricks: Mark[] = [
  { draw: 'path', path: SEEN, fill: { from: [60, 0], to: [340, 0], inks: ['#33251f', '#3a2822', '#241814', '#150f0e'] } },
  { draw: 'path', path: courses, fill: '#120c0a90' },
  ...panes,
]
/** What the screens beside it throw on it: green from the tickets, red from above. */
const thrown: Mark[] = [
  { draw: 'path', path: SEEN, fill: { centre: [168, 285], radius: 150, inks: ['#1c4a38', '#12301f', '#08140e', '#00000000'] } },
  { draw: 'path', path: SEEN, fill: { centre: [150, 105], radius: 90, inks: ['#4a1a10', '#28100a', '#00000000'] } },
  { draw: 'path', path: SEEN, fill: { centre: [93, 287], radius: 70, inks: ['#6a5638', '#33281a', '#00000000'] } },
]

export const hotelFront: Step[] = [
  { do: 'artwork', view: VIEW, marks: bricks, clip: SEEN, blend: 'over', opacity: 0.96, soft: 0.0006 },
  { do: 'artwork', view: VIEW, marks: thrown, clip: SEEN, blend: 'light', opacity: 0.8, soft: 0.002 },
]
