import { definePhotoFrame, ornaments, shade } from '@gateway/sdk-plugin/photo-frame'
import { baked, spoon } from './breakfast.ts'
import { MORNING, standing, stock } from './kit.ts'
import { skyline } from './skyline.ts'
import { tints } from './tints.ts'

/** A postcard from about 1900, the picture and the lines to write on on one side. */
const CARD = [1500, 1050] as const
const INK = '#3b2a1e'
/** Of the postmark: black where the stamp was pressed hardest. */
const STRUCK = { from: [690, 90], to: [866, 220], inks: ['#141822', '#2a3040', '#141822', '#4a5060a0'] } as const
const RUN_OUT = {
  from: [690, 120],
  to: [318, 170],
  inks: ['#10131cf0', '#1e2330d0', '#141822e0', '#1e233060'],
} as const
/** The card's size in the engraving's own lengths. */
const VIEW = [1890, 1323] as const

/** Where the colours end. */
const WITHIN = 'M70 60H962V640H70Z'

/** The engraver's rules around the view, which cover where the colours end. */
const rules = (
  [
    [[68, 58, 896, 584], 4.2],
    [[59, 49, 914, 602], 1.7],
  ] as const
).map(([box, width]) => ({
  draw: 'path' as const,
  path: ornaments.rectangle(box),
  line: { paint: INK, width },
}))

export default definePhotoFrame({
  name: 'memories_of_paris',
  summary: 'An old postcard with an engraved view of the city on the Seine',
  samples: [
    { url: '{samples}/portrait.jpg', text: 'Wish you were here' },
    { url: '{samples}/landscape.jpg', text: 'Walking along the river every evening, thinking of you' },
  ],
  recipe: {
    steps: [
      standing('memories_of_paris', [
        stock([
          [0.84, 0.76, 0.58],
          [0.76, 0.65, 0.45],
        ]),
        // The plate was cut in steel: all tones of the view are lines.
        {
          do: 'artwork',
          view: VIEW,
          clip: WITHIN,
          blend: 'ink',
          opacity: 0.94,
          worn: 0.06,
          treat: [{ kind: 'engraving', ink: [0.05, 0.03, 0.018], lines: 250, turn: -4, relief: 3 }],
          marks: [{ draw: 'path', path: 'M0 0H1890V1323H0Z', fill: '#ecdcb4' }, ...tints(), ...skyline(INK)],
        },
        {
          do: 'artwork',
          view: VIEW,
          clip: WITHIN,
          blend: 'ink',
          opacity: 0.62,
          worn: 0.16,
          // Coloured by hand, with a small brush.
          treat: [{ kind: 'oil', canvas: [0.6, 0.45, 0.25], brush: 0.013, bare: 0, impasto: 0.1 }],
          marks: [{ draw: 'path', path: 'M0 0H1890V1323H0Z', fill: '#f6ecd0' }, ...tints()],
        },
        { do: 'artwork', view: VIEW, opacity: 0.72, worn: 0.12, marks: skyline(INK) },
        { do: 'artwork', view: VIEW, opacity: 0.9, worn: 0.16, marks: rules },
        {
          do: 'artwork',
          view: CARD,
          opacity: 0.9,
          worn: 0.14,
          marks: [
            { draw: 'path', path: ornaments.rectangle([30, 30, 1440, 990]), line: { paint: INK, width: 3 } },
            {
              draw: 'text',
              text: 'Souvenir de Paris',
              box: [62, 536, 700, 130],
              font: 'script',
              size: 124,
              align: 'left',
              fill: '#7a241c',
            },
            { draw: 'path', path: 'M70 676Q400 650 750 682', line: { paint: '#7a241c', width: 3, round: true } },
          ],
        },
        // With a steel nib: it strays, and the ink runs dry here and there.
        {
          do: 'artwork',
          view: CARD,
          strays: 0.0034,
          worn: 0.14,
          marks: [
            {
              draw: 'text',
              text: { input: 'text' },
              box: [84, 706, 650, 250],
              font: 'hand',
              weight: 500,
              size: 96,
              lines: 3,
              lineHeight: 1,
              align: 'left',
              fill: '#22306a',
              turn: -1,
            },
          ],
        },
        {
          do: 'photo',
          at: [1118 / 1500, 525 / 1050],
          size: [644 / 1500, 900 / 1050],
          blend: 'ink',
          treat: [{ kind: 'toned', dark: [0.045, 0.024, 0.012], light: [1, 0.93, 0.76], faded: 0.1, scratches: 0 }],
        },
        {
          do: 'artwork',
          view: CARD,
          worn: 0.1,
          marks: [
            { draw: 'path', path: ornaments.rectangle([784, 63, 668, 924]), line: { paint: INK, width: 3 } },
            { draw: 'path', path: ornaments.rectangle([794, 73, 648, 904]), line: { paint: INK, width: 1.4 } },
          ],
        },
        { do: 'aged', yellow: 0.16, edges: 0.6, creases: 0.2, stains: 2, foxing: 0.35, folds: { x: [], y: [] } },
        {
          do: 'artwork',
          view: CARD,
          opacity: 0.8,
          worn: 0.62,
          // Struck aslant: its bars lie over the sky of the view, the ring runs out over the dark photo.
          soft: 0.0009,
          marks: [
            {
              draw: 'path',
              path: [ornaments.circle(776, 150, 88), ornaments.circle(776, 150, 60)],
              line: { paint: STRUCK, width: 4.4 },
            },
            {
              draw: 'text',
              text: 'PARIS · GARE DU NORD',
              box: [671, 63, 210, 19],
              bend: 75,
              weight: 700,
              size: 21,
              fill: '#1e2330',
            },
            {
              draw: 'text',
              text: '14 VII 02',
              box: [721, 134, 110, 32],
              font: 'condensed',
              weight: 600,
              size: 27,
              fill: '#1e2330',
            },
            {
              draw: 'path',
              path: ornaments.waveLines([318, 92, 372, 116], { lines: 6, waves: 5, swing: 8 }),
              line: { paint: RUN_OUT, width: 4.2, round: true },
            },
          ],
        },
      ]),
      ...baked,
      ...spoon,
      shade.throughPanes({ strength: 0.5, left: [250, -140] }),
    ],
    finish: { ...MORNING, exposure: 1.24 },
  },
})
