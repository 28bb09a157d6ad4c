import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import { MORNING, standing, stock, words } from './kit.ts'

/** The card with the greeting, 200 × 44 mm. */
const CARD = [1000, 220] as const

export default definePhotoFrame({
  name: 'pink_heart',
  summary: 'A heart of pink roses around the photo, a card with a greeting below',
  samples: [
    { url: '{samples}/portrait.jpg', text: 'Love you, Mum' },
    { url: '{samples}/landscape.jpg', text: 'Forever and always, my dearest friend' },
  ],
  recipe: {
    steps: [
      standing(
        'pink_heart',
        [{ do: 'photo', at: [0.5, 0.44], size: [1, 0.88], headroom: 0.265, beyond: 1, small: 0.68 }],
        [
          stock(['#f8ecdf', '#f1e2d2']),
          words(CARD, { input: 'text' }, [150, 22, 780, 176], {
            font: 'script',
            size: 124,
            lines: 2,
            lineHeight: 0.95,
            fill: '#a3244a',
          }),
        ],
      ),
    ],
    finish: MORNING,
  },
})
