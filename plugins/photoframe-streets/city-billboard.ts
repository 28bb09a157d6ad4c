import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

const surface = { kind: 'surface', of: 'vinyl', sheets: [3, 3], strength: 1.35 } as const
/** The sun rakes over the sheets from the left. */
const sunny = { kind: 'lamplight', at: [0, 0], reach: 1.2, rest: 0.74, gain: 1.16, light: [1, 0.96, 0.88] } as const

export default definePhotoFrame({
  name: 'city-billboard',
  summary: 'On the gable of a town house, on a bright day',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'city_billboard'),
        slots: [{ input: 'url', treat: [surface, sunny] }],
      },
    ],
    finish: { tone: 'film', vignette: 0.2 },
  },
})
