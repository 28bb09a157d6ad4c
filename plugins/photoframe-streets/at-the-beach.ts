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
        slots: [{ input: 'url' }],
      },
    ],
    finish: { tone: 'film', vignette: 0.2 },
  },
})
