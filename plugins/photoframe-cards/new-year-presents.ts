import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import { EVENING, photoIn, standing, stock, words } from './kit.ts'

/** A print on white paper, 216 × 246 mm, in fifths of a millimetre. */
const VIEW = [1080, 1230] as const
const GILT = { from: [100, 1010], to: [980, 1190], inks: ['#d2a644', '#94661a', '#dfb95c', '#8a5c16'] } as const

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
        photoIn(VIEW, [66, 66, 948, 930]),
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
