import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

const surface = { kind: 'surface', of: 'vinyl', sheets: [3, 3] } as const

export default definePhotoFrame({
  name: 'nyc_billboards',
  summary: 'Up to three hoardings above roofs of brick and water tanks',
  samples: [
    { url: '{samples}/portrait.jpg', url2: '{samples}/landscape.jpg' },
    { url: '{samples}/landscape.jpg', url3: '{samples}/portrait.jpg' },
  ],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'nyc_billboards'),
        slots: [
          { input: 'url', treat: [surface] },
          { input: 'url2', treat: [surface], standIn: 'sea' },
          { input: 'url3', treat: [surface], standIn: 'night' },
        ],
      },
    ],
    finish: { tone: 'film', vignette: 0.2 },
  },
})
