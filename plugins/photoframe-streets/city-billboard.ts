import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

const surface = { kind: 'surface', of: 'vinyl', sheets: [3, 3] } as const

export default definePhotoFrame({
  name: 'city-billboard',
  summary: 'On the gable of a town house, on a bright day',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'city_billboard'),
        slots: [{ input: 'url', treat: [surface] }],
      },
    ],
    finish: { tone: 'film', vignette: 0.2 },
  },
})
