import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'national_gallery',
  summary: 'Up to three pictures on blue damask, in a sky-lit hall',
  samples: [{ url: '{samples}/portrait.jpg', url2: '{samples}/landscape.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'national_gallery'),
        slots: [
          { input: 'url', headroom: 0.12, gain: 0.75 },
          { input: 'url2', standIn: 'sea' },
          { input: 'url3', standIn: 'hills' },
        ],
      },
    ],
    finish: { tone: 'film', vignette: 0.22 },
  },
})
