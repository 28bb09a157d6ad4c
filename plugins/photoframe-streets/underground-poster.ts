import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'underground-poster',
  summary: 'Framed in bronze on the tiles of an underground station',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'underground_poster'),
        slots: [{ input: 'url' }],
      },
    ],
    finish: { tone: 'film', vignette: 0.2 },
  },
})
