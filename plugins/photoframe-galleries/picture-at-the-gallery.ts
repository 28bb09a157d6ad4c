import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'picture_at_the_gallery',
  summary: 'In a gilded frame under the spotlights of a gallery',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'gallery'),
        slots: [{ input: 'url' }],
      },
    ],
    finish: { tone: 'film', vignette: 0.25 },
  },
})
