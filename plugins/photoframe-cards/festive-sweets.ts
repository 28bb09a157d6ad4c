import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import { MORNING, photoIn, standing, stock, words } from './kit.ts'

/** A card, 244 × 248 mm, in quarters of a millimetre. */
const VIEW = [976, 992] as const

export default definePhotoFrame({
  name: 'festive_sweets',
  summary: 'A card amid sugar canes, macarons and wrapped sweets, with a greeting',
  samples: [
    { url: '{samples}/portrait.jpg', text: 'Sweet Holidays' },
    { url: '{samples}/landscape.jpg', text: 'Have a sweet and merry time' },
  ],
  recipe: {
    steps: [
      standing('festive_sweets', [
        stock(['#f8f3ea', '#f2eadb']),
        photoIn(VIEW, [58, 58, 860, 760]),
        words(VIEW, { input: 'text' }, [70, 832, 836, 140], {
          font: 'script',
          size: 120,
          lines: 2,
          lineHeight: 0.95,
          fill: '#a3122a',
        }),
      ]),
    ],
    finish: MORNING,
  },
})
