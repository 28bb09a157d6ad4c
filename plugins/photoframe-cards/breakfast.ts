/** What an oven and a polishing cloth did to what lies beside the postcard: drawn over the plate, in pixels of 1280 × 960. */
import { area, type FrameRecipe } from '@gateway/sdk-plugin/photo-frame'
import type { Mark } from './kit.ts'
import { PETALS, petals } from './petals.ts'

type Step = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>
type Point = readonly [number, number]

const VIEW = [1280, 960] as const
const n = (value: number) => value.toFixed(2)
const part = (at: number, step: number) => (at * step) % 1
const closed = (points: readonly Point[]) => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`

/** The turns of the croissant, each from its upper left corner around: it is brown where it stands up, pale in the tears. */
const TURNS: readonly (readonly [Point, Point, Point, Point])[] = [
  [
    [1140, 24],
    [1159, 19],
    [1121, 74],
    [1109, 62],
  ],
  [
    [1181, 10],
    [1215, 4],
    [1180, 118],
    [1137, 93],
  ],
  [
    [1238, -4],
    [1270, -4],
    [1262, 142],
    [1206, 129],
  ],
]

/** A place within a turn, by its shares across and along. */
const within = ([a, b, c, d]: (typeof TURNS)[number], u: number, v: number): Point => {
  const at = (axis: 0 | 1) => (a[axis] * (1 - u) + b[axis] * u) * (1 - v) + (d[axis] * (1 - u) + c[axis] * u) * v
  return [at(0), at(1)]
}

/** Blisters and flakes of the crust, the more the further it has risen. */
const flakes = (count: number, size: number, salt: number): string[] =>
  Array.from({ length: count }, (_, at) => {
    const turn = TURNS[at % 7 === 0 ? 0 : 1 + (at % 2)]!
    const [x, y] = within(turn, 1.5 * part(at + salt, 0.618034) - 0.25, part(at + salt, 0.7548777))
    const [long, wide] = [size * (0.5 + part(at, 0.377)), 0.34 * size * (0.4 + part(at, 0.71))]
    const lean = 1.75 + 0.7 * (part(at, 0.53) - 0.5)
    return closed(
      [0, 1, 2, 3, 4, 5, 6].map((corner): Point => {
        const way = (corner / 7) * 2 * Math.PI
        const far = 0.7 + 0.5 * part(at + corner, 0.4142)
        const [px, py] = [long * far * Math.cos(way), wide * far * Math.sin(way)]
        return [x + px * Math.cos(lean) - py * Math.sin(lean), y + px * Math.sin(lean) + py * Math.cos(lean)]
      }),
    )
  })

export const baked: Step[] = [
  { do: 'artwork', view: VIEW, soft: 0.008, opacity: 0.8, marks: TURNS.map((turn) => area(closed(turn), '#8f4c20')) },
  {
    do: 'artwork',
    view: VIEW,
    soft: 0.0012,
    opacity: 0.55,
    marks: [area(flakes(110, 4.6, 1), '#8a4e22'), area(flakes(60, 7, 40), '#7a3c16', { opacity: 0.6 })],
  },
  {
    do: 'artwork',
    view: VIEW,
    blend: 'light',
    soft: 0.0012,
    opacity: 0.5,
    marks: [area(flakes(80, 3.4, 90), '#5a4018')],
  },
]

/** From the round end of the spoon's handle to its neck: how far along it, and half its width. */
const HANDLE = [
  [-19, 0],
  [-18, 6],
  [-14, 12],
  [-7, 16.5],
  [4, 19],
  [22, 19.5],
  [48, 17.4],
  [80, 14],
  [120, 12],
  [170, 11],
  [230, 10.4],
  [287, 10],
] as const
const TIP: Point = [990.5, 647]
const ALONG: Point = [0.4777, 0.8785]

const onHandle = (along: number, aside: number): Point => [
  TIP[0] + along * ALONG[0] + aside * ALONG[1],
  TIP[1] + along * ALONG[1] - aside * ALONG[0],
]
const handle = (share: number, from = 0) => {
  const side = (sign: number) => HANDLE.slice(from).map(([along, half]) => onHandle(along, sign * half * share))
  return closed([...side(1), ...side(-1).toReversed()])
}
const across = (half: number) => ({ from: onHandle(130, -half), to: onHandle(130, half) })

/** A handle of silver that mirrors the bright room above it and the card below; the petals beside it are a layer before it. */
export const spoon: Step[] = [
  { do: 'artwork', view: VIEW, soft: 0.006, opacity: 0.5, marks: [shadow()] },
  { do: 'artwork', view: VIEW, blend: 'over', clip: PETALS, soft: 0.0007, marks: petals },
  {
    do: 'artwork',
    view: VIEW,
    blend: 'over',
    marks: [
      area(handle(1), {
        ...across(19),
        inks: ['#2c2f34', '#c2c6ca', '#5c6068', '#9ea2a8', '#ffffff', '#f4f2ec', '#7a7a7a', '#a89a84', '#1c1d20'],
      }),
      area(
        handle(0.72),
        { ...across(14), inks: ['#4a4e56', '#8e949c', '#ffffff', '#d8dade', '#54565c'] },
        { opacity: 0.6 },
      ),
    ],
  },
  {
    do: 'artwork',
    view: VIEW,
    soft: 0.001,
    marks: [
      area(handle(1), {
        from: onHandle(-20, 0),
        to: onHandle(275, 0),
        inks: ['#e6dcc8', '#ffffff', '#d8dade', '#ffffff', '#b4b6bc'],
      }),
    ],
  },
]

function shadow(): Mark {
  const moved = HANDLE.map(([along, half]): Point => {
    const [x, y] = onHandle(along, half)
    return [x + 9, y + 7]
  })
  const back = HANDLE.map(([along]): Point => onHandle(along, 0)).toReversed()
  return area(closed([...moved, ...back]), '#5a5048')
}
