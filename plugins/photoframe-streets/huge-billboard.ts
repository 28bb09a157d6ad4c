import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

const surface = { kind: 'surface', of: 'vinyl', sheets: [3, 3] } as const

export default definePhotoFrame({
  name: 'huge_billboard',
  summary: 'On a canvas of many storeys before a stone house, in the evening sun',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'huge_billboard'),
        slots: [{ input: 'url', treat: [surface] }],
      },
    ],
    finish: { tone: 'film', vignette: 0.2 },
  },
})
