import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'at-the-beach',
  summary: 'In a frame of driftwood in the sand, the sea behind',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'at_the_beach'),
        slots: [
          {
            input: 'url',
            // Sun from the right, warm, and light from the sand below.
            treat: [{ kind: 'lamplight', at: [0.8, 0.3], reach: 1, rest: 0.78, gain: 1.14, light: [1, 0.97, 0.9] }],
          },
        ],
      },
    ],
    finish: { tone: 'film', vignette: 0.2 },
  },
})
