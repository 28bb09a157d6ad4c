import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

const surface = { kind: 'surface', of: 'tube', colours: 0.1 } as const

export default definePhotoFrame({
  name: 'very_old_telly',
  summary: 'In black and white on the bulging screen of an old television, at night',
  samples: [
    { url: '{samples}/portrait.jpg' },
    { url: '{samples}/landscape.jpg', url2: '{samples}/portrait.jpg', url3: '{samples}/landscape.jpg' },
  ],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'telly'),
        slots: [
          { input: 'url', treat: [surface] },
          { input: 'url2', standIn: 'leaves' },
          { input: 'url3', standIn: 'sea' },
        ],
      },
    ],
    finish: { tone: 'film', vignette: 0.3, bloom: { strength: 0.35, from: 0.9 } },
  },
})
