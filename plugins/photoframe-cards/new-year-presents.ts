import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import { BULBS, EVENING, GLOSS, photoIn, type SheetStep, standing, stock, words } from './kit.ts'

/** A print on white paper, 216 × 246 mm, in fifths of a millimetre. */
const VIEW = [1080, 1230] as const
const GILT = { from: [100, 1010], to: [980, 1190], inks: ['#d2a644', '#94661a', '#dfb95c', '#8a5c16'] } as const

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
