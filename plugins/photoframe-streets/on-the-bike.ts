import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe, ornaments } from '@gateway/sdk-plugin/photo-frame'

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
const CHROME = ['#f4f1ea', '#a7a9a6', '#4c4e4e', '#b9b7ae', '#6a6862']

/** What joins the front of the frame: gusset and crown, the rod from the bars to the fork, the rail's bend below the load. */
const joints: Mark[] = [
  { draw: 'path', path: 'M366 709H349C342 709 338 706 334 699', line: { paint: '#11402f', width: 8 } },
  { draw: 'path', path: 'M366 707H349C343 707 340 704 337 699', line: { paint: '#2f7355', width: 2.4 } },
  { draw: 'path', path: 'M282 659.5L250 652', line: { paint: '#15503a', width: 4, round: true } },
  { draw: 'path', path: 'M281 658.5L251 651.3', line: { paint: '#4a8a6c', width: 1.1, round: true } },
  { draw: 'path', path: ornaments.circle(250, 652, 3.2), fill: '#8d8f8c' },
  {
    draw: 'path',
    path: 'M268 570L284 578L297 596L284 607L275 604Z',
    fill: { from: [268, 590], to: [296, 590], inks: ['#216a4c', '#1a563e', '#0f3b2b'] },
  },
  {
    draw: 'path',
    path: 'M262 604Q270 597 286 604L287 611Q280 619 266 614Z',
    fill: { from: [262, 600], to: [287, 616], inks: ['#3d8264', '#1a563e', '#0c3023'] },
  },
  // A ring of steel above and below, in which the fork turns.
  {
    draw: 'path',
    path: ['M256.5 552.5L272.5 549.5L274 556L258.3 559Z', 'M269.5 598.5L286.5 595.5L287.6 600.5L270.6 603.6Z'],
    fill: { from: [257, 556], to: [274, 553], inks: CHROME },
  },
  {
    draw: 'path',
    path: 'M256.5 552.5Q264 547 272.5 549.5Q265 555.5 256.5 552.5Z',
    fill: { from: [257, 548], to: [272, 554], inks: ['#dedbd2', '#777873'] },
  },
]
/** The lamp on its bracket before the head: a bullet of chrome, its glass to the front. */
const lamp: Mark[] = [
  { draw: 'path', path: 'M254 568L267 573', line: { paint: '#3a3b3a', width: 4, round: true } },
  {
    draw: 'path',
    path: 'M236 558Q250 555 262 563Q266 567 262 571Q250 579 236 577Z',
    fill: { from: [0, 556], to: [0, 578], inks: CHROME },
  },
  {
    draw: 'path',
    path: 'M236 557Q230 567 236 578Q239.5 567 236 557Z',
    fill: { from: [232, 558], to: [239, 576], inks: ['#fff6d8', '#d8c088', '#8c7448'] },
  },
  { draw: 'path', path: 'M240 560Q250 558.5 258 563', line: { paint: '#ffffffcc', width: 1.3, round: true } },
]

/** Shade of the tree's outermost leaves on the upper left and the lower right of the board. */
const shade: Mark[] = Array.from({ length: 46 }, (_, at): Mark => {
  const far = (at * 0.618) % 1
  const [x, y] =
    at % 2
      ? [-20 + 560 * far, -10 + 150 * ((at * 0.37) % 1) * (1 - 0.6 * far)]
      : [900 - 420 * far, 1190 - 210 * ((at * 0.43) % 1) * (1 - 0.5 * far)]
  const [long, turn] = [26 + 20 * ((at * 0.71) % 1), at * 2.4]
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
                  { kind: 'lamplight', at: [0.2, 0.1], reach: 1.4, rest: 0.8, leaves: 0.22, light: [1, 0.97, 0.9] },
                ],
              },
              { do: 'artwork', view: POSTER, marks: print, blend: 'over', worn: 0.08 },
              // Its shade lies on the board around the photo too.
              { do: 'artwork', view: POSTER, marks: shade, soft: 0.01, opacity: 0.8 },
            ],
          },
        ],
      },
      { do: 'artwork', view: STREET, marks: [...joints, ...lamp], blend: 'over', soft: 0.0007 },
    ],
    finish: { tone: 'film', vignette: 0.2 },
  },
})
