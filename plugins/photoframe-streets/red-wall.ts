import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

const surface = { kind: 'surface', of: 'pasted', sheets: [3, 3] } as const

export default definePhotoFrame({
  name: 'red-wall',
  summary: 'Pasted on an old brick wall, in the evening sun below trees',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'red_wall'),
        slots: [{ input: 'url', treat: [surface] }],
      },
    ],
    finish: { tone: 'film', vignette: 0.2 },
  },
})
