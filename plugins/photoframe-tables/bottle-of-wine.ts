import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe, ornaments } from '@gateway/sdk-plugin/photo-frame'
import { CELLAR, DIMMED, GLEAMS, SHOULDERS } from './candle-gleams.ts'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

/** The label; its sides turn away with the bottle, so that what counts keeps to the middle. */
const VIEW = [696, 1000] as const
/** An arch over the photo: left, top, width, height. */
const PICTURE = [113, 58, 470, 554] as const
const GILT = { from: [0, 0], to: [696, 1000], inks: ['#b98d3c', '#8a6222', '#c9a052', '#80591d'] } as const
const WINE = '#5a1420'

const [left, top, width, height] = PICTURE
/** Round above, square below. */
const arch = (x: number, y: number, wide: number, tall: number) => {
  const radius = wide / 2
  return `M${x} ${y + tall}V${y + radius}A${radius} ${radius} 0 0 1 ${x + wide} ${y + radius}V${y + tall}Z`
}

const text = (box: readonly [number, number, number, number], rest: Partial<Extract<Mark, { draw: 'text' }>>): Mark => {
  return { draw: 'text', box, font: 'roman', fill: WINE, text: ' ', ...rest }
}

const label: Mark[] = [
  { draw: 'path', path: [ornaments.rectangle([26, 26, 644, 948])], line: { paint: GILT, width: 5 } },
  { draw: 'path', path: [ornaments.rectangle([36, 36, 624, 928])], line: { paint: WINE, width: 1.6 } },
  { draw: 'path', path: arch(left - 9, top - 9, width + 18, height + 18), line: { paint: GILT, width: 5 } },
  { draw: 'path', path: 'M150 758H318M378 758H546', line: { paint: GILT, width: 2.4 } },
  { draw: 'path', path: 'M348 746L360 758L348 770L336 758Z', fill: GILT },
  text([88, 632, 520, 116], {
    weight: 700,
    spacing: 0.03,
    case: 'upper',
    lines: 2,
    lineHeight: 1.05,
    size: 78,
    text: { input: 'text1', most: 60, description: 'The name of the wine' },
  }),
  text([104, 774, 488, 68], {
    font: 'serif',
    italic: true,
    size: 54,
    fill: '#3c2a20',
    text: { input: 'text2', most: 60, description: 'The line below it' },
  }),
  text([198, 850, 300, 84], {
    weight: 700,
    spacing: 0.12,
    size: 66,
    text: { input: 'year', default: { today: 'year' }, most: 12, description: 'The vintage; this year when left out' },
  }),
]

/** What the label keeps of the light from its left side to its right one. */
const turning: Mark[] = [
  {
    draw: 'path',
    path: ornaments.rectangle([0, 0, 696, 1000]),
    fill: {
      from: [0, 520],
      to: [696, 440],
      inks: ['#ffdca0', '#fff2cc', '#fcecd0', '#f2dcbe', '#dcc0a2', '#b89a82', '#7c6656', '#3c3028'],
    },
  },
]

/** Less of it reaches what is further from the flame. */
const away: Mark = {
  draw: 'path',
  path: ornaments.rectangle([0, 0, 696, 1000]),
  fill: { centre: [60, 280], radius: 1000, inks: ['#ffffff', '#fffaf4', '#f2e8de', '#d8c8ba', '#b8a698', '#9a887c'] },
}

/** What the flame beside it adds, as high as it stands. */
const flame: Mark[] = [
  {
    draw: 'path',
    path: ornaments.rectangle([0, 0, 696, 1000]),
    fill: { centre: [-60, 250], radius: 520, inks: ['#ffa850', '#d07c3080', '#80441828', '#40200000'] },
  },
]

export default definePhotoFrame({
  name: 'bottle_of_wine',
  summary: 'On the label of a bottle in a wine cellar, by candlelight',
  samples: [
    { url: '{samples}/portrait.jpg', text1: 'Château Bellevue', text2: 'Grande réserve', year: '2019' },
    { url: '{samples}/landscape.jpg', text1: 'Lakeside', text2: 'Bottled by hand for Nina and Tom', year: '2008' },
  ],
  recipe: {
    shape: [1040, 1280],
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'bottle_of_wine'),
        slots: [
          {
            sheet: [
              {
                do: 'plate',
                kind: 'paper',
                scale: 0.5,
                relief: 0.25,
                colours: [
                  [0.84, 0.79, 0.66],
                  [0.78, 0.71, 0.56],
                ],
                spot: { rest: 0.95, power: 0.05 },
              },
              {
                do: 'photo',
                at: [(left + width / 2) / VIEW[0], (top + height / 2) / VIEW[1]],
                size: [width / VIEW[0], height / VIEW[1]],
                headroom: 0.14,
                outline: { path: arch(0, 0, width, height), view: [width, height] },
                treat: [
                  { kind: 'toned', colours: 0.85, faded: 0.08, soft: 0.2, grain: 0.1, scratches: 0 },
                  { kind: 'lamplight', at: [-0.2, 0.4], reach: 1.15, rest: 0.9, gain: 1.62, light: [1, 0.91, 0.76] },
                ],
              },
              { do: 'artwork', view: VIEW, marks: label, blend: 'over', worn: 0.08 },
              // The candle stands on its left, and the bottle turns away on both sides.
              { do: 'artwork', view: VIEW, marks: turning, blend: 'ink' },
              { do: 'artwork', view: VIEW, marks: [away], blend: 'ink' },
              { do: 'artwork', view: VIEW, marks: flame, blend: 'light', opacity: 0.26 },
            ],
            gain: 1.36,
          },
        ],
      },
      { do: 'artwork', view: CELLAR, marks: DIMMED, blend: 'over', soft: 0.0018 },
      { do: 'artwork', view: CELLAR, marks: SHOULDERS, blend: 'over', soft: 0.0012 },
      { do: 'artwork', view: CELLAR, marks: GLEAMS, blend: 'over', soft: 0.0028 },
    ],
    finish: { exposure: 1.14, tone: 'film', vignette: 0.26, bloom: { strength: 0.35, from: 0.9 } },
  },
})
