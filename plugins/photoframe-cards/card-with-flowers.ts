import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import { GLOSS, MORNING, photoIn, standing, stock, SUNLIT, words } from './kit.ts'

/** A print, 170 × 206 mm, and a tag, 98 × 58 mm, on a board with a seam around it. */
const PRINT = [850, 1030] as const
const TAG = [490, 290] as const

export default definePhotoFrame({
  name: 'card-with-flowers',
  summary: 'A card of brown board with fresh flowers laid on it',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      standing(
        'card_with_flowers',
        [
          stock([
            [0.9, 0.89, 0.86],
            [0.89, 0.87, 0.83],
          ]),
          photoIn(PRINT, [40, 40, 770, 950], { treat: [SUNLIT, GLOSS] }),
        ],
        [
          stock(['#f6efdf', '#efe5d0']),
          words(TAG, 'Thank you', [40, 40, 410, 210], { font: 'script', size: 128, fill: '#5a4632' }),
        ],
      ),
    ],
    finish: MORNING,
  },
})
