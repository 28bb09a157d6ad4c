import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

/** From what is hot in it, in the sun before the dark of the room. */
const steam = [
  'M612 232C560 150 640 110 600 60S640 -30 610 -60C680 -30 650 40 668 80S610 150 640 232Z',
  'M690 236C740 150 670 120 712 70S690 -20 730 -60C770 -10 730 50 752 92S700 160 720 236Z',
  'M650 240C630 160 680 130 664 90S690 20 676 -20C716 30 690 80 704 120S668 170 676 240Z',
].map((path) => ({ draw: 'path' as const, path, fill: '#fff4e4' }))

export default definePhotoFrame({
  name: 'mug',
  summary: 'Printed on a mug in the morning sun',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'mug'),
        slots: [
          {
            gain: 1.25,
            input: 'url',
            // It turns away from the window with the mug.
            treat: [{ kind: 'lamplight', at: [0.3, 0.25], reach: 0.9, rest: 0.5, gain: 1.12, light: [1, 0.96, 0.9] }],
          },
        ],
      },
      { do: 'artwork', view: [1280, 960], blend: 'light', opacity: 0.2, soft: 0.03, marks: steam },
    ],
    finish: { tone: 'film', vignette: 0.2 },
  },
})
