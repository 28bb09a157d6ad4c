import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe, ornaments } from '@gateway/sdk-plugin/photo-frame'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

const VIEW = [660, 1000] as const
/** Left, top, width, height of the photo pasted on the cover. */
const PICTURE = [140, 304, 380, 462] as const
/** Gold leaf runs from light to dark where the cover leans. */
const GILT = { from: [0, 0], to: [660, 1000], inks: ['#f4dc9c', '#c9993f', '#f0d38a', '#b8873a'] } as const

const line = (box: readonly [number, number, number, number], width: number): Mark => {
  return { draw: 'path', path: ornaments.rectangle(box), line: { paint: GILT, width } }
}

/** A corner of leaves, drawn for the upper left; the others are its mirror images. */
const corners = [
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
].map(([x, y]) => {
  const at = (dx: number, dy: number) => `${330 + x! * (dx - 330)} ${500 + y! * (dy - 500)}`
  return (
    `M${at(52, 52)}C${at(96, 56)} ${at(124, 76)} ${at(128, 112)}C${at(104, 104)} ${at(100, 92)} ${at(84, 84)}` +
    `C${at(92, 100)} ${at(104, 104)} ${at(112, 128)}C${at(76, 124)} ${at(56, 96)} ${at(52, 52)}Z` +
    `M${at(134, 58)}Q${at(168, 54)} ${at(176, 74)}Q${at(150, 82)} ${at(134, 58)}Z` +
    `M${at(58, 134)}Q${at(54, 168)} ${at(74, 176)}Q${at(82, 150)} ${at(58, 134)}Z`
  )
})

const cover: Mark[] = [
  line([30, 30, 600, 940], 6),
  line([42, 42, 576, 916], 1.6),
  { draw: 'path', path: corners, fill: GILT },
  { draw: 'path', path: 'M250 268H310M350 268H410', line: { paint: GILT, width: 2.4 } },
  { draw: 'path', path: 'M330 256L342 268L330 280L318 268Z', fill: GILT },
  line([PICTURE[0] - 14, PICTURE[1] - 14, PICTURE[2] + 28, PICTURE[3] + 28], 3.4),
  {
    draw: 'text',
    box: [128, 100, 404, 146],
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
    box: [120, 806, 420, 76],
    font: 'roman',
    case: 'upper',
    spacing: 0.1,
    fill: GILT,
    size: 40,
    text: { input: 'text2', most: 60, description: 'The author' },
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
                  { kind: 'lamplight', at: [-0.1, 0.3], reach: 1, rest: 0.66, gain: 1.15, light: [1, 0.95, 0.86] },
                ],
              },
              { do: 'artwork', view: VIEW, marks: cover, blend: 'over', worn: 0.16 },
            ],
          },
          { sheet: [bookCloth, { do: 'artwork', view: SPINE, marks: spine, blend: 'over', worn: 0.2 }] },
        ],
      },
    ],
    finish: { exposure: 1.35, tone: 'film', vignette: 0.25, bloom: { strength: 0.3, from: 0.9 } },
  },
})
