import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import { GLOSS, MORNING, oval, paperAround, photoIn, standing, words } from './kit.ts'

/** A card of white board, 270 × 300 mm, in quarters of a millimetre. */
const VIEW = [1080, 1200] as const
/** Middle and radius of the photo: the wreath lies on its rim. */
const [x, y, radius] = [540, 484, 412]

export default definePhotoFrame({
  name: 'flowers',
  summary: 'A wreath of garden flowers around the photo, with a greeting',
  samples: [
    { url: '{samples}/portrait.jpg', text: 'Happy Birthday' },
    { url: '{samples}/landscape.jpg', text: 'With love from all of us' },
  ],
  recipe: {
    steps: [
      standing('flowers', [
        photoIn(VIEW, [x - radius, y - radius, 2 * radius, 2 * radius], {
          headroom: 0.17,
          beyond: 0.7,
          small: 0.74,
          treat: [
            // The sun is on it: printed deep, darker below the wreath's rim.
            { kind: 'grade', contrast: 0.32, exposure: 0.86, saturation: 1.2, corners: 0.45 },
            GLOSS,
          ],
        }),
        {
          do: 'artwork',
          view: VIEW,
          blend: 'over',
          marks: [paperAround(VIEW, oval(x, y, radius, radius), ['#f6f3ee', '#f1ece5'])],
        },
        words(VIEW, { input: 'text' }, [90, 1034, 900, 136], {
          font: 'script',
          size: 132,
          lines: 2,
          lineHeight: 0.95,
          fill: '#7c3446',
        }),
      ]),
    ],
    finish: MORNING,
  },
})
