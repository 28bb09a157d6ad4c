import { join } from 'node:path'
import {
  area,
  definePhotoFrame,
  type FrameRecipe,
  ornaments,
  type papers,
  stock,
  words,
} from '@gateway/sdk-plugin/photo-frame'

type Step = papers.SheetStep
type Photo = Extract<Step, { do: 'photo' }>
type Toned = Extract<NonNullable<Photo['treat']>[number], { kind: 'toned' }>

/** The frame in millimetres. */
const VIEW = [440, 330] as const

interface Print {
  /** In millimetres. */
  size: readonly [number, number]
  /** Of its white rim. */
  edge: number
  /** Whose place it is, and what hangs there when nobody sent a photo for it. */
  photo: Pick<Photo, 'input' | 'standIn' | 'headroom' | 'behind' | 'outline'>
  tone: Omit<Toned, 'kind'>
  /** Where air reached it under its corners: in hundredths of the print, and how far. */
  silver: readonly (readonly [x: number, y: number, far: number])[]
}

/** All of one album: the brown of one darkroom, paler where a print has seen more light. */
const DARK = [0.022, 0.011, 0.006] as const
const LIGHT = [0.84, 0.71, 0.5] as const

/** In the order of the plate's slots. */
const PRINTS: Print[] = [
  {
    size: [164, 212],
    edge: 7,
    photo: {},
    tone: { dark: DARK, light: LIGHT, faded: 0.16, scratches: 4, soft: 0.5, grain: 0.5 },
    silver: [
      [0, 4, 60],
      [0, 60, 26],
      [70, 100, 40],
      [100, 100, 52],
      [100, 20, 26],
    ],
  },
  {
    size: [138, 108],
    edge: 5.4,
    photo: { input: 'url2', standIn: 'sea' },
    tone: { dark: DARK, light: LIGHT, faded: 0.12, scratches: 1, soft: 1.4, grain: 0.7 },
    silver: [
      [100, 0, 40],
      [0, 70, 24],
    ],
  },
  {
    size: [82, 108],
    edge: 4.8,
    photo: { input: 'url3', standIn: 'alps' },
    tone: { dark: DARK, light: LIGHT, faded: 0.3, scratches: 0, soft: 2, grain: 0.7 },
    silver: [
      [0, 100, 52],
      [30, 100, 30],
    ],
  },
  // A studio's card: head and shoulders fade into the bare paper.
  {
    size: [74, 108],
    edge: 4.8,
    photo: {
      headroom: 0.16,
      behind: 0.12,
      outline: { path: ornaments.oval(110, 158, 92, 134), view: [220, 340], soft: 0.09 },
    },
    tone: { dark: DARK, light: LIGHT, faded: 0.26, scratches: 1, soft: 0.8, grain: 0.5 },
    silver: [[100, 92, 30]],
  },
]

/** Silver that has come to the surface where the air reached it: it mirrors a cool sky, in patches. */
const silvered = (spots: Print['silver']): Step => ({
  do: 'artwork',
  view: [100, 100],
  blend: 'light',
  worn: 0.55,
  soft: 0.004,
  opacity: 0.6,
  marks: spots.map(([x, y, far]) =>
    area(ornaments.circle(x, y, far), {
      centre: [x, y],
      radius: far,
      inks: ['#46525e', '#333d48', '#161b21', '#000000'],
    }),
  ),
})

const printOf = ({ size: [wide, high], edge, photo, tone, silver }: Print): Step[] => [
  stock([0.83, 0.74, 0.56], { relief: 0.05 }),
  {
    do: 'photo',
    at: [0.5, 0.5],
    size: [1 - (2 * edge) / wide, 1 - (2 * edge) / high],
    ...photo,
    treat: [
      { kind: 'grade', contrast: 0.28, saturation: 0, grain: 0 },
      { kind: 'toned', ...tone },
    ],
  },
  {
    do: 'aged',
    yellow: 0.12,
    edges: 0.6,
    folds: {},
    creases: 0.2,
    stains: 0,
    foxing: 0.3,
  },
  silvered(silver),
]

/** White pencil on the dark page. */
const chalk = (text: string, x: number, y: number, width: number, turn = -1.5) => {
  return words(text, [x, y, width, 14.5], { font: 'hand', weight: 400, size: 13.2, turn, fill: '#e2dac8' })
}

/** The glasses of the spectacles in pixels of the medium size: their middles; all have the same radii. */
const GLASSES = [
  [192, 844.5],
  [9, 905],
] as const
const [ACROSS, DOWN] = [60.5, 57.5]

/** What ground glass does: it is dim towards its rim, gathers light opposite the lamp, and mirrors the window, bowed. */
const glasses: Extract<FrameRecipe['steps'][number], { do: 'artwork' }>[] = GLASSES.flatMap(([x, y]) => {
  const round = ornaments.oval(x, y, ACROSS, DOWN)
  const pane = (from: number, to: number, low: number, high: number) =>
    `M${x + from} ${y - low}Q${x + (from + to) / 2} ${y - low - 6} ${x + to} ${y - low - 1}` +
    `L${x + to + 3} ${y - high}Q${x + (from + to) / 2} ${y - high - 7} ${x + from + 6} ${y - high + 2}Z`
  const base = { do: 'artwork' as const, view: [1280, 960] as const, clip: round }
  return [
    {
      ...base,
      marks: [area(round, { centre: [x, y], radius: ACROSS, inks: ['#ffffff', '#ffffff', '#f4f2ee', '#c4bfb6'] })],
    },
    {
      ...base,
      blend: 'light' as const,
      soft: 0.003,
      marks: [
        area(round, {
          centre: [x - 12, y - 14],
          radius: 78,
          inks: ['#231d17', '#211b15', '#251e17', '#40362a', '#1a140e'],
        }),
        area([pane(-38, -14, 16, 42), pane(-9, 15, 19, 45)], {
          from: [x - 38, y - 44],
          to: [x + 14, y - 14],
          inks: ['#5c636c', '#2a2e34'],
        }),
        area([pane(-36, -12, -4, 12), pane(-7, 16, -1, 15)], {
          from: [x - 38, y - 14],
          to: [x + 14, y + 4],
          inks: ['#33383f', '#14171b'],
        }),
      ],
    },
  ]
})

export default definePhotoFrame({
  name: 'vintage-photos',
  summary: 'A page of an old album, its prints held by paper corners',
  samples: [
    { url: '{samples}/portrait.jpg' },
    { url: '{samples}/portrait.jpg', url2: '{samples}/landscape.jpg' },
    { url: '{samples}/landscape.jpg', url3: '{samples}/portrait.jpg' },
  ],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'album'),
        slots: PRINTS.map((print) => ({ sheet: printOf(print) })),
      },
      {
        do: 'artwork',
        view: VIEW,
        blend: 'over',
        worn: 0.35,
        opacity: 0.9,
        marks: [
          chalk('Easter at Grandmother’s', 96, 272, 120, -2),
          chalk('a calm day, June ’31', 232, 155, 124, 2.6),
          chalk('up in the hills', 222, 294, 90, -3),
          chalk('at the studio', 322, 292, 78, 3),
        ],
      },
      ...glasses,
    ],
    finish: { tone: 'film', exposure: 1.1, tint: [1.02, 1, 0.95], vignette: 0.3, bloom: { strength: 0.08 } },
  },
})
