import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe, ornaments } from '@gateway/sdk-plugin/photo-frame'
import { fittings } from './bike-fittings.ts'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]
type Text = Extract<Mark, { draw: 'text' }>

const POSTER = [900, 1180] as const
/** Left, top, width, height of the photo on the poster. */
const PICTURE = [62, 204, 776, 716] as const
const GREEN = '#123f35'

const [left, top, width, height] = PICTURE

const words = (box: Text['box'], rest: Partial<Text>): Mark => {
  return { draw: 'text', box, fill: GREEN, text: ' ', ...rest }
}

const ground: Mark[] = [
  {
    draw: 'path',
    path: 'M0 0H900V1180H0Z',
    fill: { from: [0, 0], to: [900, 1180], inks: ['#f6ecd6', '#f0e2c6'] },
  },
  { draw: 'path', path: 'M0 0H900V182H0Z', fill: '#b8402c' },
  {
    draw: 'path',
    path: ornaments.rectangle([left - 12, top - 2, width + 24, height + 22]),
    line: { paint: GREEN, width: 5 },
  },
]

const print: Mark[] = [
  words([60, 40, 780, 118], {
    font: 'deco',
    spacing: 0.02,
    size: 120,
    fill: '#fbf1dc',
    text: { input: 'title', default: 'Out and about', most: 40, description: 'Across the top of the poster' },
  }),
  words([60, 950, 780, 96], {
    font: 'condensed',
    weight: 700,
    case: 'upper',
    spacing: 0.05,
    size: 92,
    text: { input: 'text1', most: 60, description: 'Below the photo, in capitals' },
  }),
  { draw: 'path', path: 'M300 1064H424M476 1064H600', line: { paint: '#b8402c', width: 4 } },
  { draw: 'path', path: 'M450 1052L462 1064L450 1076L438 1064Z', fill: '#b8402c' },
  words([60, 1084, 780, 62], {
    font: 'serif',
    italic: true,
    size: 60,
    fill: '#4a3524',
    text: { input: 'text2', most: 80, description: 'The last line' },
  }),
]

const STREET = [1280, 960] as const
/** Shade of the tree's outermost leaves on the upper left and the lower right of the board. */
const shade: Mark[] = Array.from({ length: 46 }, (_, at): Mark => {
  const far = (at * 0.618) % 1
  const [x, y] =
    at % 2
      ? [-20 + 700 * far, -10 + 190 * ((at * 0.37) % 1) * (1 - 0.6 * far)]
      : [900 - 560 * far, 1190 - 260 * ((at * 0.43) % 1) * (1 - 0.5 * far)]
  const [long, turn] = [34 + 34 * ((at * 0.71) % 1), at * 2.4]
  const [cos, sin] = [long * Math.cos(turn), long * Math.sin(turn)]
  return {
    draw: 'path',
    path:
      `M${x - cos} ${y - sin}Q${x - 0.6 * sin} ${y + 0.6 * cos} ${x + cos} ${y + sin}` +
      `Q${x + 0.6 * sin} ${y - 0.6 * cos} ${x - cos} ${y - sin}Z`,
    fill: '#6b6f86',
  }
})

export default definePhotoFrame({
  name: 'on_the_bike',
  summary: 'On the poster of a delivery bicycle, parked in a cobbled street in the morning sun',
  samples: [
    {
      url: '{samples}/portrait.jpg',
      title: 'Meet Ada',
      text1: 'Fresh bread by bike',
      text2: 'every morning from seven',
    },
    { url: '{samples}/landscape.jpg', text1: 'Rides by the lake', text2: 'Saturdays at the old pier' },
  ],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'on_the_bike'),
        slots: [
          {
            sheet: [
              { do: 'artwork', view: POSTER, marks: ground, blend: 'over' },
              {
                do: 'photo',
                headroom: 0.1,
                at: [(left + width / 2) / POSTER[0], (top + 10 + height / 2) / POSTER[1]],
                size: [width / POSTER[0], height / POSTER[1]],
                // The sun comes through a street tree.
                treat: [
                  { kind: 'lamplight', at: [0.2, 0.1], reach: 1.4, rest: 0.8, leaves: 0.3, light: [1, 0.97, 0.9] },
                ],
              },
              { do: 'artwork', view: POSTER, marks: print, blend: 'over', worn: 0.08 },
            ],
          },
        ],
      },
      { do: 'artwork', view: STREET, marks: fittings, blend: 'over', soft: 0.0007 },
      // The tree's shade lies on all of the board.
      {
        do: 'artwork',
        view: POSTER,
        lies: { at: [0.4125, 0.461], size: [0.309, 0.53] },
        marks: shade,
        clip: 'M2 0L898 8L900 1172L6 1180Z',
        soft: 0.007,
        opacity: 0.6,
      },
    ],
    finish: { tone: 'film', vignette: 0.2 },
  },
})
