import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'five_paintings',
  summary: 'Up to five pictures on the red wall of an old salon',
  samples: [
    { url: '{samples}/portrait.jpg' },
    { url: '{samples}/portrait.jpg', url2: '{samples}/landscape.jpg', url5: '{samples}/landscape.jpg' },
  ],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'salon'),
        slots: [
          { input: 'url' },
          { input: 'url2', standIn: 'sea' },
          { input: 'url3', standIn: 'leaves' },
          { input: 'url4', standIn: 'hills' },
          { input: 'url5', standIn: 'night' },
        ],
      },
    ],
    finish: { tone: 'film', vignette: 0.25 },
  },
})
