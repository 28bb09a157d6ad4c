import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import { MORNING, standing, stock, words } from './kit.ts'

/** The tag, 112 × 66 mm. */
const TAG = [560, 330] as const

export default definePhotoFrame({
  name: 'valentine',
  summary: 'A heart on paper lace and red velvet, with roses',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      standing(
        'valentine',
        [
          {
            do: 'photo',
            at: [0.5, 0.5],
            size: [1, 1],
            headroom: 0.19,
            small: 0.63,
            beyond: 0.9,
            // Its gloss lies over the darks: they are printed deeper.
            treat: [{ kind: 'grade', contrast: 0.3, exposure: 0.95, saturation: 1.3, corners: 0.3 }],
          },
        ],
        [
          stock(['#f6ecda', '#efe2ca']),
          words(TAG, 'Be mine', [40, 60, 470, 220], { font: 'script', size: 150, fill: '#a01828' }),
        ],
      ),
    ],
    finish: { ...MORNING, vignette: 0.28 },
  },
})
