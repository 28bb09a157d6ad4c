import { definePhotoFrame, ornaments } from '@gateway/sdk-plugin/photo-frame'
import { MORNING, photoIn, standing, stock, words } from './kit.ts'

/** A postcard of 360 × 252 mm, in quarters of a millimetre, as they were sent a hundred years ago. */
const VIEW = [1440, 1008] as const
const PHOTO = [86, 86, 596, 770] as const
const [left, top, width, height] = PHOTO

export default definePhotoFrame({
  name: 'easter_postcard',
  summary: 'An old Easter postcard with dyed eggs in a nest and a greeting',
  samples: [
    { url: '{samples}/portrait.jpg', text: 'Happy Easter' },
    { url: '{samples}/landscape.jpg', text: 'Joyful Easter wishes from the whole family' },
  ],
  recipe: {
    steps: [
      standing('easter_postcard', [
        stock([
          [0.88, 0.82, 0.67],
          [0.81, 0.72, 0.54],
        ]),
        {
          do: 'artwork',
          view: VIEW,
          worn: 0.12,
          marks: [
            { draw: 'path', path: ornaments.rectangle([32, 32, 1376, 944]), line: { paint: '#a8823c', width: 5 } },
            { draw: 'path', path: ornaments.rectangle([46, 46, 1348, 916]), line: { paint: '#a8823c', width: 2 } },
            {
              draw: 'path',
              path: ornaments.rectangle([left - 12, top - 12, width + 24, height + 24]),
              line: { paint: '#5d7a3f', width: 4 },
            },
          ],
        },
        words(VIEW, { input: 'text' }, [750, 262, 600, 330], {
          font: 'script',
          size: 176,
          lines: 3,
          lineHeight: 1.04,
          fill: '#4d6a2f',
        }),
        // Printed on the card's own stock: it ends softly in the paper, whose tooth is seen in it.
        photoIn(VIEW, PHOTO, {
          blend: 'ink',
          outline: {
            path: ornaments.rounded([16, 16, width - 32, height - 32], 150),
            view: [width, height],
            soft: 0.035,
          },
          treat: [{ kind: 'toned', colours: 0.72, faded: 0.3, scratches: 2, grain: 0.6 }],
        }),
        { do: 'aged', yellow: 0.35, edges: 0.75, creases: 0.3, stains: 1, foxing: 0.55 },
      ]),
    ],
    finish: MORNING,
  },
})
