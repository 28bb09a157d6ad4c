import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

const surface = { kind: 'surface', of: 'pasted', sheets: [3, 3] } as const

export default definePhotoFrame({
  name: 'posters-on-the-wall',
  summary: 'Up to three posters pasted on a flaking wall, by lamplight',
  samples: [
    { url: '{samples}/portrait.jpg', url2: '{samples}/landscape.jpg' },
    { url: '{samples}/landscape.jpg', url3: '{samples}/portrait.jpg' },
  ],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'posters_on_the_wall'),
        slots: [
          { input: 'url', treat: [surface], gain: 0.72 },
          { input: 'url2', treat: [surface], standIn: 'sea' },
          { input: 'url3', treat: [surface], standIn: 'night' },
        ],
      },
    ],
    finish: { tone: 'film', vignette: 0.2 },
  },
})
