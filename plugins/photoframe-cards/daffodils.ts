import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import { enamelled } from './enamel.ts'
import { GLOSS, MORNING, photoIn, rounded, standing, stock, SUNLIT, words } from './kit.ts'

/** A card of cream board, 226 × 268 mm, in fifths of a millimetre; the block that it stands in hides its foot. */
const VIEW = [1130, 1340] as const
const PHOTO = [92, 92, 946, 946] as const
const [left, top, width, height] = PHOTO
const GILT = { from: [0, 0], to: [1130, 1340], inks: ['#e9cf86', '#b58a34', '#ecd592', '#a97f2e'] } as const

export default definePhotoFrame({
  name: 'daffodils',
  summary: 'A spring card with a greeting, beside a jug of daffodils in the sun',
  samples: [
    { url: '{samples}/portrait.jpg', text: 'Happy Spring' },
    { url: '{samples}/landscape.jpg', text: 'Thank you for everything, dear Aunt' },
  ],
  recipe: {
    steps: [
      standing('daffodils', [
        stock([
          [0.92, 0.9, 0.8],
          [0.89, 0.87, 0.74],
        ]),
        photoIn(VIEW, PHOTO, { treat: [SUNLIT, GLOSS] }),
        {
          do: 'artwork',
          view: VIEW,
          blend: 'over',
          marks: [
            {
              draw: 'path',
              path: rounded([left - 18, top - 18, width + 36, height + 36], 10),
              line: { paint: GILT, width: 7 },
            },
          ],
        },
        words(VIEW, { input: 'text' }, [110, 1070, 910, 180], {
          font: 'script',
          size: 138,
          lines: 2,
          lineHeight: 1,
          fill: '#4a6a2c',
        }),
      ]),
      ...enamelled,
    ],
    finish: MORNING,
  },
})
