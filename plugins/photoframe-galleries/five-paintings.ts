import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

const surface = { kind: 'surface', of: 'canvas' } as const

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
          { input: 'url', treat: [surface] },
          { input: 'url2', treat: [surface], standIn: 'sea' },
          { input: 'url3', treat: [surface], standIn: 'leaves' },
          { input: 'url4', treat: [surface], standIn: 'hills' },
          { input: 'url5', treat: [surface], standIn: 'night' },
        ],
      },
    ],
    finish: { tone: 'film', vignette: 0.25 },
  },
})
