import {
  area,
  definePhotoFrame,
  type FrameRecipe,
  line,
  lying,
  ornaments,
  stock,
  words,
  shade,
} from '@gateway/sdk-plugin/photo-frame'
import { corners, type Laid } from './album-corners.ts'

type Step = FrameRecipe['steps'][number]
type Photo = Extract<Step, { do: 'photo' }>
type Toned = Extract<NonNullable<Photo['treat']>[number], { kind: 'toned' }>

/** The page in hundredths of the frame's height. */
const PAGE = [400 / 3, 100] as const

interface Placed extends Laid {
  edge: number
  /** Whose place it is, and what hangs there when nobody sent a photo for it. */
  photo: Pick<Photo, 'input' | 'standIn' | 'headroom' | 'behind' | 'outline'>
  tone: Omit<Toned, 'kind'>
}

/** All of one album: the brown of one darkroom, paler where a print has seen more light. */
const DARK = [0.022, 0.011, 0.006] as const
const LIGHT = [0.84, 0.71, 0.5] as const

const PRINTS: Placed[] = [
  {
    at: [39, 50],
    size: [56, 72],
    turn: -2,
    edge: 2.4,
    photo: {},
    tone: { dark: DARK, light: LIGHT, faded: 0.1, scratches: 2, soft: 0.3, grain: 0.35 },
  },
  {
    at: [91.5, 29],
    size: [47, 37],
    turn: 2.6,
    edge: 1.8,
    photo: { input: 'url2', standIn: 'sea' },
    tone: { dark: DARK, light: LIGHT, faded: 0.12, scratches: 1, soft: 1.4, grain: 0.7 },
  },
  {
    at: [83.5, 74],
    size: [28, 37],
    turn: -4,
    edge: 1.6,
    photo: { input: 'url3', standIn: 'alps' },
    tone: { dark: DARK, light: LIGHT, faded: 0.3, scratches: 0, soft: 2, grain: 0.7 },
  },
  // A studio's card: head and shoulders fade into the bare paper.
  {
    at: [115, 72],
    size: [25, 37],
    turn: 3.4,
    edge: 1.6,
    photo: {
      headroom: 0.16,
      behind: 0.12,
      outline: { path: ornaments.oval(110, 158, 92, 134), view: [220, 340], soft: 0.09 },
    },
    tone: { dark: DARK, light: LIGHT, faded: 0.26, scratches: 1, soft: 0.8, grain: 0.5 },
  },
]

/** Silver that has come to the surface along the sides, where the air reached it: it mirrors a cool sky. */
const SILVERED: Step = {
  do: 'artwork',
  view: [100, 100],
  blend: 'light',
  worn: 0.3,
  marks: (
    [
      ['M0 0H100V16H0Z', [0, 3], [0, 16]],
      ['M0 84H100V100H0Z', [0, 97], [0, 84]],
      ['M0 0H16V100H0Z', [3, 0], [16, 0]],
      ['M84 0H100V100H84Z', [97, 0], [84, 0]],
    ] as const
  ).map(([path, from, to]) =>
    area(path, { from, to, inks: ['#000000', '#2c3440', '#161b22', '#000000'] }, { opacity: 0.55 }),
  ),
}

const printOf = (print: Placed): Step => {
  const [wide, high] = print.size
  const deckle = ornaments.tornEdges(wide * 10, high * 10, { depth: 2.2, seed: Math.round(wide) })
  return {
    do: 'sheet',
    at: [print.at[0] / PAGE[0], print.at[1] / PAGE[1]],
    size: [wide / PAGE[0], high / PAGE[1]],
    turn: print.turn,
    shadows: lying(0.7),
    outline: { path: deckle, view: [wide * 10, high * 10] },
    steps: [
      stock([0.83, 0.74, 0.56], { relief: 0.05 }),
      {
        do: 'photo',
        size: [1 - (2 * print.edge) / wide, 1 - (2 * print.edge) / high],
        ...print.photo,
        treat: [
          { kind: 'grade', contrast: 0.28, saturation: 0, grain: 0 },
          { kind: 'toned', ...print.tone },
        ],
      },
      { do: 'aged', yellow: 0.08, edges: 0.35, folds: {}, creases: 0.1, stains: 0, foxing: 0.2 },
      SILVERED,
      {
        do: 'artwork',
        view: [100, 100],
        blend: 'light',
        marks: [
          area(
            'M0 0H100V100H0Z',
            { from: [0, 0], to: [80, 100], inks: ['#1d1c1a', '#34322e', '#0e0e0d', '#000000'] },
            { opacity: 0.4 },
          ),
        ],
      },
    ],
  }
}

/** White pencil on the dark page. */
const chalk = (text: string, x: number, y: number, width: number, turn = -1.5) => {
  return words(text, [x, y, width, 4.4], { font: 'hand', weight: 400, size: 4, turn, fill: '#e2dac8' })
}

export default definePhotoFrame({
  name: 'vintage-photos',
  summary: 'A page of an old album, its prints held by paper corners',
  samples: [
    { url: '{samples}/portrait.jpg' },
    { url: '{samples}/portrait.jpg', url2: '{samples}/landscape.jpg' },
    { url: '{samples}/landscape.jpg', url3: '{samples}/portrait.jpg' },
  ],
  recipe: {
    light: 'party',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'paper',
            scale: 1.1,
            relief: 0.3,
            colours: [
              [0.085, 0.07, 0.058],
              [0.06, 0.048, 0.04],
            ],
            spot: { at: [0.3, 0.15], size: 0.95, rest: 0.5, power: 0.7 },
          },
        ],
      },
      ...PRINTS.map(printOf),
      { do: 'artwork', view: PAGE, blend: 'over', marks: PRINTS.flatMap(corners) },
      {
        do: 'artwork',
        view: PAGE,
        blend: 'over',
        worn: 0.35,
        opacity: 0.9,
        marks: [
          chalk('Easter at Grandmother’s', 18, 88.5, 42),
          chalk('a calm day, June ’31', 70, 50, 30, 2.6),
          chalk('up in the hills', 70, 94.4, 26, -3),
          chalk('at the studio', 104, 93, 22, 3),
        ],
      },
      // The page sinks into the album's back, and silk tissue lies over its far side.
      {
        do: 'artwork',
        view: PAGE,
        marks: [
          area('M0 0H12V100H0Z', { from: [0, 0], to: [12, 0], inks: ['#000000e0', '#00000070', '#00000000'] }),
          line('M1.6 8V92', 0.9, '#000000c0', { line: { paint: '#000000c0', width: 0.9, dash: [2.4, 3] } }),
        ],
      },
      shade.belowLamp({ at: [0.25, 0.15], strength: 0.55 }),
    ],
    finish: { ...shade.SUNNY, exposure: 1, vignette: 0.4 },
  },
})
