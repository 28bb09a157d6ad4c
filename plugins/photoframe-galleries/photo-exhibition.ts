import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'photo_exhibition',
  summary: 'Two framed prints in a white hall of concrete and oak',
  samples: [{ url: '{samples}/portrait.jpg', url2: '{samples}/landscape.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'exhibition'),
        slots: [{ input: 'url' }, { input: 'url2', standIn: 'leaves' }],
      },
    ],
    finish: { tone: 'film', vignette: 0.15 },
  },
})
