/** What lies about the journal: a sea chart rolled with its face out, drawn where the plate has a roll, in pixels along it. */
import { area, type FrameRecipe, ornaments } from '@gateway/sdk-plugin/photo-frame'
import { type Mark, pencilled } from './drawn.ts'

type Step = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>

const [LONG, HIGH] = [938, 94] as const
const INK = '#3c2614'
const WATER = '#50688a'
/** What is seen of the roll, its ends round; the two cords around it stay the plate's. */
const ROLL = [
  'M1.5 1.5L435 0.5L437 93.5L14 93.5Q1 50 1.5 1.5Z',
  'M448 0.5H501V93.5H450Z',
  `M513 0.5H${LONG + 2}Q${LONG + 6} 50 ${LONG} 93.5H513Z`,
].join('')
/** Where they keep the lantern's light off. */
const SHADE = ['M424 20Q414 50 424 86L438 93V4Z', 'M489 20Q478 50 490 86L504 93V4Z']

const lies = { at: [472 / 1280, 57.8 / 960], size: [LONG / 1280, HIGH / 960], turn: -3.65 } as const
const base = { do: 'artwork', view: [LONG, HIGH], lies, clip: ROLL } as const

/** From -1 to 1, the same for the same place. */
const shake = (at: number) =>
  Math.sin(at * 2.31) * 0.5 + Math.sin(at * 5.17 + 1.3) * 0.3 + Math.sin(at * 11.9 + 0.4) * 0.2

/** A coast from left to right; lines of the water follow it below. */
const coast = (from: number, to: number, level: number, deep: number, grow = 0) =>
  ornaments.throughPoints(
    Array.from({ length: Math.round((to - from) / 4) + 1 }, (_, step): [number, number] => {
      const share = (4 * step) / (to - from)
      const bay = level + deep * Math.sin(Math.PI * share) * (0.75 + 0.35 * shake(step * 0.16))
      return [
        from + 4 * step,
        bay + 2.6 * shake(step * 0.9 + level) + grow * Math.max(0, Math.sin(Math.PI * share)) ** 0.4,
      ]
    }),
  )

const island = (x: number, y: number, rx: number, ry: number, grow = 0) =>
  ornaments.throughPoints(
    Array.from({ length: 40 }, (_, step): [number, number] => {
      const turn = (step / 40) * 2 * Math.PI
      const far = 1 + 0.22 * shake(3 * Math.cos(turn) + x) + 0.12 * shake(7 * Math.sin(turn) + y)
      return [x + (rx * far + grow) * Math.cos(turn), y + (ry * far + grow) * Math.sin(turn)]
    }),
    true,
  )

/** Lines of bearing out of a rose, over the whole sheet. */
const bearings = (x: number, y: number, count: number) =>
  Array.from({ length: count }, (_, ray) => {
    const turn = ((ray + 0.5) / count) * 2 * Math.PI
    return `M${x} ${y}L${(x + 900 * Math.cos(turn)).toFixed(1)} ${(y + 900 * Math.sin(turn)).toFixed(1)}`
  })

/** Degrees along the chart's ends, every other one black. */
const degrees = (x: number, bow: number): Mark[] => [
  pencilled([`M${x} 0Q${x + bow} 45 ${x} 90`, `M${x + 5} 0Q${x + 5 + bow} 45 ${x + 5} 90`], 0.9, INK, 0.75),
  ...[0, 2, 4, 6, 8].map((step): Mark => {
    const at = (row: number) => x + bow * 2 * (row / 9) * (1 - row / 9)
    const [low, high] = [10 * step, 10 * (step + 1)]
    return area(`M${at(step)} ${low}H${at(step) + 5}L${at(step + 1) + 5} ${high}H${at(step + 1)}Z`, INK, {
      opacity: 0.75,
    })
  }),
]

const lands = [
  `${coast(24, 264, 3, 34)}V-9H24Z`,
  `${coast(560, 812, 4, 26)}V-9H560Z`,
  island(352, 60, 30, 11),
  island(660, 62, 40, 9),
  island(862, 40, 20, 14),
  island(170, 70, 22, 6),
]
const waters = [3, 6.5, 11].flatMap((grow) => [
  coast(24, 264, 3, 34, grow),
  coast(560, 812, 4, 26, grow),
  island(352, 60, 30, 11, grow),
  island(660, 62, 40, 9, grow),
  island(862, 40, 20, 14, grow),
])
const depths = Array.from({ length: 44 }, (_, at) => {
  const x = 40 + ((at * 139) % 860)
  const y = 40 + ((at * 37) % 42)
  return `M${x} ${y}v3.4m2 -3.4h2l-1.6 3.4`
})

/** The paper, as it takes the lantern and the last of the day, and what is drawn on it. */
export const chart: Step[] = [
  {
    ...base,
    blend: 'over',
    marks: [
      area(ROLL, {
        from: [0, 2],
        to: [0, 88],
        inks: ['#ac9270', '#a88c68', '#a58662', '#9c8060', '#846e54', '#5c4a36'],
      }),
    ],
  },
  {
    ...base,
    opacity: 0.9,
    marks: [area(ROLL, { from: [0, 0], to: [LONG, 0], inks: ['#d2dcf4', '#d4def2', '#f0f0f0', '#ffffff', '#ffffff'] })],
  },
  { ...base, soft: 0.004, opacity: 0.75, marks: [area(SHADE, '#8e98a2')] },
  {
    ...base,
    opacity: 0.85,
    worn: 0.25,
    marks: [
      area(lands, '#b99a5e', { opacity: 0.5 }),
      pencilled([...bearings(470, 58, 16), ...bearings(720, 34, 16)], 0.7, INK, 0.42),
      pencilled(waters, 0.9, WATER, 0.6),
      pencilled(lands, 1.5, INK, 0.85),
      pencilled(depths, 0.8, INK, 0.5),
      area(ornaments.star(470, 58, { points: 8, outer: 17, inner: 5 }), INK, { opacity: 0.7 }),
      pencilled(ornaments.circle(470, 58, 11), 0.9, INK, 0.7),
      ...degrees(18, -9),
      ...degrees(LONG - 16, 5),
    ],
  },
]

/** The lantern stands beyond the ink: what is far from it is dim, and blue. */
export const lantern: Step = {
  do: 'artwork',
  view: [1280, 960],
  opacity: 0.66,
  marks: [
    area('M0 0H1280V960H0Z', {
      centre: [1290, 150],
      radius: 1480,
      inks: ['#ffffff', '#fff6e4', '#f2dfc0', '#c9b196', '#8f8488', '#6c6c80'],
    }),
  ],
}
