/** Crust and crumbs of the biscuits beside the mug: over those of the plate, in its pixels. */
import { type FrameRecipe, ornaments } from '@gateway/sdk-plugin/photo-frame'

type Step = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>
type Mark = Step['marks'][number]

const VIEW = [1280, 960] as const
/** A number from 0 to 1 for each whole one. */
const any = (n: number) => Math.abs(Math.sin(n * 127.1 + 31.7) * 43758.5453) % 1

/** All three of them, without the lumps of chocolate. */
const CRUST =
  'M0 590L60 586L112 572L150 570L206 592L240 612Q292 640 288 674Q266 712 184 730L104 736Q84 780 0 806V690L30 700Z'

/** Where the dough tore as it rose: from, to, and how far aside it goes. */
const TORN = [
  [20, 664, 96, 676, 8],
  [96, 676, 150, 664, -7],
  [70, 700, 130, 714, 6],
  [168, 636, 212, 668, -6],
  [206, 690, 262, 684, 6],
  [10, 634, 60, 626, -5],
  [14, 748, 62, 762, 6],
  [118, 612, 152, 628, 5],
] as const

const cracks: Mark[] = TORN.map(([x, y, toX, toY, aside], crack) => {
  const points = Array.from({ length: 9 }, (_, step): readonly [number, number] => {
    const t = step / 8
    const off = aside * Math.sin(Math.PI * t) + 5 * (any(9 * crack + step) - 0.5)
    return [x + (toX - x) * t, y + (toY - y) * t + off]
  })
  const back = points.toReversed().map(([px, py], step): readonly [number, number] => {
    return [px, py + 1 + 4 * Math.sin((Math.PI * step) / 8) * (0.6 + any(crack + step))]
  })
  return { draw: 'path', path: ornaments.throughPoints([...points, ...back], true), fill: '#5a3414' }
})

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
    path: broken(x, y, size, 17 * n, 0.74),
    fill: { from: [x - 0.5 * size, y - size], to: [x + 0.4 * size, y + size], inks: ['#a87c4c', '#84603a', '#503418'] },
  },
  {
    draw: 'path',
    path: broken(x - 0.2 * size, y - 0.22 * size, 0.46 * size, 29 * n, 0.7),
    fill: '#c8965a',
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
    marks: [{ draw: 'path', path: CRUST, fill: '#7c4a1e' }, ...cracks],
  },
  { do: 'artwork', view: VIEW, blend: 'ink', soft: 0.0022, opacity: 0.7, marks: [...cracks, ...shadows] },
  { do: 'artwork', view: VIEW, blend: 'over', soft: 0.001, marks: crumbs },
]
