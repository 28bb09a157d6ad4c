import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe } from '@gateway/sdk-plugin/photo-frame'

type Step = FrameRecipe['steps'][number]
type Sheet = Extract<Extract<Step, { do: 'baked' }>['slots'][number], { sheet: unknown }>['sheet']

/** The plate's pixels, and what of it is the bath. */
const VIEW = [1280, 960] as const
const BATH = 'M60 860L330 520C346 500 372 494 410 500L820 548C842 552 846 566 844 590L800 920L60 880Z'

/** Black and white, on paper with a border. */
const print = (input: 'url' | 'url2'): Sheet => [
  {
    do: 'plate',
    kind: 'paper',
    relief: 0.03,
    colours: [
      [0.93, 0.93, 0.92],
      [0.9, 0.9, 0.89],
    ],
    spot: { rest: 1, power: 0 },
  },
  {
    do: 'photo',
    input,
    standIn: 'alps',
    size: [0.9, 0.92],
    treat: [
      {
        kind: 'toned',
        dark: [0.012, 0.012, 0.012],
        light: [0.92, 0.92, 0.92],
        faded: 0.04,
        soft: 0.3,
        grain: 0.25,
        scratches: 0,
      },
    ],
  },
]

type Mark = Extract<Step, { do: 'artwork' }>['marks'][number]

/** The safelight in the bath, as ripples break it: middle, half its length, half its height. */
const glints: Mark[] = [
  [768, 558, 56, 9],
  [744, 577, 34, 6],
  [792, 590, 24, 5],
  [756, 612, 44, 7],
  [786, 636, 16, 4],
  [738, 650, 30, 5],
  [766, 688, 14, 4],
  [730, 716, 26, 5],
  [752, 760, 12, 3],
].map(([x, y, half, high], n): Mark => {
  const [left, right, top, low] = [x! - half!, x! + half!, y! - high!, y! + high!]
  return {
    draw: 'path',
    path:
      `M${left} ${y}C${left + 0.5 * half!} ${top} ${right - 0.7 * half!} ${top - 2} ${right} ${y! + 4}` +
      `C${right - 0.6 * half!} ${low + 3} ${left + half!} ${low - 3} ${left} ${y}Z`,
    fill: { centre: [x!, y!], radius: half!, inks: ['#ff5a24', '#ff3c10a0', '#ff3c1000'] },
    opacity: 0.42 - 0.035 * n,
  }
})

/** Where the bath climbs up the tray's wall: a line that the light catches here and there. */
const water: Mark[] = [
  {
    draw: 'path',
    path: 'M96 858L338 530C352 516 374 511 404 513L812 561C834 565 838 571 836 590L806 806',
    line: { paint: '#ff4a18', width: 3, round: true, dash: [90, 46, 30, 120, 160, 70] },
    opacity: 0.22,
  },
]

/** Strips of film that dry from the line above: their upper and lower corners, left and right. */
const STRIPS = [
  [
    [0, -30],
    [34, -30],
    [72, 285],
    [46, 287],
  ],
  [
    [485, -30],
    [524, -30],
    [541, 292],
    [504, 296],
  ],
] as const

/** Pictures on a strip, holes along its sides, and the clip that keeps it straight. */
const film = STRIPS.flatMap(([a, b, c, d]): Mark[] => {
  const on = (u: number, v: number) => {
    const x = (a[0] + (b[0] - a[0]) * u) * (1 - v) + (d[0] + (c[0] - d[0]) * u) * v
    const y = (a[1] + (b[1] - a[1]) * u) * (1 - v) + (d[1] + (c[1] - d[1]) * u) * v
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  }
  const box = (left: number, top: number, right: number, low: number) =>
    `M${on(left, top)}L${on(right, top)}L${on(right, low)}L${on(left, low)}Z`
  const pictures = Array.from({ length: 6 }, (_, n) => box(0.2, n / 6 + 0.012, 0.8, (n + 1) / 6 - 0.012))
  const people = Array.from({ length: 6 }, (_, n) => {
    const v = n / 6
    const head = `L${on(0.36, v + 0.08)}L${on(0.46, v + 0.045 + 0.01 * (n % 2))}L${on(0.58, v + 0.08)}`
    return `M${on(0.3 + 0.04 * (n % 3), v + 0.14)}${head}L${on(0.68, v + 0.14)}Z`
  })
  const holes = Array.from({ length: 36 }, (_, n) =>
    [0.045, 0.865].map((u) => box(u, n / 36 + 0.008, u + 0.09, n / 36 + 0.018)),
  ).flat()
  return [
    { draw: 'path', path: box(0, 0, 1, 1), fill: '#2a0602' },
    { draw: 'path', path: pictures, fill: '#7a1c0a' },
    { draw: 'path', path: people, fill: '#b8401c', opacity: 0.6 },
    { draw: 'path', path: holes, fill: '#a83212' },
    {
      draw: 'path',
      path: box(-0.12, 0.965, 1.12, 1.05),
      fill: { from: [d[0], d[1] - 12], to: [c[0], c[1] + 14], inks: ['#e0562a', '#6a1606', '#ff8a54', '#4a0e04'] },
    },
  ]
})

/** The print's own edge on the floor of the tray. */
const edge: Mark[] = [
  { draw: 'path', path: 'M751 573L662 914L198 838', line: { paint: '#3a0a04', width: 4, round: true }, opacity: 0.5 },
  { draw: 'path', path: 'M198 838L376 549L751 571', line: { paint: '#ff6a38', width: 2 }, opacity: 0.22 },
]

export default definePhotoFrame({
  name: 'developing_photos',
  summary: 'Coming up in its bath, in the red light of a dark-room',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg', url2: '{samples}/portrait.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'developing_photos'),
        slots: [{ sheet: print('url'), gain: 1.3 }, { sheet: print('url2') }],
      },
      { do: 'artwork', view: VIEW, marks: film, blend: 'over', soft: 0.0016, opacity: 0.9 },
      { do: 'artwork', view: VIEW, marks: edge, blend: 'over' },
      { do: 'artwork', view: VIEW, marks: [...glints, ...water], blend: 'light', clip: BATH },
    ],
    finish: { exposure: 1.4, tone: 'film', vignette: 0.35, bloom: { strength: 0.3, from: 0.9 } },
  },
})
