/** Pores and crumbs of the biscuits beside the mug: over those of the plate, in its pixels. */
import { type FrameRecipe, ornaments } from '@gateway/sdk-plugin/photo-frame'

type Step = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>
type Mark = Step['marks'][number]

const VIEW = [1280, 960] as const
/** A number from 0 to 1 for each whole one. */
const any = (n: number) => Math.abs(Math.sin(n * 127.1 + 31.7) * 43758.5453) % 1

/** All three of them, without the lumps of chocolate. */
const CRUST =
  'M0 590L60 586L112 572L150 570L206 592L240 612Q292 640 288 674Q266 712 184 730L104 736Q84 780 0 806V690L30 700Z'

/** Grain of the crust, out of focus: so many spots of a size, anywhere on it. */
const grained = (count: number, most: number, salt: number, fill: string): Mark => {
  const path = Array.from({ length: count }, (_, n) => {
    const size = most * (0.35 + 0.65 * any(n + salt) ** 3)
    return ornaments.oval(300 * any(n + 0.41 + salt), 562 + 246 * any(n + 90.3 + salt), size * 1.25, 0.8 * size)
  })
  return { draw: 'path', path, fill }
}
const pores = [grained(620, 2, 0.2, '#4a2a12'), grained(50, 4.6, 7.7, '#5a3416')]
const sugar = [grained(520, 1.7, 13.3, '#ffdca8')]

/** Crumbs of the plate, and finer ones about them: where each is, and how large. */
const CRUMBS: readonly (readonly [number, number, number])[] = [
  [113, 774, 11],
  [164, 779, 5],
  [203, 795, 10],
  [164, 810, 11],
  [215, 818, 8],
  [22, 837, 12],
  [65, 835, 9],
  [102, 849, 8],
  [98, 865, 14],
  [62, 876, 4],
  [115, 896, 11],
  [161, 896, 12],
  ...Array.from({ length: 34 }, (_, n): readonly [number, number, number] => {
    return [60 + 190 * any(n + 0.3), 766 + 150 * any(n + 50.7) ** 1.3, 1.4 + 2.6 * any(n + 7.1) ** 2]
  }),
]

/** Broken anyhow: sharp here, crumbled there. */
const broken = (x: number, y: number, size: number, salt: number, squash: number) => {
  const points = Array.from({ length: 8 }, (_, corner) => {
    const turn = ((corner + 0.7 * any(salt + 3 * corner)) / 8) * 2 * Math.PI
    const far = size * (0.42 + 0.56 * any(salt + corner))
    return `${(x + far * Math.cos(turn)).toFixed(1)} ${(y + squash * far * Math.sin(turn)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

const crumbs: Mark[] = CRUMBS.flatMap(([x, y, size], n): Mark[] => [
  {
    draw: 'path',
    path: broken(x, y, 1.3 * size, 17 * n, 0.74),
    fill: { from: [x - 0.5 * size, y - size], to: [x + 0.4 * size, y + size], inks: ['#b8946a', '#94724c', '#604628'] },
  },
  {
    draw: 'path',
    path: broken(x - 0.2 * size, y - 0.22 * size, 0.46 * size, 29 * n, 0.7),
    fill: '#d8b488',
    opacity: 0.5,
  },
])
const shadows: Mark[] = CRUMBS.map(([x, y, size]) => {
  return {
    draw: 'path',
    path: ornaments.oval(x + 0.7 * size, y + 0.42 * size, 1.25 * size, 0.5 * size),
    fill: '#4a3a30',
  }
})

export const crisp: Step[] = [
  {
    do: 'artwork',
    view: VIEW,
    blend: 'ink',
    worn: 0.22,
    soft: 0.004,
    opacity: 0.42,
    marks: [{ draw: 'path', path: CRUST, fill: '#8a6238' }],
  },
  { do: 'artwork', view: VIEW, blend: 'ink', soft: 0.0022, opacity: 0.7, marks: shadows },
  { do: 'artwork', view: VIEW, clip: CRUST, blend: 'light', soft: 0.0014, opacity: 0.09, marks: sugar },
  { do: 'artwork', view: VIEW, clip: CRUST, blend: 'ink', soft: 0.0016, opacity: 0.5, marks: pores },
  { do: 'artwork', view: VIEW, blend: 'over', soft: 0.001, marks: crumbs },
]
