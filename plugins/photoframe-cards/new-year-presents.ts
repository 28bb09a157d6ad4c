import { definePhotoFrame, ornaments } from '@gateway/sdk-plugin/photo-frame'
import { BULBS, EVENING, GLOSS, photoIn, type SheetStep, standing, stock, words } from './kit.ts'

/** A print on white paper, 216 × 246 mm, in fifths of a millimetre. */
const VIEW = [1080, 1230] as const
/** Foil: bands of the lamps in it, dark between. */
const GILT = {
  from: [80, 1040],
  to: [1000, 1160],
  inks: ['#a8741c', '#f0cf7c', '#96661a', '#7a4e12', '#e2b654', '#ecca76', '#a06c1c', '#7c5012', '#d8a844', '#8a5c16'],
} as const

/** The garland's lamps on the paper: warm from above, lost towards the greeting. */
const glow: SheetStep = {
  do: 'artwork',
  view: VIEW,
  blend: 'ink',
  marks: [
    {
      draw: 'path',
      path: 'M0 0H1080V1230H0Z',
      fill: { from: [540, 0], to: [500, 1230], inks: ['#ffeccc', '#fff3e2', '#f3eadf', '#eae0d6'] },
    },
  ],
}

/** What each lamp above leaves on the paper below it, and its image, drawn long, in the gloss of the print. */
const LAMPS = [110, 385, 700, 1010].map((x, at) => [x, 26 + 14 * (at % 2)] as const)
const pools: SheetStep = {
  do: 'artwork',
  view: VIEW,
  blend: 'light',
  marks: LAMPS.map(([x, y]) => ({
    draw: 'path',
    path: ornaments.oval(x, y, 230, 230),
    fill: { centre: [x, y], radius: 230, inks: ['#8a5c2c', '#442c14', '#1a1008', '#00000000'] },
  })),
}
const images: SheetStep = {
  do: 'artwork',
  view: VIEW,
  blend: 'light',
  soft: 0.004,
  marks: LAMPS.map(([x, y]) => ({
    draw: 'path',
    path: ornaments.oval(x, y + 84, 11, 34),
    fill: { centre: [x, y + 84], radius: 34, inks: ['#e8c890', '#b07c40', '#3a2410', '#00000000'] },
  })),
}

export default definePhotoFrame({
  name: 'new_year_presents',
  summary: 'A print among presents, baubles and fir twigs, with a greeting in gold',
  samples: [
    { url: '{samples}/friend.jpg', text: 'Happy New Year' },
    { url: '{samples}/landscape.jpg', text: 'A happy and peaceful new year to all of you' },
  ],
  recipe: {
    steps: [
      standing('new_year_presents', [
        stock(['#f7f2e8', '#f0e8da']),
        photoIn(VIEW, [66, 66, 948, 930], {
          treat: [
            { ...BULBS, rest: 0.8, gain: 1.2, light: [1, 0.95, 0.84] },
            { ...GLOSS, strength: 0.19 },
          ],
        }),
        glow,
        pools,
        images,
        words(VIEW, { input: 'text' }, [80, 1018, 920, 180], {
          font: 'script',
          size: 136,
          lines: 2,
          lineHeight: 0.95,
          fill: GILT,
        }),
      ]),
    ],
    finish: EVENING,
  },
})
