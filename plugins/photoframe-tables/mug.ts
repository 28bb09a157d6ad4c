import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

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
            input: 'url',
            // The window that the glaze mirrors.
            gain: 1.25,
            treat: [
              {
                kind: 'glare',
                at: [0.14, 0.46],
                size: [0.1, 1.3],
                lean: 0.02,
                panes: [1, 1],
                soft: 0.05,
                strength: 0.3,
                foot: 0.6,
              },
            ],
          },
        ],
      },
    ],
    finish: { tone: 'film', vignette: 0.2 },
  },
})
