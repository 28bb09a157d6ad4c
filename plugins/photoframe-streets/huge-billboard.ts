import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

const surface = { kind: 'surface', of: 'vinyl', sheets: [3, 3], strength: 1.6 } as const
/** The sun stands high at the left; the cornice keeps the upper edge darker than the middle. */
const sunny = { kind: 'lamplight', at: [0.2, 0.42], reach: 0.8, rest: 0.7, gain: 1.14, light: [1, 0.97, 0.9] } as const

export default definePhotoFrame({
  name: 'huge_billboard',
  summary: 'On a canvas of many storeys before a stone house, in the evening sun',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'huge_billboard'),
        slots: [{ input: 'url', treat: [surface, sunny] }],
      },
    ],
    finish: { tone: 'film', vignette: 0.2 },
  },
})
