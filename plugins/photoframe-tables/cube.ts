import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'cube',
  summary: 'Photos on the sides of a wooden cube, by a window',
  samples: [{ url: '{samples}/portrait.jpg', url2: '{samples}/landscape.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'cube'),
        slots: [{ input: 'url' }, { input: 'url2', standIn: 'leaves' }, { input: 'url3', standIn: 'sea' }],
      },
    ],
    finish: { tone: 'film', vignette: 0.2 },
  },
})
