import { definePhotoFrame, ornaments } from '@gateway/sdk-plugin/photo-frame'
import { GLOSS, MORNING, photoIn, standing, stock, SUNLIT, words } from './kit.ts'

/** A leaf for the words, 88 × 124 mm, and a print beside it, 136 × 166 mm. */
const LEAF = [660, 930] as const
const PRINT = [680, 830] as const
const GILT = { from: [0, 0], to: [660, 930], inks: ['#a67c26', '#6b4a10', '#ad832c', '#65450e'] } as const

export default definePhotoFrame({
  name: 'card_with_laces',
  summary: 'A card on paper lace with a ribbon, roses and a greeting in gold',
  samples: [
    { url: '{samples}/portrait.jpg', text: 'Best Wishes' },
    { url: '{samples}/landscape.jpg', text: 'To the happy couple, with love' },
  ],
  recipe: {
    steps: [
      standing(
        'card_with_laces',
        [
          stock(['#f6efe4', '#f0e7d8']),
          {
            do: 'artwork',
            view: LEAF,
            marks: [
              { draw: 'path', path: ornaments.rectangle([24, 24, 612, 882]), line: { paint: '#c79a9a', width: 4 } },
              { draw: 'path', path: ornaments.rectangle([36, 36, 588, 858]), line: { paint: '#c79a9a', width: 2 } },
            ],
          },
          words(LEAF, { input: 'text' }, [52, 120, 556, 690], {
            font: 'script',
            size: 190,
            lines: 4,
            lineHeight: 1.05,
            fill: GILT,
          }),
        ],
        [stock(['#f6f2ea', '#f0eae0']), photoIn(PRINT, [34, 34, 612, 762], { treat: [SUNLIT, GLOSS] })],
      ),
    ],
    finish: MORNING,
  },
})
