import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import { GILT, MORNING, oval, paperAround, photoIn, standing, words } from './kit.ts'

/** A card of ivory board, 206 × 252 mm, in fifths of a millimetre. */
const VIEW = [1030, 1260] as const
/** Middle and radii of the photo's oval. */
const OVAL = [515, 545, 385, 470] as const
const [x, y, across, down] = OVAL
const LEAF = { from: [100, 60], to: [930, 1060], inks: GILT } as const

export default definePhotoFrame({
  name: 'roses',
  summary: 'An ivory card with an oval portrait, among red roses in the evening sun',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      standing('roses', [
        photoIn(VIEW, [x - across, y - down, 2 * across, 2 * down]),
        {
          do: 'artwork',
          view: VIEW,
          blend: 'over',
          marks: [
            paperAround(VIEW, oval(x, y, across, down), ['#f4eedd', '#efe7d2']),
            { draw: 'path', path: oval(x, y, across + 4, down + 4), line: { paint: LEAF, width: 12 } },
            { draw: 'path', path: oval(x, y, across + 24, down + 24), line: { paint: LEAF, width: 3 } },
          ],
        },
        words(VIEW, 'With all my love', [230, 1070, 640, 140], { font: 'script', size: 104, fill: '#7a1420' }),
      ]),
    ],
    finish: MORNING,
  },
})
