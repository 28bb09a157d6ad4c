import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe, ornaments } from '@gateway/sdk-plugin/photo-frame'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

const VIEW = [660, 1000] as const
/** Left, top, width, height of the photo pasted on the cover. */
const PICTURE = [103, 262, 454, 560] as const
/** Gold leaf runs from light to dark where the cover leans. */
const GILT = { from: [0, 0], to: [660, 1000], inks: ['#f4dc9c', '#c9993f', '#f0d38a', '#b8873a'] } as const

const dot = (spot: string) => {
  const [x, y] = spot.split(' ').map(Number)
  return ornaments.circle(x!, y!, 2.6)
}

const line = (box: readonly [number, number, number, number], width: number): Mark => {
  return { draw: 'path', path: ornaments.rectangle(box), line: { paint: GILT, width } }
}

/** A corner as a binder tools it, drawn for the upper left; the others are its mirror images. */
const cornersOf = (draw: (at: (dx: number, dy: number) => string) => string) =>
  [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ].map(([x, y]) => draw((dx, dy) => `${330 + x! * (dx - 330)} ${500 + y! * (dy - 500)}`))

const leaves = cornersOf(
  (at) =>
    `M${at(56, 56)}C${at(74, 54)} ${at(92, 68)} ${at(96, 96)}C${at(68, 92)} ${at(54, 74)} ${at(56, 56)}Z` +
    `M${at(96, 60)}C${at(108, 50)} ${at(124, 52)} ${at(132, 62)}C${at(120, 72)} ${at(106, 70)} ${at(96, 60)}Z` +
    `M${at(60, 96)}C${at(50, 108)} ${at(52, 124)} ${at(62, 132)}C${at(72, 120)} ${at(70, 106)} ${at(60, 96)}Z` +
    `M${at(170, 58)}C${at(180, 50)} ${at(194, 52)} ${at(200, 60)}C${at(190, 68)} ${at(178, 66)} ${at(170, 58)}Z` +
    `M${at(58, 170)}C${at(50, 180)} ${at(52, 194)} ${at(60, 200)}C${at(68, 190)} ${at(66, 178)} ${at(58, 170)}Z`,
)
const scrolls = cornersOf(
  (at) =>
    `M${at(92, 92)}C${at(112, 66)} ${at(150, 58)} ${at(214, 60)}M${at(92, 92)}C${at(66, 112)} ${at(58, 150)} ${at(60, 214)}` +
    `M${at(150, 62)}C${at(168, 76)} ${at(152, 96)} ${at(138, 86)}C${at(132, 80)} ${at(142, 72)} ${at(147, 80)}` +
    `M${at(62, 150)}C${at(76, 168)} ${at(96, 152)} ${at(86, 138)}C${at(80, 132)} ${at(72, 142)} ${at(80, 147)}`,
)
const pearls = cornersOf((at) =>
  [at(222, 60), at(232, 60), at(60, 222), at(60, 232), at(112, 112)].map((spot) => dot(spot)).join(''),
)

const cover: Mark[] = [
  line([30, 30, 600, 940], 6),
  line([42, 42, 576, 916], 1.6),
  { draw: 'path', path: leaves, fill: GILT },
  { draw: 'path', path: scrolls, line: { paint: GILT, width: 2.4 } },
  { draw: 'path', path: pearls, fill: GILT },
  line([PICTURE[0] - 14, PICTURE[1] - 14, PICTURE[2] + 28, PICTURE[3] + 28], 3.4),
  {
    draw: 'text',
    box: [128, 88, 404, 140],
    font: 'roman',
    weight: 700,
    case: 'upper',
    spacing: 0.05,
    lines: 2,
    lineHeight: 1.12,
    fill: GILT,
    size: 74,
    text: { input: 'text', most: 60, description: 'The title' },
  },
  {
    draw: 'text',
    box: [130, 858, 400, 66],
    font: 'roman',
    case: 'upper',
    spacing: 0.1,
    fill: GILT,
    size: 40,
    text: { input: 'text2', most: 60, description: 'The author' },
  },
]

const [left, top, right, foot] = [
  PICTURE[0] - 5,
  PICTURE[1] - 5,
  PICTURE[0] + PICTURE[2] + 5,
  PICTURE[1] + PICTURE[3] + 5,
]
/** A panel that was pressed into the boards: the candle, low on the left, leaves its upper and left walls in shade. */
const sunk: Mark[] = [
  { draw: 'path', path: `M${left} ${foot}V${top}H${right}`, line: { paint: '#2c2620', width: 17 } },
  { draw: 'path', path: `M${left} ${foot}H${right}V${top}`, line: { paint: '#6a6258', width: 7 } },
]
/** And grazes the lip of the others. */
const lip: Mark[] = [
  { draw: 'path', path: `M${left} ${foot + 3}H${right + 3}V${top}`, line: { paint: '#7a5a30', width: 3.2 } },
]

/** The candle stands on the left, at the height of the title: what is further off is darker and browner. */
const falling: Mark[] = [
  {
    draw: 'path',
    path: ornaments.rectangle([0, 0, 660, 1000]),
    fill: {
      centre: [-40, 240],
      radius: 1080,
      inks: ['#ffffff', '#fffefa', '#fdf6ea', '#f4e8d6', '#dccab4', '#b4a28e'],
    },
  },
]
const warmth: Mark[] = [
  {
    draw: 'path',
    path: ornaments.rectangle([0, 0, 660, 1000]),
    fill: { centre: [-60, 220], radius: 620, inks: ['#ffb45a', '#e0823050', '#c0602000'] },
  },
]

const SPINE = [240, 1600] as const
const bands = [60, 84, 300, 312, 1290, 1302, 1520, 1544].map((y) => `M0 ${y}H240`)
const spine: Mark[] = [
  { draw: 'path', path: bands, line: { paint: '#cfa550', width: 5 } },
  {
    draw: 'text',
    box: [-300, 735, 920, 130],
    font: 'roman',
    weight: 700,
    case: 'upper',
    spacing: 0.06,
    fill: '#d9b566',
    size: 96,
    turn: 90,
    text: { input: 'text', most: 60, description: 'The title' },
  },
]

const PLATE = [1280, 960] as const
const title = (text: string, box: readonly [number, number, number, number], size: number): Mark => {
  return { draw: 'text', text, box, size, font: 'roman', weight: 700, spacing: 0.16, fill: '#e0b45c' }
}
/** Gilt on the books beside it, out of focus as they are. */
const shelf: Mark[] = [
  title('VOYAGES', [900, 424, 200, 50], 34),
  title('THE NORTHERN SEA', [910, 540, 330, 56], 36),
  title('HERBARIUM', [900, 664, 250, 60], 36),
  { draw: 'path', path: 'M876 528H1280M876 606H1280', line: { paint: '#c89a48', width: 3 } },
  { draw: 'path', path: 'M872 346H1280M872 390H1280', line: { paint: '#f0dcae', width: 1.6 }, opacity: 0.5 },
]

const bookCloth: FrameRecipe['steps'][number] & { do: 'plate' } = {
  do: 'plate',
  kind: 'linen',
  scale: 0.35,
  relief: 0.5,
  colours: [[0.024, 0.06, 0.044]],
  spot: { rest: 1, power: 0 },
}

export default definePhotoFrame({
  name: 'classic_book',
  summary: 'Pasted on the cover of a cloth-bound book, its title in gold, by candlelight',
  samples: [
    { url: '{samples}/portrait.jpg', text: 'The Long Summer', text2: 'A. Winter' },
    { url: '{samples}/landscape.jpg', text: 'Letters from the Lake', text2: 'E. Ashdown' },
  ],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'classic_book'),
        slots: [
          {
            sheet: [
              bookCloth,
              {
                do: 'photo',
                at: [(PICTURE[0] + PICTURE[2] / 2) / VIEW[0], (PICTURE[1] + PICTURE[3] / 2) / VIEW[1]],
                size: [PICTURE[2] / VIEW[0], PICTURE[3] / VIEW[1]],
                // Paper pasted on linen takes its weave, and the candle's light from one side.
                treat: [
                  { kind: 'toned', colours: 0.8, faded: 0.12, soft: 0.3, grain: 0.2, scratches: 0 },
                  { kind: 'surface', of: 'pasted', sheets: [1, 1], strength: 0.9 },
                  { kind: 'lamplight', at: [-0.1, 0.3], reach: 1.05, rest: 0.46, gain: 1.72, light: [1, 0.9, 0.72] },
                  // The candle in the varnish of the plate.
                  {
                    kind: 'glare',
                    shape: 'lamp',
                    at: [0.06, 0.2],
                    size: [0.3, 0.5],
                    lean: 0.2,
                    strength: 0.16,
                    light: [1, 0.78, 0.5],
                  },
                ],
              },
              { do: 'artwork', view: VIEW, marks: sunk, blend: 'ink', soft: 0.005 },
              { do: 'artwork', view: VIEW, marks: lip, blend: 'light', soft: 0.0016 },
              { do: 'artwork', view: VIEW, marks: cover, blend: 'over', worn: 0.16 },
              { do: 'artwork', view: VIEW, marks: falling, blend: 'ink' },
              { do: 'artwork', view: VIEW, marks: warmth, blend: 'light', opacity: 0.16 },
            ],
          },
          { sheet: [bookCloth, { do: 'artwork', view: SPINE, marks: spine, blend: 'over', worn: 0.2 }] },
        ],
      },
      { do: 'artwork', view: PLATE, marks: shelf, blend: 'over', soft: 0.0028, opacity: 0.54, worn: 0.2 },
    ],
    finish: { exposure: 1.35, tone: 'film', vignette: 0.25, bloom: { strength: 0.3, from: 0.9 } },
  },
})
