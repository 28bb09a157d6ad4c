import { definePhotoFrame, ornaments } from '@gateway/sdk-plugin/photo-frame'
import { GLOSS, MORNING, photoIn, standing, stock, SUNLIT, words } from './kit.ts'

/** A card of white board, 208 × 250 mm, in fifths of a millimetre. */
const VIEW = [1040, 1250] as const
const PHOTO = [78, 78, 884, 936] as const
const [left, top, width, height] = PHOTO

export default definePhotoFrame({
  name: 'tulips',
  summary: 'A white card beside a bunch of tulips in the morning sun',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      standing('tulips', [
        stock([
          [0.92, 0.91, 0.88],
          [0.9, 0.885, 0.86],
        ]),
        photoIn(VIEW, PHOTO, { treat: [SUNLIT, GLOSS] }),
        {
          do: 'artwork',
          view: VIEW,
          marks: [
            {
              draw: 'path',
              path: ornaments.rectangle([left - 15, top - 15, width + 30, height + 30]),
              line: { paint: '#8fa27c', width: 4 },
            },
          ],
        },
        words(VIEW, 'Hello, Spring', [110, 1036, 820, 190], { font: 'script', size: 128, fill: '#46663a' }),
      ]),
    ],
    finish: MORNING,
  },
})
